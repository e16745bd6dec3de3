package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.Fact;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Tasks that a {@code ScheduledThreadPoolExecutor}, a {@code Timer} or a {@code ForkJoinPool} is to
 * run later. All of them keep tasks in the order of the times at which they are due; but as time
 * stands still, these times say only how long each task was to wait, not when that began. A task
 * that was given later and has to wait for less may really be due before or after another one. Such
 * an order is not explored both ways, and the verdict has to say so.
 *
 * <p>A task that is repeated without end has no end of states: times and counts grow. Some rounds
 * are explored, and the verdict says that the others are not.
 */
public final class DelayedTasks {
  /** How many tasks an executor may have finished before it goes on with one that is repeated. */
  private static final long MOST_TASKS = 20;

  static final JdkClass EXECUTOR = JdkClass.of("java/util/concurrent/ScheduledThreadPoolExecutor");
  private static final JdkClass EXECUTOR_QUEUE =
      JdkClass.of("java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue");
  private static final JdkField QUEUE = EXECUTOR_QUEUE.field("queue");
  private static final JdkField QUEUE_SIZE = EXECUTOR_QUEUE.field("size");
  private static final JdkClass EXECUTOR_TASK =
      JdkClass.of("java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask");
  private static final JdkField TIME = EXECUTOR_TASK.field("time");
  private static final JdkField SEQUENCE_NUMBER = EXECUTOR_TASK.field("sequenceNumber");
  private static final JdkField PERIOD = EXECUTOR_TASK.field("period");

  /** What has to be known of executors. */
  static final List<Fact.Single> OF_EXECUTORS =
      List.of(
          QUEUE,
          QUEUE_SIZE,
          TIME,
          SEQUENCE_NUMBER,
          PERIOD,
          PoolCounts.COUNT_OF_POOL,
          PoolCounts.COUNT_OF_WORKER,
          PoolCounts.RUN_WORKER);

  static final JdkClass TIMER = JdkClass.of("java/util/Timer");
  private static final JdkClass TIMER_QUEUE = JdkClass.of("java/util/TaskQueue");
  private static final JdkField TIMER_QUEUE_SIZE = TIMER_QUEUE.field("size");

  /** What has to be known of timers. */
  static final List<Fact.Single> OF_TIMERS = List.of(TIMER_QUEUE_SIZE);

  static final JdkClass POOL = JdkClass.of("java/util/concurrent/ForkJoinPool");

  /** Such a pool has delayed tasks, in a queue that is no object. */
  private static final JdkClass POOL_TASK =
      JdkClass.of("java/util/concurrent/DelayScheduler$ScheduledForkJoinTask")
          .in(Releases.since(25));

  private static final JdkField HEAP_INDEX = POOL_TASK.field("heapIndex");
  private static final JdkField NEXT_PENDING = POOL_TASK.field("nextPending");

  /** What has to be known of pools. */
  static final List<Fact.Single> OF_POOLS = List.of(HEAP_INDEX, NEXT_PENDING);

  private static final byte OTHER = 1;
  private static final byte EXECUTORS = 2;
  private static final byte TIMERS = 3;
  private static final byte POOLS = 4;

  private final Universe universe;
  private final Heap heap;
  private final Set<Incompleteness> left;
  private boolean told;

  /** What the objects of a class are, by its number; 0 if not known yet. */
  private byte[] kinds = new byte[1024];

  /**
   * @param left where to say what is not explored
   */
  public DelayedTasks(Machine machine, Set<Incompleteness> left) {
    this.universe = machine.universe();
    this.heap = machine.heap();
    this.left = left;
  }

  /** Looks at the queues that the step just made has changed. */
  public void look() {
    for (int i = 0, n = heap.dirtyCount; i < n && !told; i++) {
      int r = (int) (heap.dirty[i] >> 32);
      if (heap.isLive(r) && kind(heap.klass[r]) != OTHER && hasUncertainOrder(r)) {
        told = true;
        left.add(
            new Incompleteness(
                Reason.DELAYED_TASKS,
                "the program makes use of delayed tasks, which were taken to become due in the"
                    + " order of their delays"));
      }
    }
  }

