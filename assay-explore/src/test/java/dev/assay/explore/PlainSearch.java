package dev.assay.explore;

import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Settings;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.PrecisionRefined;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.Transition;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.property.Invariants;
import dev.assay.explore.property.PredicateEvaluator;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Violation;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch.Act;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The search that all others are compared with: every access to shared data is a step, every step
 * of every thread is taken in every state, and nothing is left out or put together.
 */
final class PlainSearch implements SchedulingPolicy.Listener, Specification.Reporter {
  /**
   * A plain access to a field or an array element; two of them are compared if they are to the
   * same.
   *
   * @param atomic whether it is part of an atomic region
   */
  private record Access(int thread, int object, int slot, boolean write, boolean atomic) {
    boolean conflicts(Access other) {
      return thread != other.thread && (write || other.write) && !(atomic && other.atomic);
    }
  }

  private final ProgramUnderTest subject;
  private final Precision precision;
  private final ProgramTransitions transitions;
  private final SafetyChecker checker;
  private final PredicateEvaluator evaluator;
  private final List<Method> invariants = new ArrayList<>();

  /** Each of two methods: what is observed, and what of it may follow what. */
  private final List<Method[]> stepInvariants = new ArrayList<>();

  private Behaviour behaviour = new Behaviour();
  private final BitSet seen = new BitSet();
  private final Map<Integer, String> ends = new HashMap<>();
  private final Deque<Integer> open = new ArrayDeque<>();

  /** What the steps from the current state have accessed, by location. */
  private final Map<Long, Set<Access>> accesses = new HashMap<>();

  PlainSearch(ProgramUnderTest subject, Settings settings) {
    this.subject = subject;
    precision = new Precision(settings.without());
    transitions = subject.transitions(precision, settings);
    evaluator = new PredicateEvaluator(transitions, precision);
    Properties asked = settings.properties();
    asked.invariants().forEach(name -> invariants.add(subject.predicate(name)));
    for (String name : asked.stepInvariants()) {
      Method allows = subject.relation(name);
      stepInvariants.add(new Method[] {subject.observation(name, allows), allows});
    }
    checker =
        new SafetyChecker(
            transitions,
            precision,
            new Invariants(Properties.none(), subject, evaluator),
            settings);
  }

  /** Searches everything; null if there are more states than that. */
  @Nullable Behaviour run(int maxStates) {
    while (true) {
      begin();
      try {
        while (!open.isEmpty()) {
          if (seen.cardinality() > maxStates) {
            return null;
          }
          expand(open.pop());
        }
        if (!precision.isOutdated()) {
          return behaviour;
        }
      } catch (PrecisionRefined e) {
        // begins anew
      }
    }
  }

  /**
   * Arrays of the JDK that turn out to be the program's make it begin anew, and so does data that
   * properties turn out to read.
   */
  private void begin() {
    precision.settle();
    behaviour = new Behaviour();
    seen.clear();
    ends.clear();
    open.clear();
    transitions.beginAnew();
    reached(subject.initial());
  }

  private void reached(int state) {
    if (!seen.get(state)) {
      seen.set(state);
      open.push(state);
    }
  }

  private void expand(int state) {
    Enabled enabled = transitions.enabled(state);
    checker.examine(state, enabled, this);
    transitions.goTo(state);
    ask();
    List<PredicateEvaluator.Answer> before = observe();
    if (enabled.count() == 0 && transitions.isOver()) {
      String data = ProgramData.of(subject.machine());
      behaviour.ends().add(data);
      ends.put(state, data);
    }
    accesses.clear();
    for (int thread : enabled.threads()) {
      int alternatives = 1;
      for (int choice = 0; choice < alternatives; choice++) {
        Transition t = transitions.take(state, thread, choice, this);
        arrived(t, before);
        if (choice == 0) {
          alternatives = t.alternatives();
        }
      }
    }
    for (Set<Access> there : accesses.values()) {
      for (Access a : there) {
        if (there.stream().anyMatch(a::conflicts)) {
          behaviour.races().add("object " + a.object + " slot " + a.slot);
        }
      }
    }
  }

  private void arrived(Transition t, List<PredicateEvaluator.Answer> before) {
    if (t.failure() != null) {
      behaviour.add(t.failure());
    }
    if (t.incompleteness() != null) {
      incomplete(t.incompleteness());
    }
    if (t.leadsToState()) {
      List<PredicateEvaluator.Answer> after = observe();
      for (int i = 0; i < before.size(); i++) {
        if (before.get(i).isValue()
            && after.get(i).isValue()
            && !before.get(i).equals(after.get(i))) {
          require(
              "step-invariant",
              evaluator.ask(stepInvariants.get(i)[1], before.get(i), after.get(i)));
        }
      }
      reached(t.target());
    }
  }

  /** Asks the invariants about the current state: all of them, whatever was asked before. */
  private void ask() {
    invariants.forEach(m -> require("invariant", evaluator.ask(m)));
  }

  private List<PredicateEvaluator.Answer> observe() {
    List<PredicateEvaluator.Answer> values = new ArrayList<>();
    for (Method[] m : stepInvariants) {
      PredicateEvaluator.Answer a = evaluator.ask(m[0]);
      if (a.failure() != null) {
        require("step-invariant", a);
      }
      values.add(a);
    }
    return values;
  }

  private void require(String kind, PredicateEvaluator.Answer a) {
    if (!a.isNone() && !a.isTrue()) {
      PredicateEvaluator.Failure f = a.failure();
      String location = f == null ? "" : f.location();
      behaviour.add(new Violation(kind, "", "", location, List.of(), List.of()));
    }
  }

  @Override
  public void violated(Violation v) {
    behaviour.add(v);
  }

  @Override
  public void incomplete(Incompleteness why) {
    throw new IllegalStateException("the plain search is incomplete: " + why);
  }

  int states() {
    return seen.cardinality();
  }

  /** Whether the search has come to a state. */
  boolean hasSeen(int state) {
    return seen.get(state);
  }

  /** What the program's data is in a state that the search has come to, if it is an end. */
  @Nullable String end(int state) {
    return ends.get(state);
  }

  // ---- what happens in a step ----

  @Override
  public void act(GuestThread t, Act act, int object, int slot) {
    if ((act == Act.GET || act == Act.PUT) && !isBeingInitialized(t, object)) {
      copied(t, object, slot, 1, act == Act.PUT);
    }
  }

  /** While a thread initialises a class, others wait before they touch its static fields. */
  private boolean isBeingInitialized(GuestThread t, int object) {
    Machine machine = subject.machine();
    return machine.heap().klass[object] == machine.universe().classKlass()
        && machine.heap().field(object, Klass.STATUS) == -(t.number + 1L);
  }

  @Override
  public void copied(GuestThread t, int object, int slot, int length, boolean write) {
    if (!transitions.isShared(t, object)
        || transitions.classifier().isTrusted(subject.machine(), object)) {
      return; // whoever initialises a class makes the same objects; of locks it is their business
    }
    for (int i = slot; i < slot + length; i++) {
      accesses
          .computeIfAbsent((long) object << 32 | i, location -> new HashSet<>())
          .add(new Access(t.number, object, i, write, t.atomicRegions > 0));
    }
  }

  @Override
  public void chose(GuestThread t, int index, int count) {}

  @Override
  public void printed(GuestThread t, String text) {}
}
