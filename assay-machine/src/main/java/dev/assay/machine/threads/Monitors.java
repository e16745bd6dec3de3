package dev.assay.machine.threads;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.heap.Heap;

/**
 * Monitors. Who owns one is a property of the threads (each lists what it holds); the heap's lock
 * words are the same fact, kept for speed. What a thread finds out here about monitors of others is
 * recorded in the {@link ReadSet}.
 */
public final class Monitors {
  private static final int COUNT_BITS = 16;
  private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;

  private final Machine machine;
  private final Heap heap;

  public Monitors(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
  }

  private static int word(GuestThread t, int count) {
    return ((t.number + 1) << COUNT_BITS) | count;
  }

  /** Whether no thread holds the monitor. */
  public boolean isFree(int object) {
    int w = heap.lock[object];
    GuestThread moving = machine.readSet().thread();
    if (w == 0) {
      machine.readSet().onFree(object);
    } else if (moving == null || !isOwner(moving, object)) {
      machine.readSet().onHeld(object);
    }
    return w == 0;
  }

  public boolean isOwner(GuestThread t, int object) {
    return heap.lock[object] >>> COUNT_BITS == t.number + 1;
  }

  /** The owner's thread number, or -1. */
  int owner(int object) {
    return (heap.lock[object] >>> COUNT_BITS) - 1;
  }

  /** How many times a thread has entered a monitor that it holds. */
  public int count(GuestThread t, int object) {
    return isOwner(t, object) ? heap.lock[object] & COUNT_MASK : 0;
  }

  /** Enters the monitor, or blocks the thread and suspends its instruction. */
  public void enter(GuestThread t, int object) {
    if (!enters(t, object)) {
      throw Suspend.BLOCKED;
    }
  }

  /** Enters the monitor; if it cannot, the thread is to stop before its instruction. */
  public boolean enters(GuestThread t, int object) {
    Watch watch = machine.watch();
    if (watch != null && !isOwner(t, object) && watch.stops(t, Watch.Act.ENTER, object, 0)) {
      return false;
    }
    if (!tryEnter(t, object)) {
      t.status = GuestThread.Status.BLOCKED;
      t.waitObject = object;
      return false;
    }
    return true;
  }

  public boolean tryEnter(GuestThread t, int object) {
    int w = heap.lock[object];
    if (w == 0) {
      machine.readSet().onFree(object);
      heap.lock[object] = word(t, 1);
      t.noteHeld(object);
      return true;
    }
    if (w >>> COUNT_BITS == t.number + 1) {
      if ((w & COUNT_MASK) == COUNT_MASK) {
        throw new Unsupported("a monitor entered more than " + COUNT_MASK + " times by one thread");
      }
      heap.lock[object] = w + 1;
      return true;
    }
    machine.readSet().onHeld(object);
    return false;
  }

  /** Leaves the monitor once; the caller must own it, or IllegalMonitorStateException is thrown. */
  public void exit(GuestThread t, int object) {
    if (!isOwner(t, object)) {
      throw machine.raise("java/lang/IllegalMonitorStateException", null);
    }
    leave(t, object, Watch.Act.EXIT);
  }

  /** Leaves a monitor the thread owns once, in the midst of something that cannot be repeated. */
  public void abandon(GuestThread t, int object) {
    leave(t, object, Watch.Act.ABANDON);
  }

  private void leave(GuestThread t, int object, Watch.Act act) {
    int w = heap.lock[object] - 1;
    if ((w & COUNT_MASK) == 0) {
      if (machine.watch() != null) {
        machine.watch().before(t, act, object, 0);
      }
      release(t, object);
    } else {
      heap.lock[object] = w;
    }
  }

  /** Gives the monitor up altogether and returns how often it had been entered. */
  public int release(GuestThread t, int object) {
    int count = count(t, object);
    heap.lock[object] = 0;
    t.noteReleased(object);
    machine.wakeBlocked(object);
    return count;
  }

  /** Takes a free monitor with the given count. */
  public void restore(GuestThread t, int object, int count) {
    heap.lock[object] = word(t, count);
    t.noteHeld(object);
  }

  /** Sets the lock word of a monitor that a restored thread lists as held. */
  public void mark(GuestThread t, int object, int count) {
    heap.lock[object] = word(t, count);
  }

  /** Clears the lock words of everything a thread holds, before another state takes its place. */
  public void unmarkAll(GuestThread t) {
    for (int i = 0; i < t.heldCount; i++) {
      heap.lock[t.held[i]] = 0;
    }
  }
}
