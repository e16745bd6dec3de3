package dev.assay.cli.certify;

import dev.assay.certify.program.ProgramCertifier.Findings;
import dev.assay.certify.program.SearchTotals;
import dev.assay.cli.command.ExitStatus;
import dev.assay.cli.command.Invocation;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import dev.assay.report.ResultJson;
import dev.assay.report.ResultText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says what came of a certification, to people and to programs. */
public final class CertifyOutput {
  private final Invocation call;
  private CertificateTerms terms;
  private final Set<Reason> acceptedByProducer;
  private long startNanos = System.nanoTime();

  /**
   * @param acceptedByProducer assumptions on which the producer's verdict rests
   */
  CertifyOutput(Invocation call, CertificateTerms terms, Set<Reason> acceptedByProducer) {
    this.call = call;
    this.terms = terms;
    this.acceptedByProducer = acceptedByProducer;
  }

  /** Only a part is followed. */
  void restrictToPart(int number, int count) {
    terms = terms.ofPart(number, count);
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
    return show(withAcceptedByProducer(result), withOneRejection(told));
  }

  /**
   * What the producer has accepted is nothing the consumer has. He meets it himself if he takes the
   * transition concerned, which is not in every part of a search, nor in every trustful one.
   */
  private Result withAcceptedByProducer(Result result) {
    List<Incompleteness> unseen = new ArrayList<>();
    for (Reason reason : acceptedByProducer) {
      if (result.incompleteness().stream().noneMatch(i -> i.reason() == reason)) {
        unseen.add(
            new Incompleteness(
                reason,
                "the producer of the certificate has accepted "
                    + reason.code()
                    + ": "
                    + reason.sentence()));
      }
    }
    return result.violations().isEmpty() ? result.with(unseen) : result;
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

  private int show(Result outcome, List<Counterexample> told) {
    Result result = call.found(terms.applyTo(outcome));
    call.publish(text(result, told), () -> terms.members(ResultJson.of(result, told)));
    return ExitStatus.of(result.verdict());
  }

  private List<String> text(Result result, List<Counterexample> told) {
    List<String> lines = new ArrayList<>();
    String rejection = null;
    for (Counterexample t : told) {
      if (isRejection(t)) {
        rejection = t.violation().message();
        continue;
      }
      lines.addAll(ResultText.of(t.violation(), t.steps()));
      lines.add("");
    }
    if (rejection != null) {
      lines.add("rejected: " + PrintableText.of(rejection));
    } else {
      lines.add(
          switch (result.verdict()) {
            case VERIFIED -> "certified: " + terms.meaning();
            case VIOLATION -> "violated: the search does not show what it should";
            case INCONCLUSIVE -> "inconclusive: nothing was found, but";
          });
    }
    lines.addAll(ResultText.reasons(result));
    if (result.verdict() != Result.Verdict.VERIFIED) {
      result.notes().forEach(note -> lines.add("    " + note));
    }
    lines.add(ResultText.statistics(result.statistics()));
    return lines;
  }
}
