package dev.assay.bench.compat;

import dev.assay.bench.compat.Outcome.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Outcomes of one library on one side, by class and method, kept in a file: a campaign that is
 * stopped goes on where it was.
 */
final class Results {
  private final Path file;
  private final Map<String, Outcome> byTest = new LinkedHashMap<>();

  Results(Path file) {
    this.file = file;
    try {
      if (Files.exists(file)) {
        for (String line : Files.readAllLines(file)) {
          String[] parts = line.split("\t", 3);
          byTest.put(parts[1], new Outcome(Kind.valueOf(parts[0]), parts[2]));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where something of one library, JDK and side is kept. */
  static Path file(Path folder, Library library, Path jdk, String what) {
    return folder.resolve(library.name() + "-" + jdk.getFileName() + "-" + what);
  }

  private static String test(String className, String method) {
    return className + "#" + method;
  }

  Optional<Outcome> of(String className, String method) {
    return Optional.ofNullable(byTest.get(test(className, method)));
  }

  Map<String, Outcome> all() {
    return byTest;
  }

  void add(String className, Map<String, Outcome> outcomes) {
    List<String> lines = new ArrayList<>();
    outcomes.forEach(
        (method, outcome) -> {
          String test = test(className, method);
          byTest.put(test, outcome);
          lines.add(outcome.kind() + "\t" + test + "\t" + outcome.reason().replace('\t', ' '));
        });
    try {
      Files.write(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
