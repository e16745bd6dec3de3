package dev.assay.machine.state;

/**
 * Persistent maps from keys 0 … 2<sup>31</sup>-1 to values from 1 on, each map one number: equal
 * maps have equal numbers, and 0 is the empty map. A map never changes; an update gives another
 * map, which shares with the old one whatever did not change.
 *
 * <p>A map is a binary radix tree, of the smallest height at which its largest key fits. A node of
 * height {@code h} covers 2<sup>h</sup> keys, its children are chosen by bit {@code h-1}, and the
 * children of a node of height 1 are the values themselves; an empty subtree is 0. Hence the form
 * of a tree depends on the contents of the map alone. Nodes lie in a table that may be shared. The
 * number of a map is that of a pair: its topmost node and the height.
 *
 * <p>Keys should be small and dense: a map with a single key {@code k} has log<sub>2</sub> {@code
 * k} nodes.
 *
 * <p>All methods may be called by any number of threads, and allocate nothing but what the tables
 * need.
 */
public final class IntMaps {
  /** Told the entries of a map. */
  @FunctionalInterface
  public interface Visitor {
    /** One entry. */
    void entry(int key, int value);
  }

  /** Told the differences of two maps. */
  @FunctionalInterface
  public interface DiffVisitor {
    /** A key whose values differ; 0 stands for no value. */
    void differs(int key, int valueInA, int valueInB);
  }

  private final PairTable nodes;

  /** Maps whose inner nodes lie in the given table, beside whatever else is in there. */
  public IntMaps(PairTable nodes) {
    this.nodes = nodes;
  }

  /** The value for a key, 0 if there is none. */
  public int get(int map, int key) {
    if (map == 0) {
      return 0;
    }
    int height = height(map);
    if (key >>> (height - 1) > 1) {
      return 0;
    }
    long pair = rootPair(map);
    for (int bit = height - 1; bit > 0; bit--) {
      int child = child(pair, key >>> bit);
      if (child == 0) {
        return 0;
      }
      pair = nodes.pair(child);
    }
    return child(pair, key);
  }

  /**
   * The map with a batch of changes: for each {@code i < count}, {@code keys[i]} is mapped to
   * {@code values[i]}, or removed if that is 0. The keys have to ascend strictly. Every inner node
   * is rebuilt at most once, whatever the number of changes below it.
   */
  public int update(int map, int[] keys, int[] values, int count) {
    int largest = check(keys, values, count);
    if (count == 0) {
      return map;
    }
    int oldHeight = height(map);
    int height = Math.max(oldHeight, heightFor(largest));
    if (height == 0) {
      return 0;
    }
    int end = firstFrom(keys, 0, count, 1L << height);
    long old = map == 0 ? 0 : rootPair(map);
    int left;
    int right;
    if (height == oldHeight || oldHeight == 0) {
      left = left(old);
      right = right(old);
      if (height == 1) {
        for (int i = 0; i < end; i++) {
          if (keys[i] == 0) {
            left = values[i];
          } else {
            right = values[i];
          }
        }
      } else {
        int middle = firstFrom(keys, 0, end, 1L << (height - 1));
        left = rebuild(height - 1, left, keys, values, 0, middle);
        right = rebuild(height - 1, right, keys, values, middle, end);
      }
      if (map != 0 && left == left(old) && right == right(old)) {
        return map;
      }
    } else {
      // What was the root becomes an inner node on the left edge of a higher tree.
      int node = node(oldHeight, left(old), right(old));
      int middle = firstFrom(keys, 0, end, 1L << (height - 1));
      left = raise(height - 1, node, oldHeight, keys, values, 0, middle);
      right = rebuild(height - 1, 0, keys, values, middle, end);
    }
    return root(height, left, right);
  }

  /** Shows all entries, by ascending key. */
  public void forEach(int map, Visitor visitor) {
    if (map != 0) {
      forEach(height(map), rootPair(map), 0, visitor);
    }
  }

  /**
   * Shows exactly the keys whose values differ, by ascending key. Looks only into subtrees that
   * differ.
   */
  public void diff(int a, int b, DiffVisitor visitor) {
    if (a == b) {
      return;
    }
    int heightA = height(a);
    int heightB = height(b);
    long pairA = a == 0 ? 0 : rootPair(a);
    long pairB = b == 0 ? 0 : rootPair(b);
    if (heightA >= heightB) {
      diffUneven(heightA, pairA, heightB, pairB, false, visitor);
    } else {
      diffUneven(heightB, pairB, heightA, pairA, true, visitor);
    }
  }

  /** The height of the tree: 0 for the empty map. */
  public int height(int map) {
    return map == 0 ? 0 : nodes.right(map);
  }

  /** The children of the root of a map that is not empty. */
  public long rootPair(int map) {
    return nodes.pair(nodes.left(map));
  }

  /** The map whose tree has these subtrees, its height lowered until the largest key needs it. */
  public int root(int height, int left, int right) {
    while (right == 0 && height > 1 && left != 0) {
      long pair = nodes.pair(left);
      left = left(pair);
      right = right(pair);
      height--;
    }
    if ((left | right) == 0) {
      return 0;
    }
    int top = node(height, left, right);
    return nodes.internAfter(top, top, height);
  }

