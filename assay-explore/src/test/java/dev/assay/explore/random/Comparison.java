package dev.assay.explore.random;

import dev.assay.explore.Behaviour;
import dev.assay.explore.Trial;
import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Races;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.loading.JdkImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Explores a program in every way and compares what is found with the plain search. */
final class Comparison {
  /** The first words if it is the program that is wrong. */
  static final String BROKEN_CLAIM = "made to be free of races, but has some:";

  /** Programs with more states in the plain search are passed over. */
  private static final int MAX_STATES = 3_000;

  /** As many where the steps inside the JDK's calls, of which there are many, are explored, too. */
  private static final int MAX_STATES_WITHOUT_CALLS = 1_000;

  /** So little that transitions are compared with visited states a few at a time, in bytes. */
  private static final long LITTLE_MEMORY = 1 << 10;

  /** The ways of exploring that find what the plain search finds, data races apart. */
  private static final Map<String, Settings> ALWAYS_EXACT = new LinkedHashMap<>();

  /** The ways that do so if there is no data race, and report one otherwise. */
  private static final Map<String, Settings> EXACT_WITHOUT_RACES = new LinkedHashMap<>();

  static {
    for (Strategy strategy :
        List.of(Strategy.DEPTH_FIRST, Strategy.BREADTH_FIRST, Strategy.FEWEST_SWITCHES)) {
      ALWAYS_EXACT.put(strategy + ", promote", Trial.settings(strategy, false, Races.PROMOTE));
      EXACT_WITHOUT_RACES.put(strategy + ", report", Trial.settings(strategy, false, Races.REPORT));
    }
    Settings shared = Trial.settings(Strategy.DEPTH_FIRST, false, Races.PROMOTE);
    Settings layers = Trial.settings(Strategy.BREADTH_FIRST, false, Races.PROMOTE);
    ALWAYS_EXACT.put(
        "small layers, promote",
        layers.withTactics(layers.tactics().withStoreMemory(LITTLE_MEMORY)));
    ALWAYS_EXACT.put("three workers, promote", shared.withTactics(shared.tactics().withWorkers(3)));
  }

  /** Strategies of which each program is explored with one. */
  private static final List<Strategy> OTHERS =
      List.of(Strategy.ITERATIVE_DEEPENING, Strategy.BEST_FIRST, Strategy.A_STAR);

  /** Reductions that searches of one trial can differ in. */
  private static final List<Reduction> OF_STEPS =
      List.of(
          Reduction.QUIET_DATA,
          Reduction.SHARING,
          Reduction.RARE_OPERATIONS,
          Reduction.OWNERSHIP,
          Reduction.JOINS,
          Reduction.SLEEP_SETS);

  /** Reductions that make states another set, so that a trial of its own is needed. */
  private static final List<Reduction> OF_STATES =
      List.of(Reduction.GARBAGE, Reduction.LIVE_SLOTS, Reduction.SYMMETRY);

  /** More switches than any run of a program that is compared has. */
  private static final int MANY_SWITCHES = 1_000_000;

  private final JdkImage jdk;
  private final BootImages images = new BootImages();

