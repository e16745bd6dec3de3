package dev.assay.certify.format;

import java.util.Arrays;

/**
 * The threads and instructions a script has told about so far, each numbered in the order in which
 * it was first named, and the threads in the order in which they move. Names may be asked for while
 * another thread adds to them.
 */
public final class Names {
  private volatile String[] threads = {};
  private volatile String[] places = {};
  private int[] order = new int[8];
  private int[] ranks = new int[8];

  /** By rank: a bit for each thread that comes before it. */
  private long[] before = new long[9];

  /** How many threads are known. */
  public int threads() {
    return threads.length;
  }

  /** How many instructions are known. */
  public int places() {
    return places.length;
  }

  /** The name of a thread. */
  public String thread(int thread) {
    return threads[thread];
  }

  /** The name of an instruction. */
  public String place(int place) {
    return places[place];
  }

  /** The thread that has a place in the order, from 0. */
  int atRank(int rank) {
    return order[rank];
  }

  /** The place of a thread in the order. */
  int rank(int thread) {
    return ranks[thread];
  }

  /** A bit, as of {@link Path#bit}, for each thread with a rank from one to before another. */
  long between(int from, int to) {
    return before[to] & ~before[from];
  }

  int addThread(String name, int rank) {
    int thread = threads.length;
    threads = with(threads, name);
    if (thread == order.length) {
      order = Arrays.copyOf(order, 2 * thread);
      ranks = Arrays.copyOf(ranks, 2 * thread);
      before = Arrays.copyOf(before, 2 * thread + 1);
    }
    System.arraycopy(order, rank, order, rank + 1, thread - rank);
    order[rank] = thread;
    for (int i = rank; i <= thread; i++) {
      ranks[order[i]] = i;
      before[i + 1] = before[i] | Path.bit(order[i]);
    }
    return thread;
  }

  int addPlace(String name) {
    places = with(places, name);
    return places.length - 1;
  }

  private static String[] with(String[] names, String name) {
    String[] all = Arrays.copyOf(names, names.length + 1);
    all[names.length] = name;
    return all;
  }
}
