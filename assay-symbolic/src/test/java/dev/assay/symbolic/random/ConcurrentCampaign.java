package dev.assay.symbolic.random;

import dev.assay.explore.config.Settings;
import dev.assay.explore.random.ProgramGenerator;
import dev.assay.explore.random.RandomProgram;
import dev.assay.explore.random.RandomPrograms;
import dev.assay.explore.result.Result;
import dev.assay.symbolic.bound.BoundResult;
import dev.assay.symbolic.bound.BoundSettings;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Many random programs with several threads, whose choices are unknowns: {@code ConcurrentCampaign
 * COUNT [FIRST_SEED [SIZE]]}, see {@link RandomPrograms#main}. What is found must be what a search
 * finds that tries all inputs.
 */
public final class ConcurrentCampaign implements RandomPrograms.Examination {
  /** Programs with more states are passed over. */
  private static final long MAX_STATES = 20_000;

  private static final String RACE = "race";

  private final Trials trials = new Trials();
  private final BoundSettings settings;

  /**
   * @param maxMillis how long one check may take
   */
  ConcurrentCampaign(long maxMillis) {
    BoundSettings s = BoundSettings.standard();
    this.settings =
        new BoundSettings(
            s.engine(),
            s.unwind(),
            s.disjuncts(),
            s.workers(),
            s.solvers(),
            s.maxArray(),
            s.maxObjects(),
            true,
            maxMillis,
            false);
  }

  public static void main(String[] args) throws InterruptedException {
    RandomPrograms.main(args, () -> new ConcurrentCampaign(30_000));
  }

  /**
   * A program whose choices, and the variable that every method has, are inputs. In every other one
   * an exchange that succeeds is a violation, so that none can be missed.
   */
  @Override
  public RandomProgram generate(long seed, int size) {
    RandomProgram p = new ProgramGenerator(seed, size).generate();
    String afterExchange = seed % 2 == 0 ? "? 1 : 0; assert r == 0;" : "? 1 : 0;";
    return p.with(
        p.code()
            .map(
                line ->
                    line.replace("Assay.chooseBoolean()", "Assay.anyBoolean()")
                        .replace("Assay.choose(", "Assay.anyInt(")
                        .replace("ARRAY[0]", "ARRAY[r & 1]")
                        .replaceAll("A0\\.set\\(\\d\\)", "A0.set(r)")
                        .replace("? 1 : 0;", afterExchange)
                        .replace("int r = 0;", "int r = Assay.anyInt(0, 2);")));
  }

  @Override
  public RandomPrograms.Finding examine(RandomProgram p, Map<String, byte[]> classes) {
    Map<String, Integer> counts = new HashMap<>();
    Result tried = trials.explored(Settings.Strategy.DEPTH_FIRST, classes, p.name(), MAX_STATES);
    if (!tried.reasons().isEmpty()) {
      counts.put("OPEN", 1); // too big, or what it finds depends on the time
      return new RandomPrograms.Finding(counts, "");
    }
    Set<String> expected = new TreeSet<>();
    tried.violations().forEach(v -> expected.add(text(v.kind(), v.message(), v.location())));
    BoundResult result = trials.bound(classes, p.name(), settings);
    Set<String> found = new TreeSet<>();
    result.violations().forEach(v -> found.add(text(v.kind(), v.what(), v.place())));
    tried.violations().forEach(v -> counts.put(v.kind(), 1));
    if (expected.isEmpty()) {
      counts.put("without violations", 1);
    }
    // What happens after a race depends on where steps end, and inputs end none.
    boolean isSame =
        Comparison.isComplete(result)
            && (hasRace(expected) ? hasRace(found) : found.equals(expected));
    counts.put(isSame ? "SAME" : "DIFFERENT", 1);
    return new RandomPrograms.Finding(
        counts,
        isSame
            ? ""
            : "with all inputs "
                + expected
                + "\nwith unknowns "
                + found
                + result.incompleteness()
                + "\n");
  }

  private static boolean hasRace(Set<String> violations) {
    return violations.stream().anyMatch(v -> v.startsWith(RACE));
  }

  /**
   * Which of two threads in a race is named first, and at which of its places, is up to the search;
   * and only where there are several can it be told which thread an exception is thrown in.
   */
  private static String text(String kind, String message, String place) {
    return switch (kind) {
      case RACE -> RACE + " " + message.substring(0, message.indexOf(" between"));
      case "deadlock" -> kind;
      default -> kind + " " + message.substring(message.indexOf("\": ") + 3) + " at " + place;
    };
  }
}
