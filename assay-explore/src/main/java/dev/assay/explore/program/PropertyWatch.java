package dev.assay.explore.program;

import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Method;

/**
 * Counts how often a step changes data that properties read, where such changes do not begin steps.
 * After one change the state at the end of the step answers for all that follow it; after two there
 * was a state in between that nobody has looked at.
 */
public final class PropertyWatch implements Watch {
  private final SchedulingPolicy policy;
  private final Machine machine;
  private final CodeClassifier classifier;
  private final Precision view;
  private final Precision observed;
  private int changes;

  /** Whether the call that is one step, or the atomic region, has changed something already. */
  private boolean changedAtOnce;

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
    changedAtOnce = false;
  }

  public boolean hasPassedOverStates() {
    return changes > 1;
  }

  @Override
  public boolean stops(GuestThread t, Act act, int object, int slot) {
    boolean stops = policy.stops(t, act, object, slot);
    if (!stops) {
      switch (act) {
        case PUT, PUT_VOLATILE, UPDATE -> note(t, object, slot, 1);
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
    if (!observed.isObserved(machine, object, slot)
        || view.isObserved(machine, object, slot)
        || !policy.isShared(t, object)) {
      return; // what only the thread itself can reach, no property can
    }
    int sight = classifier.of(t);
    if (sight == CodeClassifier.HIDDEN
        && !machine.heap().klass[object].isArray()
        && !classifier.isOnBehalfOfProgram(t)) {
      return;
    }
    if (sight < 0 && t.atomicRegions == 0) {
      changes += times;
    } else if (!changedAtOnce) {
      changedAtOnce = true;
      changes++;
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
