package dev.assay.machine.code;

/**
 * Relates the words of a decoded method to its bytecode. Every word has a bytecode index and the
 * height the operand stack has before that bytecode.
 *
 * <p>A word may read a local in place of a stack entry that the bytecode had loaded from it. Such
 * entries are <i>pending</i>: they are not in the frame when the word comes to be executed. {@link
 * #complete} puts them there; {@link #refill} does the reverse for a frame that was saved, in which
 * the local is perhaps missing because the bytecode does not read it again.
 */
public final class CodeMap {
  private final int[] bcis;
  private final char[] heights;
  private final int[] pending;
  private final long[] loads;

  /**
   * @param pending by word: where its pending entries begin in {@code loads}, 0 if it has none
   * @param loads words that load pending entries; each run ends with a 0
   */
  CodeMap(int[] bcis, char[] heights, int[] pending, long[] loads) {
    this.bcis = bcis;
    this.heights = heights;
    this.pending = pending;
    this.loads = loads;
  }

  public int bci(int pc) {
    return bcis[pc];
  }

  /** The height of the operand stack in slots. */
  public int height(int pc) {
    return heights[pc];
  }

  /** Puts the pending entries of a word into the frame that begins at {@code base}. */
  public void complete(int pc, long[] s, int base) {
    if (pending[pc] == 0) {
      return;
    }
    for (int i = pending[pc]; loads[i] != 0; i++) {
      long w = loads[i];
      switch (Op.op(w)) {
        case Op.MOVE -> s[base + Op.a(w)] = s[base + Op.second(w)];
        case Op.CONST -> s[base + Op.a(w)] = Op.b(w);
        default -> s[base + Op.a(w)] = loads[++i];
      }
    }
  }

  /** Gives the locals that a word reads for its pending entries the entries' values. */
  public void refill(int pc, long[] s, int base) {
    if (pending[pc] == 0) {
      return;
    }
    for (int i = pending[pc]; loads[i] != 0; i++) {
      long w = loads[i];
      if (Op.op(w) == Op.MOVE) {
        s[base + Op.second(w)] = s[base + Op.a(w)];
      } else if (Op.op(w) == Op.CONST_WIDE) {
        i++;
      }
    }
  }
}
