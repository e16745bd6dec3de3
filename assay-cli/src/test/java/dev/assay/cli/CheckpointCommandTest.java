package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code assay check --checkpoint} and {@code --resume}. */
class CheckpointCommandTest {
  private static final String SOURCE =
      """
      public class Three {
        static int count;
        static synchronized void add() { count++; }
        public static void main(String[] args) {
          for (int t = 0; t < 3; t++) {
            new Thread(() -> { for (int i = 0; i < 3; i++) add(); }).start();
          }
        }
      }
      """;

  @TempDir private Path folder;
  private Workspace workspace;
  private String classes = "";
  private String directory = "";

  @BeforeEach
  void compile() {
    workspace = new Workspace(folder);
    classes = workspace.compile("Three.java", SOURCE);
    directory = folder.resolve("checkpoint").toString();
  }

  private CommandOutput check(String... options) {
    List<String> words = new ArrayList<>(List.of("check", "-cp", classes));
    words.addAll(Arrays.asList(options));
    words.add("Three");
    return CommandOutput.of(words.toArray(new String[0]));
  }

  private Path file() {
    return Path.of(directory).resolve("assay.checkpoint");
  }

  private void interrupt() {
    CommandOutput output = check("--checkpoint", directory, "--max-states", "20");
    assertThat(output.exit()).as(output.err()).isEqualTo(3);
    assertThat(output.err())
        .isEqualTo("assay: the search can be continued from " + file() + " with --resume\n");
    assertThat(file()).exists();
  }

  private void refuses(String complaint, String... options) {
    CommandOutput output = check(options);
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.out()).isEmpty();
    assertThat(output.err()).contains(complaint);
    assertThat(output.err().lines()).hasSize(1);
  }

  private static String withoutTime(String out) {
    return out.replaceAll(", [0-9.]+ s\n", "\n");
  }

  @Test
  void aSearchThatALimitHasEndedGoesOnWithALargerOne() {
    interrupt();
    CommandOutput second = check("--checkpoint", directory, "--resume", "--max-states", "40");
    assertThat(second.exit()).as(second.err()).isEqualTo(3);
    assertThat(second.out()).contains("the limit of 40 states is reached\n40 states, ");
    CommandOutput rest = check("--checkpoint", directory, "--resume");
    assertThat(rest.err()).isEmpty();
    assertThat(rest.exit()).isZero();
    assertThat(withoutTime(rest.out())).isEqualTo(withoutTime(check().out()));
    assertThat(file()).doesNotExist();
  }

  @Test
  void otherOptionsAreNamed() {
    interrupt();
    refuses(
        "made with --races report, not ignore;",
        "--checkpoint",
        directory,
        "--resume",
        "--races",
        "ignore");
    refuses("made with --all false, not true;", "--checkpoint", directory, "--resume", "--all");
    refuses(
        "made with --max-depth 2147483647, not 7;",
        "--checkpoint",
        directory,
        "--resume",
        "--max-depth",
        "7");
    assertThat(file()).exists();
  }

  @Test
  void otherArgumentsAreNamed() {
    interrupt();
    CommandOutput output =
        CommandOutput.of(
            "check", "-cp", classes, "--checkpoint", directory, "--resume", "Three", "1");
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err()).contains("made with the arguments (none), not '1';");
  }

  @Test
  void aClassThatHasChangedIsNamed() throws IOException {
    interrupt();
    workspace.compile("Three.java", SOURCE.replace("i < 3", "i < 4"));
    refuses(
        "the class Three has changed since the checkpoint was made;",
        "--checkpoint",
        directory,
        "--resume");
    Files.delete(workspace.classFile("Three"));
    CommandOutput output = check("--checkpoint", directory, "--resume");
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err().lines()).hasSize(1);
  }

  @Test
  void aSearchIsNotOverwrittenByAnother() {
    interrupt();
    refuses("holds a search; add --resume", "--checkpoint", directory);
  }

  @Test
  void withoutACheckpointThereIsNothingToGoOnFrom() {
    refuses("there is no checkpoint in " + directory, "--checkpoint", directory, "--resume");
    refuses("--resume needs --checkpoint", "--resume");
  }

  @Test
  void aFileThatIsNoCheckpointIsRefused() throws IOException {
    Files.createDirectories(file().getParent());
    Files.writeString(file(), "not what it should be");
    refuses(file() + " is not a checkpoint of Assay", "--checkpoint", directory, "--resume");
    Files.writeString(file(), "");
    refuses("the file ends too early", "--checkpoint", directory, "--resume");
  }

  @Test
  void checkpointsGoWithDepthFirstSearchOnly() {
    String complaint = "--checkpoint goes with depth-first search";
    refuses(complaint, "--checkpoint", directory, "--search", "bfs");
    refuses(complaint, "--checkpoint", directory, "--store", "hash");
    refuses(complaint, "--checkpoint", directory, "--max-switches", "3");
    refuses(complaint, "--checkpoint", directory, "--ltl", "G Three#add");
  }

  @Test
  void aDirectoryThatCannotBeMadeIsRefusedAtOnce() throws IOException {
    Path obstacle = Files.writeString(folder.resolve("file"), "");
    refuses("cannot write checkpoints to " + obstacle, "--checkpoint", obstacle.toString());
  }
}
