package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search whose states lie on disk finds what it finds in memory, and leaves nothing behind. */
class StoreTest {
  private static final String PHILOSOPHERS = "../examples/DiningPhilosophers.java";
  private static final String TRANSFER = "../examples/Transfer.java";

  @TempDir Path folder;

  private static CommandOutput onDisk(Path where, String program) {
    return CommandOutput.of(
        "check",
        "--search",
        "breadth-first",
        "--store",
        "disk",
        "--store-dir",
        where.toString(),
        program);
  }

  /** All but the line with the time that it took. */
  private static String found(CommandOutput output) {
    return output.out().replaceAll("depth ([0-9]+), .*", "depth $1");
  }

  @Test
  void verdictStatesAndTracesAreThoseOfASearchInMemory() {
    for (String program : new String[] {PHILOSOPHERS, TRANSFER}) {
      CommandOutput memory = CommandOutput.of("check", "--search", "breadth-first", program);
      CommandOutput disk = onDisk(folder.resolve("states"), program);
      assertThat(disk.exit()).isEqualTo(memory.exit());
      assertThat(found(disk)).isEqualTo(found(memory));
      assertThat(folder).isEmptyDirectory();
    }
  }

  @Test
  void folderThatIsInUseIsRefusedAndLeftAlone() throws IOException {
    Files.createFile(folder.resolve("states-000001"));
    CommandOutput refused = onDisk(folder, PHILOSOPHERS);
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).startsWith("assay: " + folder + " is not empty").hasLineCount(1);
    assertThat(folder.resolve("states-000001")).exists();
  }

  @Test
  void fileInPlaceOfAFolderIsRefused() throws IOException {
    CommandOutput refused = onDisk(Files.createFile(folder.resolve("file")), PHILOSOPHERS);
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("is no folder").hasLineCount(1);
  }
}