  private byte kind(Klass k) {
    if (k.id >= kinds.length) {
      kinds = Arrays.copyOf(kinds, Math.max(k.id + 1, 2 * kinds.length));
    }
    if (kinds[k.id] == 0) {
      kinds[k.id] = newKind(k);
    }
    return kinds[k.id];
  }

  /** In a JDK that is not known well enough, none of them. */
  private byte newKind(Klass k) {
    if (EXECUTOR_QUEUE.is(k) && areKnown(OF_EXECUTORS)) {
      return EXECUTORS;
    }
    if (TIMER_QUEUE.is(k) && areKnown(OF_TIMERS)) {
      return TIMERS;
    }
    return POOL_TASK.is(k) && areKnown(OF_POOLS) ? POOLS : OTHER;
  }

  private boolean areKnown(List<Fact.Single> facts) {
    return facts.stream().allMatch(f -> f.holdsIn(universe));
  }

  private boolean hasUncertainOrder(int r) {
    return switch (kind(heap.klass[r])) {
      case EXECUTORS -> isUncertain(tasks(r), field(r, QUEUE_SIZE));
      case TIMERS -> field(r, TIMER_QUEUE_SIZE) > 1; // tasks do not know which was given first
      case POOLS -> field(r, HEAP_INDEX) > 0 || field(r, NEXT_PENDING) != 0;
      default -> false;
    };
  }

  private int[] tasks(int queue) {
    return (int[]) heap.data[(int) field(queue, QUEUE)];
  }

  private boolean isUncertain(int[] tasks, long size) {
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < i; j++) {
        if (isUncertain(tasks[i], tasks[j])) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the one that comes first might come second if time went on. */
  private boolean isUncertain(int a, int b) {
    if (!isTask(a) || !isTask(b)) {
      return true;
    }
    long earlier = Long.compare(field(a, TIME), field(b, TIME));
    long given = Long.compare(field(a, SEQUENCE_NUMBER), field(b, SEQUENCE_NUMBER));
    boolean isFirst = earlier != 0 ? earlier < 0 : given < 0;
    int first = isFirst ? a : b;
    // A task that is repeated after a delay is given anew each time, at a time nobody knows.
    return isFirst != given < 0 || field(first, PERIOD) < 0;
  }

  private boolean isTask(int r) {
    return EXECUTOR_TASK.is(heap.klass[r]);
  }

  /**
   * Whether the time-out of a thread lets it begin another round of a task that is repeated without
   * end, after so many that it is not worth while.
   */
  public boolean isEndless(GuestThread t) {
    for (int d = t.depth; d >= 0; d--) {
      if (kind(t.methods[d].holder) == EXECUTORS) {
        int queue = (int) t.stack[t.bases[d]];
        return field(queue, QUEUE_SIZE) > 0 && isEndless(t, tasks(queue)[0]);
      }
    }
    return false;
  }

  private boolean isEndless(GuestThread t, int task) {
    if (!isTask(task) || field(task, PERIOD) == 0 || finishedTasks(t) < MOST_TASKS) {
      return false;
    }
    left.add(
        new Incompleteness(
            Reason.REPEATED_TASK,
            "the program makes use of a task that is repeated for ever, of which only the first"
                + " rounds were explored"));
    return true;
  }

  /** How many tasks are known to have been finished where a worker is at work. */
  private long finishedTasks(GuestThread t) {
    for (int d = t.depth; d >= 0; d--) {
      if (PoolCounts.RUN_WORKER.is(t.methods[d])) {
        int executor = (int) t.stack[t.bases[d]];
        int worker = (int) t.stack[t.bases[d] + 1];
        return field(executor, PoolCounts.COUNT_OF_POOL)
            + field(worker, PoolCounts.COUNT_OF_WORKER);
      }
    }
    return 0;
  }

  private long field(int object, JdkField f) {
    return heap.field(object, f.requireSlot(universe));
  }
}
