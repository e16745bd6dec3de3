package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The launcher, and the commands that the README shows. */
class ReadmeTest {
  @TempDir private Path folder;

  @Test
  void launcherTellsTheVersion() throws Exception {
    assertThat(run("./assay --version")).contains("assay " + Version.number());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void commandSucceeds(String command) throws Exception {
    run(command);
  }

  @Test
  void theReadmeShowsWhatTheExamplePrints() throws IOException {
    String command = "$ ./assay check examples/Transfer.java\n";
    String readme = Files.readString(Repository.ROOT.resolve("README.md"));
    int at = readme.indexOf(command) + command.length();
    String shown = readme.substring(at, readme.indexOf("```", at));
    String target = Repository.ROOT.resolve("examples/Transfer.java").toString();
    assertThat(CommandOutput.of("check", target).out()).startsWith(shown);
  }

  /** The lines of the README's {@code sh} blocks that call the launcher. */
  static List<String> commands() throws IOException {
    List<String> commands = new ArrayList<>();
    boolean inside = false;
    for (String line : Files.readAllLines(Repository.ROOT.resolve("README.md"))) {
      if (line.startsWith("```")) {
        inside = line.equals("```sh");
      } else if (inside && line.startsWith("./assay ")) {
        commands.add(line.strip());
      }
    }
    return commands;
  }

  /** Runs a command line at the root; it must succeed. Gives what it printed. */
  private String run(String command) throws IOException, InterruptedException {
    Path output = folder.resolve("output.txt");
    Process process =
        new ProcessBuilder("sh", "-c", command)
            .directory(Repository.ROOT.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    process.getOutputStream().close();
    boolean ended = process.waitFor(10, TimeUnit.MINUTES);
    if (!ended) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    String text = Files.readString(output);
    assertThat(ended).as("'%s' ends; it printed:%n%s", command, text).isTrue();
    assertThat(process.exitValue())
        .as("exit status of '%s', which printed:%n%s", command, text)
        .isZero();
    return text;
  }
}
