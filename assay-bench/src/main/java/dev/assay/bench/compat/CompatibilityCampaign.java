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
 * Runs the tests of libraries on HotSpot, and those that pass there in the machine:
 *
 * <pre>  CompatibilityCampaign JDK FOLDER PATTERN CLASSPATH-FILE …</pre>
 *
 * Outcomes are kept in the folder, as a file for each library, JDK and side; what is there already
 * is not run again. Only test classes whose names contain the pattern are run.
 */
public final class CompatibilityCampaign {
  /** Processor time for one test method. */
  private static final int SECONDS = 60;

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

  private void run() throws IOException {
    Results hotSpot = new Results(Results.file(folder, library, jdk, "hotspot.tsv"));
    Results machine = new Results(Results.file(folder, library, jdk, "machine.tsv"));
    List<TestGroup> groups;
    try (HotSpotSide side = new HotSpotSide(library, jdk, workingFolder("hotspot"), SECONDS)) {
      groups = groups(side, hotSpot);
      runAll(side, groups, hotSpot);
    }
    List<TestGroup> passed = new ArrayList<>();
    for (TestGroup g : groups) {
      passed.add(
          g.with(
              g.methods().stream()
                  .filter(m -> hotSpot.of(g.className(), m).map(Outcome::passed).orElse(false))
                  .toList()));
    }
    Path log = Results.file(folder, library, jdk, "machine.log");
    try (MachineSide side = new MachineSide(library, jdk, workingFolder("machine"), log, SECONDS)) {
      runAll(side, passed, machine);
    }
  }

  /** Tests may write to the folder they run in: the sides do not share one. */
  private Path workingFolder(String side) throws IOException {
    return Files.createDirectories(Results.file(folder, library, jdk, side + ".dir"));
  }

  /** The tests by class and runner; those that nobody runs are noted as such. */
  private List<TestGroup> groups(HotSpotSide side, Results results) {
    Map<String, List<String>> plain = new TreeMap<>();
    Map<String, List<String>> others = new TreeMap<>();
    for (String line : side.list()) {
      String[] parts = line.split(" ", 4);
      if (!chosen.test(parts[1])) {
        continue;
      }
      if (parts[0].equals("TEST")) {
        plain.computeIfAbsent(parts[1], c -> new ArrayList<>()).add(parts[2]);
      } else if (parts[0].equals("LEFT") && !parts[3].equals("disabled")) {
        others.computeIfAbsent(parts[1], c -> new ArrayList<>()).add(parts[2]);
      } else if (results.of(parts[1], parts[2]).isEmpty()) {
        results.add(parts[1], Map.of(parts[2], new Outcome(Kind.LEFT, parts[3])));
      }
    }
    List<TestGroup> groups = new ArrayList<>();
    plain.forEach((name, methods) -> groups.add(new TestGroup(name, Runner.MINI, methods)));
    others.forEach((name, methods) -> groups.add(new TestGroup(name, Runner.JUNIT, methods)));
    return groups;
  }

  private void runAll(Side side, List<TestGroup> groups, Results results) {
    int number = 0;
    for (TestGroup g : groups) {
      number++;
      List<String> open =
          g.methods().stream().filter(m -> results.of(g.className(), m).isEmpty()).toList();
      if (open.isEmpty()) {
        continue;
      }
      long start = System.nanoTime();
      Map<String, Outcome> all = new LinkedHashMap<>();
      runGroup(side, g.with(open), all);
      retryAlone(side, g, all);
      results.add(g.className(), all);
      System.out.printf(
          "%s %s %d/%d %s: %d of %d pass, %.1f s%n",
          library.name(),
          side.name(),
          number,
          groups.size(),
          g.className(),
          all.values().stream().filter(Outcome::passed).count(),
          all.size(),
          (System.nanoTime() - start) / 1e9);
    }
  }

  /** A test that brings a run to its end does not take the others with it. */
  private static void runGroup(Side side, TestGroup group, Map<String, Outcome> all) {
    List<String> remaining = new ArrayList<>(group.methods());
    while (!remaining.isEmpty()) {
      Map<String, Outcome> some = side.attempt(group.with(remaining));
      all.putAll(some);
      remaining.removeAll(some.keySet());
    }
  }

  /** What a test leaves behind in static fields may make another one of its class fail. */
  private static void retryAlone(Side side, TestGroup group, Map<String, Outcome> all) {
    if (all.size() > 1) {
      for (String m : List.copyOf(all.keySet())) {
        if (all.get(m).kind() == Kind.FAIL) {
          System.out.println(
              side.name()
                  + " "
                  + group.className()
                  + "#"
                  + m
                  + " is run again alone, after "
                  + all.get(m).reason());
          all.putAll(side.attempt(group.with(List.of(m))));
        }
      }
    }
  }
}
