package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.command.Version;
import dev.assay.cli.run.RunCommand;
import org.junit.jupiter.api.Test;

/** Help and version. */
class HelpTest {
  @Test
  void theVersionIsShown() {
    CommandOutput expected = new CommandOutput(0, "assay " + Version.number() + "\n", "");
    assertThat(CommandOutput.of("--version")).isEqualTo(expected);
    assertThat(CommandOutput.of("-V")).isEqualTo(expected);
    assertThat(CommandOutput.of("run", "--version")).isEqualTo(expected);
  }

  @Test
  void theHelpNamesEveryCommand() {
    CommandOutput output = CommandOutput.of("--help");
    assertThat(output.exit()).isZero();
    assertThat(output.err()).isEmpty();
    assertThat(output.out())
        .startsWith("Usage: assay [options] COMMAND")
        .contains("assay run [options] TARGET [-- ARGS]");
  }

  @Test
  void theHelpOfACommandNamesEveryOptionOfIt() {
    CommandOutput output = CommandOutput.of("run", "-h");
    assertThat(output.exit()).isZero();
    assertThat(output.out()).startsWith("Usage: assay run [options] TARGET [-- ARGS]\n");
    new RunCommand()
        .syntax()
        .options()
        .forEach(option -> assertThat(output.out()).contains(option.names()));
  }
}
