package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.EscapedObjects;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;

/**
 * Which objects other threads than the running one can reach. The answer follows from the data of
 * the state, and errs on one side only: what one thread has made and another uses counts as shared,
 * and so does what has ever escaped.
 */
public final class Sharing {
  private final Machine machine;
  private final Heap heap;
  private final EscapedObjects escapes;

  public Sharing(StateKeeper keeper) {
    this.machine = keeper.machine();
    this.heap = machine.heap();
    this.escapes = keeper.escapes();
  }

  /** Whether another thread than {@code t}, which is running, can reach an object. */
  public boolean isShared(GuestThread t, int object) {
    if (heap.isKept(object)) {
      return !isBeingInitialized(t, object);
    }
    Identities.Chain c = machine.universe().identities().chainOf(object);
    if (c.thread != t.number) {
      Klass initialized = c.thread < 0 ? machine.universe().klasses[-c.thread] : null;
      if (initialized == null || !isBeingInitialized(t, initialized.mirror)) {
        return !isBeingInitialized(t, object);
      }
    }
    return escapes.contains(object);
  }

  /** Whether a thread has made an object that has not escaped. */
  public boolean isOwn(GuestThread t, int object) {
    return machine.universe().identities().chainOf(object).thread == t.number
        && !escapes.contains(object);
  }

  /** While a thread initialises a class, others wait before they touch its static fields. */
  private boolean isBeingInitialized(GuestThread t, int object) {
    return heap.klass[object] == machine.universe().classKlass()
        && heap.field(object, Klass.STATUS) == -(t.number + 1L);
  }
}
