package dev.assay.certify.format;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * For every state of a script, by its number, how much work the subgraph below it is: the
 * transitions of the state itself and of all states that the search has discovered from it; in a
 * trustful script, these states. The sizes serve to divide a script into parts of nearly equal
 * size. Wrong ones make the parts uneven and do no other harm.
 *
 * <p>The sizes follow from the script and are counted while it is written or read. A certificate
 * has those that are to be others, which an honest producer has no reason for. Subgraphs that are
 * less than 1/{@value #RESOLUTION} of the whole may be missing from the list.
 */
public final class Subgraphs {
  static final int RESOLUTION = 8192;

  private final int[] states;
  private final int[] lastStates;
  private final long[] sizes;

  private Subgraphs(int[] states, int[] lastStates, long[] sizes) {
    this.states = states;
    this.lastStates = lastStates;
    this.sizes = sizes;
  }

  /** How many states are listed. */
  public int count() {
    return states.length;
  }

  /** The number of the i-th state listed, in ascending order. */
  public int state(int i) {
    return states[i];
  }

  /** The largest number of a state in the subgraph below the i-th state listed. */
  public int lastState(int i) {
    return lastStates[i];
  }

  /** The size of the subgraph below the i-th state listed. */
  public long size(int i) {
    return sizes[i];
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
    return new Subgraphs(states, lastStates, changed);
  }

  /** Computes sizes while a search runs. */
  public static final class Collector {
    private final boolean trustful;
    private long[] before = new long[64];
    private int[] numbers = new int[64];
    private int depth;
    private int discovered;
    private long transitions;
    private long work;
    private int count;
    private int[] states = new int[1024];
    private int[] lastStates = new int[1024];
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
      // A subgraph that is too small to be listed now will be so in the end.
      if (size > 0 && size * RESOLUTION >= work) {
        if (count == states.length) {
          states = Arrays.copyOf(states, 2 * count);
          lastStates = Arrays.copyOf(lastStates, 2 * count);
          sizes = Arrays.copyOf(sizes, 2 * count);
        }
        states[count] = numbers[depth];
        lastStates[count] = discovered;
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

    /** The sizes, by ascending number of the state. */
    public Subgraphs finish() {
      long[] order = new long[count];
      int n = 0;
      for (int i = 0; i < count; i++) {
        if (sizes[i] * RESOLUTION >= work) {
          order[n++] = (long) states[i] << 32 | i;
        }
      }
      order = Arrays.copyOf(order, n);
      Arrays.sort(order);
      Subgraphs result = new Subgraphs(new int[n], new int[n], new long[n]);
      for (int i = 0; i < n; i++) {
        int from = (int) order[i];
        result.states[i] = states[from];
        result.lastStates[i] = lastStates[from];
        result.sizes[i] = sizes[from];
      }
      return result;
    }
  }

  // ---- in a file ----

  /** The sizes that are others than the script says, as they stand in a file. */
  static byte[] toBytes(SortedMap<Integer, Long> others) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BitWriter coder = new BitWriter(bytes);
    Texts numbers = new Texts(coder);
    numbers.number(others.size(), 1);
    int last = 0;
    for (Map.Entry<Integer, Long> e : others.entrySet()) {
      numbers.number(e.getKey() - last - 1, 2);
      numbers.number((int) (e.getValue() >>> 31), 3);
      numbers.number((int) (e.getValue() & Integer.MAX_VALUE), 4);
      last = e.getKey();
    }
    coder.finish();
    return bytes.toByteArray();
  }

  /** Reads such sizes; {@code most} is the number of states. */
  static SortedMap<Integer, Long> of(byte[] bytes, int from, int length, long most) {
    BitReader coder = new BitReader(new ByteArrayInputStream(bytes, from, length));
    Texts numbers = new Texts(coder);
    SortedMap<Integer, Long> others = new TreeMap<>();
    int n = numbers.number(0, 1);
    if (n > 8L * length) {
      throw new CertificateProblem("it has an impossible number of subgraphs");
    }
    long last = 0;
    for (int i = 0; i < n; i++) {
      last += numbers.number(0, 2) + 1L;
      if (last > most) {
        throw new CertificateProblem("it has a subgraph of a state that it does not have");
      }
      long high = numbers.number(0, 3);
      others.put((int) last, high << 31 | numbers.number(0, 4));
    }
    coder.finish();
    return others;
  }
}
