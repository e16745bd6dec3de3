package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The attempt at a check that the launcher makes first. */
class FirstAttemptTest {
  private static final String ENDLESS =
      """
      public class Endless {
        static volatile long count;

        public static void main(String[] args) {
          while (true) count++;
        }
      }
      """;
  private static final String READER =
      """
      public class Reader {
        public static void main(String[] args) throws Exception {
          assert System.in.read() == 'a';
        }
      }
      """;

  @TempDir private Path folder;

  private record Ended(int status, String output) {}

  private Ended check(String attempt, String source, String... options) throws Exception {
    String name = source.split(" ")[2] + ".java";
    List<String> command =
        new ArrayList<>(
            List.of(
                System.getProperty("java.home") + "/bin/java",
                "-Dassay.attempt=" + attempt,
                "-cp",
                System.getProperty("java.class.path"),
                "dev.assay.cli.Main",
                "check"));
    command.addAll(List.of(options));
    command.add(new Workspace(folder).source(name, source));
    Path out = folder.resolve("out.txt");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .redirectInput(Files.writeString(folder.resolve("in.txt"), "b").toFile())
            .start();
    try {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(Files.readString(out)).isTrue();
      return new Ended(process.exitValue(), Files.readString(out));
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void aSearchThatDoesNotEndInTimeIsGivenUpInSilence() throws Exception {
    assertThat(check("100", ENDLESS, "--workers", "1")).isEqualTo(new Ended(201, ""));
  }

  @Test
  void aSearchThatKeepsAllProcessorsBusyIsGivenUpLater() throws Exception {
    assertThat(check("100", ENDLESS, "--workers", "256")).isEqualTo(new Ended(202, ""));
  }

  @Test
  void aSearchThatMayNotTakeLongIsNotGivenUp() throws Exception {
    Ended e = check("400", ENDLESS, "--workers", "1", "--max-time", "1");
    assertThat(e.status).isEqualTo(3);
    assertThat(e.output).contains("the time limit of 1.0 s is reached");
  }

  @Test
  void aSearchIsGivenUpBeforeTheProgramReadsItsInput() throws Exception {
    assertThat(check("60000", READER)).isEqualTo(new Ended(200, ""));
  }

  @Test
  void theOnlyAttemptReadsTheInput() throws Exception {
    Ended e = check("0", READER);
    assertThat(e.status).isEqualTo(1);
    assertThat(e.output).contains("assertion failed");
  }
}
