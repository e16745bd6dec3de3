package dev.assay.machine.threads;

import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a transition of one thread may ask about the others. Every answer is recorded in the {@link
 * ReadSet} as something that the transition relies on, so there is no other way to a thread that is
 * not the one that moves. A thread that is handed out may be looked at in every respect.
 */
public final class OtherThreads {
  private final ThreadTable table;
  private final ReadSet readSet;
  private final Heap heap;
  private final Universe universe;
  private @Nullable Klass threadKlass;

  public OtherThreads(ThreadTable table, ReadSet readSet, Heap heap, Universe universe) {
    this.table = table;
    this.readSet = readSet;
    this.heap = heap;
    this.universe = universe;
  }

  /**
   * How many threads are alive, with the one that moves. That is not recorded: what is known of a
   * transition is used in states with as many threads only.
   */
  public int liveCount() {
    return table.all().size();
  }

  /** The Thread object of one of the live threads, by its place in their order. */
  public int liveObject(int place) {
    readSet.onLife();
    return table.all().get(place).object;
  }

  /** Whether a live thread, by its place in their order, does not keep the JVM alive. */
  public boolean isLiveDaemon(int place) {
    readSet.onLife();
    return table.all().get(place).daemon;
  }

  /** The number of a live thread, by its place in their order. */
  public int liveNumber(int place) {
    readSet.onLife();
    return table.all().get(place).number;
  }

  /** Whether an object is a thread that was started and has not ended. */
  public boolean isAlive(int object) {
    GuestThread t = table.ofObject(object);
    if (isOther(t) || (t == null && isThread(object))) {
      readSet.onLife();
    }
    return t != null;
  }

  /** The live thread of a java.lang.Thread object, or null if it has not started or has ended. */
  public @Nullable GuestThread ofObject(int object) {
    GuestThread t = table.ofObject(object);
    if (isOther(t)) {
      readSet.onThread(object);
    } else if (t == null && isThread(object)) {
      readSet.onLife();
    }
    return t;
  }

  /** All live threads. A transition that asks for them is not remembered. */
  public List<GuestThread> all() {
    readSet.onOthers();
    return table.all();
  }

  /** The thread that holds a monitor, or null. A transition that asks is not remembered. */
  public @Nullable GuestThread holderOf(int monitor) {
    readSet.onOthers();
    return table.byNumber(table.owner(monitor));
  }

  /** The threads that wait in a monitor and were not notified. */
  public List<GuestThread> waitersIn(int monitor) {
    readSet.onWaiters(monitor);
    List<GuestThread> waiters = List.of();
    for (int i = 0, n = table.all().size(); i < n; i++) {
      GuestThread t = table.all().get(i);
      if (t.status == GuestThread.Status.WAITING && t.waitObject == monitor && !t.notified) {
        waiters = waiters.isEmpty() ? new ArrayList<>() : waiters;
        waiters.add(t);
      }
    }
    return waiters;
  }

  /**
   * Whether some other thread uses an object in a certain way.
   *
   * @param use must be false of threads whose frames and status do not refer to the object
   */
  public boolean isAnyUsing(int object, Predicate<GuestThread> use) {
    for (int i = 0, n = table.all().size(); i < n; i++) {
      GuestThread t = table.all().get(i);
      if (isOther(t) && use.test(t)) {
        readSet.onOthers();
        return true;
      }
    }
    readSet.onAbsence(object);
    return false;
  }

  private boolean isOther(@Nullable GuestThread t) {
    return t != null && t != readSet.thread();
  }

  /** Only these can be alive. */
  private boolean isThread(int object) {
    Klass k = threadKlass;
    if (k == null) {
      k = universe.require("java/lang/Thread");
      threadKlass = k;
    }
    return heap.isLive(object) && heap.klass[object].isSubtypeOf(k);
  }
}
