package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.Fact;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Pools that have as many workers as there are processors, unless they are told otherwise. */
public final class WorkerPools {
  static final JdkClass POOL = JdkClass.of("java/util/concurrent/ForkJoinPool");
  private static final JdkField COMMON = POOL.field("common");
  private static final JdkField COUNTS = POOL.field("ctl");
  private static final JdkMethod SIGNAL = POOL.method("signalWork");

  /** How many workers a pool may have; older releases count from its negative upwards. */
  private static final JdkField MOST = POOL.field("parallelism").in(Releases.since(19));

  private static final JdkClass WORKER = JdkClass.of("java/util/concurrent/ForkJoinWorkerThread");

  /** What has to be known of pools to notice that their number of workers matters. */
  static final List<Fact.Single> KNOWN = List.of(COMMON, COUNTS, SIGNAL, MOST, WORKER);

  /** What tasks use to begin and to wait for other tasks, and to be put together. */
  private static final ClassNames MACHINERY =
      ClassNames.of(
          "java/util/concurrent/ForkJoin*",
          "java/util/concurrent/Recursive*",
          "java/util/concurrent/CountedCompleter",
          "java/util/concurrent/CompletableFuture*");

  /** Classes that go through sets and maps of their own, in whatever order. */
  private static final ClassNames WITH_COLLECTIONS =
      ClassNames.of("java/util/concurrent/ThreadPoolExecutor*");

  private static final int ACTIVE_SHIFT = 48;
  private static final int TOTAL_SHIFT = 32;

  private final Universe universe;
  private final Heap heap;
  private @Nullable Klass poolKlass;

  /** Methods that say how many workers a pool may have. */
  private static final MethodTable PARALLELISM =
      MethodTable.of(
          "java/util/concurrent/ForkJoinPool",
          "getParallelism",
          "getCommonPoolParallelism",
          "toString");

  /** Makes a pool with as many workers as there are processors. */
  private static final MethodTable MAKING =
      MethodTable.of("java/util/concurrent/Executors", "newWorkStealingPool");

  /** Whether a method says how many workers a pool may have. */
  public static boolean tellsParallelism(Method m) {
    return PARALLELISM.contains(m);
  }

  public WorkerPools(Machine machine) {
    this.universe = machine.universe();
    this.heap = machine.heap();
  }

  /** Whether a thread asks for something in order to make a pool. */
  public static boolean isMakingPool(GuestThread t) {
    for (int d = t.depth; d >= 0 && t.methods[d].holder.loader == 0; d--) {
      if (POOL.is(t.methods[d].holder) || MAKING.contains(t.methods[d])) {
        return true;
      }
    }
    return false;
  }

  /** Whether a thread asks for something in order to make the pool that all use. */
  public static boolean isMakingCommonPool(GuestThread t) {
    for (int d = t.depth; d >= 0 && t.methods[d].holder.loader == 0; d--) {
      if (POOL.is(t.methods[d].holder) && t.methods[d].isClassInitializer()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a volatile read is made by a pool that has a task, and as many workers as it may have,
   * all of them at work.
   *
   * @param less how many workers fewer it might have
   */
  public boolean isFull(GuestThread t, int object, int slot, int less) {
    Klass k = heap.klass[object];
    if (k != poolKlass) {
      if (!POOL.is(k)) {
        return false;
      }
      poolKlass = k;
    }
    if (slot != COUNTS.slot(universe) || !SIGNAL.is(t.method())) {
      return false;
    }
    long counts = heap.field(object, slot);
    int mostSlot = MOST.slot(universe);
    long most = (mostSlot < 0 ? 0 : heap.field(object, mostSlot)) - less;
    boolean isAnyIdle = (int) counts != 0;
    return (short) (counts >>> ACTIVE_SHIFT) >= most
        || (!isAnyIdle && (short) (counts >>> TOTAL_SHIFT) >= most);
  }

  /** Whether a pool is the one that all use. */
  public boolean isCommon(int pool) {
    Klass k = POOL.require(universe);
    return heap.field(k.mirror, COMMON.requireSlot(universe)) == pool;
  }

  /** Whether a thread is a pool's worker. */
  public boolean isWorker(GuestThread t) {
    for (Klass k = heap.klass[t.object]; k != null; k = k.superKlass) {
      if (WORKER.is(k)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a method that goes through a set does so for a pool itself. */
  public static boolean keepsOwnCollections(Method m) {
    return WITH_COLLECTIONS.contains(m.holder.name);
  }

  /** Whether what a method does belongs to the way in which tasks are run. */
  public static boolean isMachinery(Method m) {
    return MACHINERY.contains(m.holder.name);
  }
}
