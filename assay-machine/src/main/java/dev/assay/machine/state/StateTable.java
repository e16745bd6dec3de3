package dev.assay.machine.state;

/**
 * Interns whole states. A state is a vector of part numbers, whose length may differ from state to
 * state and is part of what the state is. Equal states have equal numbers, different states
 * different ones; numbers begin at 1.
 *
 * <p>The vector is a balanced binary tree. Its inner nodes lie in a table that may be shared, its
 * root in a table of its own, so that states are counted exactly; the root's kind is the length. A
 * new state costs little more than its root if both halves of the vector are found again in many
 * states; so what changes independently should be spread evenly over them. Whoever stores one state
 * after the other does so through a {@link LiveVector}.
 *
 * <p>All methods may be called by any number of threads, and allocate nothing but what the tables
 * need.
 */
public final class StateTable {
  /** Set in the result of {@code intern} when the state was not there before. */
  public static final long NEW = PairTable.NEW;

  /** Vectors are shorter than this. */
  public static final int MAX_PARTS = Numbering.MAX_KINDS;

  private final PairTable nodes;
  private final PairTable roots = PairTable.withKinds();

  /** States whose inner nodes lie in the given table, beside whatever else is in there. */
  public StateTable(PairTable nodes) {
    this.nodes = nodes;
  }

  /**
   * The number of the state made of the first {@code count} parts in the lower 32 bits, and {@link
   * #NEW} if this call inserted it. Of all calls for a state, by whichever threads, exactly one
   * inserts it.
   */
  public long intern(int[] parts, int count) {
    check(count);
    if (count < 2) {
      return roots.internTracked(count, count == 0 ? 0 : parts[0], 0);
    }
    int middle = middle(0, count);
    int left = node(parts, 0, middle);
    return roots.internTracked(count, left, node(parts, middle, count));
  }

  /** The state of so many parts whose root has these children. */
  long root(int count, int left, int right) {
    return roots.internTracked(count, left, right);
  }

  /** The same for several states; see {@link PairTable#internAll}. */
  void roots(int[] counts, long[] children, int n, int[] numbers) {
    roots.internAll(counts, children, n, numbers);
  }

  /** Makes room for so many states at once. Nobody else may use the table meanwhile. */
  void expect(int count) {
    roots.expect(count);
  }

  /** The children of the root of a state of more than one part. */
  long rootPair(int state) {
    return roots.pair(state);
  }

  /** The length of a state's vector. */
  public int count(int state) {
    return roots.kind(state);
  }

  /**
   * Puts the parts of a state into {@code out}, which must be long enough, and gives their count.
   */
  public int parts(int state, int[] out) {
    int count = roots.kind(state);
    if (count == 0) {
      return 0;
    }
    long pair = roots.pair(state);
    if (count == 1) {
      out[0] = (int) (pair >>> 32);
      return 1;
    }
    int middle = middle(0, count);
    read((int) (pair >>> 32), out, 0, middle);
    read((int) pair, out, middle, count);
    return count;
  }

  /** How many states there are. Exact when no other thread is inserting. */
  public long states() {
    return roots.size();
  }

  /** The memory that the roots take; the inner nodes are in the table given at the beginning. */
  public long bytes() {
    return roots.bytes();
  }

  private static void check(int count) {
    if (count < 0 || count >= MAX_PARTS) {
      throw new IllegalArgumentException("not a possible number of parts: " + count);
    }
  }

  static int middle(int from, int to) {
    return (from + to + 1) >>> 1;
  }

  private int node(int[] parts, int from, int to) {
    if (to - from == 1) {
      return parts[from];
    }
    int middle = middle(from, to);
    int left = node(parts, from, middle);
    return node(left, node(parts, middle, to), to - from);
  }

  /** An inner node above so many parts. */
  int node(int left, int right, int parts) {
    return switch (parts) {
      case 2 -> nodes.intern(left, right);
      // Only the left half is a node, the right one is a part.
      case 3 -> nodes.internAfter(left, left, right);
      default -> nodes.internAfter(Math.max(left, right), left, right);
    };
  }

  private void read(int node, int[] out, int from, int to) {
    if (to - from == 1) {
      out[from] = node;
      return;
    }
    long pair = nodes.pair(node);
    int middle = middle(from, to);
    read((int) (pair >>> 32), out, from, middle);
    read((int) pair, out, middle, to);
  }
}
