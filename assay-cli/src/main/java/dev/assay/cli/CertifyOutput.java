package dev.assay.cli;

import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.program.ProgramCertifier.Findings;
import dev.assay.certify.program.SearchTotals;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Result;
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
    return show(List.of(), why);
  }

  /**
   * Shows what all parts have found.
   *
   * @param problem what is wrong with them together, or null
   */
  int show(List<Findings> all, @Nullable String problem) {
    SearchTotals totals = new SearchTotals();
    Set<String> messages = new LinkedHashSet<>();
    List<Counterexample> told = new ArrayList<>();
    for (Findings f : all) {
      totals.add(f);
      for (Counterexample t : f.told()) {
        if (messages.add(t.violation().kind() + t.violation().message())) {
          told.add(t);
        }
      }
    }
    if (problem != null) {
      told.add(0, new Counterexample(totals.reject(problem), List.of()));
    }
    boolean isComplete = problem == null && all.stream().allMatch(f -> f.outcome().isComplete());
    Result result = totals.result(isComplete, startNanos).with(totals.unanswered());
    return show(result, withOneRejection(told));
  }

  /** The violations, with the first rejection at the end, if there is any. */
  private static List<Counterexample> withOneRejection(List<Counterexample> told) {
    List<Counterexample> some = new ArrayList<>(told);
    some.removeIf(CertifyOutput::isRejection);
    told.stream().filter(CertifyOutput::isRejection).limit(1).forEach(some::add);
    return some;
  }

  private static boolean isRejection(Counterexample t) {
    return t.violation().kind().equals(SearchTotals.REJECTION);
  }

  private int show(Result result, List<Counterexample> told) {
    String json = words.get(RunCommand.JSON);
    if (!json.equals("-")) {
      print(result, told);
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
    return ExitStatus.of(result.verdict());
  }

  private void print(Result result, List<Counterexample> told) {
    StringBuilder text = new StringBuilder();
    String rejection = null;
    for (Counterexample t : told) {
      if (isRejection(t)) {
        rejection = t.violation().message();
        continue;
      }
      ResultText.of(t.violation(), t.steps()).forEach(l -> text.append(l).append('\n'));
      text.append('\n');
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
