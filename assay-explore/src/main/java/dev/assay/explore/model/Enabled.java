package dev.assay.explore.model;

import java.util.stream.IntStream;

/**
 * The threads that can move in a state, by rising number. A value: it does not change, and may be
 * kept as long as the search wants.
 */
public abstract class Enabled {
  /** How many threads can move. */
  public abstract int count();

  /** The number of a thread that can move. */
  public abstract int thread(int index);

  /** The instruction it is at, in a form that only the system understands. */
  public abstract long place(int index);

  /** Whether a thread need not be able to move: it waits, and nothing has woken it. */
  public boolean isSpurious(int index) {
    return false;
  }

  /** How many of them need not be able to move. */
  public final int spurious() {
    int spurious = 0;
    for (int i = 0; i < count(); i++) {
      spurious += isSpurious(i) ? 1 : 0;
    }
    return spurious;
  }

  /** Whether some of them must be able to move; if not, nothing need happen any more. */
  public final boolean isAnyAwake() {
    return spurious() < count();
  }

  /**
   * Whether it shows already that nothing is wrong with the state that every program must avoid, so
   * that nobody has to look.
   */
  public boolean isSound() {
    return false;
  }

  /**
   * The threads that could move if none were in an atomic region: what fairness is about. Those
   * that can move are among them, except those that nothing has woken.
   */
  public int[] able() {
    int[] able = new int[count() - spurious()];
    int n = 0;
    for (int i = 0; i < count(); i++) {
      if (!isSpurious(i)) {
        able[n++] = thread(i);
      }
    }
    return able;
  }

  /** Whether the program is over in the state: no thread is left that keeps it alive. */
  public boolean isOver() {
    return false;
  }

  /** The threads that keep the program alive, whether or not they can move. */
  public int[] lasting() {
    return threads();
  }

  /**
   * The threads that can move for a reason: a thread that nothing has woken may wake up, but nobody
   * can count on it.
   */
  public final int[] woken() {
    return IntStream.range(0, count()).filter(i -> !isSpurious(i)).map(this::thread).toArray();
  }

  /**
   * What {@link #setLabel} has called a thread that stood where this one stands; 0 if nothing, or
   * if it was forgotten. Threads do not move between most states.
   */
  public int label(int index) {
    return 0;
  }

  /** Calls a thread so from now on, wherever it stands as it does here. */
  public void setLabel(int index, int label) {}

  /** Their numbers. */
  public final int[] threads() {
    int[] all = new int[count()];
    for (int i = 0; i < all.length; i++) {
      all[i] = thread(i);
    }
    return all;
  }

  /** Whether nothing that anybody can count on happens after the state. */
  public final boolean isEnd() {
    return !isAnyAwake() || isOver();
  }

  /** Where a thread is among them; negative if it cannot move. */
  public final int indexOf(int thread) {
    for (int i = count() - 1; i >= 0; i--) {
      if (thread(i) == thread) {
        return i;
      }
    }
    return -1;
  }
}
