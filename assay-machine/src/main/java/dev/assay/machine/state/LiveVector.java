package dev.assay.machine.state;

import java.util.Arrays;

/**
 * The vector of a state that one thread changes again and again, with the nodes of its tree at
 * hand. Storing it interns the nodes above parts that have changed, and nothing else is looked at
 * in the tables; going to another state reads those of its nodes that differ.
 */
public final class LiveVector {
  private static final long OF_THREE = 1L << 31;
  private static final long OF_MORE = 1L << 63;

  /** In place of the number of a state that was not asked for. */
  private static final int UNNUMBERED = -1;

  private final StateTable states;
  private final PairTable nodes;

  private int state;
  private int count;

  /**
   * The parts, then the inner nodes, each after its children. The root, whose children are the last
   * nodes of the two halves, is not among them.
   */
  private int[] tree = {};

  /** Which of them differ from what was there, while a state is stored or gone to. */
  private boolean[] changed = {};

  /** By inner node, counted from 0: where its children are, and how many parts are below it. */
  private int[] left = {};

  private int[] right = {};
  private int[] below = {};

  private int laidOut;

  /** Inner nodes, by their children and the rule that the table has for them. */
  private final RecentPairs recent = new RecentPairs(13, this::intern);

  /** No state yet, of those in the given store. */
  public LiveVector(StateStore store) {
    this(store.states(), store.pairs());
  }

  LiveVector(StateTable states, PairTable nodes) {
    this.states = states;
    this.nodes = nodes;
  }

  /** The state stored last, or gone to; 0 before the first. */
  public int state() {
    return state;
  }

  /** The parts of that state; not to be written to. */
  public int[] parts() {
    return tree;
  }

  /** How many parts it has. */
  public int count() {
    return count;
  }

  /** Interns the state of the given parts: like {@link StateTable#intern}, and quicker. */
  public long store(int[] newParts, int newCount) {
    if (newCount < 2 || newCount >= StateTable.MAX_PARTS) {
      long result = states.intern(newParts, newCount);
      moveTo((int) result);
      return result;
    }
    if (!replaceParts(newParts, newCount) && state != UNNUMBERED) {
      return state;
    }
    long result = states.root(newCount, tree[left[newCount - 2]], tree[right[newCount - 2]]);
    state = (int) result;
    return result;
  }

  /**
   * Becomes the vector of at least two given parts, whose number is not asked for; the children of
   * its root, the left one in the upper 32 bits.
   */
  long children(int[] newParts, int newCount) {
    if (replaceParts(newParts, newCount)) {
      state = UNNUMBERED;
    }
    return (long) tree[left[newCount - 2]] << 32 | tree[right[newCount - 2]];
  }

  /** Interns the inner nodes above parts that have changed; whether any has. */
  private boolean replaceParts(int[] newParts, int newCount) {
    boolean known = layOut(newCount);
    boolean any = false;
    for (int i = 0; i < newCount; i++) {
      boolean differs = !known || tree[i] != newParts[i];
      tree[i] = newParts[i];
      changed[i] = differs;
      any |= differs;
    }
    if (any) {
      for (int i = 0; i < newCount - 2; i++) {
        boolean differs = changed[left[i]] || changed[right[i]];
        changed[newCount + i] = differs;
        if (differs) {
          tree[newCount + i] = node(tree[left[i]], tree[right[i]], below[i]);
        }
      }
      count = newCount;
    }
    return any;
  }

  private int node(int leftChild, int rightChild, int parts) {
    long rule = parts == 2 ? 0 : parts == 3 ? OF_THREE : OF_MORE;
    return recent.number((long) leftChild << 32 | rightChild | rule);
  }

  private int intern(long node) {
    int parts = (node & OF_MORE) != 0 ? 4 : (node & OF_THREE) != 0 ? 3 : 2;
    long children = node & ~(OF_MORE | OF_THREE);
    return states.node((int) (children >>> 32), (int) children, parts);
  }

  /** Becomes the vector of another state of the store. */
  public void moveTo(int target) {
    if (target == state) {
      return;
    }
    int newCount = states.count(target);
    if (newCount < 2) {
      layOut(newCount);
      states.parts(target, tree);
      count = newCount;
    } else {
      replaceNodes(states.rootPair(target), newCount);
    }
    state = target;
  }

  /** Becomes the vector of at least two parts whose root has these children. */
  void moveToChildren(long pair, int newCount) {
    replaceNodes(pair, newCount);
    state = UNNUMBERED;
  }

  /** Reads the nodes below a root, as far as they differ from those that are there. */
  private void replaceNodes(long rootPair, int newCount) {
    boolean known = layOut(newCount);
    replaceChildren(newCount - 2, rootPair, known);
    for (int i = newCount - 3; i >= 0; i--) {
      if (changed[newCount + i]) {
        replaceChildren(i, nodes.pair(tree[newCount + i]), known);
      } else {
        changed[left[i]] = false;
        changed[right[i]] = false;
      }
    }
    count = newCount;
  }

  private void replaceChildren(int node, long pair, boolean known) {
    int l = left[node];
    int r = right[node];
    int newLeft = (int) (pair >>> 32);
    int newRight = (int) pair;
    changed[l] = !known || tree[l] != newLeft;
    changed[r] = !known || tree[r] != newRight;
    tree[l] = newLeft;
    tree[r] = newRight;
  }

  /** Prepares for so many parts; whether what is there has that form already. */
  private boolean layOut(int newCount) {
    if (tree.length < 2 * newCount) {
      tree = Arrays.copyOf(tree, 4 * newCount);
      changed = new boolean[4 * newCount];
      left = new int[2 * newCount];
      right = new int[2 * newCount];
      below = new int[2 * newCount];
      laidOut = 0;
    }
    if (laidOut != newCount) {
      if (newCount > 1) {
        layOut(0, newCount, newCount, 0);
      }
      laidOut = newCount;
    }
    return state != 0 && newCount == count;
  }

  /** Lays out the nodes above some parts, from a free place on; the result is the next free one. */
  private int layOut(int from, int to, int all, int free) {
    if (to - from == 1) {
      return free;
    }
    int middle = StateTable.middle(from, to);
    int half = layOut(from, middle, all, free);
    int node = layOut(middle, to, all, half);
    left[node] = middle - from == 1 ? from : all + half - 1;
    right[node] = to - middle == 1 ? middle : all + node - 1;
    below[node] = to - from;
    return node + 1;
  }
}
