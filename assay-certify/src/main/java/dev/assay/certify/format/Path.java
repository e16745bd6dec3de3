package dev.assay.certify.format;

import static dev.assay.certify.format.ScriptModel.mix;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The states between the first and the current one, as far as a script tells about them. */
final class Path {
  /** Of so many threads something is told by a bit each. */
  static final int MOST_THREADS = Long.SIZE;

  private static final int LONGEST_RUN = 15;

  /** What is told of a state depends on no more than so many states below. */
  private static final int NEAR = 8;

  private static final int LONGEST_WAY = 64;

  /** Results of transitions that have led to no new state. */
  private static final long UNPRODUCTIVE = 0x5555555555555555L;

  // Whatever tells transitions, threads and instructions from each other will do.
  private static final long FIRST = 0x9fb21c651e98df25L;
  private static final long SECOND = 0xc2b2ae3d27d4eb4fL;
  private static final long THIRD = 0xd6e8feb86659fd93L;

  private Level[] levels = new Level[64];
  private int depth;

  /** By thread: the instruction it last began a transition of this path with, plus 1. */
  private int[] local = new int[8];

  /**
   * A state of the path. What is told of each thread is kept as a bit, for the first 64 threads;
   * nothing is told of others.
   */
  static final class Level {
    /** The thread whose transition has led here, and the instruction; -1 for the first state. */
    int viaThread;

    int viaPlace;

    /** Both in one number. */
    private long via;

    /** What the instruction of that thread was before. */
    private int localBefore;

    /** Tell the last transitions of the path: 2, 3, 6 of them. */
    long path2;

    long path3;
    long path6;

    /** How many transitions in a row that thread has made, up to {@link #LONGEST_RUN}. */
    int run;

    /** Tells at which instructions the threads are that have moved. */
    long tuple;

    /** The same with what was told about the threads that can move, here or at a state below. */
    long fullTuple;

    /** What has come of the transitions from here so far, two bits each. */
    long results;

    /** The same of the state below, when this one was entered. */
    long resultsBelow;

    /** The threads that can move. */
    private long movers;

    /** Those whose transition from here has led to a new state, and to one that is not. */
    private long productive;

    private long unproductive;

    /** The same of the nearest state below that has told it, if the thread has not moved since. */
    private long wasProductive;

    private long wasUnproductive;

    /** By thread: the instruction it is at, plus 1, as far as it was told; 0 if not. */
    private int[] places = new int[8];

    /** The threads whose places are known. */
    private long placed;

    long via() {
      return via;
    }

    long placed() {
      return placed;
    }

    int place(int thread) {
      return thread < places.length ? places[thread] - 1 : -1;
    }

    long movers() {
      return movers;
    }

    boolean isMover(int thread) {
      return (movers & bit(thread)) != 0;
    }

    void mark(int thread) {
      movers |= bit(thread);
    }

    void markAll() {
      movers = -1;
    }

    void setMovers(long threads) {
      movers = threads;
    }

    /** The same as {@link #note} for some threads, none of which has led to a new state. */
    void noteUnproductive(long threads, int count) {
      results =
          count < 32 ? results << 2 * count | UNPRODUCTIVE & (1L << 2 * count) - 1 : UNPRODUCTIVE;
      unproductive |= threads;
      productive &= ~threads;
    }

    void note(int thread, boolean isNew) {
      results = results << 2 | (isNew ? 2 : 1);
      long bit = bit(thread);
      if (isNew) {
        productive |= bit;
        unproductive &= ~bit;
      } else {
        unproductive |= bit;
        productive &= ~bit;
      }
    }

    /**
     * What a thread's transition has to do with the one that has led here: 0 if none has, 1 if it
     * is the same thread's; otherwise 2 if it could not be made before, 3 or 4 if it was, to an old
     * or a new state, and 5 if it was yet to come.
     */
    int relation(int thread, @Nullable Level below) {
      if (below == null) {
        return 0;
      }
      if (thread == viaThread) {
        return 1;
      }
      long bit = bit(thread);
      if ((below.productive & bit) != 0) {
        return 4;
      }
      return (below.unproductive & bit) != 0 ? 3 : (below.movers & bit) != 0 ? 5 : 2;
    }

    /**
     * What came of the same transition at the nearest state below: 1 nothing new, 2 a new state.
     */
    int inherited(int thread) {
      long bit = bit(thread);
      return (wasProductive & bit) != 0 ? 2 : (wasUnproductive & bit) != 0 ? 1 : 0;
    }

