package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.References;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Marks what is reachable and frees the rest of the young generation. Old objects are never freed;
 * one that has not changed since the program began refers to old objects only, so just the changed
 * ones are looked at.
 */
final class MarkYoung implements YoungCollector {
  private final StateKeeper keeper;
  private final Machine machine;
  private final Heap heap;
  private final IntConsumer mark = this::mark;
  private final IntConsumer note = this::note;
  private long[] marks = new long[64];
  private int[] pending = new int[256];
  private int top;

  /** Young objects, alive as far as is known. */
  private int[] young = new int[256];

  private int youngCount;

  MarkYoung(StateKeeper keeper) {
    this.keeper = keeper;
    this.machine = keeper.machine();
    this.heap = machine.heap();
  }

  @Override
  public void replaced(int from, int to) {}

  @Override
  public void replacedRoot(int from, int to) {}

  @Override
  public void restored() {}

  /** Whoever wants to know which objects are freed, just before they are. */
  interface Freed {
    void accept(Klass klass, Object data);
  }

  @Override
  public void beforeStore() {
    collect((klass, data) -> {});
  }

  /** Frees what cannot be reached. */
  void collect(Freed freed) {
    int words = (heap.data.length >> 6) + 1;
    if (marks.length < words) {
      marks = new long[words + words / 2];
    }
    for (GuestThread t : machine.otherThreads().all()) {
      keeper.forEachThreadReference(t, mark);
    }
    machine.roots().forEachOfState(mark);
    youngCount = 0;
    keeper.forEachSaved(note);
    for (int i = 0; i < heap.dirtyCount; i++) {
      note((int) (heap.dirty[i] >> 32));
    }
    while (top > 0) {
      scan(pending[--top]);
    }
    for (int i = 0; i < youngCount; i++) {
      int r = young[i];
      if (heap.data[r] != null && (marks[r >> 6] & (1L << r)) == 0) {
        freed.accept(heap.klass[r], heap.data[r]);
        heap.free(r);
      }
    }
    for (int i = 0; i < youngCount; i++) {
      marks[young[i] >> 6] = 0;
    }
  }

  /** An object that the last saved state tells about, or that has changed since. */
  private void note(int r) {
    if (heap.isKept(r)) {
      scan(r);
      return;
    }
    if (youngCount == young.length) {
      young = Arrays.copyOf(young, youngCount * 2);
    }
    young[youngCount++] = r;
  }

  private void scan(int r) {
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
    if (top == pending.length) {
      pending = Arrays.copyOf(pending, top * 2);
    }
    pending[top++] = r;
  }
}
