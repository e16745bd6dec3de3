package dev.assay.certify.format;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.coder.BitReader;
import dev.assay.certify.coder.BitWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * For states of a script, by their numbers, how much work the subgraph below them is: the
 * transitions of the state itself and of all states that the search has discovered from it; in a
 * trustful script, these states. The sizes serve to divide a script into parts of nearly equal
 * size. Wrong ones make the parts uneven and do no other harm.
 *
 * <p>Not every state is listed: a subgraph that is less than a certain share of the whole is of no
 * use, and neither is one that is almost as large as another one it is part of.
 */
public final class Subgraphs {
  static final int RESOLUTION = 8192;

  /** Of nested subgraphs, those that differ by less than this share are not all listed. */
  private static final int ALIKE = 64;

  private static final int ALIKE_IN_FILE = 16;
  private static final int MANTISSA_BITS = 4;
  private static final int LARGEST_EXPONENT = 58;

  private final int[] states;
  private final long[] sizes;
  private final int[] parent;
  private final long whole;
  private final int resolution;

  private Subgraphs(int[] states, long[] sizes, int[] parent, long whole, int resolution) {
    this.states = states;
    this.sizes = sizes;
    this.parent = parent;
    this.whole = whole;
    this.resolution = resolution;
  }

  /** How many states are listed. */
  public int count() {
    return states.length;
  }

  /** The number of the i-th state listed, in ascending order. */
  public int state(int i) {
    return states[i];
  }

  /** The smallest subgraph listed that the i-th one is part of, -1 if there is none. */
  public int parent(int i) {
    return parent[i];
  }

  /** The size of the subgraph below the i-th state listed. */
  public long size(int i) {
    return sizes[i];
  }

  /** The size of the whole script. */
  public long whole() {
    return whole;
  }

  /** Subgraphs that are less than this part of the whole may be missing. */
  public int resolution() {
    return resolution;
  }

  /** The size of the subgraph below a state, 0 if it is not listed. */
  public long sizeOf(int state) {
    int i = Arrays.binarySearch(states, state);
    return i < 0 ? 0 : sizes[i];
  }

  /** The same with other sizes of some states; those that are not listed do not matter. */
  public Subgraphs with(Map<Integer, Long> others) {
    long[] changed = sizes.clone();
    others.forEach(
        (state, size) -> {
          int i = Arrays.binarySearch(states, state);
          if (i >= 0) {
            changed[i] = size;
          }
        });
    return new Subgraphs(states, changed, parent, whole, resolution);
  }

  /** Computes sizes while a search runs. */
  public static final class Collector {
    private final boolean trustful;
    private final boolean all;
    private long[] before = new long[64];
    private int[] numbers = new int[64];
    private long[] largestBelow = new long[64];
    private int depth;
    private int discovered;
    private long transitions;
    private long work;
    private int count;
    private int[] states = new int[1024];
    private int[] lastStates = new int[1024];
    private long[] sizes = new long[1024];

    /**
     * For the script of a search.
     *
     * @param all whether nested subgraphs are all listed, however alike
     */
    public Collector(boolean trustful, boolean all) {
      this.trustful = trustful;
      this.all = all;
    }

    /** A new state is entered. */
    public void enter() {
      if (depth == before.length) {
        before = Arrays.copyOf(before, 2 * depth);
        numbers = Arrays.copyOf(numbers, 2 * depth);
        largestBelow = Arrays.copyOf(largestBelow, 2 * depth);
      }
      before[depth] = work;
      largestBelow[depth] = 0;
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
      long largest = largestBelow[depth];
      // A subgraph that is too small to be listed now will be so in the end.
      boolean isLarge = size > 0 && size * RESOLUTION >= work;
      if (isLarge && (all || largest < size - size / ALIKE)) {
        add(numbers[depth], size);
        largest = size;
      }
      if (depth > 0) {
        largestBelow[depth - 1] = Math.max(largestBelow[depth - 1], largest);
      }
    }

    private void add(int state, long size) {
      if (count == states.length) {
        forgetSmall();
      }
      if (count > states.length / 2) {
        states = Arrays.copyOf(states, 2 * states.length);
        lastStates = Arrays.copyOf(lastStates, states.length);
        sizes = Arrays.copyOf(sizes, states.length);
      }
      states[count] = state;
      lastStates[count] = discovered;
      sizes[count++] = size;
    }

    /** Takes out what has become too small meanwhile. */
    private void forgetSmall() {
      int kept = 0;
      for (int i = 0; i < count; i++) {
        if (sizes[i] * RESOLUTION >= work) {
          states[kept] = states[i];
          lastStates[kept] = lastStates[i];
          sizes[kept++] = sizes[i];
        }
      }
      count = kept;
    }

    /** How many transitions there were. */
    public long transitions() {
      return transitions;
    }

    /** How many states there were. */
    public int states() {
      return discovered;
    }

