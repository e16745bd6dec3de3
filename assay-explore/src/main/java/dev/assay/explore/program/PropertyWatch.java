package dev.assay.explore.program;

import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Method;
import java.util.HashSet;
import java.util.Set;

/**
 * Counts how often a step changes what properties read, where such changes do not begin steps. A
 * search whose steps they begin stops before each of them; here the state in which a step begins
 * answers for what was before its first change, and the state in which it ends for what is behind
 * its last one. After two changes there was a state in between that nobody has looked at, and after
 * one if the step ends the run, since then nobody looks at its end.
 *
 * <p>It does not matter whether the other search knows that properties read the data: a change that
 * begins a step is one all the same.
 *
 * <p>A property that enters monitors has an answer only while they are free. Then a search that
 * allows for it stops before each monitor that is entered, too. What is free there is free at the
 * end unless the step has entered a monitor since, and holds it.
 */
public final class PropertyWatch implements Watch {
  private final SchedulingPolicy policy;
  private final Machine machine;
  private final CodeClassifier classifier;
  private final Precision view;
  private final Precision observed;
  private int changes;

  /** The atomic region has changed something already, or the call in which the step began. */
  private boolean changedInRegion;

  private boolean changedInCall;

  /** Whether the beginning of the step no longer answers: something was changed, or set free. */
  private boolean isElsewhere;

  /** The monitors entered in the step and not left, and those of them entered elsewhere. */
  private final Set<Integer> entered = new HashSet<>();

  private final Set<Integer> enteredElsewhere = new HashSet<>();
  private boolean hasPassedOver;

  public PropertyWatch(
      TransitionExecutor executor, CodeClassifier classifier, Precision view, Precision observed) {
    this.policy = executor.policy();
    this.machine = executor.machine();
    this.classifier = classifier;
    this.view = view;
    this.observed = observed;
  }

  /** A step begins. */
  public void begin() {
    changes = 0;
    changedInRegion = false;
    changedInCall = false;
    isElsewhere = false;
    hasPassedOver = false;
    entered.clear();
    enteredElsewhere.clear();
  }

  /**
   * Whether there was a state in the step, since it began, that nobody looks at.
   *
   * @param leadsToState whether somebody looks at its end
   */
  public boolean hasPassedOverStates(boolean leadsToState) {
    return hasPassedOver || !enteredElsewhere.isEmpty() || (isElsewhere && !leadsToState);
  }

  @Override
  public boolean stops(GuestThread t, Act act, int object, int slot) {
    boolean stops = policy.stops(t, act, object, slot);
    if (!stops) {
      switch (act) {
        case PUT, PUT_VOLATILE, UPDATE -> note(t, object, slot, 1);
        case BEGIN_ATOMIC -> changedInRegion &= t.atomicRegions > 0;
        case ENTER -> enter(t, object);
        case EXIT, ABANDON, WAIT -> leave(t, object);
        default -> {}
      }
    }
    return stops;
  }

  @Override
  public void copy(GuestThread t, int from, int fromIndex, int to, int toIndex, int length) {
    policy.copy(t, from, fromIndex, to, toIndex, length);
    if (to != 0) {
      note(t, to, toIndex, length);
    }
  }

  @Override
  public void memory(GuestThread t, Act act, int array, int index, int length) {
    policy.memory(t, act, array, index, length);
    if (act != Act.GET_VOLATILE) {
      note(t, array, index, length);
    }
  }

  private void note(GuestThread t, int object, int slot, int times) {
    if (!observed.isObserved(machine, object, slot) || !policy.isShared(t, object)) {
      return; // what only the thread itself can reach, no property can
    }
    int sight = classifier.of(t);
    if (sight == CodeClassifier.HIDDEN
        && !machine.heap().klass[object].isArray()
        && !classifier.isOnBehalfOfProgram(t)) {
      return;
    }
    int before = changes;
    if (t.atomicRegions > 0) {
      changes += changedInRegion ? 0 : 1;
      changedInRegion = true;
    } else if (sight >= 0 && policy.step().isInFirstCall(t, sight)) {
      changes += changedInCall ? 0 : 1;
      changedInCall = true;
    } else {
      // Several elements are copied at once for a search that allows for it.
      changes += view.isObserved(machine, object, slot) ? 1 : times;
    }
    if (changes > before) {
      hasPassedOver |= changes > 1 || isElsewhere;
      isElsewhere = true;
    }
  }

  /** Whether it counts which monitors are free, and nobody else allows for that. */
  private boolean countsMonitors() {
    return observed.observesMonitors() && !view.observesMonitors();
  }

  private void enter(GuestThread t, int monitor) {
    // A thread's own monitor at its end belongs to the end.
    if (countsMonitors() && t.depth > 0) {
      entered.add(monitor);
      if (isElsewhere && policy.isShared(t, monitor)) {
        enteredElsewhere.add(monitor);
      }
    }
  }

  private void leave(GuestThread t, int monitor) {
    if (countsMonitors()) {
      boolean wasHeld = !entered.remove(monitor); // when the step began
      isElsewhere |= wasHeld && policy.isShared(t, monitor);
      enteredElsewhere.remove(monitor);
    }
  }

  @Override
  public boolean failsSpuriously(GuestThread t) {
    return policy.failsSpuriously(t);
  }

  @Override
  public void countsProcessors(GuestThread t) {
    policy.countsProcessors(t);
  }

  @Override
  public boolean numbersTogether(GuestThread t) {
    return policy.numbersTogether(t);
  }

  @Override
  public void hashesByIdentity(GuestThread t) {
    policy.hashesByIdentity(t);
  }

  @Override
  public void slept(GuestThread t, long until) {
    policy.slept(t, until);
  }

  @Override
  public void fixed(GuestThread t, String what) {
    policy.fixed(t, what);
  }

  @Override
  public void heapIsFull(GuestThread t) {
    policy.heapIsFull(t);
  }

  @Override
  public void looksAround(GuestThread t) {
    policy.looksAround(t);
  }

  @Override
  public int choose(GuestThread t, int count) {
    return policy.choose(t, count);
  }

  @Override
  public void discard(GuestThread t) {
    policy.discard(t);
  }

  @Override
  public void uncaught(GuestThread t, int exception) {
    policy.uncaught(t, exception);
  }

  @Override
  public void caught(GuestThread t, int exception, Method by) {
    policy.caught(t, exception, by);
  }

  @Override
  public void environment(GuestThread t, String what) {
    policy.environment(t, what);
  }

  @Override
  public void printed(GuestThread t, String text) {
    policy.printed(t, text);
  }
}
