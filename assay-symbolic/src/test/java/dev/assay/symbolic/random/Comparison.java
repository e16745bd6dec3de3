package dev.assay.symbolic.random;

import dev.assay.explore.random.RandomProgram;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.symbolic.bound.BoundResult;
import dev.assay.symbolic.bound.BoundSettings;
import dev.assay.symbolic.bound.BoundSettings.Engine;
import dev.assay.symbolic.solve.SolverKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Checks a program with every engine and compares what is found with what comes up when all inputs
 * are tried. Inputs that are said to make the program fail have to do so on an ordinary JVM.
 */
final class Comparison {
  /** Programs with more states are passed over. */
  private static final long MAX_STATES = 20_000;

  /** Begins of reasons for which a check may leave a question open. */
  private static final List<String> GOOD_REASONS =
      List.of("time limit", "a solver gave up", "not supported");

  private final Trials trials = new Trials();
  private final long maxMillis;

  /**
   * @param maxMillis how long one check may take
   */
  Comparison(long maxMillis) {
    this.maxMillis = maxMillis;
  }

  /** How a comparison has ended. */
  enum Kind {
    SAME,
    /** There are too many inputs to try them all. */
    TOO_BIG,
    /** Some engine has left a question open, and nothing it says is wrong. */
    OPEN,
    DIFFERENT
  }

  /**
   * What a comparison has shown.
   *
   * @param details what differs, or the empty text
   * @param tried what trying all inputs has found; null if there are too many
   * @param open which engines have left questions open, and why
   */
  record Outcome(Kind kind, String details, @Nullable Set<String> tried, List<String> open) {}

  Outcome compare(RandomProgram program, Map<String, byte[]> classes) {
    Set<String> tried = trials.tried(classes, program.name(), MAX_STATES);
    if (tried == null) {
      return new Outcome(Kind.TOO_BIG, "", null, List.of());
    }
    StringBuilder details = new StringBuilder();
    List<String> open = new ArrayList<>();
    for (Engine engine : Engine.values()) {
      try {
        BoundResult found = trials.bound(classes, program.name(), settings(engine, program.seed()));
        String who = engine.name().toLowerCase(Locale.ROOT);
        details.append(differences(who, found, tried));
        found
            .incompleteness()
            .forEach(i -> open.add(who + ": " + i.message().split("\\(")[0].strip()));
        confirm(engine, found, classes, program.name(), details);
      } catch (RuntimeException | Error e) {
        details.append(engine + ": " + e + cause(e) + "\n");
      }
    }
    Kind kind = !details.isEmpty() ? Kind.DIFFERENT : open.isEmpty() ? Kind.SAME : Kind.OPEN;
    return new Outcome(kind, details.toString(), tried, open);
  }

  private static String cause(Throwable e) {
    Throwable deepest = e;
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    String what = deepest == e ? "" : " because of " + deepest;
    return what + (deepest.getStackTrace().length > 0 ? " " + deepest.getStackTrace()[0] : "");
  }

  /** Solvers, workers and the size of blocks have their turns. */
  private BoundSettings settings(Engine engine, long seed) {
    List<SolverKind> some =
        switch ((int) Math.floorMod(seed + engine.name().length(), 3L)) {
          case 0 -> List.of(SolverKind.Z3);
          case 1 -> List.of(SolverKind.BITWUZLA);
          default -> List.of(SolverKind.values());
        };
    int disjuncts =
        switch (engine) {
          case MERGED, CLASSIC -> 1;
          case CONCURRENT -> 1 + (int) Math.floorMod(seed, 10L);
          case SEQUENTIAL -> 1000;
        };
    int workers = engine == Engine.CONCURRENT ? 2 : 1;
    BoundSettings s = BoundSettings.standard();
    return new BoundSettings(
        engine,
        BoundSettings.AUTO,
        disjuncts,
        workers,
        some,
        s.maxArray(),
        s.maxObjects(),
        true,
        maxMillis,
        false);
  }

  /** Whether a result says of all inputs what it says. */
  static boolean isComplete(BoundResult result) {
    return result.exhausted() && result.incompleteness().isEmpty();
  }

  /** What a result says that is not so, or keeps back without a reason. */
  static String differences(String who, BoundResult result, Set<String> tried) {
    StringBuilder details = new StringBuilder();
    Set<String> found = new TreeSet<>();
    result.violations().forEach(v -> found.add(v.kind() + " " + v.what() + " at " + v.place()));
    for (String v : found) {
      if (!tried.contains(v)) {
        details.append(who + " finds what cannot happen: " + v + "\n");
      }
    }
    boolean isInTime =
        result.incompleteness().stream().noneMatch(i -> i.reason() == Reason.TIME_LIMIT);
    for (Incompleteness left : result.incompleteness()) {
      String reason = left.message();
      if (isInTime && GOOD_REASONS.stream().noneMatch(reason::startsWith)) {
        details.append(who + " has no reason to be in doubt: " + reason + "\n");
      }
    }
    for (String v : tried) {
      if (!found.contains(v) && result.incompleteness().isEmpty()) {
        details.append(who + " does not find: " + v + "\n");
      }
    }
    return details.toString();
  }

  /** Makes the runs of which is said that they fail. */
  private static void confirm(
      Engine engine,
      BoundResult result,
      Map<String, byte[]> classes,
      String mainClass,
      StringBuilder details) {
    for (BoundResult.FailingInput v : result.violations()) {
      String expected = v.what() + " at " + v.place();
      String got = OrdinaryRun.failure(classes, mainClass, v.recorded());
      if (!expected.equals(got)) {
        details.append(
            engine + ": with inputs " + v.recorded() + " not " + expected + " but " + got + "\n");
      }
    }
  }
}
