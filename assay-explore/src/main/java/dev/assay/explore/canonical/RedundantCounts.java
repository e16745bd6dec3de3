package dev.assay.explore.canonical;

import dev.assay.explore.jdk.PoolCounts;
import dev.assay.explore.jdk.lock.ReadLockCache;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Klass;
import org.jspecify.annotations.Nullable;

/**
 * What read-write locks and pools of threads count in two places. A {@code ReentrantReadWriteLock}
 * remembers whose count of holds it has looked up last; that saves looking it up again, no more. A
 * {@code ThreadPoolExecutor} counts finished tasks by worker and tells only the sum, with those of
 * workers that have ended; so which worker has done a task need not be known once it is done,
 * unless threads that are alive use one of these counts: then one may be about to change it.
 */
final class RedundantCounts {
  private final Machine machine;
  private final Heap heap;
  private final @Nullable ReadLockCache locks;
  private final @Nullable PoolCounts pools;

  RedundantCounts(Machine machine) {
    this.machine = machine;
    heap = machine.heap();
    locks = ReadLockCache.of(machine.universe());
    pools = PoolCounts.of(machine.universe());
  }

  /** Brings the counts that a step has changed into their one form. */
  void clear(Precision precision) {
    for (int i = 0, n = heap.dirtyCount; i < n; i++) {
      int r = (int) (heap.dirty[i] >> 32);
      if (heap.isLive(r)) {
        clear(r, precision);
      }
    }
  }

  private void clear(int r, Precision precision) {
    Klass k = heap.klass[r];
    if (pools != null && k == pools.worker()) {
      moveToPool(r, pools, precision);
    } else if (locks != null && k.isSubtypeOf(locks.lock())) {
      forgetLookup(r, locks);
    }
  }

  private void moveToPool(int worker, PoolCounts slots, Precision precision) {
    long tasks = heap.field(worker, slots.ofWorker());
    int pool = (int) heap.field(worker, slots.pool());
    if (tasks != 0
        && !precision.isContended(Precision.kind(machine, worker, slots.ofWorker()))
        && !precision.isContended(Precision.kind(machine, pool, slots.ofPool()))) {
      heap.setField(pool, slots.ofPool(), heap.field(pool, slots.ofPool()) + tasks);
      heap.setField(worker, slots.ofWorker(), 0);
    }
  }

  private void forgetLookup(int lock, ReadLockCache slots) {
    if (heap.field(lock, slots.cachedCount()) != 0) {
      heap.setField(lock, slots.cachedCount(), 0);
    }
    if (heap.field(lock, slots.firstReader()) == 0 && heap.field(lock, slots.firstCount()) != 0) {
      heap.setField(lock, slots.firstCount(), 0);
    }
  }
}
