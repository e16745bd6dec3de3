package dev.assay.explore;

import dev.assay.explore.result.Result;
import dev.assay.explore.result.Violation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Programs by cause, each folder with a table {@code expected.tsv}: the program, its verdicts,
 * options, and what was seen on HotSpot.
 */
final class TrustTable {
  /** Programs that do not get their verdict yet, each followed by how it is explored. */
  private static final String KNOWN_WRONG = "known-wrong.txt";

  private TrustTable() {}

  /**
   * A program.
   *
   * @param verdicts any of them is right: {@code verified}, {@code violation} with a kind or {@code
   *     inconclusive} with a code, each with or without the second word
   */
  record Program(Path file, List<String> verdicts, String options) {
    String name() {
      String folder = String.valueOf(file.toAbsolutePath().getParent().getFileName());
      return folder + "/" + file.getFileName().toString().replace(".java", "");
    }

    /** The same with one more verdict that is right. */
    Program or(String verdict) {
      List<String> more = new ArrayList<>(verdicts);
      more.add(verdict);
      return new Program(file, more, options);
    }

    boolean accepts(Result r) {
      return verdicts.stream().anyMatch(v -> accepts(v, r));
    }

    private static boolean accepts(String verdict, Result r) {
      String[] words = verdict.strip().split(" ", 2);
      return words[0].equals(verdict(r)) && (words.length == 1 || details(r).contains(words[1]));
    }
  }

  static String verdict(Result r) {
    return r.verdict().name().toLowerCase(Locale.ROOT);
  }

  /** The kinds of violations that were found; if there are none, the codes of what was left out. */
  static Set<String> details(Result r) {
    Set<String> all = new TreeSet<>();
    r.violations().stream().map(Violation::kind).forEach(all::add);
    if (all.isEmpty()) {
      r.incompleteness().forEach(i -> all.add(i.reason().code()));
    }
    return all;
  }

  /** All programs below a folder. */
  static List<Program> read(Path root) throws IOException {
    List<Program> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path table : files.filter(f -> f.endsWith("expected.tsv")).sorted().toList()) {
        for (String line : Files.readAllLines(table)) {
          String[] columns = line.split("\t", -1);
          if (!line.startsWith("#") && !columns[0].equals("program")) {
            Path file = table.resolveSibling(columns[0] + ".java");
            String options = columns.length > 2 ? columns[2] : "";
            all.add(new Program(file, List.of(columns[1].split("\\|")), options));
          }
        }
      }
    }
    return all;
  }

  static Set<String> knownWrong(Path root) throws IOException {
    Set<String> all = new TreeSet<>(Files.readAllLines(root.resolve(KNOWN_WRONG)));
    all.removeIf(line -> line.startsWith("#") || line.isBlank());
    return all;
  }

  /** Writes the list anew for the programs that were explored. */
  static void update(Path root, Map<String, Boolean> isRight) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line : Files.readAllLines(root.resolve(KNOWN_WRONG))) {
      if (line.startsWith("#")) {
        lines.add(line);
      }
    }
    Set<String> wrong = knownWrong(root);
    isRight.forEach(
        (name, right) -> {
          if (right) {
            wrong.remove(name);
          } else {
            wrong.add(name);
          }
        });
    lines.addAll(wrong);
    Files.write(root.resolve(KNOWN_WRONG), lines);
  }
}
