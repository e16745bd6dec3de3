package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C during a search. */
class InterruptTest {
  @TempDir private Path folder;

  @Test
  void aSearchThatIsInterruptedSaysWhatIsKnownAndCanGoOn() throws Exception {
    String program =
        new Workspace(folder)
            .source(
                "Endless.java",
                """
                public class Endless {
                  static volatile long count;

                  public static void main(String[] args) {
                    new Thread(() -> { while (true) count++; }).start();
                    while (true) count++;
                  }
                }
                """);
    Path out = folder.resolve("out.txt");
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.assay.cli.Main",
                "check",
                "--checkpoint",
                folder.resolve("checkpoint").toString(),
                program)
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    try {
      process.getOutputStream().close();
      // Long enough for the search to have begun on any machine that is not overwhelmed.
      assertThat(process.waitFor(15, TimeUnit.SECONDS)).as(Files.readString(out)).isFalse();
      new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).as(Files.readString(out)).isEqualTo(3);
      assertThat(Files.readString(out))
          .contains("inconclusive: nothing was found, but\n    it was interrupted\n")
          .contains(" states, ")
          .contains("the search can be continued");
      assertThat(folder.resolve("checkpoint/assay.checkpoint")).exists();
    } finally {
      process.destroyForcibly();
    }
  }
}
