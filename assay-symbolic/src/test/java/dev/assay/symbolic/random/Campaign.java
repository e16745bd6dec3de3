package dev.assay.symbolic.random;

import dev.assay.explore.random.RandomProgram;
import dev.assay.explore.random.RandomPrograms;
import dev.assay.symbolic.random.Comparison.Outcome;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Many random programs, checked by every engine: {@code Campaign COUNT [FIRST_SEED [SIZE]]}, see
 * {@link RandomPrograms#main}.
 */
public final class Campaign implements RandomPrograms.Examination {
  /** How long one check may take. */
  private static final long MAX_MILLIS = 5_000;

  private final Comparison comparison;

  /**
   * @param maxMillis how long one check may take
   */
  Campaign(long maxMillis) {
    comparison = new Comparison(maxMillis);
  }

  public static void main(String[] args) throws InterruptedException {
    RandomPrograms.main(args, () -> new Campaign(MAX_MILLIS));
  }

  @Override
  public RandomProgram generate(long seed, int size) {
    return new ProgramGenerator(seed, size).generate();
  }

  @Override
  public RandomPrograms.Finding examine(RandomProgram p, Map<String, byte[]> classes) {
    Outcome o = comparison.compare(p, classes);
    Map<String, Integer> counts = new HashMap<>();
    counts.put(o.kind().name(), 1);
    for (String why : o.open()) {
      counts.put("open: " + why.replaceAll("P[0-9]+\\.java:[0-9]+", "…"), 1);
    }
    Set<String> tried = o.tried();
    if (tried != null) {
      tried.forEach(v -> counts.put(v.split(" ")[0], 1));
      if (tried.isEmpty()) {
        counts.put("without violations", 1);
      } else if (tried.size() > 1) {
        counts.put("several violations", 1);
      }
    }
    return new RandomPrograms.Finding(counts, o.details());
  }
}
