// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FileNamesTest {
  private final FileNames names = new FileNames();

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "s390-6.7-sven-v2,  s390-6.7-sven-v2",
        "a/b\\c,            a_b_c",
        "../../etc/passwd,  _._.._etc_passwd",
        "$(rm) `x`<>|*?:,   __rm___x_______",
        "-rf,               _rf",
        ".hidden,           _hidden",
        "CON,               _CON",
        "nul.svg,           _nul.svg"
      })
  void aNameIsSafeOnEveryFileSystem(String wanted, String name) {
    String safe = names.safe(wanted);
    assertThat(safe).matches("[A-Za-z0-9_][A-Za-z0-9_.-]*");
    assertThat(safe).isEqualTo(name);
  }

  @Test
  void eachNameIsGivenOnceUpperAndLowerCaseAlike() {
    assertThat(names.safe("a")).isEqualTo("a");
    assertThat(names.safe("A")).isEqualTo("A-2");
    assertThat(names.safe("a")).isEqualTo("a-3");
    assertThat(names.safe("")).isEqualTo("_");
  }
}
