package dev.assay.explore.jdk;

import dev.assay.explore.canonical.StateCanonicalizer;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import java.util.Arrays;
import java.util.Set;

/**
 * Tasks that a {@code ScheduledThreadPoolExecutor}, a {@code Timer} or a {@code ForkJoinPool} is to
 * run later. All of them keep tasks in the order of the times at which they are due; but as time
 * stands still, these times say only how long each task was to wait, not when that began. A task
 * that was given later and has to wait for less may really be due before or after another one. Such
 * an order is not explored both ways, and the verdict has to say so.
 *
 * <p>A task that is repeated for ever has no end of states: times and counts grow. Some rounds are
 * explored, and the verdict says that the others are not.
 */
public final class DelayedTasks {
  /** How many tasks an executor may have finished before it goes on with one that is repeated. */
  private static final long MOST_TASKS = 20;

  private static final String EXECUTOR = "java/util/concurrent/ScheduledThreadPoolExecutor";
  private static final String QUEUE_OF_EXECUTOR = EXECUTOR + "$DelayedWorkQueue";
  private static final String TASK_OF_EXECUTOR = EXECUTOR + "$ScheduledFutureTask";
  private static final String QUEUE_OF_TIMER = "java/util/TaskQueue";

  /** From JDK 25 on, a {@code ForkJoinPool} has delayed tasks, in a queue that is no object. */
  private static final String TASK_OF_POOL =
      "java/util/concurrent/DelayScheduler$ScheduledForkJoinTask";

  private static final byte OTHER = 1;
  private static final byte EXECUTORS = 2;
  private static final byte TIMERS = 3;
  private static final byte POOL_TASK = 4;

  private final Heap heap;
  private final Set<String> uses;
  private boolean told;

  /** What the objects of a class are, by its number; 0 if not known yet. */
  private byte[] kinds = new byte[1024];

  /**
   * @param uses where to say what is not explored
   */
  public DelayedTasks(Machine machine, Set<String> uses) {
    this.heap = machine.heap();
    this.uses = uses;
  }

  /** Looks at the queues that the step just made has changed. */
  public void look() {
    for (int i = 0, n = heap.dirtyCount; i < n && !told; i++) {
      int r = (int) (heap.dirty[i] >> 32);
      if (heap.isLive(r) && kind(heap.klass[r]) != OTHER && hasUncertainOrder(r)) {
        told = true;
        uses.add("delayed tasks, which were taken to become due in the order of their delays");
      }
    }
  }

  private byte kind(Klass k) {
    if (k.id >= kinds.length) {
      kinds = Arrays.copyOf(kinds, Math.max(k.id + 1, 2 * kinds.length));
    }
    if (kinds[k.id] == 0) {
      kinds[k.id] =
          switch (k.name) {
            case QUEUE_OF_EXECUTOR -> EXECUTORS;
            case QUEUE_OF_TIMER -> TIMERS;
            case TASK_OF_POOL -> POOL_TASK;
            default -> OTHER;
          };
    }
    return kinds[k.id];
  }

  private boolean hasUncertainOrder(int r) {
    return switch (kind(heap.klass[r])) {
      case EXECUTORS -> isUncertain((int[]) heap.data[(int) field(r, "queue")], field(r, "size"));
      case TIMERS -> field(r, "size") > 1; // its tasks do not know which was given first
      case POOL_TASK -> field(r, "heapIndex") > 0 || field(r, "nextPending") != 0;
      default -> false;
    };
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
    long earlier = Long.compare(field(a, "time"), field(b, "time"));
    long given = Long.compare(field(a, "sequenceNumber"), field(b, "sequenceNumber"));
    boolean isFirst = earlier != 0 ? earlier < 0 : given < 0;
    int first = isFirst ? a : b;
    // A task that is repeated after a delay is given anew each time, at a time nobody knows.
    return isFirst != given < 0 || field(first, "period") < 0;
  }

  private boolean isTask(int r) {
    return heap.klass[r].name.equals(TASK_OF_EXECUTOR);
  }

  /**
   * Whether the time-out of a thread lets it begin another round of a task that is repeated for
   * ever, after so many that it is not worth while.
   */
  public boolean isEndless(GuestThread t) {
    for (int d = t.depth; d >= 0; d--) {
      if (t.methods[d].holder.name.equals(QUEUE_OF_EXECUTOR)) {
        int queue = (int) t.stack[t.bases[d]];
        return field(queue, "size") > 0
            && isEndless(t, ((int[]) heap.data[(int) field(queue, "queue")])[0]);
      }
    }
    return false;
  }

  private boolean isEndless(GuestThread t, int task) {
    if (!isTask(task) || field(task, "period") == 0 || finishedTasks(t) < MOST_TASKS) {
      return false;
    }
    uses.add("a task that is repeated for ever, of which only the first rounds were explored");
    return true;
  }

  /** How many tasks are known to have been finished where a worker is at work. */
  private long finishedTasks(GuestThread t) {
    for (int d = t.depth; d >= 0; d--) {
      if (t.methods[d].name.equals("runWorker")) {
        int executor = (int) t.stack[t.bases[d]];
        int worker = (int) t.stack[t.bases[d] + 1];
        return field(executor, "completedTaskCount") + field(worker, "completedTasks");
      }
    }
    return 0;
  }

  private long field(int object, String name) {
    for (Klass k = heap.klass[object]; k != null; k = k.superKlass) {
      int slot = StateCanonicalizer.slot(k, name);
      if (slot >= 0) {
        return heap.field(object, slot);
      }
    }
    throw new IllegalStateException(heap.klass[object].externalName() + " has no field " + name);
  }
}
