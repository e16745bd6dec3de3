package dev.assay.machine.code;

import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.classfile.Descriptors;
import java.util.Arrays;

/**
 * The height of the operand stack before each instruction, and where basic blocks begin. It trusts
 * the code: classes of the user are verified before, those of the JDK are taken as they are.
 */
final class StackHeights {
  private static final int WIDE = 196;

  /**
   * What instructions 0 to 201 do to the height, as letters: {@code e} nothing, {@code f} one more,
   * {@code d} one less and so on; {@code ?} where it depends on the operands.
   */
  private static final String EFFECTS =
      // constants
      "effffffff"
          + "gg"
          + "fff"
          + "gg"
          + "ff"
          + "ffg"
          // loads
          + "fgfgf"
          + "ffff"
          + "gggg"
          + "ffff"
          + "gggg"
          + "ffff"
          + "dededddd"
          // stores
          + "dcdcd"
          + "dddd"
          + "cccc"
          + "dddd"
          + "cccc"
          + "dddd"
          + "bababbbb"
          // pop to swap
          + "dcfffggge"
          // arithmetic
          + "dcdc"
          + "dcdc"
          + "dcdc"
          + "dcdc"
          + "dcdc"
          + "eeee"
          + "dddddd"
          + "dcdcdc"
          + "e"
          // conversions and comparisons
          + "fef"
          + "dde"
          + "eff"
          + "ded"
          + "eee"
          + "bddbb"
          // branches, switches and returns
          + "dddddd"
          + "cccccccc"
          + "e??"
          + "dd"
          + "eeeeee"
          // fields and calls
          + "????"
          + "?????"
          // new to monitorexit
          + "fee"
          + "e"
          + "e"
          + "ee"
          + "dd"
          // wide, multianewarray, ifnull, ifnonnull, goto_w, jsr_w
          + "??"
          + "dd"
          + "e?";

  private final BytecodeReader in;
  private final ConstantPool pool;
  private final int[] heights;
  private final boolean[] leaders;
  private final int[] work;
  private int pending;

  StackHeights(CodeAttribute code, BytecodeReader in, ConstantPool pool) {
    this.pool = pool;
    this.in = in;
    int n = in.length;
    this.heights = new int[n + 1];
    this.leaders = new boolean[n + 1];
    this.work = new int[n + 1];
    Arrays.fill(heights, -1);
    reach(0, 0);
    drain();
    // A handler can be reached if its range can; handlers may lie in the range of others.
    for (boolean more = true; more; ) {
      more = false;
      for (CodeAttribute.ExceptionEntry e : code.handlers()) {
        leaders[e.start()] = true;
        leaders[e.end()] = true;
        if (heights[e.handler()] < 0 && isReached(e.start(), e.end())) {
          reach(e.handler(), 1);
          drain();
          more = true;
        }
      }
    }
  }

  /** The height before an instruction, or -1 if it cannot be reached. */
  int at(int bci) {
    return heights[bci];
  }

  /** Whether control can come here other than from the instruction before. */
  boolean isLeader(int bci) {
    return leaders[bci];
  }

  private boolean isReached(int from, int to) {
    for (int bci = from; bci < to; bci++) {
      if (heights[bci] >= 0) {
        return true;
      }
    }
    return false;
  }

  private void reach(int bci, int height) {
    if (bci < 0 || bci >= heights.length - 1) {
      throw new ClassFormatException("branch out of range");
    }
    leaders[bci] = true;
    if (heights[bci] < 0) {
      heights[bci] = height;
      work[pending++] = bci;
    }
  }

  private void drain() {
    while (pending > 0) {
      int bci = work[--pending];
      int height = heights[bci];
      for (; ; ) {
        int op = in.u1(bci);
        int next = in.next(bci);
        height += effect(bci, op);
        boolean ends = follow(bci, op, height, next);
        if (ends) {
          break;
        }
        if (next >= in.length) {
          throw new ClassFormatException("falling off the end of the code");
        }
        if (heights[next] >= 0) {
          leaders[next] = true;
          break;
        }
        heights[next] = height;
        bci = next;
      }
    }
  }

  /** Notes where a branch goes; true if control does not go on with the next instruction. */
  private boolean follow(int bci, int op, int height, int next) {
    if ((op >= 153 && op <= 166) || op == 198 || op == 199) {
      reach(bci + in.s2(bci + 1), height);
      leaders[next] = true;
      return false;
    }
    switch (op) {
      case 167 -> reach(bci + in.s2(bci + 1), height);
      case 200 -> reach(bci + in.s4(bci + 1), height);
      case 170 -> {
        int p = BytecodeReader.switchOperands(bci);
        reach(bci + in.s4(p), height);
        for (int i = 0; i <= in.s4(p + 8) - in.s4(p + 4); i++) {
          reach(bci + in.s4(p + 12 + 4 * i), height);
        }
      }
      case 171 -> {
        int p = BytecodeReader.switchOperands(bci);
        reach(bci + in.s4(p), height);
        for (int i = 0; i < in.s4(p + 4); i++) {
          reach(bci + in.s4(p + 12 + 8 * i), height);
        }
      }
      default -> {}
    }
    return BytecodeReader.endsPath(op);
  }

  private int effect(int bci, int op) {
    char e = op < EFFECTS.length() ? EFFECTS.charAt(op) : '?';
    if (e != '?') {
      return e - 'e';
    }
    switch (op) {
      case 178, 179, 180, 181 -> {
        int slots = Descriptors.slots(pool.memberDescriptor(in.u2(bci + 1)));
        return op == 178 ? slots : op == 179 ? -slots : op == 180 ? slots - 1 : -slots - 1;
      }
      case 182, 183, 184, 185, 186 -> {
        String d = pool.memberDescriptor(in.u2(bci + 1));
        boolean receiver = op != 184 && op != 186;
        return returnSlots(d) - Descriptors.argumentSlots(d) - (receiver ? 1 : 0);
      }
      case WIDE -> {
        int wide = in.u1(bci + 1);
        return wide == 132 ? 0 : EFFECTS.charAt(wide) - 'e';
      }
      case 197 -> {
        return 1 - in.u1(bci + 3);
      }
      default -> throw new ClassFormatException("bad instruction " + op);
    }
  }

  static int returnSlots(String descriptor) {
    char kind = descriptor.charAt(descriptor.indexOf(')') + 1);
    return kind == 'V' ? 0 : kind == 'J' || kind == 'D' ? 2 : 1;
  }
}
