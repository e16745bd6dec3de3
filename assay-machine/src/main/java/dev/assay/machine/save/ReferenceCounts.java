package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.References;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Counts, for every young object, the references to it from the components of the saved state, and
 * frees what is not referred to any more. The counts follow the differences between states, so the
 * cost is that of what has changed. Cycles of garbage are not found.
 */
final class ReferenceCounts implements YoungCollector {
  private final StateKeeper keeper;
  private final Machine machine;
  private final Heap heap;
  private int[] counts = new int[1024];
  private int[] suspects = new int[64];
  private int suspectCount;
  private final IntConsumer increment = this::increment;
  private final IntConsumer decrement = this::decrement;

  ReferenceCounts(StateKeeper keeper) {
    this.keeper = keeper;
    this.machine = keeper.machine();
    this.heap = machine.heap();
  }

  @Override
  public void replaced(int from, int to) {
    if (to != 0) {
      keeper.forEachReference(to, increment);
    }
    if (from != 0) {
      keeper.forEachReference(from, decrement);
    }
  }

  private void increment(int r) {
    if (r == 0) {
      return;
    }
    if (r >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(r + 1, counts.length * 2));
    }
    counts[r]++;
  }

  private void decrement(int r) {
    if (r == 0) {
      return;
    }
    if (--counts[r] == 0) {
      suspect(r);
    }
  }

  private void suspect(int r) {
    if (suspectCount == suspects.length) {
      suspects = Arrays.copyOf(suspects, suspectCount * 2);
    }
    suspects[suspectCount++] = r;
  }

  /**
   * Brings the counts from the last saved state to the objects as they are now, and frees what has
   * none. Threads and globals were counted already.
   */
  @Override
  public void beforeStore() {
    int n = heap.dirtyCount;
    int[] dirty = Arrays.copyOf(heap.dirty, n);
    Arrays.sort(dirty);
    int previous = 0;
    for (int i = 0; i < n; i++) {
      int p = dirty[i];
      if (p == previous) {
        continue;
      }
      previous = p;
      if (heap.data[p] != null) {
        References.forEach(heap.klass[p], heap.data[p], machine, increment);
        if (count(p) == 0) {
          suspect(p);
        }
      }
      int saved = keeper.savedComponent(p);
      if (saved != 0) {
        keeper.forEachReference(saved, decrement);
      }
    }
    while (suspectCount > 0) {
      int r = suspects[--suspectCount];
      if (count(r) == 0 && heap.isLive(r) && !keeper.isOld(r) && !machine.isFixed(r)) {
        Object data = heap.data[r];
        var klass = heap.klass[r];
        heap.free(r);
        References.forEach(klass, data, machine, decrement);
      }
    }
  }

  private int count(int r) {
    return r < counts.length ? counts[r] : 0;
  }
}
