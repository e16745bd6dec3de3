package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.command.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The launcher, and the commands that the README shows. */
class ReadmeTest {
  @TempDir private Path folder;

  @Test
  void launcherTellsTheVersion() throws Exception {
    assertThat(run("./assay --version", Repository.ROOT, Set.of(0)))
        .contains("assay " + Version.number());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void commandSucceeds(String command) throws Exception {
    run(command, Repository.ROOT, Set.of(0));
  }

  /** The commands of a block that begin with $ are called one after the other, in one folder. */
  @ParameterizedTest
  @MethodSource("sessions")
  void theReadmeShowsWhatTheCommandsPrint(List<String> session) throws Exception {
    Files.createSymbolicLink(folder.resolve("assay"), Repository.ROOT.resolve("assay"));
    Files.createSymbolicLink(folder.resolve("examples"), Repository.ROOT.resolve("examples"));
    run("./assay --version", folder, Set.of(0)); // the first call may say that it builds
    for (String part : session) {
      String command = part.lines().findFirst().orElseThrow();
      String printed = run(command, folder, Set.of(0, 1, 3));
      assertThat(pattern(part.substring(command.length() + 1)).matcher(printed).lookingAt())
          .as("'%s' printed:%n%s", command, printed)
          .isTrue();
    }
  }

  /** What the README shows of an output, in which … stands for anything. */
  private static Pattern pattern(String shown) {
    StringBuilder pattern = new StringBuilder();
    for (String part : shown.split("…\n", -1)) {
      pattern.append(pattern.length() == 0 ? "" : "(?s:.*?)").append(Pattern.quote(part));
    }
    return Pattern.compile(pattern.toString());
  }

  /** The blocks with commands and what they print: from each command to the next. */
  static List<List<String>> sessions() throws IOException {
    List<List<String>> sessions = new ArrayList<>();
    String[] blocks = Files.readString(Repository.ROOT.resolve("README.md")).split("```\n", -1);
    for (String block : blocks) {
      if (block.startsWith("$ ")) {
        sessions.add(List.of(block.substring(2).split("(?m)^\\$ ")));
      }
    }
    return sessions;
  }

  @Test
  void aJvmThatDoesNotStartIsNoViolation() throws Exception {
    run("./assay --version", Repository.ROOT, Set.of(0)); // the first call may say that it builds
    for (String command : new String[] {"check", "bound", "run"}) {
      assertThat(
              run(
                  "ASSAY_JAVA_OPTS=-Xmx900000g ./assay " + command + " Nothing 2>&1",
                  Repository.ROOT,
                  Set.of(2)))
          .startsWith("assay: Java does not start: ")
          .hasLineCount(1);
    }
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

  /** Runs a command line, which must end with one of these statuses. Gives what it printed. */
  private String run(String command, Path directory, Set<Integer> statuses)
      throws IOException, InterruptedException {
    Path output = folder.resolve("output.txt");
    Process process =
        new ProcessBuilder("sh", "-c", command)
            .directory(directory.toFile())
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
        .isIn(statuses);
    return text;
  }
}
