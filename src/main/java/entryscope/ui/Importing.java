// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.listing.making.Made;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.ListingIndex;
import entryscope.listing.read.Options;
import entryscope.listing.read.Progress;
import entryscope.session.importing.Contents;
import entryscope.session.importing.ImportRequest;
import entryscope.session.importing.Imported;
import entryscope.session.importing.Importer;
import entryscope.session.importing.Source;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The listing that is being opened: read, and made a flow of, away from the thread of the window.
public final class Importing {
  /// How far it is.
  sealed interface State {
    /// Nothing is read.
    record Idle() implements State {}

    /// Something takes time.
    ///
    /// @param done bytes of text so far
    /// @param total bytes in all, 0 where that is not known
    record Busy(String what, long done, long total) implements State {}

    /// It is read; functions can be chosen.
    ///
    /// @param problem why the last choice made no flow; empty where it did or none was made
    record Ready(Contents contents, String problem) implements State {}

    /// The reader had enough of waiting, and nothing is read.
    record Stopped() implements State {}

    /// It cannot be read.
    record Failed(String problem) implements State {}
  }

  private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new State.Idle());
  private final Executor reading;
  private final Executor fx;
  private Job job;

  /// What functions can be chosen of, as long as it is read.
  private Optional<Contents> read = Optional.empty();

  /// Touched by `reading` only.
  private Optional<ListingIndex> index = Optional.empty();

  /// One listing, for as long as no other is asked for.
  private final class Job implements Progress {
    private volatile boolean cancelled;

    /// What was asked for last, and what is being done: anything else is given up.
    private volatile int asked;

    private volatile int doing;

    /// Called by the thread of the window only.
    int ask() {
      int next = asked + 1;
      asked = next;
      return next;
    }

    /// Whether this is still what was asked for.
    boolean begin(int number) {
      doing = number;
      return asked == number;
    }

    @Override
    public void reached(String what, long done, long total) {
      fx.execute(() -> show(this, new State.Busy(what, done, total)));
    }

    @Override
    public boolean cancelled() {
      return cancelled || asked != doing;
    }
  }

  /// @param reading does one task after the other; it alone touches what is read
  Importing(Executor reading, Executor fx) {
    this.reading = reading;
    this.fx = fx;
    this.job = new Job();
  }

  ReadOnlyObjectProperty<State> state() {
    return state.getReadOnlyProperty();
  }

  /// Reads a listing in place of any other.
  void read(Source source, Options options) {
    Job mine = next(new State.Busy("Reading " + source.name(), 0, 0));
    reading.execute(
        () -> {
          release();
          State read = mine.cancelled() ? new State.Idle() : opened(source, options, mine);
          fx.execute(() -> show(mine, read));
        });
  }

  private State opened(Source source, Options options, Job mine) {
    try {
      ListingIndex opened = source.open(options, mine);
      index = Optional.of(opened);
      return new State.Ready(Contents.of(opened), "");
    } catch (ListingException e) {
      return new State.Failed(problem(source, e.line(), e.what(), e.hint()));
    }
  }

  /// Makes a flow of what was read, and gives it to who wants it; otherwise says why not.
  void make(Source source, ImportRequest request, String id, Consumer<Made> use) {
    Job mine = job;
    int number = mine.ask();
    state.set(new State.Busy("Making the flow", 0, 0));
    reading.execute(
        () -> {
          if (!mine.begin(number)) {
            return;
          }
          Imported made =
              index
                  .map(open -> Importer.of(open, request, id, source.name(), "listing"))
                  .orElseGet(() -> new Imported.Refused("nothing is read"));
          Optional<Contents> contents = index.map(Contents::of);
          fx.execute(() -> show(mine, number, source, made, contents, use));
        });
  }

  private void show(
      Job mine,
      int number,
      Source source,
      Imported made,
      Optional<Contents> contents,
      Consumer<Made> use) {
    if (mine != job || number != mine.asked) {
      return;
    }
    String problem =
        switch (made) {
          case Imported.Done _ -> "";
          case Imported.Refused(String reason) -> reason;
          case Imported.Unreadable(int line, String what, String hint) ->
              problem(source, line, what, hint);
        };
    state.set(
        contents
            .<State>map(read -> new State.Ready(read, problem))
            .orElseGet(() -> new State.Failed(problem)));
    if (made instanceof Imported.Done(Made flow, var _)) {
      use.accept(flow);
    }
  }

  /// `file:line: what; hint`.
  private static String problem(Source source, int line, String what, String hint) {
    return source.name()
        + (line > 0 ? ":" + line : "")
        + ": "
        + what
        + (hint.isEmpty() ? "" : "; " + hint);
  }

  /// Stops what takes time: making a flow, after which another choice can be made, or reading.
  void stop() {
    job.ask();
    state.set(read.<State>map(now -> new State.Ready(now, "")).orElseGet(State.Stopped::new));
  }

  /// Stops what takes time and lets go of the listing.
  void cancel() {
    next(new State.Idle());
    reading.execute(this::release);
  }

  private Job next(State first) {
    job.cancelled = true;
    job = new Job();
    read = Optional.empty();
    state.set(first);
    return job;
  }

  private void release() {
    index.ifPresent(ListingIndex::close);
    index = Optional.empty();
  }

  private void show(Job mine, State next) {
    if (mine == job && !mine.cancelled()) {
      read = next instanceof State.Ready(Contents contents, var _) ? Optional.of(contents) : read;
      state.set(next);
    }
  }
}