  /** The number of an inner node. Whoever makes nodes of maps has to make them here. */
  public int node(int height, int left, int right) {
    return height == 1
        ? nodes.intern(left, right)
        : nodes.internAfter(Math.max(left, right), left, right);
  }

  /** Refuses what is not a batch. The result is the largest key that is given a value, or -1. */
  static int check(int[] keys, int[] values, int count) {
    int largest = -1;
    int previous = -1;
    for (int i = 0; i < count; i++) {
      if (keys[i] <= previous || values[i] < 0) {
        throw new IllegalArgumentException(
            "keys must ascend, values be positive: " + keys[i] + " -> " + values[i]);
      }
      previous = keys[i];
      if (values[i] != 0) {
        largest = previous;
      }
    }
    return largest;
  }

  static int heightFor(int largestKey) {
    return largestKey < 0 ? 0 : Math.max(1, 32 - Integer.numberOfLeadingZeros(largestKey));
  }

  /** The first index from {@code from} on whose key is not less than {@code bound}. */
  private static int firstFrom(int[] keys, int from, int to, long bound) {
    int at = from;
    while (at < to && keys[at] < bound) {
      at++;
    }
    return at;
  }

  /**
   * The node of the given height after the changes {@code from} to {@code to}, all of them below
   * it.
   */
  private int rebuild(int height, int node, int[] keys, int[] values, int from, int to) {
    if (from == to) {
      return node;
    }
    long pair = node == 0 ? 0 : nodes.pair(node);
    int left = left(pair);
    int right = right(pair);
    if (height == 1) {
      for (int i = from; i < to; i++) {
        if ((keys[i] & 1) == 0) {
          left = values[i];
        } else {
          right = values[i];
        }
      }
    } else {
      int middle = from;
      while (middle < to && (keys[middle] >>> (height - 1) & 1) == 0) {
        middle++;
      }
      left = rebuild(height - 1, left, keys, values, from, middle);
      right = rebuild(height - 1, right, keys, values, middle, to);
    }
    if (left == left(pair) && right == right(pair)) {
      return node;
    }
    return (left | right) == 0 ? 0 : node(height, left, right);
  }

  /**
   * Like {@link #rebuild}, where the old node is so much lower that only the left edge leads to it.
   */
  private int raise(
      int height, int node, int oldHeight, int[] keys, int[] values, int from, int to) {
    if (height == oldHeight) {
      return rebuild(height, node, keys, values, from, to);
    }
    int middle = firstFrom(keys, from, to, 1L << (height - 1));
    int left = raise(height - 1, node, oldHeight, keys, values, from, middle);
    int right = rebuild(height - 1, 0, keys, values, middle, to);
    return (left | right) == 0 ? 0 : node(height, left, right);
  }

  private void forEach(int height, long pair, int base, Visitor visitor) {
    int left = left(pair);
    int right = right(pair);
    int middle = base | 1 << (height - 1);
    if (left != 0) {
      if (height == 1) {
        visitor.entry(base, left);
      } else {
        forEach(height - 1, nodes.pair(left), base, visitor);
      }
    }
    if (right != 0) {
      if (height == 1) {
        visitor.entry(middle, right);
      } else {
        forEach(height - 1, nodes.pair(right), middle, visitor);
      }
    }
  }

  /** The differences of two trees on the left edge, the first of which is at least as high. */
  private void diffUneven(
      int height, long pair, int lowHeight, long lowPair, boolean swapped, DiffVisitor visitor) {
    if (height == lowHeight) {
      if (swapped) {
        diff(height, lowPair, pair, 0, visitor);
      } else {
        diff(height, pair, lowPair, 0, visitor);
      }
      return;
    }
    if (height == 1) {
      // The lower map is empty.
      diffUneven(1, pair, 1, 0, swapped, visitor);
      return;
    }
    int left = left(pair);
    diffUneven(height - 1, left == 0 ? 0 : nodes.pair(left), lowHeight, lowPair, swapped, visitor);
    int right = right(pair);
    if (right != 0) {
      long upper = nodes.pair(right);
      diff(height - 1, swapped ? 0 : upper, swapped ? upper : 0, 1 << (height - 1), visitor);
    }
  }

  private void diff(int height, long a, long b, int base, DiffVisitor visitor) {
    int leftA = left(a);
    int leftB = left(b);
    int rightA = right(a);
    int rightB = right(b);
    int middle = base | 1 << (height - 1);
    if (height == 1) {
      if (leftA != leftB) {
        visitor.differs(base, leftA, leftB);
      }
      if (rightA != rightB) {
        visitor.differs(middle, rightA, rightB);
      }
      return;
    }
    if (leftA != leftB) {
      long pairA = leftA == 0 ? 0 : nodes.pair(leftA);
      long pairB = leftB == 0 ? 0 : nodes.pair(leftB);
      diff(height - 1, pairA, pairB, base, visitor);
    }
    if (rightA != rightB) {
      long pairA = rightA == 0 ? 0 : nodes.pair(rightA);
      long pairB = rightB == 0 ? 0 : nodes.pair(rightB);
      diff(height - 1, pairA, pairB, middle, visitor);
    }
  }

  private static int left(long pair) {
    return (int) (pair >>> 32);
  }

  private static int right(long pair) {
    return (int) pair;
  }

  private static int child(long pair, int key) {
    return (key & 1) == 0 ? left(pair) : right(pair);
  }
}
