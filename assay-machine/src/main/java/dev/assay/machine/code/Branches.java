package dev.assay.machine.code;

import static dev.assay.machine.code.Op.word;

import dev.assay.machine.classfile.Bytecodes;
import java.util.Arrays;

/**
 * Translates what ends a basic block by branching. While words are emitted their targets are
 * bytecode indexes; {@link #resolve} replaces them when all are known.
 */
final class Branches {
  /** In longer methods not every pc fits into 15 bits. */
  private static final int MAX_NEAR = 16_000;

  private final BytecodeReader in;
  private final WordBuffer out;
  private final OperandStack stack;

  /** By bytecode: the word where its basic block begins. */
  private final int[] blockPc;

  /** Words with targets that are bytecode indexes, and the bytecodes they belong to. */
  private int[] open = new int[16];

  private int[] openBcis = new int[16];
  private int openCount;

  Branches(BytecodeReader in, WordBuffer out, OperandStack stack) {
    this.in = in;
    this.out = out;
    this.stack = stack;
    this.blockPc = new int[in.length + 1];
    Arrays.fill(blockPc, -1);
  }

  /** The basic block of the current bytecode begins at the next word. */
  void begin() {
    out.noteLeader();
    blockPc[out.bci] = out.at;
  }

  /** Where the basic block of a bytecode begins; -1 if it cannot be reached. */
  int blockPc(int bci) {
    return blockPc[bci];
  }

  /** A branch on the top of the stack. */
  void onZero(int condition, int target) {
    int top = stack.height - 1;
    stack.flushBelow(top);
    emitWithOperands(word(Op.IFEQ + condition, stack.source(top), target));
    stack.height = top;
  }

  /** A branch on two entries, int, long or reference: one comparison serves all of them. */
  void onComparison(int condition, int left, int right, int target) {
    stack.flushBelow(left);
    if (in.length <= MAX_NEAR && stack.isConstant(right) && !stack.isSmall(right)) {
      long value = stack.value(right);
      emitWithOperands(word(Op.IF_CMPEQ_W + condition, stack.source(left), 0, target));
      out.append(value);
      stack.height = left;
      return;
    }
    long w;
    if (in.length > MAX_NEAR) {
      int b = stack.source(left);
      out.pure(word(Op.LCMP, stack.home(left), b, stack.source(right)));
      w = word(Op.IFEQ + condition, stack.home(left), target);
    } else if (stack.isSmall(right)) {
      w = word(Op.IF_CMPEQ_K + condition, stack.source(left), (int) stack.value(right), target);
    } else {
      int a = stack.source(left);
      w = word(Op.IF_CMPEQ + condition, a, stack.source(right), target);
    }
    emitWithOperands(w);
    stack.height = left;
  }

  /**
   * A jump. If it leads back to a loop's condition it becomes that condition, turned round, so that
   * each iteration takes one word less.
   */
  void jump(int target) {
    stack.flushAll();
    int head = target <= out.bci ? blockPc[target] : -1;
    if (head >= 0 && head < out.at && isConditional(Op.op(out.word(head)))) {
      long condition = out.word(head);
      boolean wide = isWide(Op.op(condition));
      int body = out.leaderAt(wide ? head + 2 : head + 1);
      if (body >= 0) {
        emit(withTarget(inverted(condition), body));
        if (wide) {
          out.append(out.word(head + 1));
        }
        emit(word(Op.JUMP, 0, targetOf(condition)));
        return;
      }
    }
    emit(word(Op.JUMP, 0, target));
  }

  /** Payload: default target, low, then the targets. */
  void tableSwitch(int bci) {
    int p = BytecodeReader.switchOperands(bci);
    int low = in.s4(p + 4);
    int count = in.s4(p + 8) - low + 1;
    onSwitch(Op.TABLESWITCH, count);
    out.append(bci + in.s4(p));
    out.append(low);
    for (int i = 0; i < count; i++) {
      out.append(bci + in.s4(p + 12 + 4 * i));
    }
  }

