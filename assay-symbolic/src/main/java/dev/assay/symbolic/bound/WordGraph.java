package dev.assay.symbolic.bound;

import dev.assay.machine.code.Op;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The control flow of a decoded method, word by word: where the ways from a branch meet again, and
 * which branches leave loops. Exceptions are left out: who throws one has left the method as far as
 * this is concerned, and a way that can only end so does not count where ways meet.
 */
final class WordGraph {
  /** That of methods that the machine has made itself, which do not branch. */
  static final WordGraph EMPTY = new WordGraph(new long[0]);

  private static final int NONE = -1;

  private final int size;
  private final int[][] successors;
  private final BitSet returns = new BitSet();

  /** By word: the first one that every way from it to the end comes to; {@code size}: the end. */
  private final int[] meeting;

  /** By word: the loops it is in, as the first word and the words of each. */
  private final List<Loop> loops = new ArrayList<>();

  private record Loop(int head, BitSet words) {}

  WordGraph(long[] code) {
    this.size = code.length;
    this.successors = new int[size][];
    for (int pc = 0; pc < size; pc += length(code, pc)) {
      successors[pc] = successors(code, pc);
    }
    for (int pc = 0; pc < size; pc++) {
      if (successors[pc] == null) {
        successors[pc] = new int[0];
      }
    }
    this.meeting = postDominators();
    findLoops();
  }

  private static int length(long[] code, int pc) {
    int op = Op.op(code[pc]);
    if (op == Op.CONST_WIDE || (op >= Op.IF_CMPEQ_W && op <= Op.IF_CMPLE_W)) {
      return 2;
    }
    int count = (int) (code[pc] >> 32);
    return op == Op.TABLESWITCH ? 3 + count : op == Op.LOOKUPSWITCH ? 2 + count : 1;
  }

  private static int target(long operand) {
    int target = (int) operand;
    return target < 0 ? ~target : target;
  }

  private int[] successors(long[] code, int pc) {
    long w = code[pc];
    int op = Op.op(w);
    int next = pc + length(code, pc);
    if (op >= Op.IFEQ && op <= Op.IFLE) {
      return new int[] {target(w >> 32), next};
    }
    if (op >= Op.IF_CMPEQ && op <= Op.IF_CMPLE_W) {
      return new int[] {target(w >> 48), next};
    }
    if (op == Op.JUMP) {
      return new int[] {target(w >> 32)};
    }
    if (op == Op.TABLESWITCH || op == Op.LOOKUPSWITCH) {
      int first = op == Op.TABLESWITCH ? pc + 3 : pc + 2;
      int count = (int) (w >> 32);
      int[] all = new int[count + 1];
      all[0] = target(code[pc + 1]);
      for (int i = 0; i < count; i++) {
        all[i + 1] = target((int) code[first + i]);
      }
      return all;
    }
    if ((op >= Op.RET0 && op <= Op.RET2) || op == Op.RETURN_SLOW) {
      returns.set(pc);
      return new int[0];
    }
    return op == Op.ATHROW || next >= size ? new int[0] : new int[] {next};
  }

  /**
   * Where the ways from a word meet.
   *
   * @return a word, {@code -1} if they meet only when the method has returned, {@code -2} if they
   *     do not
   */
  int meeting(int pc) {
    return meeting[pc] == size ? -1 : meeting[pc] == NONE ? -2 : meeting[pc];
  }

  /** The first word of the innermost loop that one of the ways from a word leaves, or -1. */
  int leftLoop(int pc) {
    if (successors[pc].length != 2) {
      return -1;
    }
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (Loop loop : loops) {
      if (loop.words.get(pc) && loop.words.cardinality() < fewest && leaves(pc, loop)) {
        best = loop.head;
        fewest = loop.words.cardinality();
      }
    }
    return best;
  }

  private boolean leaves(int pc, Loop loop) {
    boolean stays = false;
    boolean leaves = false;
    for (int s : successors[pc]) {
      if (loop.words.get(s)) {
        stays = true;
      } else if (meeting[s] != NONE || returns.get(s)) {
        leaves = true;
      }
    }
    return stays && leaves;
  }

  /** Where a branch goes if its condition holds (0) and if not (1). */
  int successor(int pc, int way) {
    return successors[pc][way];
  }

  /** Whether a word is in a loop. */
  boolean isInLoop(int pc) {
    return loops.stream().anyMatch(loop -> loop.words.get(pc));
  }

