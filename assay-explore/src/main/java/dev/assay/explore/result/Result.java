package dev.assay.explore.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What has come of an examination. It is verified only if the search has said that it has examined
 * the whole space and nothing was left out; everything else is inconclusive or a violation.
 *
 * @param exhausted whether the search has said that the whole space was examined
 * @param incompleteness what was cut, skipped, assumed or not supported
 * @param violations each once; empty if there is none
 * @param properties what can be said about each property that was asked for
 * @param promoted data that takes part in races and was explored access by access
 */
public record Result(
    boolean exhausted,
    List<Incompleteness> incompleteness,
    List<Violation> violations,
    Map<String, Status> properties,
    List<String> promoted,
    Statistics statistics) {
  /** What can be said about the program. */
  public enum Verdict {
    VERIFIED,
    VIOLATION,
    INCONCLUSIVE
  }

  /** What can be said about one property. */
  public enum Status {
    /** The search did not look for violations of it. */
    NOT_CHECKED,
    HOLDS,
    VIOLATED,
    /** Violations of it were looked for, but not everywhere. */
    UNKNOWN
  }

  /** Whatever is inconclusive has a reason, if only that it was not exhausted. */
  public Result {
    incompleteness = List.copyOf(incompleteness);
    violations = List.copyOf(violations);
    promoted = List.copyOf(promoted);
    properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
    if (verdict(exhausted, incompleteness, violations, properties) == Verdict.INCONCLUSIVE
        && incompleteness.isEmpty()) {
      incompleteness =
          List.of(
              new Incompleteness(
                  Reason.SEARCH_INCOMPLETE, "the search has not examined the whole space"));
    }
  }

  /**
   * What was found about some properties, each of which begins as not checked.
   *
   * @param asked the kinds of violations that were to be looked for
   * @param checked those that were looked for
   */
  public static Result of(
      boolean exhausted,
      List<Incompleteness> incompleteness,
      List<Violation> violations,
      Set<String> asked,
      Set<String> checked,
      List<String> promoted,
      Statistics statistics) {
    boolean isComplete = exhausted && incompleteness.isEmpty();
    Map<String, Status> properties = new LinkedHashMap<>();
    for (String kind : asked) {
      properties.put(kind, Status.NOT_CHECKED);
      if (checked.contains(kind)) {
        properties.put(kind, isComplete ? Status.HOLDS : Status.UNKNOWN);
      }
    }
    violations.forEach(v -> properties.put(v.kind(), Status.VIOLATED));
    return new Result(exhausted, incompleteness, violations, properties, promoted, statistics);
  }

  /** The only place where a verdict is given, for all commands. */
  public Verdict verdict() {
    return verdict(exhausted, incompleteness, violations, properties);
  }

  private static Verdict verdict(
      boolean exhausted,
      List<Incompleteness> incompleteness,
      List<Violation> violations,
      Map<String, Status> properties) {
    if (!violations.isEmpty()) {
      return Verdict.VIOLATION;
    }
    boolean holds =
        !properties.isEmpty() && properties.values().stream().allMatch(s -> s == Status.HOLDS);
    return exhausted && incompleteness.isEmpty() && holds ? Verdict.VERIFIED : Verdict.INCONCLUSIVE;
  }

  /** The same with something more that was left out. */
  public Result with(List<Incompleteness> more) {
    List<Incompleteness> all = new ArrayList<>(incompleteness);
    more.stream().filter(i -> !all.contains(i)).forEach(all::add);
    return of(exhausted, all, violations, properties.keySet(), checked(), promoted, statistics);
  }

  private Set<String> checked() {
    Set<String> checked = new LinkedHashSet<>(properties.keySet());
    checked.removeIf(kind -> properties.get(kind) == Status.NOT_CHECKED);
    return checked;
  }

  /** The messages of what was left out. */
  public List<String> reasons() {
    return incompleteness.stream().map(Incompleteness::message).toList();
  }
}
