package dev.assay.certify.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The states between the first and the current one, as far as a script tells about them. */
final class Path {
  private static final int VISITED = 1;
  private static final int NEW = 2;
  private static final int TO_COME = 3;

  private final List<Level> levels = new ArrayList<>();
  private int depth;

  /** By thread: the instruction it last began a transition of this path with, plus 1. */
  private int[] local = new int[8];

  /** A state of the path. */
  static final class Level {
    /** The thread whose transition has led here, and the instruction; -1 for the first state. */
    int viaThread;

    int viaPlace;

    /** What the instruction of that thread was before. */
    private int localBefore;

    /** Tell the last transitions of the path: 2, 3, 6 of them. */
    long path2;

    long path3;
    long path6;

    /** How many transitions in a row that thread has made. */
    int run;

    /** Tells at which instructions the threads are. */
    long tuple;

    /** The same with what was told about the threads that can move, here or at a state below. */
    private long fullTuple;

    /** For how many threads that was found out; negative if more was told since. */
    private int tupleThreads;

    /** What has come of the transitions from here so far, two bits each. */
    long results;

    /** The same of the state below, when this one was entered. */
    long resultsBelow;

    /** By thread: what has come of its transition from here. */
    private byte[] result = new byte[8];

    /** By thread: the instruction it is at, plus 1, as far as it was told; 0 if not. */
    private int[] places = new int[8];

    /** By thread: what came of the same transition at the nearest state below. */
    private byte[] inherited = new byte[8];

    int result(int thread) {
      return thread < result.length ? result[thread] : 0;
    }

    int place(int thread) {
      return thread < places.length ? places[thread] - 1 : -1;
    }

    void setPlace(int thread, int place) {
      if (thread >= places.length) {
        places = Arrays.copyOf(places, Math.max(thread + 1, 2 * places.length));
      }
      places[thread] = place + 1;
      tupleThreads = -1;
    }

    int inherited(int thread) {
      return thread < inherited.length ? inherited[thread] : 0;
    }

    void mark(int thread) {
      if (thread >= result.length) {
        result = Arrays.copyOf(result, Math.max(thread + 1, 2 * result.length));
      }
      result[thread] = TO_COME;
    }

    void markAll(int threads) {
      for (int t = 0; t < threads; t++) {
        mark(t);
      }
    }

    void note(int thread, boolean isNew) {
      results = results << 2 | (isNew ? NEW : VISITED);
      mark(thread);
      result[thread] = (byte) (isNew ? NEW : VISITED);
    }
  }

  int depth() {
    return depth;
  }

  Level top() {
    return levels.get(depth - 1);
  }

  @Nullable Level below() {
    return depth < 2 ? null : levels.get(depth - 2);
  }

  int local(int thread) {
    return thread < local.length ? local[thread] : 0;
  }

  void push(int thread, int place, int threads) {
    enter(thread, place, threads);
    Level l = top();
    l.path2 = hash(0, 0, 2);
    l.path3 = hash(l.path2, 2, 3);
    l.path6 = hash(l.path3, 3, 6);
  }

  /** What tells the last transitions of the path, up to one, from what tells fewer. */
  private long hash(long fewer, int from, int to) {
    long h = fewer;
    for (int i = depth - 1 - from; i >= Math.max(0, depth - to); i--) {
      Level l = levels.get(i);
      h = ScriptModel.mix(h, (long) l.viaThread << 32 | l.viaPlace);
    }
    return h;
  }

  private void enter(int thread, int place, int threads) {
    if (depth == levels.size()) {
      levels.add(new Level());
    }
    Level below = depth == 0 ? null : levels.get(depth - 1);
    Level l = levels.get(depth++);
    l.viaThread = thread;
    l.viaPlace = place;
    l.results = 1;
    l.tupleThreads = -1;
    if (l.result.length < threads) {
      l.result = new byte[2 * threads];
      l.inherited = new byte[2 * threads];
      l.places = new int[2 * threads];
    } else {
      Arrays.fill(l.result, (byte) 0);
      Arrays.fill(l.inherited, (byte) 0);
      Arrays.fill(l.places, 0);
    }
    if (below == null) {
      l.tuple = 0;
      l.run = 0;
      l.resultsBelow = 0;
      return;
    }
    for (int t = 0; t < Math.min(threads, l.inherited.length); t++) {
      int r = below.result(t);
      l.inherited[t] = (byte) (t == thread ? 0 : r == VISITED || r == NEW ? r : below.inherited(t));
    }
    System.arraycopy(below.places, 0, l.places, 0, Math.min(below.places.length, l.places.length));
    if (thread < l.places.length) {
      l.places[thread] = 0;
    }
    l.run = below.viaThread == thread ? below.run + 1 : 1;
    l.resultsBelow = below.results;
    if (thread >= local.length) {
      local = Arrays.copyOf(local, Math.max(thread + 1, 2 * local.length));
    }
    l.localBefore = local[thread];
    local[thread] = place + 1;
    l.tuple = below.tuple - share(thread, l.localBefore) + share(thread, place + 1);
  }

  void pop() {
    Level l = levels.get(--depth);
    if (depth > 0) {
      local[l.viaThread] = l.localBefore;
    }
  }

  /**
   * Tells at which instructions the threads are, with what was told about those that can move.
   *
   * @param threads how many are known
   */
  long fullTuple(int threads) {
    Level l = top();
    if (l.tupleThreads != threads) {
      l.fullTuple = tupleOfPlaces(l, threads);
      l.tupleThreads = threads;
    }
    return l.fullTuple;
  }

  private long tupleOfPlaces(Level l, int threads) {
    long sum = 0;
    for (int t = 0; t < threads; t++) {
      int p = l.place(t);
      sum += share(t, p >= 0 ? 2 * p + 3 : 2 * local(t) + 2);
    }
    return sum;
  }

  private static long share(int thread, int local) {
    return local == 0 ? 0 : ScriptModel.mix(ScriptModel.mix(0, thread), local);
  }
}