  /** Whether a word is in the loop that begins at another. */
  boolean isInLoop(int pc, int head) {
    for (Loop loop : loops) {
      if (loop.head == head) {
        return loop.words.get(pc);
      }
    }
    return false;
  }

  // ---- dominators ----

  private List<List<Integer>> reversed() {
    List<List<Integer>> before = new ArrayList<>();
    for (int i = 0; i <= size; i++) {
      before.add(new ArrayList<>());
    }
    for (int pc = 0; pc < size; pc++) {
      for (int s : successors[pc]) {
        before.get(s).add(pc);
      }
      if (returns.get(pc)) {
        before.get(size).add(pc);
      }
    }
    return before;
  }

  /** Post-dominators, by the end of the method. */
  private int[] postDominators() {
    List<List<Integer>> before = reversed();
    int[][] forward = new int[size + 1][];
    int[][] backward = new int[size + 1][];
    for (int i = 0; i <= size; i++) {
      forward[i] = before.get(i).stream().mapToInt(Integer::intValue).toArray();
      backward[i] = i == size ? new int[0] : returns.get(i) ? new int[] {size} : successors[i];
    }
    return dominators(size, forward, backward);
  }

  /** Immediate dominators of the nodes that can be reached from a root; else -1. */
  private static int[] dominators(int root, int[][] forward, int[][] backward) {
    int n = forward.length;
    int[] order = new int[n];
    int[] number = new int[n];
    Arrays.fill(number, NONE);
    int count = postOrder(root, forward, order, number);
    int[] idom = new int[n];
    Arrays.fill(idom, NONE);
    idom[root] = root;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int i = count - 2; i >= 0; i--) {
        int node = order[i];
        int best = NONE;
        for (int p : backward[node]) {
          if (idom[p] != NONE) {
            best = best == NONE ? p : meet(p, best, idom, number);
          }
        }
        if (best != idom[node]) {
          idom[node] = best;
          changed = true;
        }
      }
    }
    return idom;
  }

  private static int meet(int x, int y, int[] idom, int[] number) {
    int a = x;
    int b = y;
    while (a != b) {
      while (number[a] < number[b]) {
        a = idom[a];
      }
      while (number[b] < number[a]) {
        b = idom[b];
      }
    }
    return a;
  }

  private static int postOrder(int root, int[][] next, int[] order, int[] number) {
    int[] stack = new int[next.length];
    int[] at = new int[next.length];
    BitSet seen = new BitSet();
    int top = 0;
    int count = 0;
    stack[0] = root;
    seen.set(root);
    while (top >= 0) {
      int node = stack[top];
      if (at[node] < next[node].length) {
        int s = next[node][at[node]++];
        if (!seen.get(s)) {
          seen.set(s);
          stack[++top] = s;
        }
      } else {
        number[node] = count;
        order[count++] = node;
        top--;
      }
    }
    return count;
  }

  // ---- loops ----

  private void findLoops() {
    List<List<Integer>> before = reversed();
    int[][] backward = new int[size][];
    for (int i = 0; i < size; i++) {
      backward[i] = before.get(i).stream().mapToInt(Integer::intValue).toArray();
    }
    if (size == 0) {
      return;
    }
    int[] idom = dominators(0, successors, backward);
    for (int pc = 0; pc < size; pc++) {
      for (int s : successors[pc]) {
        if (idom[pc] != NONE && s <= pc && dominates(s, pc, idom)) {
          addLoop(s, pc, backward);
        }
      }
    }
  }

  private static boolean dominates(int a, int b, int[] idom) {
    int x = b;
    while (x != a && x != 0 && x != NONE) {
      x = idom[x];
    }
    return x == a;
  }

  private void addLoop(int head, int last, int[][] backward) {
    BitSet words = new BitSet();
    for (Loop known : loops) {
      if (known.head == head) {
        words = known.words;
      }
    }
    if (words.isEmpty()) {
      loops.add(new Loop(head, words));
    }
    words.set(head);
    int[] open = new int[size];
    int top = 0;
    if (!words.get(last)) {
      words.set(last);
      open[top++] = last;
    }
    while (top > 0) {
      for (int p : backward[open[--top]]) {
        if (!words.get(p)) {
          words.set(p);
          open[top++] = p;
        }
      }
    }
  }
}
