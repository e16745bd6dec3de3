package dev.assay.machine.threads;

import dev.assay.machine.Clock;
import dev.assay.machine.types.Method;
import java.util.List;

/**
 * What a search does to the machine's threads besides letting them run. Nothing outside the machine
 * writes a field of {@link GuestThread}.
 */
public final class ThreadControl {
  private final OtherThreads others;
  private final ReadSet readSet;
  private final Clock clock;

  public ThreadControl(OtherThreads others, ReadSet readSet, Clock clock) {
    this.others = others;
    this.readSet = readSet;
    this.clock = clock;
  }

  /** A transition of a thread that can move begins; from now on is recorded what it reads. */
  public void beginTransition(GuestThread t) {
    t.touched = true; // what follows may change its status even if it does not get to run
    readSet.begin(t);
  }

  /** The thread stops before it enters a monitor, which need not be held. */
  public void blockOn(GuestThread t, int monitor) {
    t.status = GuestThread.Status.BLOCKED;
    t.waitObject = monitor;
  }

  /** Says whether the wait that a thread is in may end for no reason, see {@link SpuriousWake}. */
  public void setSpuriousWake(GuestThread t, int how) {
    t.spuriousWake = how;
  }

  /**
   * A thread that was both notified and interrupted goes on as one that was interrupted only. If
   * others wait, one of them was notified instead: no notification is lost.
   */
  public void forgetNotification(GuestThread t) {
    t.notified = false;
    for (GuestThread waiter : others.waitersIn(t.waitObject)) {
      if (waiter != t) {
        waiter.notified = true;
        waiter.touched = true;
        return;
      }
    }
  }

  /** Lets the time pass for a thread, and for it alone, that its wait may last. */
  public void letTimePass(GuestThread t) {
    t.elapsed += Math.max(0, t.deadline - clock.nanoTime());
  }

  /** From now on no time has passed for the thread since the last call of the JDK. */
  public void resetElapsed(GuestThread t) {
    t.elapsed = 0;
  }

  /** The call of {@code Thread.sleep} that the thread begins returns at once. */
  public void skipSleep(GuestThread t) {
    t.phase = 1; // the native takes it for the end of the sleep
  }

  /**
   * Of the threads that wait in a monitor, lets the next notification wake a certain one.
   *
   * @param index in the order of threads
   */
  public void preferWaiter(int monitor, int index) {
    List<GuestThread> waiters = others.waitersIn(monitor);
    for (int i = 0; i < waiters.size(); i++) {
      waiters.get(i).waitOrder = i == index ? 0 : 1;
    }
  }

  /**
   * Lets a thread that waits in a native method call another one before it goes on, which gives
   * nothing back.
   */
  public void callBeforeGoingOn(GuestThread t, Method m, long... arguments) {
    t.ensure(t.sp + arguments.length + 8);
    for (long argument : arguments) {
      t.pushValue(argument);
    }
    t.push(m);
    t.ran = true;
  }

  /** Gives a slot of a frame another value. */
  public void setSlot(GuestThread t, int frame, int slot, long value) {
    t.stack[t.bases[frame] + slot] = value;
    t.lowWater = Math.min(t.lowWater, frame);
    t.ran = true;
  }
}
