package dev.assay.explore.property;

import dev.assay.explore.config.Properties;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Violation;
import dev.assay.machine.types.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The user's invariants. One over states is a method that must return true. One over two
 * consecutive states is a pair of methods: the first returns what is looked at, the second says
 * whether a value may follow another; where the value stays the same there is nothing to say.
 *
 * <p>Where a method has to wait, for a monitor that is held, say, there is no answer and nothing to
 * be violated. An invariant that never has an answer must not pass for one that holds.
 */
public final class Invariants {
  private final PredicateEvaluator evaluator;
  private final PredicateCache asked;
  private final List<Invariant> invariants;
  private final List<StepInvariant> stepInvariants;

  /** An invariant over states. */
  private static final class Invariant {
    final String name;
    final Method method;
    volatile boolean answered;

    Invariant(String name, Method method) {
      this.name = name;
      this.method = method;
    }
  }

  /** An invariant over two consecutive states. */
  private static final class StepInvariant {
    final String name;
    final Method observe;
    final Method allows;
    volatile boolean answered;

    /** What was observed in each state so far. */
    final Map<Integer, PredicateEvaluator.Answer> values = new ConcurrentHashMap<>();

    StepInvariant(String name, Method observe, Method allows) {
      this.name = name;
      this.observe = observe;
      this.allows = allows;
    }
  }

  /** Finds the methods in classes that the subject has loaded. */
  public Invariants(Properties properties, ProgramUnderTest subject, PredicateEvaluator evaluator) {
    this.evaluator = evaluator;
    this.asked = new PredicateCache(evaluator);
    this.invariants = new ArrayList<>();
    this.stepInvariants = new ArrayList<>();
    for (String name : properties.invariants()) {
      invariants.add(new Invariant(name, subject.predicate(name)));
    }
    for (String name : properties.stepInvariants()) {
      Method allows = subject.relation(name);
      Method observe = subject.observation(name, allows);
      stepInvariants.add(new StepInvariant(name, observe, allows));
    }
  }

  /** The same for another worker: what one of them has observed, all of them know. */
  public Invariants(Invariants first, PredicateEvaluator evaluator) {
    this.evaluator = evaluator;
    this.asked = new PredicateCache(evaluator);
    this.invariants = first.invariants;
    this.stepInvariants = first.stepInvariants;
  }

  /** Whether some are about two consecutive states. */
  boolean areAnyOverTransitions() {
    return !stepInvariants.isEmpty();
  }

  public boolean isEmpty() {
    return invariants.isEmpty() && stepInvariants.isEmpty();
  }

  /**
   * Whether nothing has to be asked in a state with this data: all are known to hold there.
   *
   * @param isHeld whether somebody holds the monitor of an object in that state
   */
  public boolean areKnownToHold(int[] data, IntPredicate isHeld) {
    return stepInvariants.isEmpty() && asked.hold(data, isHeld);
  }

  /** Whether they hold in the state saved or restored last; they are asked in any case. */
  public boolean holdIndeed() {
    return ask().isEmpty();
  }

  /** What is wrong with the state that was saved or restored last. */
  public List<Violation> state() {
    if (invariants.isEmpty()) {
      return List.of();
    }
    if (asked.hold()) {
      assert holdIndeed() : "an invariant has read what it was not seen to read";
      return List.of();
    }
    return ask();
  }

  /** Asks all invariants over states. */
  private List<Violation> ask() {
    List<Violation> found = new ArrayList<>();
    boolean isAboutData = true;
    boolean isAboutRead = true;
    int held = 0;
    for (Invariant i : invariants) {
      PredicateEvaluator.Answer a = evaluator.ask(i.method);
      isAboutData &= evaluator.wasAboutData();
      isAboutRead &= evaluator.heldMonitor() == 0 && !evaluator.hasReadUnseen();
      if (!a.isNone()) {
        i.answered = true;
      } else if (held == 0) {
        held = evaluator.heldMonitor();
      } else {
        isAboutData &= held == evaluator.heldMonitor();
      }
      if (a.failure() != null) {
        found.add(failed("invariant", i.name, a.failure()));
      } else if (!a.isNone() && !a.isTrue()) {
        found.add(violation("invariant", "invariant " + i.name + " does not hold"));
      }
    }
    if (found.isEmpty() && isAboutData) {
      asked.add(held, isAboutRead);
    }
    return found;
  }

