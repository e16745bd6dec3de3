package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.heap.References;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Which objects other threads than the running one can reach. The answer follows from the state
 * alone, and errs on one side only: what one thread has made and another uses counts as shared
 * without a closer look.
 */
public final class Sharing {
  private final StateKeeper keeper;
  private final Machine machine;
  private final Heap heap;
  private final IntConsumer mark = this::mark;
  private final IntConsumer scanOld = this::scanOld;
  private long[] marks = new long[64];
  private int[] marked = new int[256];
  private int markedCount;
  private int next;
  private GuestThread running;
  private boolean known;

  public Sharing(StateKeeper keeper) {
    this.keeper = keeper;
    this.machine = keeper.machine();
    this.heap = machine.heap();
  }

  /** References may have been written since the last question: what was found out is void. */
  public void forget() {
    known = false;
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
      if (initialized.loader == 0 && isMadeByJdk(c)) {
        return false; // the JDK's initialisers give nothing away before they end
      }
    }
    GuestThread owner = machine.threads().ofObject(object);
    if (owner != null && owner != t) {
      return true; // a live thread knows itself
    }
    if (!known && heap.dirtyCount == 0 && keeper.isOnlyIn(t, object)) {
      assert !isReached(t, object) : "counted as the thread's own, but others reach it";
      return false; // as nothing was written since, nobody can have got hold of it
    }
    return isReached(t, object);
  }

  private boolean isReached(GuestThread t, int object) {
    if (!known) {
      markAll(t);
    }
    return object >> 6 < marks.length && (marks[object >> 6] & (1L << object)) != 0;
  }

  private boolean isMadeByJdk(Identities.Chain c) {
    Method m = machine.universe().sites[c.site].method;
    return m != null && m.holder.loader == 0;
  }

  /** While a thread initialises a class, others wait before they touch its static fields. */
  private boolean isBeingInitialized(GuestThread t, int object) {
    return heap.klass[object] == machine.universe().classKlass()
        && heap.field(object, Klass.STATUS) == -(t.number + 1L);
  }

  private void markAll(GuestThread t) {
    running = t;
    for (int i = 0; i < markedCount; i++) {
      marks[marked[i] >> 6] = 0;
    }
    markedCount = 0;
    next = 0;
    int words = (heap.data.length >> 6) + 1;
    if (marks.length < words) {
      marks = new long[words + words / 2];
    }
    for (GuestThread other : machine.threads().all()) {
      if (other != t) {
        mark(other.object);
        keeper.forEachThreadReference(other, mark);
      }
    }
    machine.forEachStateRoot(mark);
    keeper.forEachSaved(scanOld);
    for (int i = 0; i < heap.dirtyCount; i++) {
      scanOld((int) (heap.dirty[i] >> 32));
    }
    while (next < markedCount) {
      scan(marked[next++]);
    }
    known = true;
  }

  /**
   * Old objects are reachable by everybody, and so are classes, whenever they were loaded; those
   * that have changed may lead to young ones.
   */
  private void scanOld(int r) {
    if (heap.isLive(r) && (heap.isKept(r) || heap.klass[r] == machine.universe().classKlass())) {
      scan(r);
    }
  }

  private void scan(int r) {
    if (isBeingInitialized(running, r)) {
      return;
    }
    References.forEach(heap.klass[r], heap.data[r], machine, mark);
  }

  private void mark(int r) {
    if (r == 0 || !heap.isLive(r) || heap.isKept(r)) {
      return;
    }
    long bit = 1L << r;
    if ((marks[r >> 6] & bit) != 0) {
      return;
    }
    marks[r >> 6] |= bit;
    if (markedCount == marked.length) {
      marked = Arrays.copyOf(marked, markedCount * 2);
    }
    marked[markedCount++] = r;
  }
}
