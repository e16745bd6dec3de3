package dev.assay.symbolic.random;

import dev.assay.explore.random.RandomProgram;
import dev.assay.explore.random.RandomPrograms;
import dev.assay.symbolic.bound.BoundResult;
import dev.assay.symbolic.bound.BoundSettings;
import dev.assay.symbolic.bound.BoundSettings.Engine;
import dev.assay.symbolic.solve.SolverKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * Many random methods whose parameters are unknowns, against HotSpot with many values at the ends
 * of their types: {@code MethodCampaign COUNT [FIRST_SEED [SIZE]]}, see {@link
 * RandomPrograms#main}. What fails on HotSpot is found, and what is found fails there.
 */
public final class MethodCampaign implements RandomPrograms.Examination {
  private static final String METHOD = "check";

  /** With how many inputs each method is called in a campaign. */
  private static final int TRIALS = 1_000;

  private static final long[] CORNERS = {
    0,
    1,
    -1,
    2,
    3,
    4,
    5,
    40,
    80,
    97,
    127,
    128,
    -128,
    -129,
    255,
    32767,
    -32768,
    65535,
    Integer.MAX_VALUE,
    Integer.MAX_VALUE - 1,
    Integer.MIN_VALUE,
    Integer.MIN_VALUE + 1,
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    1L << 40,
    7_000_000_000L
  };

  private static final double[] REALS = {
    0,
    -0.0,
    1,
    0.5,
    -1.5,
    3e9,
    -3e9,
    1e300,
    Double.MIN_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  private final Trials trials = new Trials();
  private final long maxMillis;
  private final int calls;

  /**
   * @param maxMillis how long one check may take
   * @param calls with how many inputs each method is called
   */
  MethodCampaign(long maxMillis, int calls) {
    this.maxMillis = maxMillis;
    this.calls = calls;
  }

  public static void main(String[] args) throws InterruptedException {
    RandomPrograms.main(args, () -> new MethodCampaign(10_000, TRIALS));
  }

  @Override
  public RandomProgram generate(long seed, int size) {
    return ProgramGenerator.method(seed, size);
  }

  @Override
  public RandomPrograms.Finding examine(RandomProgram p, Map<String, byte[]> classes) {
    Map<String, Integer> counts = new HashMap<>();
    StringBuilder wrong = new StringBuilder();
    try {
      BoundResult result = trials.bound(classes, p.name(), METHOD, settings(p.seed()));
      counts.put(Comparison.isComplete(result) ? "complete" : "OPEN", 1);
      counts.put(result.violations().isEmpty() ? "without violations" : "violations", 1);
      compare(p, classes, result, wrong);
    } catch (RuntimeException | Error e) {
      wrong.append(e).append(e.getStackTrace().length > 0 ? " " + e.getStackTrace()[0] : "");
      wrong.append("\n");
    }
    counts.put(wrong.isEmpty() ? "SAME" : "DIFFERENT", 1);
    return new RandomPrograms.Finding(counts, wrong.toString());
  }

  /** Engines and solvers have their turns. */
  private BoundSettings settings(long seed) {
    Engine[] engines = Engine.values();
    Engine engine = engines[(int) Math.floorMod(seed, (long) engines.length)];
    List<SolverKind> solvers =
        seed % 3 == 0 ? List.of(SolverKind.Z3) : List.of(SolverKind.values());
    return new BoundSettings(
        engine,
        BoundSettings.AUTO,
        engine == Engine.MERGED ? 1 : 10,
        1,
        solvers,
        2,
        4,
        true,
        maxMillis,
        false);
  }

  private void compare(
      RandomProgram p, Map<String, byte[]> classes, BoundResult result, StringBuilder wrong) {
    TreeSet<String> found = new TreeSet<>();
    for (BoundResult.FailingInput v : result.violations()) {
      String expected = v.what() + " at " + v.place();
      found.add(expected);
      String got = OrdinaryRun.failure(classes, p.name(), METHOD, v.recorded());
      if (!expected.equals(got)) {
        wrong.append("with " + v.inputs() + " not " + expected + " but " + got + "\n");
      }
    }
    if (!Comparison.isComplete(result)) {
      return;
    }
    SplittableRandom random = new SplittableRandom(p.seed());
    for (int i = 0; i < calls; i++) {
      List<Long> inputs = inputs(random);
      String got = OrdinaryRun.failure(classes, p.name(), METHOD, inputs);
      if (got != null && !got.contains("AssumptionViolated") && !found.contains(got)) {
        wrong.append("not found: " + got + " with " + inputs + "\n");
        return;
      }
    }
  }

  /** Numbers for the parameters, and for what else the method asks for. */
  private static List<Long> inputs(SplittableRandom random) {
    List<Long> all = new ArrayList<>();
    all.add((long) (int) corner(random));
    all.add(corner(random));
    all.add((long) (byte) corner(random));
    all.add((long) (char) corner(random));
    all.add((long) random.nextInt(2));
    all.add(Double.doubleToRawLongBits(REALS[random.nextInt(REALS.length)]));
    boolean isNull = box(random, all, (int) corner(random));
    if (!isNull && random.nextInt(4) == 0) {
      all.add(1L); // the second is the first
      all.add(0L);
    } else {
      box(random, all, (int) corner(random));
    }
    box(random, all, corner(random));
    box(random, all, (char) corner(random));
    box(random, all, random.nextInt(2));
    int length = random.nextInt(4);
    all.add(2L);
    all.add((long) length);
    for (int i = 0; i < length; i++) {
      all.add((long) (int) corner(random));
    }
    for (int i = 0; i < 4; i++) {
      all.add((long) random.nextInt(-2, 4));
    }
    return all;
  }

  private static boolean box(SplittableRandom random, List<Long> all, long value) {
    int how = random.nextInt(5);
    if (how == 0) {
      all.add(0L);
      return true;
    }
    all.add(how == 1 ? 2L : 5L);
    all.add(value);
    return false;
  }

  private static long corner(SplittableRandom random) {
    return CORNERS[random.nextInt(CORNERS.length)];
  }
}
