package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What {@code assay check} prints, for every kind of result. A program's first line may give
 * options; the output stands beside it.
 */
class GoldenOutputTest {
  private static final Path FOLDER = Repository.ROOT.resolve("assay-cli/src/test/resources/golden");
  private static final String OPTIONS = "// options: ";

  static List<Path> programs() {
    return Repository.children(FOLDER).filter(file -> file.toString().endsWith(".java")).toList();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void theOutputIsAsItWas(Path program) throws IOException {
    assumeTrue(Runtime.version().feature() == 17, "stacks differ from release to release");
    String text = run(program);
    Path golden = Path.of(program.toString().replaceFirst("\\.java$", ".txt"));
    if (Boolean.getBoolean("assay.update")) {
      Files.writeString(golden, text);
    }
    assertThat(text)
        .as("%s; run this test with -Dassay.update=true to write it", golden)
        .isEqualTo(Files.exists(golden) ? Files.readString(golden) : "");
  }

  private static String run(Path program) throws IOException {
    List<String> words = new ArrayList<>(List.of("check"));
    String first = Files.readAllLines(program).get(0);
    if (first.startsWith(OPTIONS)) {
      words.addAll(List.of(first.substring(OPTIONS.length()).split(" ")));
    }
    words.add(program.toString());
    CommandOutput output = CommandOutput.of(words.toArray(String[]::new));
    assertThat(output.err()).isEmpty();
    return withoutMeasures(output.out(), program) + "exit status " + output.exit() + "\n";
  }

  /** Times, sizes and paths differ from run to run. */
  private static String withoutMeasures(String text, Path program) {
    return text.replaceAll("depth ([0-9,]+), [0-9.]+ s", "depth $1, … s")
        .replaceAll("\"(elapsedMs|peakMemoryBytes|storeBytes|instructions)\": [0-9]+", "\"$1\": 0")
        .replace(Version.number(), "…")
        .replace(program.toString(), program.getFileName().toString());
  }
}
