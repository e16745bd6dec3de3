package dev.assay.explore.program;

import dev.assay.explore.model.Enabled;
import dev.assay.machine.threads.GuestThread;
import java.util.Arrays;

/** The threads that can move, as a machine has them that is in the state. */
final class LiveEnabled extends Enabled {
  private final int[] threads;
  private final long[] places;
  private final int[] able;
  private final boolean[] spurious;
  private final int[] lasting;

  private LiveEnabled(int[] threads, long[] places, int[] able, boolean[] spurious, int[] lasting) {
    this.threads = threads;
    this.places = places;
    this.able = able;
    this.spurious = spurious;
    this.lasting = lasting;
  }

  /** Collects them, by rising number. */
  static final class Builder {
    private final int[] threads;
    private final long[] places;
    private final int[] able;
    private int count;
    private int ableCount;
    private final boolean[] spurious;
    private boolean isAtomic;

    Builder(int most) {
      threads = new int[most];
      places = new long[most];
      able = new int[most];
      spurious = new boolean[most];
    }

    /** Adds a thread; if one is in an atomic region no other can move. */
    void add(GuestThread t, boolean isSpurious) {
      if (!isSpurious) {
        able[ableCount++] = t.number;
      }
      if (isAtomic) {
        return;
      }
      isAtomic = t.atomicRegions > 0 && !isSpurious; // if it waits, others go on
      count = isAtomic ? 0 : count;
      spurious[count] = isSpurious;
      threads[count] = t.number;
      places[count++] = TransitionLabels.place(t);
    }

    /**
     * All of them.
     *
     * @param lasting the threads that keep the program alive
     */
    Enabled build(int[] lasting) {
      return new LiveEnabled(
          Arrays.copyOf(threads, count),
          Arrays.copyOf(places, count),
          Arrays.copyOf(able, ableCount),
          Arrays.copyOf(spurious, count),
          lasting);
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
  public boolean isSpurious(int index) {
    return spurious[index];
  }

  @Override
  public boolean isOver() {
    return lasting.length == 0;
  }

  @Override
  public int[] lasting() {
    return lasting.clone();
  }
}
