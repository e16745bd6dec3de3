package dev.assay.bench.scc;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One of the programs under {@code examples/scc}, with what the lines at its head say.
 *
 * @param name of its class
 * @param source the text of the file
 */
record SccProgram(String name, Path file, String source) {
  private static final Path FOLDER = Path.of("examples/scc");
  private static final Pattern INVARIANT = Pattern.compile("(?m)^// invariant (\\w+): .+");

  /**
   * All programs, or those named, in the order of their names.
   *
   * @param root of the repository
   */
  static List<SccProgram> all(Path root, List<String> wanted) throws IOException {
    try (Stream<Path> files = Files.list(root.resolve(FOLDER))) {
      List<Path> sources = files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
      List<SccProgram> programs =
          sources.stream()
              .map(SccProgram::of)
              .filter(p -> wanted.isEmpty() || wanted.contains(p.name))
              .toList();
      if (programs.size() < wanted.size()) {
        throw new IllegalArgumentException("not all of these are programs: " + wanted);
      }
      return programs;
    }
  }

  private static SccProgram of(Path file) {
    String name = file.getFileName().toString().replace(".java", "");
    try {
      return new SccProgram(name, file, Files.readString(file));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** The mutant of a program: the same with one slip. */
  SccProgram mutant() {
    return of(file.resolveSibling("mutants").resolve(file.getFileName()));
  }

  /** The arguments for a size: small, paper or large. */
  List<String> arguments(String size) {
    String start = "// " + size + ": ";
    String line =
        source.lines().filter(l -> l.startsWith(start)).findFirst().orElseThrow().substring(7);
    return List.of(line.substring(start.length() - 7, line.indexOf(" (")).split(" "));
  }

  List<String> invariants() {
    return INVARIANT
        .matcher(source)
        .results()
        .map((MatchResult m) -> name + "#" + m.group(1))
        .toList();
  }
}
