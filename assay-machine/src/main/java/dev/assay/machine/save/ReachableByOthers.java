package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.References;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import java.util.BitSet;
import java.util.function.IntConsumer;

/**
 * For assertions: finds the objects that other threads than their makers can reach, by following
 * all references there are, and compares them with those that have escaped. That takes as long as
 * the heap is large, so only some states are compared.
 */
final class ReachableByOthers {
  private static final int INTERVAL = 61;
  private static final ThreadLocal<int[]> SAVED = ThreadLocal.withInitial(() -> new int[1]);

  private final StateKeeper keeper;
  private final Machine machine;
  private final Heap heap;

  private ReachableByOthers(StateKeeper keeper) {
    this.keeper = keeper;
    this.machine = keeper.machine();
    this.heap = machine.heap();
  }

  /** Whether all have escaped, as far as they are looked at this time. */
  static boolean haveEscaped(StateKeeper keeper) {
    return keeper.machine().heap().areMakersUnknown()
        || SAVED.get()[0]++ % INTERVAL != 0
        || new ReachableByOthers(keeper).compare();
  }

  private boolean compare() {
    for (GuestThread maker : machine.threadTable().all()) {
      BitSet reached = reachedWithout(maker);
      for (int r = reached.nextSetBit(0); r >= 0; r = reached.nextSetBit(r + 1)) {
        boolean isMakersOwn = machine.universe().identities().chainOf(r).thread == maker.number;
        if (isMakersOwn
            && !heap.hasEscaped(r)
            && heap.klass[r] != machine.universe().classKlass()
            && !machine.mirrors().isFixed(r)) {
          throw new AssertionError(
              "object "
                  + r
                  + " of class "
                  + heap.klass[r].name
                  + " made by thread "
                  + maker.number);
        }
      }
    }
    return true;
  }

  /** What can be reached, but not from a thread's frames. */
  private BitSet reachedWithout(GuestThread maker) {
    BitSet reached = new BitSet();
    int[] pending = new int[heap.data.length];
    int[] count = new int[1];
    IntConsumer mark =
        r -> {
          if (r != 0 && heap.isLive(r) && !heap.isKept(r) && !reached.get(r)) {
            reached.set(r);
            pending[count[0]++] = r;
          }
        };
    machine.roots().forEachOfState(mark);
    keeper.forEachSaved(r -> scanKept(r, mark));
    for (int i = 0; i < heap.dirtyCount; i++) {
      scanKept((int) (heap.dirty[i] >> 32), mark);
    }
    for (GuestThread other : machine.threadTable().all()) {
      if (other != maker) {
        mark.accept(other.object);
        keeper.forEachThreadReference(other, mark);
      }
    }
    while (count[0] > 0) {
      scan(pending[--count[0]], mark);
    }
    return reached;
  }

  private void scanKept(int r, IntConsumer mark) {
    if (heap.isLive(r) && (heap.isKept(r) || heap.klass[r] == machine.universe().classKlass())) {
      scan(r, mark);
    }
  }

  private void scan(int r, IntConsumer mark) {
    boolean isBeingInitialized =
        heap.klass[r] == machine.universe().classKlass() && heap.field(r, Klass.STATUS) < 0;
    if (!isBeingInitialized) {
      References.forEach(heap.klass[r], heap.data[r], machine, mark);
    }
  }
}
