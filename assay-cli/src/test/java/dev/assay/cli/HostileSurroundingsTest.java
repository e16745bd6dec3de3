package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands in a JVM of their own: with little memory, in a locale that knows few characters. */
class HostileSurroundingsTest {
  private static final String FAILS =
      """
      public class Fails {
        public static void main(String[] args) {
          assert args.length > 0;
        }
      }
      """;

  @TempDir private Path folder;
  private Workspace workspace;

  @BeforeEach
  void open() {
    workspace = new Workspace(folder);
  }

  private record Ended(int status, String output) {}

  private Ended run(String locale, List<String> jvm, String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java"));
    command.addAll(jvm);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.assay.cli.Main"));
    command.addAll(List.of(words));
    Path out = folder.resolve("out.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
    builder.environment().put("LC_ALL", locale);
    Process process = builder.start();
    try {
      process.getOutputStream().close();
      assertThat(process.waitFor(180, TimeUnit.SECONDS)).as(Files.readString(out)).isTrue();
      return new Ended(process.exitValue(), Files.readString(out));
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void aReplayThatLacksMemoryHasNotReproducedTheViolation() throws Exception {
    String program = workspace.source("Fails.java", FAILS);
    String trace = workspace.path("fails.json");
    assertThat(CommandOutput.of("check", "--trace", trace, program).exit()).isEqualTo(1);
    Ended e = run("C.UTF-8", List.of("-Xmx16m", "-XX:+UseSerialGC"), "replay", trace);
    assertThat(e.status).as(e.output).isEqualTo(3);
    assertThat(e.output).startsWith("assay: Assay has used up its memory").hasLineCount(1);
  }

  @Test
  void aNameThatTheLocaleDoesNotKnowIsAUsageError() throws Exception {
    for (String command : List.of("check", "run", "bound")) {
      Ended e = run("C", List.of(), command, "Größe");
      assertThat(e.status).as(e.output).isEqualTo(2);
      assertThat(e.output).startsWith("assay: ").contains("LC_ALL=C.UTF-8").hasLineCount(1);
    }
  }
}