    /** The sizes, by ascending number of the state. */
    public Subgraphs finish() {
      forgetSmall();
      long[] order = new long[count];
      for (int i = 0; i < count; i++) {
        order[i] = (long) states[i] << 32 | i;
      }
      Arrays.sort(order);
      Subgraphs result =
          new Subgraphs(new int[count], new long[count], new int[count], work, RESOLUTION);
      Deque<Integer> open = new ArrayDeque<>();
      int[] last = new int[count];
      for (int i = 0; i < count; i++) {
        int from = (int) order[i];
        result.states[i] = states[from];
        result.sizes[i] = sizes[from];
        last[i] = lastStates[from];
        while (!open.isEmpty() && last[open.getLast()] < states[from]) {
          open.removeLast();
        }
        result.parent[i] = open.isEmpty() ? -1 : open.getLast();
        open.addLast(i);
      }
      return result;
    }
  }

  // ---- in a file ----

  /** The list in the finest form that takes no more than so many bytes; without any if none. */
  byte[] toBytes(long most) {
    for (int r = RESOLUTION / 2; r >= 32; r /= 2) {
      byte[] bytes = coarser(r).encoded();
      if (bytes.length <= most) {
        return bytes;
      }
    }
    return none();
  }

  /** What stands in a file that has no list. */
  static byte[] none() {
    return new Subgraphs(new int[0], new long[0], new int[0], 0, 0).encoded();
  }

  /** Without those that are small or much like the next larger one. */
  public Subgraphs coarser(int newResolution) {
    int[] kept =
        new int[count()]; // by index: its new one plus 1, that of its parent if it has none
    int n = 0;
    Subgraphs s =
        new Subgraphs(new int[count()], new long[count()], new int[count()], whole, newResolution);
    for (int i = 0; i < count(); i++) {
      int above = parent[i] < 0 ? 0 : kept[parent[i]];
      long limit = above == 0 ? Long.MAX_VALUE : s.sizes[above - 1];
      if (sizes[i] >= whole / newResolution && sizes[i] <= limit - limit / ALIKE_IN_FILE) {
        s.states[n] = states[i];
        s.sizes[n] = sizes[i];
        s.parent[n++] = above - 1;
        kept[i] = n;
      } else {
        kept[i] = above;
      }
    }
    return new Subgraphs(
        Arrays.copyOf(s.states, n),
        Arrays.copyOf(s.sizes, n),
        Arrays.copyOf(s.parent, n),
        whole,
        newResolution);
  }

  private byte[] encoded() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BitWriter coder = new BitWriter(bytes);
    Texts numbers = new Texts(coder);
    numbers.number(count(), 1);
    numbers.number(resolution, 2);
    int last = 0;
    int depth = 0;
    int[] depths = new int[count()];
    for (int i = 0; i < count(); i++) {
      depths[i] = parent[i] < 0 ? 0 : depths[parent[i]] + 1;
      int e = exponent(sizes[i]);
      int above = exponent(parent[i] < 0 ? whole : sizes[parent[i]]);
      numbers.number(states[i] - last - 1, 3);
      numbers.number(depth - depths[i], 4);
      numbers.number(above - e, 5);
      numbers.bits((int) (Math.max(sizes[i], 16) >> e) - 16, MANTISSA_BITS);
      last = states[i];
      depth = depths[i] + 1;
    }
    coder.finish();
    return bytes.toByteArray();
  }

  /** How often a size can be halved so that it has five bits. */
  private static int exponent(long size) {
    return Math.max(0, 64 - Long.numberOfLeadingZeros(size) - MANTISSA_BITS - 1);
  }

  /**
   * Reads such a list, null if it is empty.
   *
   * @param states how many the script has
   * @param whole the size of the whole script
   */
  static @Nullable Subgraphs of(byte[] bytes, int from, int length, long states, long whole) {
    BitReader coder = new BitReader(new ByteArrayInputStream(bytes, from, length));
    Texts numbers = new Texts(coder);
    int n = numbers.number(0, 1);
    int resolution = numbers.number(0, 2);
    if (n > 8L * length || n > states) {
      throw new CertificateProblem("it has an impossible number of subgraphs");
    }
    if (n > 0 && resolution == 0) {
      throw new CertificateProblem("it does not say which subgraphs are missing");
    }
    Subgraphs s = new Subgraphs(new int[n], new long[n], new int[n], whole, resolution);
    long last = 0;
    int above = -1;
    for (int i = 0; i < n; i++) {
      last += numbers.number(0, 3) + 1L;
      if (last > states) {
        throw new CertificateProblem("it has a subgraph of a state that it does not have");
      }
      for (int ended = numbers.number(0, 4); ended > 0; ended--) {
        if (above < 0) {
          throw new CertificateProblem("its subgraphs are not nested");
        }
        above = s.parent[above];
      }
      int e = exponent(above < 0 ? whole : s.sizes[above]) - numbers.number(0, 5);
      if (e < 0 || e > LARGEST_EXPONENT) {
        throw new CertificateProblem("a subgraph in it is larger than what it is part of");
      }
      s.states[i] = (int) last;
      // In the middle of all sizes that are written so: else what is left would seem too large.
      s.sizes[i] = ((33L + 2 * numbers.bits(0, MANTISSA_BITS)) << e) >> 1;
      s.parent[i] = above;
      above = i;
    }
    coder.finish();
    return n == 0 ? null : s;
  }
}
