package dev.assay.certify.format;

import java.util.ArrayList;
import java.util.List;

/**
 * The threads and instructions a script has told about so far, each numbered in the order in which
 * it was first named, and the threads in the order in which they move.
 */
public final class Names {
  private final List<String> threads = new ArrayList<>();
  private final List<String> places = new ArrayList<>();
  private int[] order = new int[8];
  private int[] ranks = new int[8];

  /** How many threads are known. */
  public int threads() {
    return threads.size();
  }

  /** How many instructions are known. */
  public int places() {
    return places.size();
  }

  /** The name of a thread. */
  public String thread(int thread) {
    return threads.get(thread);
  }

  /** The name of an instruction. */
  public String place(int place) {
    return places.get(place);
  }

  /** The thread that has a place in the order, from 0. */
  int atRank(int rank) {
    return order[rank];
  }

  /** The place of a thread in the order. */
  int rank(int thread) {
    return ranks[thread];
  }

  int addThread(String name, int rank) {
    int thread = threads.size();
    threads.add(name);
    if (thread == order.length) {
      order = java.util.Arrays.copyOf(order, 2 * thread);
      ranks = java.util.Arrays.copyOf(ranks, 2 * thread);
    }
    System.arraycopy(order, rank, order, rank + 1, thread - rank);
    order[rank] = thread;
    for (int i = rank; i <= thread; i++) {
      ranks[order[i]] = i;
    }
    return thread;
  }

  int addPlace(String name) {
    places.add(name);
    return places.size() - 1;
  }
}
