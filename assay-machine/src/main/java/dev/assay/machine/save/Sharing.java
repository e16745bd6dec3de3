package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.heap.References;
import dev.assay.machine.threads.GuestThread;
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
  /** With more objects written since the last state no question is answered by looking at each. */
  private static final int MANY = 64;

  private final StateKeeper keeper;
  private final Machine machine;
  private final Heap heap;
  private final IntConsumer mark = this::mark;
  private final IntConsumer scanOld = this::scanOld;
  private long[] marks = new long[64];
  private int[] marked = new int[256];
  private int markedCount;

  /** How many were marked before it was asked which threads are alive. */
  private int markedByData;

  /** How many were marked before it was asked what those threads refer to. */
  private int markedByLife;

  private int next;

  /** Objects that only the running thread reaches, as far as is known. */
  private final int[] own = new int[12];

  private int ownCount;
  private int sought;
  private boolean isFound;
  private final IntConsumer seek = r -> isFound |= r == sought;
  private final IntConsumer addReferrer = this::addReferrer;
  private final IntConsumer seekOwn = r -> isFound |= isAmongOwn(r);
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
    if (object != t.object && machine.otherThreads().isAlive(object)) {
      return true; // a live thread knows itself
    }
    if (heap.dirtyCount > 0 && heap.dirtyCount <= MANY && isNewAndOwn(t, object)) {
      assert known || !isMarked(t, object) : "made in this step, but others reach it";
      return false;
    }
    if (!known && heap.dirtyCount == 0 && keeper.isOnlyIn(t, object)) {
      assert !isMarked(t, object) : "counted as the thread's own, but others reach it";
      machine.readSet().onAbsence(object);
      return false; // as nothing was written since, nobody can have got hold of it
    }
    return isReached(t, object);
  }

  /** Whether others can reach an object, with a record of what the answer relies on. */
  private boolean isReached(GuestThread t, int object) {
    boolean isReached = isMarked(t, object);
    if (heap.dirtyCount > MANY) {
      machine.readSet().onOthers(); // to find out what it relies on would take longer than the step
    } else if (!machine.readSet().isOnOthers()) {
      noteReliance(object, isReached);
    }
    return isReached;
  }

  private boolean isMarked(GuestThread t, int object) {
    if (!known) {
      markAll(t);
    }
    return object >> 6 < marks.length && (marks[object >> 6] & (1L << object)) != 0;
  }

  /**
   * Whether an object was made in this step, and nothing refers to it but the thread itself and
   * objects of which that is true as well. False if that takes long to find out.
   */
  private boolean isNewAndOwn(GuestThread t, int object) {
    ownCount = 0;
    own[ownCount++] = object;
    for (int i = 0; i < ownCount; i++) {
      sought = own[i];
      if (!isNew(sought) || (sought != t.object && machine.otherThreads().isAlive(sought))) {
        return false;
      }
      for (int d = 0; d < heap.dirtyCount; d++) {
        int r = (int) (heap.dirty[d] >> 32);
        if (heap.isLive(r) && refersToSought(r) && !isAmongOwn(r)) {
          if (ownCount == own.length) {
            return false;
          }
          own[ownCount++] = r;
        }
      }
    }
    isFound = false;
    machine
        .roots()
        .forEachOfState(seekOwn); // memory outside the heap, for one, is there for everybody
    return !isFound;
  }

  private boolean refersToSought(int r) {
    isFound = false;
    References.forEach(heap.klass[r], heap.data[r], machine, seek);
    return isFound;
  }

  private boolean isAmongOwn(int r) {
    for (int i = 0; i < ownCount; i++) {
      if (own[i] == r) {
        return true;
      }
    }
    return false;
  }

  /** Classes have references that no object tells about, so they do not count as new. */
  private boolean isNew(int object) {
    if (heap.isKept(object) || heap.klass[object] == machine.universe().classKlass()) {
      return false;
    }
    boolean isDirty = false;
    for (int i = 0; i < heap.dirtyCount; i++) {
      if (heap.dirty[i] >> 32 == object) {
        isDirty = true;
        if ((int) heap.dirty[i] != 0) {
          return false;
        }
      }
    }
    return isDirty;
  }

  /** What an answer relies on: the earlier an object is marked the less. */
  private void noteReliance(int object, boolean reached) {
    int index = reached ? indexOf(object) : 0;
    if (!reached) {
      noteAncestors(object);
    } else if (index >= markedByLife) {
      machine.readSet().onOthers();
    } else if (index >= markedByData) {
      machine.readSet().onLife();
    }
  }

  /** Others do not reach an object as long as they refer to none from which it can be reached. */
  private void noteAncestors(int object) {
    ownCount = 0;
    own[ownCount++] = object;
    for (int i = 0; i < ownCount; i++) {
      sought = own[i];
      machine.readSet().onAbsence(sought);
      keeper.forEachSaved(addReferrer);
      for (int d = 0; d < heap.dirtyCount; d++) {
        addReferrer((int) (heap.dirty[d] >> 32));
      }
    }
  }

  private void addReferrer(int r) {
    if (heap.isLive(r) && refersToSought(r) && !isAmongOwn(r)) {
      if (ownCount == own.length) {
        machine.readSet().onOthers();
      } else {
        own[ownCount++] = r;
      }
    }
  }

  private int indexOf(int object) {
    int i = 0;
    while (marked[i] != object) {
      i++;
    }
    return i;
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
    machine.roots().forEachOfState(mark);
    keeper.forEachSaved(scanOld);
    for (int i = 0; i < heap.dirtyCount; i++) {
      scanOld((int) (heap.dirty[i] >> 32));
    }
    scanMarked();
    markedByData = markedCount;
    for (GuestThread other : machine.threadTable().all()) {
      if (other != t) {
        mark(other.object);
      }
    }
    scanMarked();
    markedByLife = markedCount;
    for (GuestThread other : machine.threadTable().all()) {
      if (other != t) {
        keeper.forEachThreadReference(other, mark);
      }
    }
    scanMarked();
    known = true;
  }

  private void scanMarked() {
    while (next < markedCount) {
      scan(marked[next++]);
    }
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
