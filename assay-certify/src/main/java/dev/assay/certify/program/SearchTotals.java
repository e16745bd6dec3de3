package dev.assay.certify.program;

import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.Violation;
import dev.assay.explore.search.ScriptedSearch;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What several searches have found that together follow one script. */
final class SearchTotals {
  private final List<Violation> violations = new ArrayList<>();
  private final Set<String> reasons = new LinkedHashSet<>();
  private @Nullable Set<String> unanswered;
  private Set<String> promoted = Set.of();
  private long states;
  private long transitions;
  private long instructions;
  private int deepest;
  private long storeBytes;

  void add(ScriptedSearch search) {
    Result r = search.result(0);
    violations.addAll(r.violations());
    reasons.addAll(r.reasons());
    promoted = new LinkedHashSet<>(r.promoted());
    if (unanswered == null) {
      unanswered = new LinkedHashSet<>(search.unanswered());
    } else {
      unanswered.retainAll(search.unanswered());
    }
    Statistics s = r.statistics();
    states += s.states();
    transitions += s.transitions();
    instructions += s.instructions();
    deepest = Math.max(deepest, s.maxDepth());
    storeBytes = Math.max(storeBytes, s.storeBytes());
  }

  /** Why nothing can be said about some properties, if these are all states. */
  List<String> unanswered() {
    return unanswered == null ? List.of() : List.copyOf(unanswered);
  }

  /** What was found, without what was not answered. */
  Result result(long startNanos) {
    return new Result(
        violations,
        List.copyOf(reasons),
        List.copyOf(promoted),
        new Statistics(
            states,
            transitions,
            instructions,
            deepest,
            (System.nanoTime() - startNanos) / 1_000_000,
            0,
            storeBytes));
  }
}
