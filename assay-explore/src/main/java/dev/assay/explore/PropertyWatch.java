package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.Watch;
import dev.assay.machine.types.Method;

/**
 * Counts how often a step changes data that properties read, where such changes do not begin steps.
 * After one change the state at the end of the step answers for all that follow it; after two there
 * was a state in between that nobody has looked at.
 */
final class PropertyWatch implements Watch {
  private final Steering steering;
  private final Machine machine;
  private final Sights sights;
  private final Granularity view;
  private final Granularity observed;
  private int changes;

  /** Whether the call that is one step, or the atomic region, has changed something already. */
  private boolean changedAtOnce;

  PropertyWatch(Stepper stepper, Sights sights, Granularity view, Granularity observed) {
    this.steering = stepper.steering();
    this.machine = stepper.machine();
    this.sights = sights;
    this.view = view;
    this.observed = observed;
  }

  /** A step begins. */
  void begin() {
    changes = 0;
    changedAtOnce = false;
  }

  boolean hasPassedOverStates() {
    return changes > 1;
  }

  @Override
  public boolean stops(GuestThread t, Act act, int object, int slot) {
    boolean stops = steering.stops(t, act, object, slot);
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
    steering.copy(t, from, fromIndex, to, toIndex, length);
    if (to != 0) {
      note(t, to, toIndex, length);
    }
  }

  @Override
  public void memory(GuestThread t, Act act, int array, int index, int length) {
    steering.memory(t, act, array, index, length);
    if (act != Act.GET_VOLATILE) {
      note(t, array, index, length);
    }
  }

  private void note(GuestThread t, int object, int slot, int times) {
    if (!observed.isObserved(machine, object, slot)
        || view.isObserved(machine, object, slot)
        || !steering.isSharedByNow(t, object)) {
      return; // what only the thread itself can reach, no property can
    }
    int sight = sights.of(t);
    if (sight == Sights.SILENT && !machine.heap().klass[object].isArray()) {
      return;
    }
    if (sight == Sights.OPEN && t.atomicRegions == 0) {
      changes += times;
    } else if (!changedAtOnce) {
      changedAtOnce = true;
      changes++;
    }
  }

  @Override
  public void fixed(GuestThread t, String what) {
    steering.fixed(t, what);
  }

  @Override
  public void looksAround(GuestThread t) {
    steering.looksAround(t);
  }

  @Override
  public int choose(GuestThread t, int count) {
    return steering.choose(t, count);
  }

  @Override
  public void discard(GuestThread t) {
    steering.discard(t);
  }

  @Override
  public void uncaught(GuestThread t, int exception) {
    steering.uncaught(t, exception);
  }

  @Override
  public void caught(GuestThread t, int exception, Method by) {
    steering.caught(t, exception, by);
  }

  @Override
  public void environment(GuestThread t, String what) {
    steering.environment(t, what);
  }

  @Override
  public void printed(GuestThread t, String text) {
    steering.printed(t, text);
  }
}
