package dev.assay.explore.jdk.pool;

import dev.assay.explore.jdk.fact.Fact;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Universe;
import java.util.Arrays;
import java.util.List;

/**
 * In which of several queues a worker of a {@code ForkJoinPool} looks first for a task. It follows
 * from a random number, which a worker draws anew each time.
 */
public final class QueueOrder {
  private static final Releases OLD = Releases.until(24);
  private static final Releases NEW = Releases.since(25);

  private static final JdkClass POOL = JdkClass.of("java/util/concurrent/ForkJoinPool");
  private static final JdkClass QUEUE = JdkClass.of("java/util/concurrent/ForkJoinPool$WorkQueue");
  private static final JdkField QUEUES = POOL.field("queues");
  private static final JdkField TASKS = QUEUE.field("array");

  /** The place of the task in the array that was given first. */
  private static final JdkField BASE = QUEUE.field("base");

  /** The loop of a worker, which goes from one random number to the next. */
  private static final JdkMethod LOOP =
      POOL.method("runWorker", "(Ljava/util/concurrent/ForkJoinPool$WorkQueue;)V");

  /** Looks into all queues, beginning with the one that its last argument says. */
  private static final JdkMethod LOOK =
      POOL.in(OLD).method("scan", "(Ljava/util/concurrent/ForkJoinPool$WorkQueue;II)I");

  /** What the loop reads when it has the next random number and begins to look. */
  private static final JdkField STATE = POOL.in(NEW).field("runState");

  /** What has to be known of a pool to explore all orders. */
  public static final List<Fact.Single> KNOWN = List.of(QUEUES, TASKS, BASE, LOOP, LOOK, STATE);

  // Where the random number is: a local variable of LOOP, of LOOK, and of LOOP in new releases.
  private static final int IN_OLD_LOOP = 2;
  private static final int IN_LOOK = 3;
  private static final int IN_NEW_LOOP = 3;

  private final Heap heap;
  private final boolean isKnown;
  private final boolean isNew;
  private final int queues;
  private final int state;
  private final int tasks;
  private final int base;

  public QueueOrder(Machine machine) {
    Universe u = machine.universe();
    heap = machine.heap();
    isKnown = KNOWN.stream().noneMatch(f -> f.isMissingIn(u));
    isNew = NEW.contains(u.feature());
    queues = QUEUES.slot(u);
    state = isNew ? STATE.slot(u) : -1;
    tasks = TASKS.slot(u);
    base = BASE.slot(u);
  }

  /** Whether a thread that reads a field is about to look for a task. */
  public boolean isLooking(GuestThread t, int object, int slot) {
    return isKnown
        && slot == (isNew ? state : queues)
        && POOL.is(heap.klass[object])
        && (isNew ? LOOP : LOOK).is(t.method());
  }

  /** The queues of a pool that have tasks. */
  public int[] queuesWithTasks(int pool) {
    int all = (int) heap.field(pool, queues);
    if (all == 0) {
      return new int[0];
    }
    int[] places = (int[]) heap.data[all];
    int[] found = new int[places.length];
    int count = 0;
    for (int i = 0; i < places.length; i++) {
      if (places[i] != 0 && hasTask(places[i])) {
        found[count++] = i;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private boolean hasTask(int queue) {
    int array = (int) heap.field(queue, tasks);
    if (array == 0) {
      return false;
    }
    int[] all = (int[]) heap.data[array];
    return all.length > 0 && all[(int) heap.field(queue, base) & (all.length - 1)] != 0;
  }

  /** A thread that is about to look begins with a queue, by its place. */
  public void begin(GuestThread t, int place) {
    t.stack[t.bases[t.depth] + (isNew ? IN_NEW_LOOP : IN_LOOK)] = place;
  }

  /** Which random number a worker has drawn last is of no consequence while it is at work. */
  public void forgetNumber(GuestThread t) {
    if (!isKnown) {
      return;
    }
    for (int d = t.depth - 1; d >= 0 && d >= t.lowWater; d--) {
      if (LOOP.is(t.methods[d])) {
        t.stack[t.bases[d] + (isNew ? IN_NEW_LOOP : IN_OLD_LOOP)] = 0;
      }
    }
  }
}
