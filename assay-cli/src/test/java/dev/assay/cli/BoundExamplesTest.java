package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The commands that stand in the first lines of the programs under {@code examples/bound} give what
 * the line after them says.
 */
class BoundExamplesTest {
  private static final Path FOLDER = Repository.ROOT.resolve("examples/bound");
  private static final String RUN = "// run: assay ";
  private static final String EXPECT = "// expect: ";

  @TempDir private Path folder;

  /**
   * A command and what comes of it.
   *
   * @param expected a verdict, and the kind of a violation
   */
  record Example(String command, String expected) {}

  static List<Example> examples() throws IOException {
    List<Example> all = new ArrayList<>();
    for (Path file : programs()) {
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).startsWith(RUN)) {
          String expected = lines.get(i + 1);
          assertThat(expected).as("%s, after: %s", file, lines.get(i)).startsWith(EXPECT);
          all.add(
              new Example(
                  lines.get(i).substring(RUN.length()), expected.substring(EXPECT.length())));
        }
      }
    }
    return all;
  }

  private static List<Path> programs() {
    return Repository.children(FOLDER).filter(f -> f.toString().endsWith(".java")).toList();
  }

  @Test
  void everyProgramSaysHowItIsRun() throws IOException {
    List<Example> examples = examples();
    for (Path file : programs()) {
      String name = "examples/bound/" + file.getFileName();
      assertThat(examples).anyMatch(e -> e.command.contains(name));
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void aCommandGivesWhatTheProgramSays(Example example) throws IOException {
    String result = folder.resolve("result.json").toString();
    List<String> words = new ArrayList<>();
    for (String word : example.command.split(" ")) {
      boolean isFile = word.startsWith("examples/");
      words.add(isFile ? Repository.ROOT.resolve(word).toString() : word);
    }
    words.addAll(1, List.of("--json", result));
    CommandOutput output = CommandOutput.of(words.toArray(String[]::new));
    String[] expected = example.expected.split(" ");
    int exit = List.of("verified", "violation", "usage", "inconclusive").indexOf(expected[0]);
    assertThat(output.exit()).as(output.out() + output.err()).isEqualTo(exit);
    String json = Files.readString(Path.of(result));
    assertThat(json).contains("\"verdict\": \"" + expected[0] + "\"");
    if (expected.length > 1) {
      assertThat(json).contains("\"kind\": \"" + expected[1] + "\"");
    }
  }
}
