package dev.assay.explore.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What has come of an examination. It is verified only if the search has said that it has examined
 * the whole space and nothing was left out; everything else is inconclusive or a violation.
 *
 * @param exhausted whether the search has said that the whole space was examined
 * @param incompleteness what was cut, skipped, assumed or not supported
 * @param accepted assumptions that the user has taken on, so that they do not stand in the way
 * @param violations each once; empty if there is none
 * @param properties what can be said about each property that was asked for
 * @param promoted data that takes part in races and was explored access by access
 * @param notes what else a user should know about the verdict
 */
public record Result(
    boolean exhausted,
    List<Incompleteness> incompleteness,
    List<Incompleteness> accepted,
    List<Violation> violations,
    Map<String, Status> properties,
    List<String> promoted,
    List<String> notes,
    Statistics statistics) {
  /** Nothing was found because there is nothing to look at. */
  public static final String VACUOUS = "vacuously: no run fulfils the assumptions";

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
    accepted = List.copyOf(accepted);
    violations = List.copyOf(violations);
    promoted = List.copyOf(promoted);
    notes = List.copyOf(notes);
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
    return new Result(
        exhausted,
        incompleteness,
        List.of(),
        violations,
        properties(exhausted && incompleteness.isEmpty(), violations, asked, checked),
        promoted,
        List.of(),
        statistics);
  }

  private static Map<String, Status> properties(
      boolean isComplete, List<Violation> violations, Set<String> asked, Set<String> checked) {
    Map<String, Status> properties = new LinkedHashMap<>();
    for (String kind : asked) {
      properties.put(kind, Status.NOT_CHECKED);
      if (checked.contains(kind)) {
        properties.put(kind, isComplete ? Status.HOLDS : Status.UNKNOWN);
      }
    }
    violations.forEach(v -> properties.put(v.kind(), Status.VIOLATED));
    return properties;
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
    return with(all, accepted);
  }

  /**
   * The same for a user who takes assumptions on: they do not stand in the way of a verdict any
   * more. What says that something was not examined or not answered stays where it is.
   */
  public Result accepting(Set<Reason> assumptions) {
    return taking(i -> i.reason().isAssumption() && assumptions.contains(i.reason()));
  }

  /** The same for a user who takes somebody's word. */
  public Result takingWord() {
    return taking(i -> i.reason().kind() == Reason.Kind.WORD);
  }

  private Result taking(Predicate<Incompleteness> what) {
    List<Incompleteness> open = new ArrayList<>();
    List<Incompleteness> taken = new ArrayList<>(accepted);
    for (Incompleteness i : incompleteness) {
      (what.test(i) ? taken : open).add(i);
    }
    return with(open, taken);
  }

  private Result with(List<Incompleteness> open, List<Incompleteness> taken) {
    return new Result(
        exhausted,
        open,
        taken,
        violations,
        properties(exhausted && open.isEmpty(), violations, properties.keySet(), checked()),
        promoted,
        notes,
        statistics);
  }

  /** The same with something that a user should know. */
  public Result noting(List<String> more) {
    List<String> all = new ArrayList<>(notes);
    all.addAll(more);
    return new Result(
        exhausted, incompleteness, accepted, violations, properties, promoted, all, statistics);
  }

  /**
   * The assumptions that alone stand between this result and a verified one, apart from somebody's
   * word; empty if there are none, or something else stands there, too.
   */
  public Set<Reason> acceptable() {
    Set<Reason> reasons = new LinkedHashSet<>();
    incompleteness.forEach(i -> reasons.add(i.reason()));
    boolean isEnough = accepting(reasons).takingWord().verdict() == Verdict.VERIFIED;
    reasons.removeIf(r -> !r.isAssumption());
    return isEnough ? reasons : Set.of();
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
