package dev.assay.certify.format;

import java.util.Arrays;

/** The threads that can move in a state, in their order, and the instruction each begins with. */
public final class EnabledThreads {
  private int count;
  private int[] threads = new int[8];
  private int[] places = new int[8];

  public int count() {
    return count;
  }

  public int thread(int index) {
    return threads[index];
  }

  public int place(int index) {
    return places[index];
  }

  /** Where a thread comes after an index; -1 if it does not. */
  int index(int thread, int after) {
    for (int i = after + 1; i < count; i++) {
      if (threads[i] == thread) {
        return i;
      }
    }
    return -1;
  }

  public void clear() {
    count = 0;
  }

  public void add(int thread, int place) {
    if (count == threads.length) {
      threads = Arrays.copyOf(threads, 2 * count);
      places = Arrays.copyOf(places, 2 * count);
    }
    threads[count] = thread;
    places[count++] = place;
  }

  /** Takes over what another list has. */
  public void set(EnabledThreads other) {
    clear();
    for (int i = 0; i < other.count; i++) {
      add(other.threads[i], other.places[i]);
    }
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof EnabledThreads m
        && count == m.count
        && Arrays.equals(threads, 0, count, m.threads, 0, count)
        && Arrays.equals(places, 0, count, m.places, 0, count);
  }

  @Override
  public int hashCode() {
    int h = count;
    for (int i = 0; i < count; i++) {
      h = (31 * h + threads[i]) * 31 + places[i];
    }
    return h;
  }
}
