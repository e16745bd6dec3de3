package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The programs under {@code examples/scc} and their mutants get the verdicts that their first lines
 * state. They are checked with the small arguments, and with all their invariants.
 */
class SearchCarryingExamplesTest {
  private static final Path FOLDER = Repository.ROOT.resolve("examples/scc");
  private static final Path MUTANTS = FOLDER.resolve("mutants");
  private static final Pattern INVARIANT =
      Pattern.compile("(?m)^  static boolean (\\w+)\\(\\) \\{");
  private static final Pattern LISTED = Pattern.compile("(?m)^// invariant (\\w+): .+");

  @TempDir private Path folder;

  static List<Path> originals() {
    return sources(FOLDER);
  }

  static List<Path> mutants() {
    return sources(MUTANTS);
  }

  @Test
  void thereAreNineProgramsAndAMutantOfEach() {
    assertThat(originals()).hasSize(9);
    assertThat(mutants().stream().map(Path::getFileName))
        .containsExactlyElementsOf(originals().stream().map(Path::getFileName).toList());
  }

  @ParameterizedTest
  @MethodSource("originals")
  void aProgramIsVerified(Path file) throws IOException {
    assertThat(expected(file)).isEqualTo("verified");
    CommandOutput output = check(file, arguments(file));
    assertThat(output.exit()).as(output.out() + output.err()).isZero();
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void aMutantIsFoundOut(Path file) throws IOException {
    String[] words = expected(file).split(" ");
    assertThat(words[0]).isEqualTo("violation");
    CommandOutput output = check(file, arguments(FOLDER.resolve(file.getFileName())));
    assertThat(output.exit()).as(output.out() + output.err()).isEqualTo(1);
    assertThat(Files.readString(folder.resolve("result.json")))
        .containsPattern("\"kind\": \"(" + words[1] + ")\"");
  }

  @ParameterizedTest
  @MethodSource("originals")
  void theHeadOfAProgramListsItsInvariants(Path file) throws IOException {
    String source = Files.readString(file);
    assertThat(names(LISTED, source))
        .hasSizeBetween(3, 8)
        .containsExactlyElementsOf(names(INVARIANT, source));
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void aMutantDiffersFromItsOriginalInAFewLinesOnly(Path file) throws IOException {
    List<String> original = body(FOLDER.resolve(file.getFileName()));
    List<String> mutant = body(file);
    List<String> removed = new ArrayList<>(original);
    mutant.forEach(removed::remove);
    List<String> added = new ArrayList<>(mutant);
    original.forEach(added::remove);
    assertThat(mutant).isNotEqualTo(original);
    assertThat(removed).hasSizeLessThanOrEqualTo(2);
    assertThat(added).hasSizeLessThanOrEqualTo(2);
  }

  @ParameterizedTest
  @MethodSource("originals")
  void theTableOfTheReadmeAgreesWithTheHeadOfAProgram(Path file) throws IOException {
    String name = className(file);
    String readme = Files.readString(FOLDER.resolve("README.md"));
    for (String size : List.of("small", "paper", "large")) {
      String line = headLine(file, size);
      String arguments = line.substring(0, line.indexOf(" ("));
      String states = line.substring(line.indexOf('(') + 1, line.indexOf(" states"));
      assertThat(readme)
          .contains("| `%s` | %s | %s | %s |".formatted(name, size, arguments, states));
    }
  }

  private CommandOutput check(Path file, List<String> arguments) throws IOException {
    List<String> words = new ArrayList<>(List.of("check"));
    for (String invariant : names(INVARIANT, Files.readString(file))) {
      words.addAll(List.of("--invariant", className(file) + "#" + invariant));
    }
    words.addAll(List.of("--json", folder.resolve("result.json").toString()));
    words.addAll(List.of(file.toString(), "--"));
    words.addAll(arguments);
    return CommandOutput.of(words.toArray(String[]::new));
  }

  private static List<Path> sources(Path folder) {
    Stream<Path> children = Repository.children(folder);
    return children.filter(f -> f.toString().endsWith(".java")).toList();
  }

  private static String expected(Path file) throws IOException {
    return headLine(file, "expect");
  }

  /** The arguments of the smallest size that a program's head names. */
  private static List<String> arguments(Path file) throws IOException {
    String line = headLine(file, "small");
    return List.of(line.substring(0, line.indexOf(" (")).split(" "));
  }

  private static String headLine(Path file, String what) throws IOException {
    String start = "// " + what + ": ";
    List<String> lines = Files.readAllLines(file);
    return lines.stream()
        .filter(line -> line.startsWith(start))
        .findFirst()
        .orElseThrow(() -> new AssertionError(file + " has no line '" + start + "'"))
        .substring(start.length());
  }

  /** The lines behind the head. */
  private static List<String> body(Path file) throws IOException {
    return Files.readAllLines(file).stream().dropWhile(line -> line.startsWith("//")).toList();
  }

  private static String className(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static List<String> names(Pattern pattern, String source) {
    return pattern.matcher(source).results().map((MatchResult m) -> m.group(1)).toList();
  }
}