  Comparison() {
    try {
      jdk = JdkImage.open(Path.of(System.getProperty("java.home")));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** How a comparison has ended. */
  enum Kind {
    SAME,
    TOO_BIG,
    DIFFERENT
  }

  /**
   * What a comparison has shown.
   *
   * @param details what differs, or the empty text
   * @param plain what the plain search has found
   * @param states how many states it has seen
   */
  record Outcome(Kind kind, String details, @Nullable Behaviour plain, int states) {}

  /** Makes a program ready to be explored. */
  Trial trial(RandomProgram program, Map<String, byte[]> classes) {
    return trial(program, classes, Set.of());
  }

  Outcome compare(RandomProgram program, Map<String, byte[]> classes) {
    Trial trial = trial(program, classes);
    Behaviour plain = trial.plain(MAX_STATES);
    if (plain == null) {
      return new Outcome(Kind.TOO_BIG, "", null, trial.plainStates());
    }
    StringBuilder details = new StringBuilder();
    if (program.raceFree() && !plain.races().isEmpty()) {
      details.append(BROKEN_CLAIM + " " + plain.races() + "\n");
    }
    Strategy some = OTHERS.get((int) (program.seed() % OTHERS.size()));
    Settings fine = Trial.settings(some, true, Races.REPORT);
    requireRacesAndRest(some + ", fine", plain, explored(trial, fine, details), details);
    ALWAYS_EXACT.forEach((name, s) -> require(name, plain, explored(trial, s, details), details));
    EXACT_WITHOUT_RACES.forEach(
        (name, s) -> requireRacesAndRest(name, plain, explored(trial, s, details), details));
    compareWithout(stepReductions(program.seed()), some, program, plain, trial, details);
    boolean isSmall = trial.plainStates() <= MAX_STATES_WITHOUT_CALLS && !program.callsLibrary();
    if (program.seed() % 8 == 0 && isSmall) {
      Set<Reduction> off = Set.of(Reduction.LIBRARY_CALLS);
      compareWithout(
          off, Strategy.DEPTH_FIRST, program, plain, trial(program, classes, off), details);
    } else if (program.seed() % 4 == 0) {
      Set<Reduction> off = Set.of(OF_STATES.get((int) (program.seed() / 4 % OF_STATES.size())));
      compareWithout(
          off, Strategy.DEPTH_FIRST, program, plain, trial(program, classes, off), details);
    }
    Kind kind = details.isEmpty() ? Kind.SAME : Kind.DIFFERENT;
    return new Outcome(kind, details.toString(), plain, trial.plainStates());
  }

  private Trial trial(RandomProgram program, Map<String, byte[]> classes, Set<Reduction> without) {
    Settings settings =
        Settings.standard().withoutReductions(without).withProperties(program.properties());
    return new Trial(jdk, images, classes, program.name(), settings);
  }

  /** Some of the reductions, others for other seeds, until all combinations have had their turn. */
  private static Set<Reduction> stepReductions(long seed) {
    Set<Reduction> off = EnumSet.noneOf(Reduction.class);
    for (int i = 0; i < OF_STEPS.size(); i++) {
      if ((seed >> i & 1) != 0) {
        off.add(OF_STEPS.get(i));
      }
    }
    return off;
  }

  /** Explores a program with reductions switched off, by a strategy and by switches. */
  private static void compareWithout(
      Set<Reduction> off,
      Strategy strategy,
      RandomProgram program,
      Behaviour plain,
      Trial trial,
      StringBuilder details) {
    Settings promote = Trial.settings(strategy, false, Races.PROMOTE).withoutReductions(off);
    require(strategy + " without " + off, plain, explored(trial, promote, details), details);
    SearchParameters t = SearchParameters.standard();
    Settings bounded =
        Trial.settings(Strategy.FEWEST_SWITCHES, false, Races.REPORT)
            .withoutReductions(off)
            .withTactics(
                new SearchParameters(
                    t.heuristic(), program.seed(), 1, MANY_SWITCHES, t.maxMemory(), t.store()));
    requireRacesAndRest(
        "bounded without " + off, plain, explored(trial, bounded, details), details);
  }

  /** If there are data races one must be reported; if not, all else must be the same. */
  private static void requireRacesAndRest(
      String name, Behaviour plain, @Nullable Behaviour found, StringBuilder details) {
    if (found != null && found.races().isEmpty() != plain.races().isEmpty()) {
      details.append(name + ": races " + found.races() + ", plain " + plain.races() + "\n");
    } else if (plain.races().isEmpty()) {
      require(name, plain, found, details);
    }
  }

  private static @Nullable Behaviour explored(Trial trial, Settings s, StringBuilder details) {
    try {
      return trial.explored(s);
    } catch (RuntimeException | AssertionError e) {
      details.append(s + ": " + e + " " + e.getStackTrace()[0] + "\n");
      return null;
    }
  }

  private static void require(
      String name, Behaviour plain, @Nullable Behaviour found, StringBuilder details) {
    if (found == null || found.agrees(plain)) {
      return;
    }
    details.append(name).append(":\n");
    difference("violations", plain.violations(), found.violations(), details);
    difference("ends", plain.ends(), found.ends(), details);
  }

  private static void difference(
      String what, Set<String> expected, Set<String> found, StringBuilder details) {
    TreeSet<String> missing = new TreeSet<>(expected);
    missing.removeAll(found);
    TreeSet<String> surplus = new TreeSet<>(found);
    surplus.removeAll(expected);
    missing.forEach(s -> details.append("  missing among " + what + ": " + s + "\n"));
    surplus.forEach(s -> details.append("  wrong among " + what + ": " + s + "\n"));
  }
}
