package dev.assay.explore.canonical;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Klass;

/**
 * What read-write locks and pools of threads count in two places. A {@code ReentrantReadWriteLock}
 * remembers whose count of holds it has looked up last; that saves looking it up again, no more. A
 * {@code ThreadPoolExecutor} counts finished tasks by worker and tells only the sum, with those of
 * workers that have ended; so which worker has done a task need not be known once it is done.
 */
final class RedundantCounts {
  private static final String PACKAGE = "java/util/concurrent/";

  private final Heap heap;
  private final Klass lock;
  private final int cached;
  private final int firstReader;
  private final int firstCount;
  private final boolean knowsLocks;
  private final Klass worker;
  private final int tasksOfWorker;
  private final int poolOfWorker;
  private final int tasksOfPool;
  private final boolean knowsWorkers;

  RedundantCounts(Machine machine) {
    heap = machine.heap();
    lock = machine.universe().require(PACKAGE + "locks/ReentrantReadWriteLock$Sync");
    cached = StateCanonicalizer.slot(lock, "cachedHoldCounter");
    firstReader = StateCanonicalizer.slot(lock, "firstReader");
    firstCount = StateCanonicalizer.slot(lock, "firstReaderHoldCount");
    knowsLocks = cached >= 0 && firstReader >= 0 && firstCount >= 0;
    worker = machine.universe().require(PACKAGE + "ThreadPoolExecutor$Worker");
    tasksOfWorker = StateCanonicalizer.slot(worker, "completedTasks");
    poolOfWorker = StateCanonicalizer.slot(worker, "this$0");
    Klass pool = machine.universe().require(PACKAGE + "ThreadPoolExecutor");
    tasksOfPool = StateCanonicalizer.slot(pool, "completedTaskCount");
    knowsWorkers = tasksOfWorker >= 0 && poolOfWorker >= 0 && tasksOfPool >= 0;
  }

  /** Brings the counts that a step has changed into their one form. */
  void clear() {
    for (int i = 0, n = heap.dirtyCount; i < n; i++) {
      int r = (int) (heap.dirty[i] >> 32);
      if (heap.isLive(r)) {
        clear(r);
      }
    }
  }

  private void clear(int r) {
    Klass k = heap.klass[r];
    if (k == worker && knowsWorkers) {
      long tasks = heap.field(r, tasksOfWorker);
      if (tasks != 0) {
        int pool = (int) heap.field(r, poolOfWorker);
        heap.setField(pool, tasksOfPool, heap.field(pool, tasksOfPool) + tasks);
        heap.setField(r, tasksOfWorker, 0);
      }
    } else if (knowsLocks && k.isSubtypeOf(lock)) {
      if (heap.field(r, cached) != 0) {
        heap.setField(r, cached, 0);
      }
      if (heap.field(r, firstReader) == 0 && heap.field(r, firstCount) != 0) {
        heap.setField(r, firstCount, 0);
      }
    }
  }
}
