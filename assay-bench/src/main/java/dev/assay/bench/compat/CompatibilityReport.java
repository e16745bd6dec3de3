package dev.assay.bench.compat;

import dev.assay.bench.compat.Outcome.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Puts the outcomes of campaigns into a page:
 *
 * <pre>  CompatibilityReport FOLDER REASONS PAGE</pre>
 *
 * The page's text between the lines {@link #BEGIN} and {@link #END} is replaced. A line of the file
 * of reasons is a prefix of {@code Class#method} (without the package), a tab, and why tests with
 * that prefix do not pass.
 */
public final class CompatibilityReport {
  static final String BEGIN = "<!-- results: made by CompatibilityReport -->";
  static final String END = "<!-- end of results -->";

  private static final String HOTSPOT = "-hotspot.tsv";

  private final Path folder;
  private final Map<String, String> reasons = new TreeMap<>();
  private final StringBuilder table = new StringBuilder();
  private final StringBuilder lists = new StringBuilder();

  private CompatibilityReport(Path folder) {
    this.folder = folder;
  }

  public static void main(String[] args) throws IOException {
    CompatibilityReport report = new CompatibilityReport(Path.of(args[0]));
    report.readReasons(Path.of(args[1]));
    report.addAll();
    report.write(Path.of(args[2]));
  }

  private void readReasons(Path file) throws IOException {
    for (String line : Files.readAllLines(file)) {
      String[] parts = line.split("\t", 2);
      if (!line.startsWith("#") && parts.length == 2) {
        reasons.put(parts[0], parts[1]);
      }
    }
  }

  private void addAll() throws IOException {
    table.append(
        "| library | JDK | test methods | pass on HotSpot | of these pass in the machine |");
    table.append(" need what is not supported | others | passing of the supported |\n");
    table.append("|---|---|---|---|---|---|---|---|\n");
    List<String> names;
    try (Stream<Path> files = Files.list(folder)) {
      names =
          files
              .map(f -> f.getFileName().toString())
              .filter(n -> n.endsWith(HOTSPOT))
              .sorted()
              .toList();
    }
    for (String n : names) {
      add(n.substring(0, n.length() - HOTSPOT.length()));
    }
  }

  /** One library on one JDK. */
  private void add(String name) {
    Map<String, Outcome> hotSpot = new Results(folder.resolve(name + HOTSPOT)).all();
    Map<String, Outcome> machine = new Results(folder.resolve(name + "-machine.tsv")).all();
    machine.keySet().removeIf(t -> !hotSpot.containsKey(t) || !hotSpot.get(t).passed());
    long onHotSpot = hotSpot.values().stream().filter(Outcome::passed).count();
    long passed = machine.values().stream().filter(Outcome::passed).count();
    long unsupported = machine.values().stream().filter(o -> o.kind() == Kind.UNSUPPORTED).count();
    String title = title(name);
    table.append(
        String.format(
            Locale.ROOT,
            "| %s | %d | %d | %d%s | %d | %d | %.2f %% |%n",
            title.replace(", JDK ", " | "),
            hotSpot.size(),
            onHotSpot,
            passed,
            machine.size() == onHotSpot ? "" : " of " + machine.size() + " run so far",
            unsupported,
            machine.size() - passed - unsupported,
            machine.size() == unsupported ? 100 : 100.0 * passed / (machine.size() - unsupported)));
    if (passed < machine.size()) {
      list(title, machine);
    }
  }

  private static String title(String name) {
    int jdk = name.replace("temurin-", "java-").indexOf("-java-");
    String feature = name.substring(jdk).replaceAll("[^0-9]*([0-9]+).*", "$1");
    return name.substring(0, jdk) + ", JDK " + feature;
  }

  private void list(String title, Map<String, Outcome> machine) {
    Map<String, List<String>> byReason = new TreeMap<>();
    machine.forEach(
        (test, outcome) -> {
          if (!outcome.passed()) {
            String name = test.substring(test.lastIndexOf('.', test.indexOf('#')) + 1);
            byReason.computeIfAbsent(reason(name, outcome), r -> new ArrayList<>()).add(name);
          }
        });
    lists.append("\n### ").append(title).append("\n");
    byReason.forEach(
        (reason, tests) -> {
          lists.append("\n- ").append(reason).append("\n");
          tests.forEach(t -> lists.append("  - `").append(t).append("`\n"));
        });
  }

  private String reason(String test, Outcome outcome) {
    String found = null;
    for (Map.Entry<String, String> e : reasons.entrySet()) {
      if (test.startsWith(e.getKey())) {
        found = e.getValue();
      }
    }
    if (outcome.kind() == Kind.UNSUPPORTED) {
      return "Not supported: " + outcome.reason();
    }
    return found != null ? found : outcome.kind() + ": " + outcome.reason();
  }

  private void write(Path page) throws IOException {
    String text = Files.readString(page);
    int begin = text.indexOf(BEGIN);
    int end = text.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new IllegalArgumentException(page + " has no place for results");
    }
    Files.writeString(
        page,
        text.substring(0, begin) + BEGIN + "\n\n" + table + lists + "\n" + text.substring(end));
  }
}