  /** Prepares for steps from the state that was saved or restored last. */
  public List<Violation> observe(int state) {
    if (stepInvariants.isEmpty()) {
      return List.of();
    }
    List<Violation> found = new ArrayList<>();
    for (StepInvariant i : stepInvariants) {
      PredicateEvaluator.Answer a = observe(i, state);
      if (a.failure() != null) {
        found.add(failed("step-invariant", i.name, a.failure()));
      }
    }
    return found;
  }

  /** What is wrong with a step; the machine is in the state it has led to, which is saved. */
  public List<Violation> step(int from, int to) {
    if (stepInvariants.isEmpty()) {
      return List.of();
    }
    List<Violation> found = new ArrayList<>();
    for (StepInvariant i : stepInvariants) {
      PredicateEvaluator.Answer before = i.values.get(from);
      PredicateEvaluator.Answer after =
          before == null ? PredicateEvaluator.Answer.NONE : observe(i, to);
      if (before != null && before.isValue() && after.isValue() && !before.equals(after)) {
        Violation v = judge(i, before, after);
        if (v != null) {
          found.add(v);
        }
      }
    }
    return found;
  }

  private @Nullable Violation judge(
      StepInvariant i, PredicateEvaluator.Answer before, PredicateEvaluator.Answer after) {
    PredicateEvaluator.Answer allowed = evaluator.ask(i.allows, before, after);
    if (allowed.failure() != null) {
      return failed("step-invariant", i.name, allowed.failure());
    }
    if (allowed.isNone() || allowed.isTrue()) {
      return null;
    }
    char type = i.allows.descriptor.charAt(1);
    return violation(
        "step-invariant",
        "step invariant "
            + i.name
            + " does not allow "
            + before.shown(type)
            + " to become "
            + after.shown(type));
  }

  private PredicateEvaluator.Answer observe(StepInvariant i, int state) {
    PredicateEvaluator.Answer known = i.values.get(state);
    if (known == null) {
      known = evaluator.ask(i.observe);
      i.values.put(state, known);
      if (!known.isNone()) {
        i.answered = true;
      }
    }
    return known;
  }

  /** Why nothing can be said about some invariants. */
  public List<Incompleteness> unanswered() {
    List<String> names = new ArrayList<>();
    for (Invariant i : invariants) {
      if (!i.answered) {
        names.add(i.name);
      }
    }
    for (StepInvariant i : stepInvariants) {
      if (!i.answered) {
        names.add(i.name);
      }
    }
    return names.stream()
        .map(n -> n + " could not be evaluated in any state")
        .map(text -> new Incompleteness(Reason.UNANSWERED_INVARIANT, text))
        .toList();
  }

  /** The invariants that had an answer in some state. */
  public List<String> answered() {
    List<String> names = new ArrayList<>();
    invariants.stream().filter(i -> i.answered).forEach(i -> names.add(i.name));
    stepInvariants.stream().filter(i -> i.answered).forEach(i -> names.add("step " + i.name));
    return names;
  }

  /** Takes over which invariants had an answer in an earlier search. */
  public void addAnswered(List<String> names) {
    invariants.forEach(i -> i.answered |= names.contains(i.name));
    stepInvariants.forEach(i -> i.answered |= names.contains("step " + i.name));
  }

  private static Violation violation(String kind, String message) {
    return new Violation(kind, message, "", "", List.of(), List.of());
  }

  private static Violation failed(String kind, String name, PredicateEvaluator.Failure f) {
    return new Violation(
        kind,
        kind.replace('-', ' ') + " " + name + " throws " + f.exception(),
        "",
        f.location(),
        f.stack(),
        List.of());
  }
}
