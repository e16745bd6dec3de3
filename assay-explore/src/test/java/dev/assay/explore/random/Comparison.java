package dev.assay.explore.random;

import dev.assay.explore.Behaviour;
import dev.assay.explore.Settings;
import dev.assay.explore.Settings.Races;
import dev.assay.explore.Settings.Strategy;
import dev.assay.explore.Trial;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.loading.JdkImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Explores a program in every way and compares what is found with the plain search. */
final class Comparison {
  /** Programs with more states in the plain search are passed over. */
  private static final int MAX_STATES = 5_000;

  /** The ways of exploring that find what the plain search finds, data races apart. */
  private static final Map<String, Settings> ALWAYS_EXACT = new LinkedHashMap<>();

  /** The ways that do so if there is no data race, and report one otherwise. */
  private static final Map<String, Settings> EXACT_WITHOUT_RACES = new LinkedHashMap<>();

  static {
    for (Strategy strategy : Strategy.values()) {
      ALWAYS_EXACT.put(strategy + ", promote", Trial.settings(strategy, false, Races.PROMOTE));
      EXACT_WITHOUT_RACES.put(strategy + ", report", Trial.settings(strategy, false, Races.REPORT));
    }
  }

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
    return new Trial(jdk, images, classes, program.name(), false);
  }

  Outcome compare(RandomProgram program, Map<String, byte[]> classes) {
    Trial trial = trial(program, classes);
    Behaviour plain = trial.plain(MAX_STATES);
    if (plain == null) {
      return new Outcome(Kind.TOO_BIG, "", null, trial.plainStates());
    }
    StringBuilder details = new StringBuilder();
    if (program.raceFree() && !plain.races().isEmpty()) {
      details.append("made to be free of races, but has some\n");
    }
    Strategy some = Strategy.values()[(int) (program.seed() % Strategy.values().length)];
    Settings fine = Trial.settings(some, true, Races.IGNORE);
    require(some + ", fine", plain, explored(trial, fine, details), details);
    ALWAYS_EXACT.forEach((name, s) -> require(name, plain, explored(trial, s, details), details));
    EXACT_WITHOUT_RACES.forEach(
        (name, s) -> {
          Behaviour found = explored(trial, s, details);
          if (found != null && found.races().isEmpty() != plain.races().isEmpty()) {
            details.append(name + ": races " + found.races() + ", plain " + plain.races() + "\n");
          } else if (plain.races().isEmpty()) {
            require(name, plain, found, details);
          }
        });
    if (program.seed() % 8 == 0) {
      Trial inside = new Trial(jdk, images, classes, program.name(), true);
      Settings settings = Trial.settings(Strategy.DEPTH_FIRST, false, Races.PROMOTE);
      require("internals", plain, explored(inside, settings, details), details);
    }
    Kind kind = details.isEmpty() ? Kind.SAME : Kind.DIFFERENT;
    return new Outcome(kind, details.toString(), plain, trial.plainStates());
  }

  private static @Nullable Behaviour explored(Trial trial, Settings s, StringBuilder details) {
    try {
      return trial.explored(s);
    } catch (RuntimeException e) {
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
