package dev.assay.explore.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages about what makes a result inconclusive are made from the enum. */
class ReasonPagesTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Path PAGES = ROOT.resolve("docs/inconclusive");

  @Test
  void thePagesInTheRepositoryAreUpToDate() throws IOException {
    Map<String, String> pages = pages();
    if (Boolean.getBoolean("assay.update")) {
      Files.createDirectories(PAGES);
      for (Map.Entry<String, String> page : pages.entrySet()) {
        Files.writeString(PAGES.resolve(page.getKey()), page.getValue());
      }
    }
    Map<String, String> found = new TreeMap<>();
    try (Stream<Path> files = Files.list(PAGES)) {
      for (Path file : files.toList()) {
        found.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    assertThat(found)
        .as("%s; run this test with -Dassay.update=true to write them", PAGES)
        .isEqualTo(pages);
  }

  @Test
  void codesAreWordsWithHyphensAndUnique() {
    assertThat(Reason.values()).extracting(Reason::code).doesNotHaveDuplicates();
    assertThat(Reason.values())
        .extracting(Reason::code)
        .allMatch(code -> code.matches("[a-z]+(-[a-z]+)*"));
  }

  @Test
  void sentencesAndHintsAreSentences() {
    for (Reason r : Reason.values()) {
      assertThat(r.sentence()).as(r.code()).endsWith(".").hasSizeLessThan(200);
      assertThat(r.hint()).as(r.code()).endsWith(".").hasSizeLessThan(200);
    }
  }

  /** A code that nothing gives would promise something that does not happen. */
  @Test
  void everyReasonIsGivenSomewhere() throws IOException {
    String sources;
    try (Stream<Path> files = Files.walk(ROOT)) {
      sources =
          files
              .filter(
                  f -> f.toString().contains("/src/main/java/") && f.toString().endsWith(".java"))
              .filter(f -> !f.endsWith("Reason.java"))
              .map(ReasonPagesTest::read)
              .collect(Collectors.joining());
    }
    assertThat(Reason.values()).allMatch(r -> sources.contains("Reason." + r.name()));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static String acceptance(Reason r) {
    return r.isAssumption()
        ? "\nOr take it on: with `--accept "
            + r.code()
            + "` the verdict is *verified* if nothing else stands in its way, and\n"
            + "names what it rests on ([promise.md](../promise.md)).\n"
        : "";
  }

  private static Map<String, String> pages() {
    Map<String, String> pages = new TreeMap<>();
    StringBuilder index = new StringBuilder();
    index.append("# Inconclusive: what now\n\n");
    index.append("A result is *inconclusive* when no violation was found and something was cut, ");
    index.append(
        "assumed or not supported. Each reason\nhas a code, in the output of `--json` as ");
    index.append("`reasons[].code`. Made from the source; `ReasonPagesTest` writes these pages.\n");
    index.append("Assumptions can be taken on with `--accept` ([promise.md](../promise.md)).\n\n");
    index.append("| code | meaning |\n|---|---|\n");
    for (Reason r : Reason.values()) {
      String name = r.code() + ".md";
      index.append("| [`%s`](%s) | %s |\n".formatted(r.code(), name, r.sentence()));
      pages.put(
          name,
          "# `%s`\n\n%s\n\n## What to do\n\n%s\n%s\nAll codes: [README](README.md)\n"
              .formatted(r.code(), r.sentence(), r.hint(), acceptance(r)));
    }
    pages.put("README.md", index.toString());
    assertThat(pages).hasSize(Arrays.asList(Reason.values()).size() + 1);
    return pages;
  }
}
