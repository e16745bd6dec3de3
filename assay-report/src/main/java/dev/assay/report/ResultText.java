package dev.assay.report;

import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.TraceEvent;
import dev.assay.explore.result.Violation;
import java.util.ArrayList;
import java.util.List;

/** What a search has found, as a person reads it. */
public final class ResultText {
  private ResultText() {}

  /** A violation: the error, who is concerned, and the run that leads there. */
  public static List<String> of(Violation v, List<TraceEvent> trace) {
    List<String> lines = new ArrayList<>();
    lines.add("violation: " + v.message() + (v.location().isEmpty() ? "" : " at " + v.location()));
    for (String d : v.details()) {
      lines.add("    " + d);
    }
    if (!trace.isEmpty()) {
      lines.add("");
      lines.addAll(new TraceTable(trace, v.cycle()).lines());
      if (trace.stream().anyMatch(e -> e.operation().equals(TraceEvent.TIMEOUT))) {
        lines.add("");
        lines.add("A time limit ended a wait; --timeouts never leaves such runs out.");
      }
    }
    return lines;
  }

  /** The verdict, why it is not better, and what it has cost. */
  public static List<String> verdict(Result r) {
    List<String> lines = new ArrayList<>();
    switch (r.verdict()) {
      case VERIFIED -> lines.add("verified: every interleaving and choice was examined");
      case VIOLATION -> {
        int n = r.violations().size();
        lines.add(n == 1 ? "1 violation" : n + " violations");
      }
      case INCONCLUSIVE -> lines.add("inconclusive: nothing was found, but");
    }
    for (String reason : r.reasons()) {
      lines.add("    " + reason);
    }
    for (String name : r.promoted()) {
      lines.add("    data race on " + name + ": explored access by access");
    }
    lines.add(statistics(r.statistics()));
    return lines;
  }

  /** What it has cost, in one line. */
  public static String statistics(Statistics s) {
    return Figures.grouped(s.states())
        + " states, "
        + Figures.grouped(s.transitions())
        + " transitions, depth "
        + Figures.grouped(s.maxDepth())
        + ", "
        + Figures.seconds(s.elapsedMillis());
  }
}
