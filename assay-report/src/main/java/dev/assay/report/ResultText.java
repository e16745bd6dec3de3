package dev.assay.report;

import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.TraceEvent;
import dev.assay.explore.result.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

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
    lines.addAll(reasons(r));
    for (String name : r.promoted()) {
      lines.add("    data race on " + name + ": explored access by access");
    }
    if (r.statistics().endless() > 0) {
      lines.add(endless(r.statistics().endless()));
    }
    lines.add(statistics(r.statistics()));
    return lines;
  }

  /**
   * What is to be said of a good verdict, why it is not better, what the user has taken on for it,
   * and what would have to be taken on if that is all there is.
   */
  public static List<String> reasons(Result r) {
    List<String> lines = new ArrayList<>();
    if (r.verdict() == Result.Verdict.VERIFIED) {
      r.notes().forEach(note -> lines.add("    " + note));
    }
    r.reasons().forEach(reason -> lines.add("    " + reason));
    Set<Reason> acceptable = r.acceptable();
    if (!acceptable.isEmpty()) {
      List<String> codes = acceptable.stream().map(Reason::code).toList();
      lines.add("    to take this on: --accept " + String.join(",", codes));
    }
    for (Incompleteness i : r.accepted()) {
      String place = i.message().contains(i.location()) ? "" : " (" + i.location() + ")";
      lines.add("    accepting: " + i.reason().code() + ": " + i.message() + place);
    }
    return lines;
  }

  private static String endless(long states) {
    return "    "
        + (states == 1 ? "1 state" : Figures.grouped(states) + " states")
        + " from which the program cannot end";
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
