package dev.assay.machine.code;

import static dev.assay.machine.code.Op.word;

import java.util.Arrays;

/**
 * The operand stack as the decoder sees it. Every entry has a frame slot of its own, its
 * <i>home</i>. An entry that was only loaded from a local or is a constant is <i>pending</i>: it is
 * noted down here and not copied to its home unless somebody needs it there.
 */
final class OperandStack {
  private static final byte HOME = 0;
  private static final byte LOCAL = 1;
  private static final byte CONSTANT = 2;

  /** The upper slot of a long or double, which is never read. */
  private static final byte HALF = 3;

  private final WordBuffer out;
  private final int maxLocals;
  private final byte[] kinds;
  private final long[] values;
  private final long[] loads;

  /** Slots on the stack. */
  int height;

  OperandStack(WordBuffer out, int maxLocals, int maxStack) {
    this.out = out;
    this.maxLocals = maxLocals;
    this.kinds = new byte[maxStack + 4];
    this.values = new long[maxStack + 4];
    this.loads = new long[2 * maxStack + 8];
  }

  /** A basic block begins: all entries are at home. */
  void reset(int slots) {
    height = slots;
    Arrays.fill(kinds, 0, height, HOME);
  }

  int home(int i) {
    return maxLocals + i;
  }

  private boolean isPending(int i) {
    return kinds[i] == LOCAL || kinds[i] == CONSTANT;
  }

  boolean hasPending() {
    for (int i = 0; i < height; i++) {
      if (isPending(i)) {
        return true;
      }
    }
    return false;
  }

  // ---- words ----

  /** Emits a word at which a thread may stop. Its operands must still be on the stack. */
  void impure(long w) {
    int n = 0;
    for (int i = 0; i < height; i++) {
      if (kinds[i] == LOCAL) {
        // Never 0, which ends the list: an entry's home is not slot 0 if there is a local.
        loads[n++] = word(Op.MOVE, home(i), (int) values[i], 0);
      } else if (kinds[i] == CONSTANT && values[i] == (int) values[i]) {
        loads[n++] = word(Op.CONST, home(i), (int) values[i]);
      } else if (kinds[i] == CONSTANT) {
        loads[n++] = word(Op.CONST_WIDE, home(i), 0);
        loads[n++] = values[i];
      }
    }
    out.impure(w, loads, n);
  }

  /** Copies an entry to its home. */
  void flush(int i) {
    if (kinds[i] == LOCAL) {
      out.pure(word(Op.MOVE, home(i), (int) values[i], 0));
      kinds[i] = HOME;
    } else if (kinds[i] == CONSTANT) {
      constant(home(i), values[i]);
      kinds[i] = HOME;
    }
  }

  /** Copies the entries below {@code to} to their homes. */
  void flushBelow(int to) {
    for (int i = 0; i < to; i++) {
      flush(i);
    }
  }

  /** Makes the frame exact: all entries are at home. */
  void flushAll() {
    if (hasPending()) {
      flushBelow(height);
      out.noteExact();
    }
    out.forgetProducer();
  }

  private void constant(int slot, long value) {
    if (value == (int) value) {
      out.pure(word(Op.CONST, slot, (int) value));
    } else {
      out.pure(word(Op.CONST_WIDE, slot, 0));
      out.append(value);
    }
  }

  /** The slot where an entry can be read. */
  int source(int i) {
    if (kinds[i] == LOCAL) {
      return (int) values[i];
    }
    flush(i);
    return home(i);
  }

  boolean isConstant(int i) {
    return kinds[i] == CONSTANT;
  }

  /** Whether an entry is a constant that fits into an operand. */
  boolean isSmall(int i) {
    return kinds[i] == CONSTANT && values[i] == (short) values[i];
  }

  /** The value of a constant. */
  long value(int i) {
    return values[i];
  }

  // ---- pushing and storing ----

  private void push(byte kind, long value, int slots) {
    kinds[height] = kind;
    values[height++] = value;
    if (slots == 2) {
      kinds[height++] = HALF;
    }
  }

