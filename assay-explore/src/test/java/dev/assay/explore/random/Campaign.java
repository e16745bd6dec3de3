package dev.assay.explore.random;

import dev.assay.explore.Behaviour;
import dev.assay.explore.random.Comparison.Outcome;
import java.util.HashMap;
import java.util.Map;

/**
 * Many random programs, explored in every way: {@code Campaign COUNT [FIRST_SEED [SIZE]]}, see
 * {@link RandomPrograms#main}.
 */
public final class Campaign implements RandomPrograms.Examination {
  private final Comparison comparison = new Comparison();

  Campaign() {}

  public static void main(String[] args) throws InterruptedException {
    RandomPrograms.main(args, Campaign::new);
  }

  @Override
  public RandomProgram generate(long seed, int size) {
    return new ProgramGenerator(seed, size).statingInvariants().generate();
  }

  @Override
  public RandomPrograms.Finding examine(RandomProgram p, Map<String, byte[]> classes) {
    Outcome o = comparison.compare(p, classes);
    Map<String, Integer> counts = new HashMap<>();
    counts.put(o.kind().name(), 1);
    counts.put("states of the plain search", o.states());
    Behaviour plain = o.plain();
    if (plain != null) {
      boolean happens = plain.races().isEmpty();
      counts.put(p.raceFree() ? "race-free" : happens ? "happen to be race-free" : "racy", 1);
      plain.violations().forEach(v -> counts.put(v.split(" ")[0], 1));
      if (plain.violations().isEmpty()) {
        counts.put("without violations", 1);
      }
      if (plain.ends().size() > 1) {
        counts.put("several ends", 1);
      }
    }
    return new RandomPrograms.Finding(counts, o.details());
  }

  @Override
  public RandomProgram suspect(RandomProgram p, RandomPrograms.Finding f) {
    // What is left of a program need not be free of races any more.
    return f.wrong().startsWith(Comparison.BROKEN_CLAIM) ? p : p.withoutClaim();
  }
}
