package dev.assay.certify.format;

import java.util.Arrays;

/**
 * For every state of a script, by its number, how much work the subgraph below it is: the
 * transitions of the state itself and of all states that the search has discovered from it; in a
 * trustful script, these states. The sizes serve to divide a script into parts of nearly equal
 * size. Wrong ones make the parts uneven and do no other harm.
 *
 * <p>A file has the sizes in units of 1/{@value #RESOLUTION} of the whole, rounded: smaller
 * subgraphs do not matter for the division. Where the whole is no more than {@value #RESOLUTION},
 * sizes are exact.
 */
public final class Subgraphs {
  /** In how many units the size of a whole script is measured. */
  static final int RESOLUTION = 4096;

  private final int[] states;
  private final long[] sizes;
  private final long unit;

  private Subgraphs(int[] states, long[] sizes, long unit) {
    this.states = states;
    this.sizes = sizes;
    this.unit = unit;
  }

  /** How many states are listed: those with a size, rounded, of at least one unit. */
  public int count() {
    return states.length;
  }

  /** The number of the i-th state listed, in ascending order. */
  public int state(int i) {
    return states[i];
  }

  /** The size of the subgraph below the i-th state listed. */
  public long size(int i) {
    return sizes[i];
  }

  /** In what units sizes are given. */
  public long unit() {
    return unit;
  }

  /** The size of the subgraph below a state, 0 if it is not listed. */
  public long sizeOf(int state) {
    int i = Arrays.binarySearch(states, state);
    return i < 0 ? 0 : sizes[i];
  }

  /** The same with other sizes, one for each state listed. */
  public Subgraphs withSizes(long[] others) {
    if (others.length != sizes.length) {
      throw new IllegalArgumentException("as many sizes as states expected");
    }
    return new Subgraphs(states, others.clone(), unit);
  }

  /** Computes sizes while a search runs. */
  public static final class Collector {
    private long[] before = new long[64];
    private int[] numbers = new int[64];
    private int depth;
    private int discovered;
    private long transitions;
    private final boolean trustful;
    private long work;
    private int count;
    private int[] states = new int[1024];
    private long[] sizes = new long[1024];

    /** For the script of a search. */
    public Collector(boolean trustful) {
      this.trustful = trustful;
    }

    /** A new state is entered. */
    public void enter() {
      if (depth == before.length) {
        before = Arrays.copyOf(before, 2 * depth);
        numbers = Arrays.copyOf(numbers, 2 * depth);
      }
      before[depth] = work;
      numbers[depth++] = ++discovered;
      work += trustful ? 1 : 0;
    }

    /** A transition is made. */
    public void step() {
      transitions++;
      work += trustful ? 0 : 1;
    }

    /** The current state is left. */
    public void leave() {
      depth--;
      long size = work - before[depth];
      // A subgraph that is less than half a unit now will be so in the end.
      if (size * 2 * RESOLUTION >= work && size > 0) {
        if (count == states.length) {
          states = Arrays.copyOf(states, 2 * count);
          sizes = Arrays.copyOf(sizes, 2 * count);
        }
        states[count] = numbers[depth];
        sizes[count++] = size;
      }
    }

    /** How many transitions there were. */
    public long transitions() {
      return transitions;
    }

    /** How many states there were. */
    public int states() {
      return discovered;
    }

    /** The sizes, in units. */
    public Subgraphs finish() {
      long unit = unit(work);
      long[] listed = new long[count];
      int n = 0;
      for (int i = 0; i < count; i++) {
        long units = (sizes[i] + unit / 2) / unit;
        if (units > 0) {
          listed[n++] = (long) states[i] << 32 | units;
        }
      }
      listed = Arrays.copyOf(listed, n);
      Arrays.sort(listed);
      int[] order = new int[n];
      long[] rounded = new long[n];
      for (int i = 0; i < n; i++) {
        order[i] = (int) (listed[i] >> 32);
        rounded[i] = (listed[i] & 0xffffffffL) * unit;
      }
      return new Subgraphs(order, rounded, unit);
    }
  }

  private static long unit(long work) {
    return Math.max(1, (work + RESOLUTION - 1) / RESOLUTION);
  }

  // ---- in a file ----

  /** Writes or reads the sizes; {@code given} is of no meaning when reading. */
  static Subgraphs code(BitCoder coder, Subgraphs given, long work, long most) {
    Texts numbers = new Texts(coder);
    int n = numbers.number(given.count(), 1);
    if (n > most) {
      throw new CertificateProblem("it has more subgraphs than states");
    }
    long unit = unit(work);
    int capacity = Math.min(n, 1 << 16);
    int[] states = coder.isReading() ? new int[capacity] : given.states;
    long[] sizes = coder.isReading() ? new long[capacity] : given.sizes;
    Chances flags = new Chances(12);
    int state = 0;
    int units = 0;
    int lastKind = 0;
    for (int i = 0; i < n; i++) {
      if (i == states.length) {
        states = Arrays.copyOf(states, Math.min(n, 2 * i));
        sizes = Arrays.copyOf(sizes, Math.min(n, 2 * i));
      }
      int nextUnits = (int) Math.min(Integer.MAX_VALUE / 2, sizes[i] / unit);
      int gap = states[i] - state - 1;
      boolean next = flags.code(coder, gap == 0 ? 1 : 0, 256 + lastKind) != 0;
      gap = next ? 0 : numbers.number(gap, 2);
      state += gap + 1;
      if (state <= 0 || state > most) {
        throw new CertificateProblem("it has a subgraph of a state that it does not have");
      }
      // Along a path sizes shrink slowly; elsewhere they are told anew.
      int drop = units - nextUnits;
      int kind = drop == 0 ? 0 : drop == 1 ? 1 : 2;
      int context = 8 * lastKind + (next ? 4 : 0);
      if (flags.code(coder, kind == 0 ? 1 : 0, 2 * context) != 0) {
        kind = 0;
      } else if (flags.code(coder, kind == 1 ? 1 : 0, 2 * context + 1) != 0) {
        kind = 1;
      } else {
        kind = 2;
      }
      units = kind == 2 ? numbers.number(nextUnits, 3) : units - kind;
      if (units < 0) {
        throw new CertificateProblem("it has a subgraph of a negative size");
      }
      lastKind = kind;
      states[i] = state;
      sizes[i] = coder.isReading() ? units * unit : sizes[i];
    }
    return coder.isReading()
        ? new Subgraphs(Arrays.copyOf(states, n), Arrays.copyOf(sizes, n), unit)
        : given;
  }

  static Subgraphs none() {
    return new Subgraphs(new int[0], new long[0], 1);
  }
}
