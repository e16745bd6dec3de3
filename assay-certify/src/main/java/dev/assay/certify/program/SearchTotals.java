package dev.assay.certify.program;

import dev.assay.certify.program.ProgramCertifier.Findings;
import dev.assay.explore.ScriptedExploration;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.Violation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What several explorations have found together that follow one script, or parts of one. Properties
 * without an answer are told apart: they have none only if no exploration has found one.
 */
public final class SearchTotals {
  /** The kind of violation that a certificate commits which is not what it says. */
  public static final String REJECTION = "certificate";

  private final List<Violation> violations = new ArrayList<>();
  private final Set<Incompleteness> incompleteness = new LinkedHashSet<>();
  private final Set<String> kinds = new LinkedHashSet<>(Set.of(REJECTION));
  private @Nullable Set<Incompleteness> unanswered;
  private final Set<String> promoted = new LinkedHashSet<>();
  private long states;
  private long transitions;
  private long instructions;
  private int deepest;
  private long storeBytes;

  /** Adds what one exploration has found so far. */
  void add(ScriptedExploration e) {
    add(
        e.violations(),
        e.incompleteness(),
        e.kinds(),
        e.promoted(),
        e.unanswered(),
        e.statistics());
  }

  /** Adds what one part has found. */
  public void add(Findings f) {
    Result r = f.result();
    add(
        r.violations(),
        r.incompleteness(),
        r.properties().keySet(),
        r.promoted(),
        f.unanswered(),
        r.statistics());
  }

  private void add(
      List<Violation> found,
      List<Incompleteness> left,
      Set<String> checked,
      List<String> racy,
      List<Incompleteness> without,
      Statistics s) {
    violations.addAll(found);
    incompleteness.addAll(left);
    kinds.addAll(checked);
    promoted.addAll(racy);
    if (unanswered == null) {
      unanswered = new LinkedHashSet<>(without);
    } else {
      unanswered.retainAll(without);
    }
    states += s.states();
    transitions += s.transitions();
    instructions += s.instructions();
    deepest = Math.max(deepest, s.maxDepth());
    storeBytes = Math.max(storeBytes, s.storeBytes());
  }

  /** Adds something that is wrong with the certificate. */
  public Violation reject(String why) {
    Violation v = new Violation(REJECTION, why, "", "", List.of(), List.of(), Violation.NO_CYCLE);
    violations.add(v);
    return v;
  }

  List<Violation> violations() {
    return violations;
  }

  /** Whether anything was found or left out. */
  boolean isEmpty() {
    return violations.isEmpty() && incompleteness.isEmpty();
  }

  void leftOut(Incompleteness what) {
    incompleteness.add(what);
  }

  /** The properties without an answer, if these are all states. */
  public List<Incompleteness> unanswered() {
    return unanswered == null ? List.of() : List.copyOf(unanswered);
  }

  /**
   * What was found, without what was not answered.
   *
   * @param exhausted whether the script was followed to its end
   */
  public Result result(boolean exhausted, long startNanos) {
    return Result.of(
        exhausted,
        List.copyOf(incompleteness),
        violations,
        kinds,
        kinds,
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
