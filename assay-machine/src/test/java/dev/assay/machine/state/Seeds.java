package dev.assay.machine.state;

import java.util.SplittableRandom;

/**
 * Runs a randomised test with several seeds. A failure names its seed; {@code -Dassay.seed=N} runs
 * that one alone.
 */
public final class Seeds {
  /** A test that is given its source of randomness. */
  public interface Body {
    void run(SplittableRandom random) throws Exception;
  }

  private Seeds() {}

  public static void each(int count, Body body) {
    Long only = Long.getLong("assay.seed");
    for (long seed = only == null ? 1 : only; seed <= (only == null ? count : only); seed++) {
      try {
        body.run(new SplittableRandom(seed));
      } catch (Exception | AssertionError e) {
        throw new AssertionError("with -Dassay.seed=" + seed + ": " + e, e);
      }
    }
  }
}