  void pushConstant(long value, int slots) {
    push(CONSTANT, value, slots);
  }

  void pushLocal(int local, int slots) {
    push(LOCAL, local, slots);
  }

  /** The last word puts something in the home of what is now pushed. */
  void pushHome(int slots) {
    push(HOME, 0, slots);
  }

  /** The same where a store may let that word write to a local instead. */
  void pushResult(int slots) {
    push(HOME, 0, slots);
    out.noteProducer();
  }

  /** An int becomes a long: it is kept sign-extended anyway. */
  void widen() {
    kinds[height++] = HALF;
  }

  /** The entry now has what the last word has put into its home. */
  void settleAtHome(int i) {
    kinds[i] = HOME;
  }

  void pop(int slots) {
    height -= slots;
    out.forgetProducer();
  }

  void store(int local, int slots) {
    int top = height - slots;
    height = top;
    keepEntries(local);
    if (kinds[top] == CONSTANT) {
      constant(local, values[top]);
    } else if (kinds[top] == LOCAL) {
      if (values[top] != local) {
        out.pure(word(Op.MOVE, local, (int) values[top], 0));
      }
    } else if (!out.redirect(home(top), local)) {
      out.pure(word(Op.MOVE, local, home(top), 0));
    }
    out.forgetProducer();
  }

  void increment(int local, int by) {
    keepEntries(local);
    out.pure(word(Op.IADD_K, local, local, by));
  }

  /** A local is about to change: entries that stand for it need its old value. */
  private void keepEntries(int local) {
    for (int i = 0; i < height; i++) {
      if (kinds[i] == LOCAL && values[i] == local) {
        flush(i);
      }
    }
  }

  // ---- shuffles ----

  void duplicate(int slots) {
    int from = height - slots;
    for (int i = from; i < from + slots; i++) {
      if (kinds[i] == HOME) {
        out.pure(word(Op.MOVE, home(height), home(i), 0));
        push(HOME, 0, 1);
      } else {
        push(kinds[i], values[i], 1);
      }
    }
    if (slots == 1 && kinds[from] == HOME) {
      out.noteProducer();
    } else {
      out.forgetProducer();
    }
  }

  /** Puts a copy of the top {@code slots} below the {@code below} slots under them. */
  void insert(int op, int slots, int below) {
    int from = height - slots - below;
    boolean belowPending = true;
    for (int i = from; i < from + below; i++) {
      belowPending &= isPending(i);
    }
    int top = height - 1;
    if (slots == 1 && belowPending && kinds[top] == HOME) {
      // The top is copied twice; what was below it moves up without a copy.
      out.pure(word(Op.MOVE, home(height), home(top), 0));
      out.pure(word(Op.MOVE, home(from), home(top), 0));
      rotate(from, slots);
    } else if (slots == 1 && belowPending && isPending(top)) {
      rotate(from, slots);
    } else {
      for (int i = from; i < height; i++) {
        flush(i);
      }
      out.pure(word(op, home(height), 0, 0));
      Arrays.fill(kinds, from, height + slots, HOME);
      height += slots;
    }
    out.forgetProducer();
  }

  private void rotate(int from, int slots) {
    for (int i = height - 1; i >= from; i--) {
      kinds[i + slots] = kinds[i];
      values[i + slots] = values[i];
    }
    height += slots;
    for (int i = 0; i < slots; i++) {
      kinds[from + i] = kinds[height - slots + i];
      values[from + i] = values[height - slots + i];
    }
  }

  void swap() {
    int i = height - 2;
    if (isPending(i) && isPending(i + 1)) {
      byte kind = kinds[i];
      long value = values[i];
      kinds[i] = kinds[i + 1];
      values[i] = values[i + 1];
      kinds[i + 1] = kind;
      values[i + 1] = value;
    } else {
      flush(i);
      flush(i + 1);
      out.pure(word(Op.SWAP, home(height), 0, 0));
    }
    out.forgetProducer();
  }
}
