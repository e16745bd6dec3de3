package dev.assay.cli;

import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.program.ProgramCertifier.Findings;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.Violation;
import dev.assay.report.ResultJson;
import dev.assay.report.ResultText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says what came of a certification, to people and to programs. */
final class CertifyOutput {
  private final Parsed words;
  private final Streams streams;
  private final String target;
  private final ScriptForm form;
  private long startNanos = System.nanoTime();

  CertifyOutput(Parsed words, Streams streams, String target, ScriptForm form) {
    this.words = words;
    this.streams = streams;
    this.target = target;
    this.form = form;
  }

  /** The certificate begins to be followed now, and not before. */
  void begin() {
    startNanos = System.nanoTime();
  }

  /** The certificate was not followed at all. */
  int rejected(String why) {
    Statistics none = new Statistics(0, 0, 0, 0, 0, 0, 0);
    return show(new Result(List.of(), List.of(), List.of(), none), List.of(), why);
  }

  int show(Findings findings) {
    return show(List.of(findings), null);
  }

  /**
   * Shows what all parts have found.
   *
   * @param problem what is wrong with them together, or null
   */
  int show(List<Findings> all, @Nullable String problem) {
    List<Counterexample> told = new ArrayList<>();
    Set<String> messages = new LinkedHashSet<>();
    Set<String> reasons = new LinkedHashSet<>();
    String rejection = problem;
    Statistics sum = new Statistics(0, 0, 0, 0, 0, 0, 0);
    for (Findings f : all) {
      for (Counterexample t : f.told()) {
        if (messages.add(t.violation().kind() + t.violation().message())) {
          told.add(t);
        }
      }
      reasons.addAll(f.result().reasons());
      if (rejection == null && f.outcome().discrepancy() != null) {
        rejection = f.outcome().discrepancy().toString();
      }
      if (f.outcome().stopped() && f.result().violations().isEmpty() && reasons.isEmpty()) {
        reasons.add("the script was not followed to its end");
      }
      sum = sum(sum, f.result().statistics());
    }
    Set<String> unanswered = new LinkedHashSet<>(all.get(0).unanswered());
    all.forEach(f -> unanswered.retainAll(f.unanswered()));
    reasons.addAll(unanswered);
    List<Violation> violations = told.stream().map(Counterexample::violation).toList();
    List<String> promoted = all.get(0).result().promoted();
    return show(new Result(violations, List.copyOf(reasons), promoted, sum), told, rejection);
  }

  private Statistics sum(Statistics a, Statistics b) {
    return new Statistics(
        a.states() + b.states(),
        a.transitions() + b.transitions(),
        a.instructions() + b.instructions(),
        Math.max(a.maxDepth(), b.maxDepth()),
        (System.nanoTime() - startNanos) / 1_000_000,
        0,
        a.storeBytes() + b.storeBytes());
  }

  private int show(Result found, List<Counterexample> found1, @Nullable String rejection) {
    Result result = found;
    List<Counterexample> told = new ArrayList<>(found1);
    if (rejection != null) {
      Violation v =
          new Violation("certificate", rejection, "", "", List.of(), List.of(), Violation.NO_CYCLE);
      List<Violation> violations = new ArrayList<>(found.violations());
      violations.add(v);
      told.add(new Counterexample(v, List.of()));
      result = new Result(violations, found.reasons(), found.promoted(), found.statistics());
    }
    String json = words.get(RunCommand.JSON);
    if (!json.equals("-")) {
      print(result, told, rejection);
    }
    if (!json.isEmpty()) {
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("tool", "assay");
      all.put("version", Version.number());
      all.put("command", "certify");
      all.put("target", target);
      all.putAll(ResultJson.of(result, told));
      if (!RunCommand.writeJson(all, json, streams)) {
        return ExitStatus.USAGE;
      }
    }
    return switch (result.verdict()) {
      case VERIFIED -> ExitStatus.OK;
      case VIOLATION -> ExitStatus.VIOLATION;
      case INCONCLUSIVE -> ExitStatus.INCONCLUSIVE;
    };
  }

  private void print(Result result, List<Counterexample> told, @Nullable String rejection) {
    StringBuilder text = new StringBuilder();
    for (Counterexample t : told) {
      if (!t.violation().kind().equals("certificate")) {
        ResultText.of(t.violation(), t.steps()).forEach(l -> text.append(l).append('\n'));
        text.append('\n');
      }
    }
    if (rejection != null) {
      text.append("rejected: ").append(rejection).append('\n');
    } else if (result.verdict() == Result.Verdict.VERIFIED) {
      text.append("certified: ").append(meaning()).append('\n');
    } else {
      text.append(
          result.verdict() == Result.Verdict.VIOLATION
              ? "violated: the search does not show what it should\n"
              : "inconclusive: nothing was found, but\n");
    }
    result.reasons().forEach(r -> text.append("    ").append(r).append('\n'));
    text.append(ResultText.statistics(result.statistics())).append('\n');
    streams.out().print(text);
    streams.out().flush();
  }

  private String meaning() {
    return switch (form) {
      case FULL -> "the search was followed to its end, and every step is as it says";
      case TRUSTFUL ->
          "every state that the search leads to was examined; that these are all is the producer's"
              + " word";
      case PART -> "this part was followed to its end; assay certificate join compares the parts";
      case TRUSTFUL_PART ->
          "every state that this part leads to was examined; that the parts lead to all is the"
              + " producer's word";
    };
  }
}
