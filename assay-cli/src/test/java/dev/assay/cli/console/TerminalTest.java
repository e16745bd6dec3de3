package dev.assay.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a terminal is shown. */
class TerminalTest {
  @Test
  void aLineThatIsTooLongLosesItsLastParts() {
    String line = "12 states, 34 transitions, depth 5";
    assertThat(Terminal.fit(line, 80)).isEqualTo(line);
    assertThat(Terminal.fit(line, line.length() + 1)).isEqualTo(line);
    assertThat(Terminal.fit(line, line.length())).isEqualTo("12 states, 34 transitions");
    assertThat(Terminal.fit(line, 12)).isEqualTo("12 states");
    assertThat(Terminal.fit(line, 5)).isEqualTo("12 s");
    assertThat(Terminal.fit(line, 1)).isEmpty();
  }

  @Test
  void aTerminalWithoutCodesSaysSoByItsName() {
    assertThat(Terminal.understandsCodes(Map.of("TERM", "xterm"))).isTrue();
    assertThat(Terminal.understandsCodes(Map.of("TERM", "dumb"))).isFalse();
    assertThat(Terminal.understandsCodes(Map.of())).isFalse();
  }
}
