package dev.assay.cli.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.assay.cli.options.UsageError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files are written, and what becomes of those that cannot be. */
class OutputFileTest {
  @TempDir private Path folder;

  private static void refuses(Path file, String why) {
    assertThatThrownBy(() -> new OutputFile("--json", file.toString()))
        .isInstanceOf(UsageError.class)
        .hasMessage("option --json: cannot write " + file + ": " + why);
  }

  private static String write(Path file, String text) {
    return new OutputFile("--json", file.toString())
        .write(out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void aFileThatIsNotGivenIsNotLookedAt() {
    assertThat(OutputFile.of("--json", "")).isNull();
  }

  @Test
  void onlyRegularFilesAreReplaced() {
    refuses(folder, "it is a directory");
    assumeThat(Path.of("/dev/null")).exists();
    refuses(Path.of("/dev/null"), "it is not a regular file");
  }

  @Test
  void aFileThatCannotBeCreatedIsRefused() {
    refuses(folder.resolve("none/file"), "there is no directory " + folder.resolve("none"));
    refuses(folder.resolve("x".repeat(300)), "File name too long");
    assumeThat(Path.of("/proc/self")).exists();
    refuses(Path.of("/proc/file"), "no such file or directory");
  }

  @Test
  void lookingLeavesNothingBehind() {
    new OutputFile("--json", folder.resolve("new").toString()).requireReplaceable("--json");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aLinkIsFollowed() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("behind"));
    assertThat(write(link, "first")).isNull();
    assertThat(link).isSymbolicLink();
    assertThat(folder.resolve("behind")).isRegularFile().hasContent("first");
    assertThat(write(link, "2nd")).isNull();
    assertThat(link).isSymbolicLink();
    assertThat(folder.resolve("behind")).hasContent("2nd");
    refuses(Files.createSymbolicLink(folder.resolve("up"), Path.of(".")), "it is a directory");
    Path round = Files.createSymbolicLink(folder.resolve("round"), Path.of("round"));
    refuses(round, "too many symbolic links");
  }

  @Test
  void whatCannotBeWrittenToItsEndIsDeleted() {
    Path file = folder.resolve("file");
    OutputFile output = new OutputFile("--json", file.toString());
    assertThat(
            output.write(
                out -> {
                  out.write(new byte[100_000]);
                  throw new IOException("disk full");
                }))
        .isEqualTo("cannot write " + file + ": disk full");
    assertThat(file).doesNotExist();
    assertThat(
            output.write(
                out -> {
                  throw new UncheckedIOException(new IOException("disk full"));
                }))
        .isEqualTo("cannot write " + file + ": disk full");
    assertThat(file).doesNotExist();
  }
}
