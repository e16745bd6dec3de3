package dev.assay.report;

import dev.assay.explore.limit.PeakMemory;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.TraceEvent;
import dev.assay.explore.result.Violation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a search has found, as other programs read it. */
public final class ResultJson {
  private ResultJson() {}

  /**
   * The members of the result object that follow the command's own.
   *
   * @param told the violations with the runs that lead there
   */
  public static Map<String, Object> of(Result r, List<Counterexample> told) {
    Map<String, Object> all = verdict(r);
    List<Object> violations = new ArrayList<>();
    for (Counterexample t : told) {
      violations.add(violation(t.violation(), t.steps()));
    }
    all.put("violations", violations);
    all.put("stats", stats(r.statistics()));
    return all;
  }

  /**
   * The verdict, why it is not better, what the user accepts for it, and each property's status.
   */
  public static Map<String, Object> verdict(Result r) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("verdict", r.verdict().name().toLowerCase(Locale.ROOT));
    all.put("reasons", reasons(r.incompleteness()));
    all.put("accepted", reasons(r.accepted()));
    all.put("notes", r.notes());
    Map<String, Object> properties = new LinkedHashMap<>();
    r.properties().forEach((kind, status) -> properties.put(kind, text(status)));
    all.put("properties", properties);
    return all;
  }

  private static String text(Result.Status status) {
    return status.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static List<Object> reasons(List<Incompleteness> some) {
    List<Object> reasons = new ArrayList<>();
    for (Incompleteness i : some) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("code", i.reason().code());
      one.put("message", i.message());
      one.put("location", i.location());
      reasons.add(one);
    }
    return reasons;
  }

  /** A violation and the run that leads there. */
  public static Map<String, Object> violation(Violation v, List<TraceEvent> trace) {
    Map<String, Object> one = new LinkedHashMap<>();
    one.put("kind", v.kind());
    one.put("message", v.message());
    one.put("thread", v.thread());
    one.put("location", v.location());
    one.put("details", v.details());
    List<Object> steps = new ArrayList<>();
    for (TraceEvent s : trace) {
      Map<String, Object> step = new LinkedHashMap<>();
      step.put("thread", s.thread());
      step.put("location", s.location());
      step.put("operation", s.operation());
      step.put("detail", s.detail());
      steps.add(step);
    }
    one.put("trace", steps);
    if (v.cycle() != Violation.NO_CYCLE) {
      one.put("cycle", cycle(v, trace));
    }
    return one;
  }

  /** The index in the trace from which on it is repeated; its length if nothing follows. */
  private static long cycle(Violation v, List<TraceEvent> trace) {
    return trace.stream().filter(s -> s.step() < v.cycle()).count();
  }

  private static Map<String, Object> stats(Statistics s) {
    Map<String, Object> stats = new LinkedHashMap<>();
    stats.put("states", s.states());
    stats.put("transitions", s.transitions());
    stats.put("instructions", s.instructions());
    stats.put("maxDepth", s.maxDepth());
    stats.put("elapsedMs", s.elapsedMillis());
    stats.put("peakMemoryBytes", PeakMemory.bytes());
    stats.put("storeBytes", s.storeBytes());
    stats.put("restarts", s.restarts());
    stats.put("endlessStates", s.endless());
    return stats;
  }
}
