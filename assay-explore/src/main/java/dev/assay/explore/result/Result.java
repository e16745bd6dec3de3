package dev.assay.explore.result;

import java.util.List;

/**
 * What a search has found.
 *
 * @param violations each once; empty if there is none
 * @param reasons why the search does not prove their absence; empty if it does
 * @param promoted data that takes part in races and was explored access by access
 */
public record Result(
    List<Violation> violations,
    List<String> reasons,
    List<String> promoted,
    Statistics statistics) {
  /** What can be said about the program. */
  public enum Verdict {
    VERIFIED,
    VIOLATION,
    INCONCLUSIVE
  }

  public Verdict verdict() {
    return !violations.isEmpty()
        ? Verdict.VIOLATION
        : reasons.isEmpty() ? Verdict.VERIFIED : Verdict.INCONCLUSIVE;
  }
}
