package dev.assay.explore.reduction;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.jdk.ThreadFacts;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.Precision.Aspect;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import dev.assay.machine.threads.ThreadObjects;
import dev.assay.machine.types.Klass;

/** Threads that wait for the end of others, of which nothing else can come in between. */
public final class Joins {
  private final Machine machine;
  private final Precision precision;
  private final boolean used;
  private final Klass threadKlass;

  public Joins(Machine machine, Precision precision, Settings settings) {
    this.machine = machine;
    this.precision = precision;
    this.used = !settings.fine() && !settings.without().contains(Reduction.JOINS);
    this.threadKlass = ThreadFacts.THREAD.require(machine.universe());
  }

  /** Whether the reduction is in force. */
  public boolean isUsed() {
    return used;
  }

  /** Whether a thread is in {@code Thread.join}. */
  public static boolean isJoining(GuestThread t) {
    for (int d = t.depth; d >= 0 && d > t.depth - 4; d--) {
      if (ThreadFacts.JOIN.is(t.methods[d])) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a thread is in {@code Thread.join} and nothing can end that but the other thread's end.
   * It makes no difference then when the waiting begins, if nobody asks for the thread's state.
   */
  public boolean isJustJoining(GuestThread t) {
    return used
        && isJoining(t)
        && !precision.has(Aspect.THREAD_MONITORS)
        && !precision.has(Aspect.STATES)
        && !precision.has(Aspect.INTERRUPTS);
  }

  /**
   * Whether all that a thread does next is to find that a thread it joins has ended, and to go on.
   * Nothing that others do makes a difference to that, nor the other way round: not even the
   * monitor of the thread that has ended, if it is used for joining only. And it cannot do so again
   * and again: further joins of threads that have ended belong to the same step.
   */
  public boolean isDone(GuestThread t) {
    return (t.status == Status.BLOCKED || (t.status == Status.WAITING && t.notified))
        && t.deadline == Long.MAX_VALUE
        && !t.interrupted
        && isJustJoining(t)
        && isEnded(t.waitObject);
  }

  /** Whether an object is a thread that has ended. */
  public boolean isEnded(int object) {
    return isThread(object) && machine.threadObjects().status(object) == ThreadObjects.TERMINATED;
  }

  private boolean isThread(int object) {
    return machine.heap().klass[object].isSubtypeOf(threadKlass);
  }

  /**
   * Whether a thread that is about to wait will have the monitor of a thread that may have ended by
   * then, for more than joining.
   */
  public boolean willHoldThread(GuestThread t, int object) {
    return isThread(object) && (!isJoining(t) || machine.monitors().count(t, object) > 1);
  }
}
