package dev.assay.explore.jdk.lock;

import dev.assay.explore.jdk.fact.Fact;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The queues of the JDK's conditions. {@code Condition.await} may return although nobody has
 * signalled; this JDK's code never does, it waits again. So a thread that is to wake up for no
 * reason is done with as if it were signalled, it alone, while nobody has the lock: it is taken out
 * of the condition's queue and put into that of the lock, and returns when it has the lock.
 */
public final class ConditionQueue {
  private static final int WAITS_IN_CONDITION = 2;

  private static final Names PLAIN =
      new Names("java/util/concurrent/locks/AbstractQueuedSynchronizer");
  private static final Names OF_LONGS =
      new Names("java/util/concurrent/locks/AbstractQueuedLongSynchronizer");

  /** What a kind of synchronizer has. */
  private static final class Names {
    final JdkClass condition;
    final JdkField first;
    final JdkField last;
    final JdkField synchronizer;
    final JdkField next;
    final JdkField status;
    final JdkField waiter;
    final JdkField state;
    final JdkMethod enqueue;

    Names(String holder) {
      JdkClass node = JdkClass.of(holder + "$Node");
      JdkClass conditionNode = JdkClass.of(holder + "$ConditionNode");
      condition = JdkClass.of(holder + "$ConditionObject");
      first = condition.field("firstWaiter");
      last = condition.field("lastWaiter");
      synchronizer = condition.field("this$0");
      next = conditionNode.field("nextWaiter");
      status = node.field("status");
      waiter = node.field("waiter");
      state = JdkClass.of(holder).field("state");
      enqueue = JdkClass.of(holder).method("enqueue"); // there is one
    }

    List<Fact.Single> all() {
      return List.of(first, last, synchronizer, next, status, waiter, state, enqueue);
    }
  }

  public static final JdkClass CONDITION = PLAIN.condition;
  public static final List<Fact.Single> OF_CONDITIONS = PLAIN.all();
  public static final JdkClass CONDITION_OF_LONGS = OF_LONGS.condition;
  public static final List<Fact.Single> OF_CONDITIONS_OF_LONGS = OF_LONGS.all();

  private final Machine machine;
  private final Heap heap;
  private final Method enqueue;
  private final int first;
  private final int last;
  private final int synchronizer;
  private final int next;
  private final int status;
  private final int waiter;
  private final int state;

  private ConditionQueue(Machine machine, Names names) {
    this.machine = machine;
    this.heap = machine.heap();
    this.enqueue = names.enqueue.require(machine.universe());
    this.first = names.first.requireSlot(machine.universe());
    this.last = names.last.requireSlot(machine.universe());
    this.synchronizer = names.synchronizer.requireSlot(machine.universe());
    this.next = names.next.requireSlot(machine.universe());
    this.status = names.status.requireSlot(machine.universe());
    this.waiter = names.waiter.requireSlot(machine.universe());
    this.state = names.state.requireSlot(machine.universe());
  }

  /** Whether a method is one of a JDK's conditions. */
  public static boolean mayBeOf(Method m) {
    return PLAIN.condition.is(m.holder) || OF_LONGS.condition.is(m.holder);
  }

  /** Those of a class of conditions; null if they are not known. */
  public static @Nullable ConditionQueue of(Machine machine, Klass klass) {
    Names names = PLAIN.condition.is(klass) ? PLAIN : OF_LONGS;
    boolean isKnown = names.all().stream().allMatch(fact -> fact.holdsIn(machine.universe()));
    return isKnown ? new ConditionQueue(machine, names) : null;
  }

  /**
   * Whether a thread waits in the queue of a condition, and not for the lock.
   *
   * @param condition 0 if the method in which the thread waits does not need it any more
   */
  public boolean contains(int condition, GuestThread t) {
    return condition != 0 && node(condition, t) != 0;
  }

  /**
   * Whether a thread in the queue may wake up for no reason. While somebody has the lock it need
   * not: all it would do then is to wait for the lock. Of a program's own locks that is not known.
   */
  public boolean mayRemove(int condition, GuestThread t) {
    if (condition == 0) {
      return false;
    }
    int lock = (int) heap.field(condition, synchronizer);
    return (heap.klass[lock].loader != 0 || heap.field(lock, state) == 0) && contains(condition, t);
  }

  /** Takes a thread out of the queue: when it goes on it wants the lock. */
  public void remove(int condition, GuestThread t) {
    int node = node(condition, t);
    int before = 0;
    for (int n = (int) heap.field(condition, first); n != node; n = after(n)) {
      before = n;
    }
    if (before == 0) {
      heap.setField(condition, first, after(node));
    } else {
      heap.setField(before, next, after(node));
    }
    if (heap.field(condition, last) == node) {
      heap.setField(condition, last, before);
    }
    heap.setField(node, next, 0);
    heap.setField(node, status, heap.field(node, status) & ~WAITS_IN_CONDITION);
    machine.slowPath().prepare(enqueue);
    int lock = (int) heap.field(condition, synchronizer);
    machine.threadControl().callBeforeGoingOn(t, enqueue, lock, node);
  }

  private int after(int node) {
    return (int) heap.field(node, next);
  }

  private int node(int condition, GuestThread t) {
    for (int n = (int) heap.field(condition, first); n != 0; n = after(n)) {
      if (heap.field(n, waiter) == t.object && (heap.field(n, status) & WAITS_IN_CONDITION) != 0) {
        return n;
      }
    }
    return 0;
  }
}
