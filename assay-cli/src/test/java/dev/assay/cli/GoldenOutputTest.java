package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.cli.command.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What {@code assay check} prints, for every kind of result. A program's first lines may give
 * options, the lines the program reads, and commands for a replay, both separated by semicolons;
 * the output stands beside it.
 */
class GoldenOutputTest {
  private static final Path FOLDER = Repository.ROOT.resolve("assay-cli/src/test/resources/golden");
  private static final String OPTIONS = "// options: ";
  private static final String INPUT = "// input: ";
  private static final String REPLAY = "// replay: ";

  @TempDir private Path folder;

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

  private String run(Path program) throws IOException {
    List<String> words = new ArrayList<>(List.of("check"));
    words.addAll(List.of(header(program, OPTIONS).split(" ")));
    words.removeIf(String::isEmpty);
    String trace = folder.resolve("run.json").toString();
    String commands = header(program, REPLAY);
    if (!commands.isEmpty()) {
      words.addAll(List.of("--trace", trace));
    }
    words.add(program.toString());
    String text = output(program, header(program, INPUT), words);
    if (!commands.isEmpty()) {
      text += "---- assay replay\n" + output(program, "", List.of("replay", trace));
      text +=
          "---- assay replay --interactive\n"
              + output(program, commands, List.of("replay", "--interactive", trace));
    }
    return text;
  }

  private static String output(Path program, String input, List<String> words) {
    CommandOutput output =
        CommandOutput.withInput(input.replace(';', '\n'), words.toArray(String[]::new));
    assertThat(output.err()).isEmpty();
    return withoutMeasures(output.out(), program) + "exit status " + output.exit() + "\n";
  }

  /** What a line at the top of a program says, or nothing. */
  private static String header(Path program, String name) throws IOException {
    for (String line : Files.readAllLines(program)) {
      if (line.startsWith(name)) {
        return line.substring(name.length());
      }
      if (!line.startsWith("//")) {
        return "";
      }
    }
    return "";
  }

  /** Times, sizes and paths differ from run to run. */
  private static String withoutMeasures(String text, Path program) {
    return text.replaceAll("depth ([0-9,]+), [0-9.]+ s", "depth $1, … s")
        .replaceAll("\"(elapsedMs|peakMemoryBytes|storeBytes|instructions)\": [0-9]+", "\"$1\": 0")
        .replace(Version.number(), "…")
        .replace(program.toString(), program.getFileName().toString());
  }
}
