package dev.assay.bench.compat;

import dev.assay.bench.compat.Outcome.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Runs the tests of libraries on HotSpot and those that pass there in the machine:
 *
 * <pre>  CompatibilityCampaign JDK FOLDER PATTERN [CLASSPATH-FILE …]</pre>
 *
 * Outcomes are kept in the folder, as a file for each library, JDK and side; what is there already
 * is not run again. Only test classes whose names contain the pattern are run.
 */
public final class CompatibilityCampaign {
  private static final int HOTSPOT_SECONDS = 120;
  private static final int MACHINE_SECONDS = 60;

  private final Library library;
  private final Path jdk;
  private final Path folder;
  private final Predicate<String> chosen;

  private CompatibilityCampaign(Library library, Path jdk, Path folder, Predicate<String> chosen) {
    this.library = library;
    this.jdk = jdk;
    this.folder = folder;
    this.chosen = chosen;
  }

  public static void main(String[] args) throws IOException {
    Path jdk = Path.of(args[0]).toAbsolutePath();
    Path folder = Files.createDirectories(Path.of(args[1]).toAbsolutePath());
    for (String file : List.of(args).subList(3, args.length)) {
      Library library = Library.read(Path.of(file));
      new CompatibilityCampaign(library, jdk, folder, name -> name.contains(args[2])).run();
    }
  }

  /** Where the outcomes of a side are kept. */
  private Path file(String side) {
    return folder.resolve(library.name() + "-" + jdk.getFileName() + "-" + side);
  }

  private Path workingFolder(String side) throws IOException {
    return Files.createDirectories(file(side + ".dir"));
  }

  private void run() throws IOException {
    Results hotSpot = new Results(file("hotspot.tsv"));
    try (HotSpotSide side =
        new HotSpotSide(library, jdk, workingFolder("hotspot"), HOTSPOT_SECONDS)) {
      runAll(side, tests(side, hotSpot), hotSpot);
    }
    Map<String, List<String>> passed = new TreeMap<>();
    hotSpot
        .all()
        .forEach(
            (test, outcome) -> {
              String className = test.substring(0, test.indexOf('#'));
              if (outcome.passed() && chosen.test(className)) {
                passed
                    .computeIfAbsent(className, c -> new ArrayList<>())
                    .add(test.substring(test.indexOf('#') + 1));
              }
            });
    Results machine = new Results(file("machine.tsv"));
    try (MachineSide side =
        new MachineSide(
            library, jdk, workingFolder("machine"), file("machine.log"), MACHINE_SECONDS)) {
      runAll(side, passed, machine);
    }
  }

  /** The tests by class; those that are left out are noted as such. */
  private Map<String, List<String>> tests(HotSpotSide side, Results results) {
    Map<String, List<String>> tests = new TreeMap<>();
    for (String line : side.list()) {
      String[] parts = line.split(" ", 4);
      if (parts[0].equals("TEST") && chosen.test(parts[1])) {
        tests.computeIfAbsent(parts[1], c -> new ArrayList<>()).add(parts[2]);
      } else if (parts[0].equals("LEFT")
          && results.of(Results.test(parts[1], parts[2])).isEmpty()) {
        results.add(parts[1], Map.of(parts[2], new Outcome(Kind.LEFT, parts[3])));
      }
    }
    return tests;
  }

  private void runAll(Side side, Map<String, List<String>> tests, Results results) {
    int number = 0;
    for (Map.Entry<String, List<String>> e : tests.entrySet()) {
      number++;
      List<String> remaining = new ArrayList<>(e.getValue());
      remaining.removeIf(m -> results.of(Results.test(e.getKey(), m)).isPresent());
      if (remaining.isEmpty()) {
        continue;
      }
      long start = System.nanoTime();
      Map<String, Outcome> all = runClass(side, e.getKey(), remaining, results);
      System.out.printf(
          "%s %s %d/%d %s: %d of %d pass, %.1f s%n",
          library.name(),
          side.getClass().getSimpleName(),
          number,
          tests.size(),
          e.getKey(),
          all.values().stream().filter(Outcome::passed).count(),
          all.size(),
          (System.nanoTime() - start) / 1e9);
    }
  }

  /** A test that brings a run to its end does not take the others with it. */
  private static Map<String, Outcome> runClass(
      Side side, String className, List<String> remaining, Results results) {
    Map<String, Outcome> all = new LinkedHashMap<>();
    while (!remaining.isEmpty()) {
      Map<String, Outcome> some = side.attempt(className, remaining);
      results.add(className, some);
      all.putAll(some);
      remaining.removeAll(some.keySet());
    }
    return all;
  }
}
