package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;
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
    List<String> words = new ArrayList<>(List.of("check"));
    words.addAll(List.of(options));
    words.add(file(source));
    return attempt(attempt, words);
  }

  private String file(String source) throws IOException {
    return new Workspace(folder).source(source.split(" ")[2] + ".java", source);
  }

  private Ended attempt(String attempt, List<String> words) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                System.getProperty("java.home") + "/bin/java",
                "-Dassay.attempt=" + attempt,
                "-cp",
                System.getProperty("java.class.path"),
                "dev.assay.cli.Main"));
    command.addAll(words);
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
  void aCertificateIsFollowedIfItIsShortAndNotBegunIfItIsLong() throws Exception {
    String program = file("public class Empty { public static void main(String[] args) {} }");
    Path certificate = folder.resolve("empty.cert");
    check("0", Files.readString(Path.of(program)), "--certificate", certificate.toString());
    List<String> words = List.of("certify", certificate.toString(), program);
    Ended e = attempt("1", words);
    assertThat(e.status).as(e.output).isZero();
    assertThat(e.output).startsWith("certified");
    sayThatThereAre(50_000_000, certificate);
    assertThat(attempt("1", words)).isEqualTo(new Ended(200, ""));
  }

  /** Changes the number of transitions that a certificate tells, before its checksum. */
  private static void sayThatThereAre(long transitions, Path certificate) throws IOException {
    ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(certificate));
    int end = file.capacity() - 4;
    file.putLong(end - 8, transitions);
    CRC32 sum = new CRC32();
    sum.update(file.array(), 0, end);
    file.putInt(end, (int) sum.getValue());
    Files.write(certificate, file.array());
  }

  @Test
  void theOnlyAttemptReadsTheInput() throws Exception {
    Ended e = check("0", READER);
    assertThat(e.status).isEqualTo(1);
    assertThat(e.output).contains("assertion failed");
  }
}