    private void enter(int thread, int place, Level below) {
      long others = ~bit(thread);
      placed = below.placed & others;
      long told = below.productive | below.unproductive;
      wasProductive = (below.wasProductive & ~told | below.productive) & others;
      wasUnproductive = (below.wasUnproductive & ~told | below.unproductive) & others;
      run = below.viaThread == thread ? Math.min(below.run + 1, LONGEST_RUN) : 1;
      resultsBelow = below.results;
      if (places.length < below.places.length) {
        places = below.places.clone();
      } else {
        System.arraycopy(below.places, 0, places, 0, below.places.length);
        Arrays.fill(places, below.places.length, places.length, 0);
      }
    }
  }

  /** Nobody goes back to a state so far below the current one, nor asks for it. */
  void forgetBeginning() {
    if (depth == LONGEST_WAY) {
      for (int i = 0; i < NEAR; i++) {
        Level near = levels[depth - NEAR + i];
        levels[depth - NEAR + i] = levels[i];
        levels[i] = near;
      }
      depth = NEAR;
    }
  }

  static long bit(int thread) {
    return thread < MOST_THREADS ? 1L << thread : 0;
  }

  Level top() {
    return levels[depth - 1];
  }

  @Nullable Level below() {
    return depth < 2 ? null : levels[depth - 2];
  }

  int local(int thread) {
    return thread < local.length ? local[thread] : 0;
  }

  void push(int thread, int place) {
    if (depth == levels.length) {
      levels = Arrays.copyOf(levels, 2 * depth);
    }
    if (levels[depth] == null) {
      levels[depth] = new Level();
    }
    Level l = levels[depth++];
    l.viaThread = thread;
    l.viaPlace = place;
    l.via = (long) thread << 32 | place + 1;
    l.results = 1;
    l.movers = 0;
    l.productive = 0;
    l.unproductive = 0;
    if (depth == 1) {
      first(l);
    } else {
      next(l, thread, place, levels[depth - 2]);
    }
    l.path2 = l.via * FIRST + via(2) * SECOND;
    l.path3 = l.path2 + via(3) * THIRD;
    l.path6 = mix(l.path3, depth > 3 ? levels[depth - 4].path3 : 0);
  }

  private static void first(Level l) {
    l.tuple = 0;
    l.fullTuple = 0;
    l.run = 0;
    l.resultsBelow = 0;
    l.wasProductive = 0;
    l.wasUnproductive = 0;
    l.placed = 0;
    Arrays.fill(l.places, 0);
  }

  private void next(Level l, int thread, int place, Level below) {
    l.enter(thread, place, below);
    if (thread >= local.length) {
      local = Arrays.copyOf(local, Math.max(thread + 1, 2 * local.length));
    }
    l.localBefore = local[thread];
    long before = known(thread, below.place(thread));
    local[thread] = place + 1;
    if (thread < l.places.length) {
      l.places[thread] = 0;
    }
    l.tuple = below.tuple - share(thread, l.localBefore) + share(thread, place + 1);
    l.fullTuple = below.fullTuple - before + known(thread, -1);
  }

  /** The transition so many states back that has led to a state of the path. */
  private long via(int back) {
    return back > depth ? 0 : levels[depth - back].via;
  }

  void pop() {
    Level l = levels[--depth];
    if (depth > 0) {
      local[l.viaThread] = l.localBefore;
    }
  }

  /** Says at which instruction a thread is in the current state. */
  void setPlace(int thread, int place) {
    Level l = top();
    if (l.place(thread) == place) {
      return;
    }
    l.fullTuple += known(thread, place) - known(thread, l.place(thread));
    if (thread >= l.places.length) {
      l.places = Arrays.copyOf(l.places, Math.max(thread + 1, 2 * l.places.length));
    }
    l.places[thread] = place + 1;
    l.placed |= bit(thread);
  }

  /** A thread's share of the full tuple, with the instruction it is at if that is known. */
  private long known(int thread, int place) {
    int code = place >= 0 ? 2 * place + 1 : 2 * local(thread);
    return share(thread, code);
  }

  private static long share(int thread, int code) {
    if (code == 0) {
      return 0;
    }
    long h = ((long) thread << 32 | code) * FIRST;
    return (h ^ h >>> 32) * SECOND;
  }
}
