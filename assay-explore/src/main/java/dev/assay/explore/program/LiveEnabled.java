package dev.assay.explore.program;

import dev.assay.explore.model.Enabled;
import dev.assay.machine.threads.GuestThread;
import java.util.Arrays;

/** The threads that can move, as a machine has them that is in the state. */
final class LiveEnabled extends Enabled {
  private final int[] threads;
  private final long[] places;
  private final int[] able;
  private final int spurious;
  private final boolean isOver;

  private LiveEnabled(int[] threads, long[] places, int[] able, int spurious, boolean isOver) {
    this.threads = threads;
    this.places = places;
    this.able = able;
    this.spurious = spurious;
    this.isOver = isOver;
  }

  /** Collects them, by rising number. */
  static final class Builder {
    private final int[] threads;
    private final long[] places;
    private final int[] able;
    private int count;
    private int ableCount;
    private int spurious;
    private boolean isAtomic;

    Builder(int most) {
      threads = new int[most];
      places = new long[most];
      able = new int[most];
    }

    /** Adds a thread; if one is in an atomic region no other can move. */
    void add(GuestThread t, boolean isSpurious) {
      if (!isSpurious) {
        able[ableCount++] = t.number;
      }
      if (isAtomic) {
        return;
      }
      isAtomic = t.atomicRegions > 0;
      count = isAtomic ? 0 : count;
      spurious = isAtomic ? 0 : spurious + (isSpurious ? 1 : 0);
      threads[count] = t.number;
      places[count++] = TransitionLabels.place(t);
    }

    Enabled build(boolean isOver) {
      return new LiveEnabled(
          Arrays.copyOf(threads, count),
          Arrays.copyOf(places, count),
          Arrays.copyOf(able, ableCount),
          spurious,
          isOver);
    }
  }

  @Override
  public int count() {
    return threads.length;
  }

  @Override
  public int thread(int index) {
    return threads[index];
  }

  @Override
  public long place(int index) {
    return places[index];
  }

  @Override
  public int[] able() {
    return able.clone();
  }

  @Override
  public int spurious() {
    return spurious;
  }

  @Override
  public boolean isOver() {
    return isOver;
  }
}
