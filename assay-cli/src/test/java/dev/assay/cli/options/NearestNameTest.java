package dev.assay.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which name was probably meant. */
class NearestNameTest {
  private static String suggestion(String given) {
    return NearestName.suggestion(given, List.of("check", "certify", "--max-states", "-h"));
  }

  @Test
  void aNameWithFewMistakesIsKnownAgain() {
    assertThat(suggestion("chekc")).isEqualTo(" (did you mean check?)");
    assertThat(suggestion("certfy")).isEqualTo(" (did you mean certify?)");
    assertThat(suggestion("--max-state")).isEqualTo(" (did you mean --max-states?)");
  }

  @Test
  void anEntirelyOtherNameIsNot() {
    assertThat(suggestion("replay")).isEmpty();
    assertThat(suggestion("-x")).isEmpty();
    assertThat(suggestion("")).isEmpty();
  }
}
