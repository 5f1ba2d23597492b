// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UserFoldersTest {
  private static final Path HOME = Path.of("/home/me");

  @Test
  void linuxKeepsThemWhereTheSpecificationSays() {
    assertThat(UserFolders.of("Linux", Map.of(), HOME))
        .isEqualTo(
            new UserFolders(
                HOME.resolve(".config/entryscope"), HOME.resolve(".local/state/entryscope")));
    assertThat(
            UserFolders.of("Linux", Map.of("XDG_CONFIG_HOME", "/c", "XDG_STATE_HOME", "/s"), HOME))
        .isEqualTo(new UserFolders(Path.of("/c/entryscope"), Path.of("/s/entryscope")));
  }

  @Test
  void aRelativePathInTheEnvironmentIsIgnored() {
    assertThat(UserFolders.of("Linux", Map.of("XDG_STATE_HOME", "state"), HOME).state())
        .isEqualTo(HOME.resolve(".local/state/entryscope"));
    assertThat(UserFolders.of("Linux", Map.of("XDG_STATE_HOME", ""), HOME).state())
        .isEqualTo(HOME.resolve(".local/state/entryscope"));
  }

  @Test
  void otherPlatformsHaveTheirOwn() {
    assertThat(UserFolders.of("Mac OS X", Map.of(), HOME).config())
        .isEqualTo(HOME.resolve("Library/Application Support/Entryscope"));
    assertThat(UserFolders.of("Windows 11", Map.of("APPDATA", "/r"), HOME))
        .isEqualTo(
            new UserFolders(Path.of("/r/Entryscope"), HOME.resolve("AppData/Local/Entryscope")));
  }
}