  /** Payload: default target, then words of key (high half) and target, sorted by key. */
  void lookupSwitch(int bci) {
    int p = BytecodeReader.switchOperands(bci);
    int count = in.s4(p + 4);
    onSwitch(Op.LOOKUPSWITCH, count);
    out.append(bci + in.s4(p));
    for (int i = 0; i < count; i++) {
      long key = in.s4(p + 8 + 8 * i);
      out.append((key << 32) | (bci + in.s4(p + 12 + 8 * i)));
    }
  }

  private void onSwitch(int op, int count) {
    int top = stack.height - 1;
    stack.flushBelow(top);
    emitWithOperands(word(op, stack.source(top), count));
    stack.height = top;
  }

  /**
   * Emits a word whose target is still a bytecode index and whose operands are still on the stack.
   * A thread may stop there if it depends on inputs where it goes on.
   */
  private void emitWithOperands(long w) {
    noteOpen();
    stack.impure(w);
  }

  /** Emits a word whose target is still a bytecode index. */
  private void emit(long w) {
    noteOpen();
    out.pure(w);
  }

  private void noteOpen() {
    if (openCount == open.length) {
      open = Arrays.copyOf(open, openCount * 2);
      openBcis = Arrays.copyOf(openBcis, openCount * 2);
    }
    openBcis[openCount] = out.bci;
    open[openCount++] = out.at;
  }

  // ---- targets ----

  private static boolean isConditional(int op) {
    return op >= Op.IFEQ && op <= Op.IF_CMPLE_W;
  }

  /** Whether the target is the third operand. */
  private static boolean isNear(int op) {
    return op >= Op.IF_CMPEQ && op <= Op.IF_CMPLE_W;
  }

  /** Whether a constant follows in the next word. */
  private static boolean isWide(int op) {
    return op >= Op.IF_CMPEQ_W && op <= Op.IF_CMPLE_W;
  }

  /** Conditions come in pairs of opposites. */
  private static long inverted(long w) {
    int opposite = ((Op.op(w) - Op.IFEQ) ^ 1) + Op.IFEQ;
    return (w & ~0xffffL) | opposite;
  }

  private static int targetOf(long w) {
    return isNear(Op.op(w)) ? Op.third(w) : Op.b(w);
  }

  private static long withTarget(long w, int target) {
    int op = Op.op(w);
    return isNear(op) ? Op.withThird(w, op, target) : word(op, Op.a(w), target);
  }

  /** Replaces bytecode indexes by pcs. */
  void resolve() {
    for (int i = 0; i < openCount; i++) {
      int pc = open[i];
      long w = out.word(pc);
      if (isConditional(Op.op(w)) || Op.op(w) == Op.JUMP) {
        out.replace(pc, withTarget(w, resolved(targetOf(w), openBcis[i])));
      } else {
        resolveSwitch(pc, openBcis[i]);
      }
    }
  }

  /** The pc of a branch target, complemented if the bytecode branches backwards. */
  private int resolved(int target, int from) {
    return target <= from ? ~blockPc[target] : blockPc[target];
  }

  private void resolveSwitch(int pc, int from) {
    long w = out.word(pc);
    out.replace(pc + 1, resolved((int) out.word(pc + 1), from));
    int first = Op.op(w) == Op.TABLESWITCH ? pc + 3 : pc + 2;
    for (int i = first; i < first + Op.b(w); i++) {
      long entry = out.word(i);
      long target = resolved((int) entry, from) & 0xffffffffL;
      out.replace(i, (entry & ~0xffffffffL) | target);
    }
  }

  /** The number of a condition: equal, not equal, less, not less, greater, not greater. */
  static int condition(int opcode) {
    if (opcode >= Bytecodes.IFNULL) {
      return opcode - Bytecodes.IFNULL;
    }
    if (opcode >= Bytecodes.IF_ACMPEQ) {
      return opcode - Bytecodes.IF_ACMPEQ;
    }
    return opcode >= Bytecodes.IF_ICMPEQ ? opcode - Bytecodes.IF_ICMPEQ : opcode - Bytecodes.IFEQ;
  }
}
