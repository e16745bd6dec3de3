package dev.assay.machine.heap;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.Arrays;

/**
 * Mark-and-sweep over the whole heap, to give memory back during a long run. Frames are scanned
 * conservatively: a number that happens to look like a reference keeps an object alive, which costs
 * memory but is never wrong.
 */
public final class MarkSweep {
  /** Once in so many objects, less one, it is asked whether to stop. */
  private static final int SOME_OBJECTS = 0xffff;

  private final Machine machine;
  private final Heap heap;
  private final long[] marks;
  private int[] stack = new int[1024];
  private int top;
  private int[] found = new int[64];
  private int foundCount;
  private final int referentSlot;

  public MarkSweep(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
    this.marks = new long[(heap.data.length >> 6) + 1];
    this.referentSlot =
        machine.universe().require("java/lang/ref/Reference").declaredField("referent").slot;
  }

  public void collect() {
    for (GuestThread t : machine.otherThreads().all()) {
      mark(t.object);
      mark(t.waitObject);
      for (int d = 0; d <= t.depth; d++) {
        markFrame(t, d);
      }
    }
    machine.roots().forEach(this::mark);
    if (heap.tracking) {
      markKept();
    }
    drain();
    clearReferences();
    sweep();
  }

  /**
   * Slots the method can still read; all that look like references where their types are unknown.
   */
  private void markFrame(GuestThread t, int depth) {
    Method m = t.methods[depth];
    int base = t.bases[depth];
    int n = (depth == t.depth ? t.sp : t.bases[depth + 1]) - base;
    if (!m.hasFlow() || m.map == null) {
      for (int i = 0; i < n; i++) {
        markIfReference(t.stack[base + i]);
      }
      return;
    }
    int bci = m.bci(Throwables.pcOf(t, depth));
    long[] live = m.flow().liveMask(bci);
    long[] reference = m.flow().referenceMask(bci);
    boolean keepReceiver = m.isSynchronized() && !m.isStatic();
    for (int i = 0; i < n; i++) {
      if ((live[i >> 6] & reference[i >> 6] & (1L << i)) != 0 || (i == 0 && keepReceiver)) {
        mark((int) t.stack[base + i]);
      }
    }
  }

  /** What every state begins with must not be missing in one, be it reachable or not. */
  private void markKept() {
    for (int r = 1; r < heap.data.length; r++) {
      if (heap.isKept(r)) {
        mark(r);
      }
    }
  }

  private void markIfReference(long v) {
    if (v > 0 && v < heap.data.length) {
      mark((int) v);
    }
  }

  /**
   * Weak and phantom references that marking has met, whose objects it has not marked through them.
   */
  private void clearReferences() {
    for (int i = 0; i < foundCount; i++) {
      int reference = found[i];
      int object = (int) heap.field(reference, referentSlot);
      if (object != 0 && !isMarked(object)) {
        heap.setField(reference, referentSlot, 0);
        machine.pendingReferences().add(reference);
        heap.letEscape(reference);
      }
    }
  }

  private boolean isMarked(int r) {
    return (marks[r >> 6] & (1L << r)) != 0;
  }

  private void mark(int r) {
    if (r <= 0 || r >= heap.data.length || heap.data[r] == null) {
      return;
    }
    int word = r >> 6;
    long bit = 1L << r;
    if ((marks[word] & bit) == 0) {
      marks[word] |= bit;
      if (top == stack.length) {
        stack = Arrays.copyOf(stack, top * 2);
      }
      stack[top++] = r;
    }
  }

  private void drain() {
    for (int scanned = 1; top > 0; scanned++) {
      if ((scanned & SOME_OBJECTS) == 0) {
        machine.checkStop(); // nothing was changed yet
      }
      int r = stack[--top];
      int type = heap.klass[r].referenceType;
      if (type == Klass.WEAK || type == Klass.PHANTOM) {
        scanReference(r);
      } else {
        References.forEach(heap.klass[r], heap.data[r], machine, this::mark);
      }
    }
  }

  /** Everything but the object it refers to. */
  private void scanReference(int r) {
    if (foundCount == found.length) {
      found = Arrays.copyOf(found, foundCount * 2);
    }
    found[foundCount++] = r;
    long[] fields = (long[]) heap.data[r];
    for (int slot : heap.klass[r].referenceSlots) {
      if (slot != referentSlot && fields[slot] != 0) {
        mark((int) fields[slot]);
      }
    }
  }

  private void sweep() {
    long objects = 0;
    long bytes = 0;
    Object[] data = heap.data;
    for (int r = 1; r < data.length; r++) {
      if (data[r] == null) {
        continue;
      }
      if ((marks[r >> 6] & (1L << r)) == 0) {
        heap.free(r);
      } else {
        objects++;
        Klass k = heap.klass[r];
        bytes +=
            k.isArray()
                ? Heap.arrayBytes(k.kind, Heap.length(data[r]))
                : 16 + 8L * ((long[]) data[r]).length;
      }
    }
    heap.collected(objects, bytes);
  }
}
