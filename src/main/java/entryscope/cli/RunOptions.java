// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What is known of the branches of two listings that are compared: for both, and of one alone.
final class RunOptions {
  private static final String BRANCH = "FUNCTION+OFFSET=P";
  private static final String TARGET = "FUNCTION+OFFSET=FUNCTION[,…]";

  @Option(
      names = "--before-trace",
      paramLabel = "FILE",
      description = "Executed addresses of A, as import's --trace takes them.")
  private @Nullable Path beforeTrace;

  @Option(
      names = "--after-trace",
      paramLabel = "FILE",
      description = "Executed addresses of B, as import's --trace takes them.")
  private @Nullable Path afterTrace;

  @Option(
      names = "--branch",
      paramLabel = BRANCH,
      description = "Listings: how likely the branch there is taken, from 0 to 1, in A and in B.")
  private List<String> branches = new ArrayList<>();

  @Option(names = "--before-branch", paramLabel = BRANCH, description = "As --branch, in A alone.")
  private List<String> beforeBranches = new ArrayList<>();

  @Option(names = "--after-branch", paramLabel = BRANCH, description = "As --branch, in B alone.")
  private List<String> afterBranches = new ArrayList<>();

  @Option(
      names = "--target",
      paramLabel = TARGET,
      description = "Listings: where an indirect jump or call there leads, in A and in B.")
  private List<String> targets = new ArrayList<>();

  @Option(names = "--before-target", paramLabel = TARGET, description = "As --target, in A alone.")
  private List<String> beforeTargets = new ArrayList<>();

  @Option(names = "--after-target", paramLabel = TARGET, description = "As --target, in B alone.")
  private List<String> afterTargets = new ArrayList<>();

  /// What is known of the branches of one listing.
  ///
  /// @param trace a file of executed addresses
  /// @param told lines on branches and targets
  record Known(Optional<Path> trace, List<String> told) {
    Known {
      told = List.copyOf(told);
    }
  }

  /// Whether a trace says which path is meant.
  boolean isTraced() {
    return beforeTrace != null || afterTrace != null;
  }

  /// Of A.
  Known before() {
    return known(beforeTrace, beforeBranches, beforeTargets);
  }

  /// Of B, and of a listing that stands alone.
  Known after() {
    return known(afterTrace, afterBranches, afterTargets);
  }

  private Known known(@Nullable Path trace, List<String> ownBranches, List<String> ownTargets) {
    List<String> told = new ArrayList<>(branches);
    told.addAll(targets);
    told.addAll(ownBranches);
    told.addAll(ownTargets);
    return new Known(Optional.ofNullable(trace), told);
  }
}
