package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import org.jspecify.annotations.Nullable;

/**
 * How a {@code ThreadPoolExecutor} counts the tasks that its workers have finished.
 *
 * @param worker the class of workers
 * @param ofWorker slot of a worker's count
 * @param pool slot of a worker's pool
 * @param ofPool slot of a pool's count for workers that have ended
 */
public record PoolCounts(Klass worker, int ofWorker, int pool, int ofPool) {
  private static final JdkClass POOL = JdkClass.of("java/util/concurrent/ThreadPoolExecutor");
  private static final JdkClass WORKER =
      JdkClass.of("java/util/concurrent/ThreadPoolExecutor$Worker");
  static final JdkField COUNT_OF_POOL = POOL.field("completedTaskCount");
  static final JdkField COUNT_OF_WORKER = WORKER.field("completedTasks");
  private static final JdkField POOL_OF_WORKER = WORKER.field("this$0");

  /** The work of a worker, which is its argument. */
  static final JdkMethod RUN_WORKER =
      POOL.method("runWorker", "(Ljava/util/concurrent/ThreadPoolExecutor$Worker;)V");

  /** As a JDK has it; null if it has something else. */
  public static @Nullable PoolCounts of(Universe u) {
    return COUNT_OF_WORKER.holdsIn(u) && POOL_OF_WORKER.holdsIn(u) && COUNT_OF_POOL.holdsIn(u)
        ? new PoolCounts(
            WORKER.require(u),
            COUNT_OF_WORKER.requireSlot(u),
            POOL_OF_WORKER.requireSlot(u),
            COUNT_OF_POOL.requireSlot(u))
        : null;
  }
}
