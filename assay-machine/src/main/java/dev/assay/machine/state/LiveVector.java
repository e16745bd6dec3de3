package dev.assay.machine.state;

import java.util.Arrays;

/**
 * The vector of a state that one thread changes again and again, with the nodes of its tree at
 * hand. Storing it interns the nodes above parts that have changed, and nothing else is looked at
 * in the tables; going to another state reads those of its nodes that differ.
 */
public final class LiveVector {
  private final StateTable states;
  private final PairTable nodes;

  private int state;
  private int count;
  private int[] parts = new int[16];

  /** The node above two nodes {@code 2 i} and {@code 2 i + 1} is {@code i}; the root is 1. */
  private int[] tree = new int[64];

  /** No state yet, of those in the given store. */
  public LiveVector(StateStore store) {
    this.states = store.states();
    this.nodes = store.pairs();
  }

  /** The state stored last, or gone to; 0 before the first. */
  public int state() {
    return state;
  }

  /** The parts of that state; not to be written to. */
  public int[] parts() {
    return parts;
  }

  /** How many parts it has. */
  public int count() {
    return count;
  }

  private void reserve(int newCount) {
    if (parts.length < newCount) {
      parts = Arrays.copyOf(parts, Math.max(newCount, 2 * parts.length));
      tree = Arrays.copyOf(tree, 4 * parts.length);
    }
  }

  /** Interns the state of the given parts: like {@link StateTable#intern}, and quicker. */
  public long store(int[] newParts, int newCount) {
    if (newCount < 2 || newCount >= StateTable.MAX_PARTS) {
      long result = states.intern(newParts, newCount);
      moveTo((int) result);
      return result;
    }
    boolean known = state != 0 && newCount == count;
    reserve(newCount);
    int middle = StateTable.middle(0, newCount);
    boolean left = change(2, newParts, 0, middle, known);
    boolean right = change(3, newParts, middle, newCount, known);
    if (!left && !right) {
      return state;
    }
    long result = states.root(newCount, tree[2], tree[3]);
    count = newCount;
    state = (int) result;
    return result;
  }

  /**
   * Takes over the parts below a node; whether any is another one. {@code known} tells whether the
   * tree that is there has the form of the new one.
   */
  private boolean change(int at, int[] newParts, int from, int to, boolean known) {
    if (to - from == 1) {
      if (known && parts[from] == newParts[from]) {
        return false;
      }
      parts[from] = newParts[from];
      tree[at] = parts[from];
      return true;
    }
    int middle = StateTable.middle(from, to);
    boolean left = change(2 * at, newParts, from, middle, known);
    boolean right = change(2 * at + 1, newParts, middle, to, known);
    if (left || right) {
      tree[at] = states.node(tree[2 * at], tree[2 * at + 1], to - from);
      return true;
    }
    return false;
  }

  /** Becomes the vector of another state of the store. */
  public void moveTo(int target) {
    if (target == state) {
      return;
    }
    int newCount = states.count(target);
    reserve(newCount);
    if (newCount < 2) {
      states.parts(target, parts);
    } else {
      boolean known = newCount == count;
      long pair = states.rootPair(target);
      int middle = StateTable.middle(0, newCount);
      replace(2, (int) (pair >>> 32), 0, middle, known);
      replace(3, (int) pair, middle, newCount, known);
    }
    count = newCount;
    state = target;
  }

  /** Puts a subtree in place; {@code known} tells whether the one that is there has its form. */
  private void replace(int at, int node, int from, int to, boolean known) {
    if (known && tree[at] == node) {
      return;
    }
    tree[at] = node;
    if (to - from == 1) {
      parts[from] = node;
      return;
    }
    long pair = nodes.pair(node);
    int middle = StateTable.middle(from, to);
    replace(2 * at, (int) (pair >>> 32), from, middle, known);
    replace(2 * at + 1, (int) pair, middle, to, known);
  }
}
