// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Terminator;
import java.util.Arrays;
import java.util.List;

/// The keys that say how a block ends.
enum Ending {
  GOTO("goto"),
  JUMP("jump"),
  BRANCH("branch"),
  CALL("call"),
  TAIL_CALL("tailCall"),
  RETURN("return"),
  LEAVE("leave");

  private final String key;

  Ending(String key) {
    this.key = key;
  }

  String key() {
    return key;
  }

  static List<String> keys() {
    return Arrays.stream(values()).map(Ending::key).toList();
  }

  static Ending of(Terminator terminator) {
    return switch (terminator) {
      case Terminator.Goto(String _, boolean jump) -> jump ? JUMP : GOTO;
      case Terminator.Branch _ -> BRANCH;
      case Terminator.Call _ -> CALL;
      case Terminator.TailCall _ -> TAIL_CALL;
      case Terminator.Return _ -> RETURN;
      case Terminator.Leave _ -> LEAVE;
    };
  }
}
