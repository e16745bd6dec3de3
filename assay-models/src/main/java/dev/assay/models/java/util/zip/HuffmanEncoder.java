package dev.assay.models.java.util.zip;

/**
 * Builds the Huffman code for one alphabet of a block from the symbols' frequencies.
 *
 * <p>Many codes are optimal for the same frequencies. This class picks the one zlib picks: the two
 * rarest nodes are joined first, a shallower tree winning a tie, in the order of a binary heap; and
 * codes that come out too long are shortened by moving leaves of the tree, rarest last.
 */
final class HuffmanEncoder {
  final int[] frequency;
  final byte[] length;
  final char[] code;

  /** The last symbol that has a code. */
  int lastSymbol;

  /** Bits this alphabet adds to the block with this code, extra bits included. */
  int cost;

  /** The same with the fixed code. */
  int fixedCost;

  private final int limit;
  private final int[] extraBits;
  private final int extraBase;
  private final byte[] fixedLengths;

  /**
   * Makes an encoder for an alphabet.
   *
   * @param symbols the size of the alphabet
   * @param limit the longest code allowed
   * @param extraBits how many bits follow a symbol, beginning with symbol {@code extraBase}
   * @param fixedLengths the lengths of the fixed code, or null if there is none
   */
  HuffmanEncoder(int symbols, int limit, int[] extraBits, int extraBase, byte[] fixedLengths) {
    this.frequency = new int[symbols];
    this.length = new byte[symbols];
    this.code = new char[symbols];
    this.limit = limit;
    this.extraBits = extraBits;
    this.extraBase = extraBase;
    this.fixedLengths = fixedLengths;
  }

  void clear() {
    for (int i = 0; i < frequency.length; i++) {
      frequency[i] = 0;
    }
  }

  /** Computes lengths, codes and costs. */
  void build() {
    cost = 0;
    fixedCost = 0;
    Tree tree = new Tree(frequency);
    while (tree.heapSize < 2) {
      // A code has at least two symbols, so that an empty or one-symbol block can be told apart
      // from damage. The costs are those of the symbols that occur.
      int symbol = tree.lastLeaf < 2 ? tree.lastLeaf + 1 : 0;
      tree.addLeaf(symbol);
      cost--;
      if (fixedLengths != null) {
        fixedCost -= fixedLengths[symbol];
      }
    }
    lastSymbol = tree.lastLeaf;
    tree.join();
    assignLengths(tree);
    assignCodes(length, code);
  }

  private void assignLengths(Tree tree) {
    int[] depth = tree.parent;
    int[] countOfLength = new int[limit + 2];
    int tooLong = 0;
    for (int i = 0; i < length.length; i++) {
      length[i] = 0;
    }
    // From the root down. A node's parent is looked up for the last time when its depth is known,
    // so both live in one array.
    depth[tree.order[tree.ordered - 1]] = 0;
    for (int i = tree.ordered - 2; i >= 0; i--) {
      int node = tree.order[i];
      int bits = depth[depth[node]] + 1;
      if (bits > limit) {
        bits = limit;
        tooLong++;
      }
      depth[node] = bits;
      if (node < frequency.length) {
        length[node] = (byte) bits;
        countOfLength[bits]++;
        int extra = extraBitsOf(node);
        cost += tree.weight[node] * (bits + extra);
        if (fixedLengths != null) {
          fixedCost += tree.weight[node] * (fixedLengths[node] + extra);
        }
      }
    }
    if (tooLong > 0) {
      shorten(tree, countOfLength, tooLong);
    }
  }

  private void shorten(Tree tree, int[] countOfLength, int tooLong) {
    // Cutting the tree off at the limit has left more codes there than fit. Each round makes room
    // for two of them: a leaf higher up becomes a node with the leaf and one from the limit below.
    for (int excess = tooLong; excess > 0; excess -= 2) {
      int bits = limit - 1;
      while (countOfLength[bits] == 0) {
        bits--;
      }
      countOfLength[bits]--;
      countOfLength[bits + 1] += 2;
      countOfLength[limit]--;
    }
    int next = 0;
    for (int bits = limit; bits > 0; bits--) {
      for (int left = countOfLength[bits]; left > 0; ) {
        int node = tree.order[next++];
        if (node < frequency.length) {
          cost += (bits - length[node]) * tree.weight[node];
          length[node] = (byte) bits;
          left--;
        }
      }
    }
  }

  private int extraBitsOf(int symbol) {
    return symbol >= extraBase ? extraBits[symbol - extraBase] : 0;
  }

  /** Gives codes to lengths, RFC 1951 section 3.2.2, with the first bit in the lowest place. */
  static void assignCodes(byte[] length, char[] code) {
    int[] next = new int[17];
    for (int i = 0; i < length.length; i++) {
      if (length[i] != 0) {
        next[length[i] + 1]++;
      }
    }
    for (int bits = 1; bits < 17; bits++) {
      // next[bits] holds the number of codes one bit shorter, and becomes the first code.
      next[bits] = (next[bits - 1] + next[bits]) << 1;
    }
    for (int i = 0; i < length.length; i++) {
      if (length[i] != 0) {
        code[i] = (char) (Integer.reverse(next[length[i]]++) >>> (32 - length[i]));
      }
    }
  }

  /** The tree while it grows; leaves are numbered by their symbols, inner nodes after them. */
  private static final class Tree {
    final int[] weight;
    final int[] parent;
    private final int[] height;

    /** A binary heap, lightest node first, from index 1. */
    private final int[] heap;

    int heapSize;
    int lastLeaf = -1;

    /** The nodes in the order in which they were taken from the heap, the root last. */
    final int[] order;

    int ordered;
    private int nodes;

    Tree(int[] frequency) {
      nodes = frequency.length;
      weight = new int[2 * nodes];
      parent = new int[2 * nodes];
      height = new int[2 * nodes];
      order = new int[2 * nodes];
      heap = new int[nodes + 1];
      for (int i = 0; i < nodes; i++) {
        if (frequency[i] != 0) {
          addLeaf(i);
          weight[i] = frequency[i];
        }
      }
    }

    void addLeaf(int symbol) {
      heap[++heapSize] = symbol;
      weight[symbol] = 1;
      if (symbol > lastLeaf) {
        lastLeaf = symbol;
      }
    }

    void join() {
      for (int i = heapSize / 2; i >= 1; i--) {
        sink(i);
      }
      while (heapSize >= 2) {
        int lightest = heap[1];
        heap[1] = heap[heapSize--];
        sink(1);
        int second = heap[1];
        order[ordered++] = lightest;
        order[ordered++] = second;
        int node = nodes++;
        weight[node] = weight[lightest] + weight[second];
        height[node] = Math.max(height[lightest], height[second]) + 1;
        parent[lightest] = node;
        parent[second] = node;
        heap[1] = node;
        sink(1);
      }
      order[ordered++] = heap[1];
    }

    private void sink(int from) {
      int hole = from;
      int node = heap[hole];
      for (int child = 2 * hole; child <= heapSize; child = 2 * hole) {
        if (child < heapSize && lighter(heap[child + 1], heap[child])) {
          child++;
        }
        if (lighter(node, heap[child])) {
          break;
        }
        heap[hole] = heap[child];
        hole = child;
      }
      heap[hole] = node;
    }

    private boolean lighter(int a, int b) {
      return weight[a] < weight[b] || (weight[a] == weight[b] && height[a] <= height[b]);
    }
  }
}
