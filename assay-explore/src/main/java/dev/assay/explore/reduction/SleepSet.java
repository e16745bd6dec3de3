package dev.assay.explore.reduction;

import dev.assay.explore.model.AccessSet;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.visited.SleepSetVisited;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Threads that are asleep in a state: they can move, but a run in which they move next is as good
 * as one in which they have moved before, and that one is explored. A thread falls asleep when its
 * transition was taken from a state and another thread's is taken instead; it wakes up when a
 * transition is taken that is not independent of its own. (Godefroid, <em>Partial-Order Methods for
 * the Verification of Concurrent Systems</em>, 1996, Chapter 5.)
 */
public final class SleepSet {
  private final boolean isUsed;
  private int[] threads = new int[8];
  private @Nullable LocksetLog[] logs = new LocksetLog[8];
  private AccessSet[] accesses = new AccessSet[8];
  private int count;

  /** The only threads that are to move, since all others have; NEW if that means all. */
  private int toWake = SleepSetVisited.NEW;

  /**
   * @param isUsed otherwise nobody ever sleeps
   */
  public SleepSet(boolean isUsed) {
    this.isUsed = isUsed;
  }

  public boolean isUsed() {
    return isUsed;
  }

  /** Wakes all threads up. */
  public void clear() {
    count = 0;
    toWake = SleepSetVisited.NEW;
  }

  /**
   * Adds a thread that was asleep in a state, or whose transition was taken from there, unless it
   * is not independent of the one that is taken now.
   *
   * @param own what its transition accesses; null if that is not known well enough
   */
  public void inherit(
      int thread, @Nullable LocksetLog log, @Nullable AccessSet own, AccessSet taken) {
    if (own == null
        || thread >= SleepSetVisited.MOST_THREADS
        || !AccessSet.areIndependent(own, taken)) {
      return;
    }
    if (count == threads.length) {
      threads = Arrays.copyOf(threads, count * 2);
      logs = Arrays.copyOf(logs, count * 2);
      accesses = Arrays.copyOf(accesses, count * 2);
    }
    threads[count] = thread;
    logs[count] = log;
    accesses[count++] = own;
  }

  /** Whether a state is new; otherwise notes which threads are still to move there. */
  public boolean isNew(SleepSetVisited visited, int state) {
    toWake = visited.visit(state, mask());
    return toWake == SleepSetVisited.NEW;
  }

  /** Whether some threads are still to move in a state that was visited. */
  public boolean wakesAny() {
    return isUsed && toWake != 0;
  }

  /** Whether a thread has to move in the state. */
  public boolean isToMove(int thread) {
    int bit = thread < SleepSetVisited.MOST_THREADS ? 1 << thread : 0;
    return toWake == SleepSetVisited.NEW ? (mask() & bit) == 0 : (toWake & bit) != 0;
  }

  private int mask() {
    int mask = 0;
    for (int i = 0; i < count; i++) {
      mask |= 1 << threads[i];
    }
    return mask;
  }

  public int count() {
    return count;
  }

  public int thread(int index) {
    return threads[index];
  }

  public @Nullable LocksetLog log(int index) {
    return logs[index];
  }

  public AccessSet accesses(int index) {
    return accesses[index];
  }
}
