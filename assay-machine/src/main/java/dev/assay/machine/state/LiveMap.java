package dev.assay.machine.state;

import java.util.Arrays;

/**
 * A map of {@link IntMaps} that one thread changes again and again, with all its nodes at hand. An
 * update reads nothing from the tables, it only interns the nodes that are new; and going to
 * another map reads those of the other's nodes that differ.
 *
 * <p>The tree is laid out in one array for each height: first the values by key, then the nodes of
 * height 1 by the keys' upper bits, and so on, up to the root's two children. So it takes memory in
 * proportion to the largest key.
 */
public final class LiveMap {
  private static final int LEAST_HEIGHT = 4;

  /** In place of a node whose number nobody has asked for. */
  private static final int UNKNOWN = -1;

  private final IntMaps maps;
  private final PairTable nodes;

  private int map;
  private int height;

  /** At a height where the tree has no nodes, and beyond its keys, everything is 0. */
  private int[][] levels = {};

  /** Subtrees that are still to be put in place, the next one last: height, node and position. */
  private final int[] openHeights = new int[Integer.SIZE];

  private final long[] open = new long[Integer.SIZE];

  /** The empty map, among those of the given store. */
  public LiveMap(StateStore store) {
    this.maps = store.maps();
    this.nodes = store.pairs();
    reserve(LEAST_HEIGHT);
  }

  /** The number of the map. */
  public int map() {
    return map;
  }

  /** All keys are less. */
  public int limit() {
    return height == 0 ? 0 : 1 << height;
  }

  /** The value for a key below the limit; 0 if there is none. */
  public int get(int key) {
    return levels[0][key];
  }

  private void reserve(int wanted) {
    int had = levels.length;
    if (had < wanted) {
      levels = Arrays.copyOf(levels, wanted);
      for (int h = 0; h < wanted; h++) {
        levels[h] =
            h < had ? Arrays.copyOf(levels[h], 1 << (wanted - h)) : new int[1 << (wanted - h)];
      }
    }
  }

  // ---- changing ----

  /** Changes the map as {@link IntMaps#update} does; the result is its new number. */
  public int update(int[] newKeys, int[] newValues, int count) {
    int largest = IntMaps.check(newKeys, newValues, count);
    int needed = IntMaps.heightFor(largest);
    boolean raised = needed > height;
    if (raised) {
      raise(needed);
    }
    int end = count;
    while (end > 0 && newKeys[end - 1] >= limit()) {
      end--; // nothing is there that could be removed
    }
    if (end == 0) {
      return map;
    }
    boolean changed = change(newKeys, newValues, end);
    if (raised || changed) {
      lower();
      map = height == 0 ? 0 : maps.root(height, levels[height - 1][0], levels[height - 1][1]);
    }
    return map;
  }

  /** What was the root becomes an inner node on the left edge of a higher tree. */
  private void raise(int wanted) {
    reserve(wanted);
    for (int h = height; h < wanted && height != 0; h++) {
      levels[h][0] = maps.node(h, levels[h - 1][0], levels[h - 1][1]);
    }
    height = wanted;
  }

  /**
   * Makes changes in the order of their keys; whether the root has another child. A node is made as
   * soon as nothing below it can change any more, so it can be placed right after its child.
   */
  private boolean change(int[] newKeys, int[] newValues, int count) {
    int[] leaves = levels[0];
    long changed = 0; // bit h: the node of height h above the key has a new child
    for (int i = 0; i < count; i++) {
      int key = newKeys[i];
      if (leaves[key] != newValues[i]) {
        leaves[key] = newValues[i];
        changed |= 2;
      }
      int common = i + 1 < count ? heightAbove(key, newKeys[i + 1]) : height;
      for (int h = 1; h < common; h++) {
        if ((changed & 1L << h) != 0) {
          changed ^= 1L << h;
          int at = key >>> h;
          int left = levels[h - 1][2 * at];
          int right = levels[h - 1][2 * at + 1];
          int node = (left | right) == 0 ? 0 : maps.node(h, left, right);
          if (levels[h][at] != node) {
            levels[h][at] = node;
            changed |= 2L << h;
          }
        }
      }
    }
    return changed != 0;
  }

  /** The height of the lowest node that is above two different keys. */
  private static int heightAbove(int a, int b) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(a ^ b);
  }

  /** A map has one form: as low as its largest key allows. */
  private void lower() {
    while (height > 1 && levels[height - 1][1] == 0 && levels[height - 1][0] != 0) {
      levels[height - 1][0] = 0;
      height--;
    }
    if ((levels[height - 1][0] | levels[height - 1][1]) == 0) {
      height = 0;
    }
  }

  // ---- going elsewhere ----

  /** Becomes another map of the store, and tells where it differs. */
  public void moveTo(int target, IntMaps.DiffVisitor visitor) {
    if (target == map) {
      return;
    }
    int newHeight = maps.height(target);
    reserve(newHeight);
    for (int h = height; h < newHeight && height != 0; h++) {
      levels[h][0] = UNKNOWN;
    }
    for (int h = height - 1; h >= newHeight; h--) {
      replace(h, 1, 0, visitor);
      if (h == 0) {
        replace(0, 0, 0, visitor);
      } else {
        levels[h][0] = 0; // what is below stays for now
      }
    }
    height = newHeight;
    map = target;
    if (height != 0) {
      long pair = maps.rootPair(target);
      replace(height - 1, 0, (int) (pair >>> 32), visitor);
      replace(height - 1, 1, (int) pair, visitor);
    }
  }

  private void replace(int height, int position, int root, IntMaps.DiffVisitor visitor) {
    int count = 0;
    int h = height;
    int at = position;
    int node = root;
    for (; ; ) {
      int there = levels[h][at];
      if (there != node) {
        levels[h][at] = node;
        if (h != 0) {
          long pair = node == 0 ? 0 : nodes.pair(node);
          h--;
          at *= 2;
          openHeights[count] = h;
          open[count++] = pair << 32 | (at + 1);
          node = (int) (pair >>> 32);
          continue;
        }
        visitor.differs(at, there, node);
      }
      if (count == 0) {
        return;
      }
      h = openHeights[--count];
      at = (int) open[count];
      node = (int) (open[count] >>> 32);
    }
  }
}
