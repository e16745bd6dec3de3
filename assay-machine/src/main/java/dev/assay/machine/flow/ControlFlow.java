package dev.assay.machine.flow;

import static dev.assay.machine.classfile.Bytecodes.ATHROW;
import static dev.assay.machine.classfile.Bytecodes.GOTO;
import static dev.assay.machine.classfile.Bytecodes.GOTO_W;
import static dev.assay.machine.classfile.Bytecodes.IFEQ;
import static dev.assay.machine.classfile.Bytecodes.IFNONNULL;
import static dev.assay.machine.classfile.Bytecodes.IFNULL;
import static dev.assay.machine.classfile.Bytecodes.IF_ACMPNE;
import static dev.assay.machine.classfile.Bytecodes.IINC;
import static dev.assay.machine.classfile.Bytecodes.IRETURN;
import static dev.assay.machine.classfile.Bytecodes.JSR;
import static dev.assay.machine.classfile.Bytecodes.JSR_W;
import static dev.assay.machine.classfile.Bytecodes.LOOKUPSWITCH;
import static dev.assay.machine.classfile.Bytecodes.RET;
import static dev.assay.machine.classfile.Bytecodes.RETURN;
import static dev.assay.machine.classfile.Bytecodes.TABLESWITCH;

import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.CodeAttribute.ExceptionEntry;
import java.util.Arrays;

/**
 * A method's code as basic blocks. A block lies entirely inside or entirely outside the range of
 * each exception handler. Building it checks the static constraints that concern the shape of the
 * code: where instructions begin, where branches go, which locals are named.
 */
final class ControlFlow {
  private static final byte INSTRUCTION = 1;
  private static final byte LEADER = 2;
  private static final int[] NONE = {};

  private final String method;
  private final CodeAttribute code;
  private final Instructions in;

  /** For each bci whether an instruction, and whether a block begins there. */
  private final byte[] marks;

  private int usedLocals;

  /** The bci of each block's first instruction, ascending, and the code's length behind them. */
  private int[] starts = NONE;

  private int[][] successors = {};
  private int[][] handlers = {};

  ControlFlow(String method, CodeAttribute code) {
    this.method = method;
    this.code = code;
    in = new Instructions(code);
    marks = new byte[code.length() + 1];
    markInstructions();
    markHandlers();
    markTargets();
    numberBlocks();
  }

  Instructions instructions() {
    return in;
  }

  int blockCount() {
    return starts.length - 1;
  }

  int start(int block) {
    return starts[block];
  }

  int end(int block) {
    return starts[block + 1];
  }

  /** The blocks that may follow, without handlers; the next one in the code is the last of them. */
  int[] successors(int block) {
    return successors[block];
  }

  /** The blocks that handle exceptions thrown in this block. */
  int[] handlers(int block) {
    return handlers[block];
  }

  boolean isInstruction(int bci) {
    return marks[bci] != 0;
  }

  /** One more than the largest local that an instruction names. */
  int usedLocals() {
    return usedLocals;
  }

  private void markInstructions() {
    for (int bci = 0; bci < in.end(); ) {
      int length = in.length(bci);
      if (length <= 0) {
        throw fail(bci, "bad instruction with opcode " + in.opcode(bci));
      }
      marks[bci] |= INSTRUCTION;
      int opcode = in.plainOpcode(bci);
      if (opcode == JSR || opcode == JSR_W || opcode == RET) {
        throw fail(bci, "bad instruction with opcode " + opcode);
      }
      if (Instructions.isLoad(opcode) || Instructions.isStore(opcode) || opcode == IINC) {
        boolean wide = Types.isWide(Types.ofLocalAccess(opcode));
        useLocal(bci, in.local(bci) + (wide ? 1 : 0));
      }
      bci += length;
      if (endsBlock(opcode)) {
        marks[bci] |= LEADER;
      }
    }
  }

  private void useLocal(int bci, int local) {
    if (local >= code.maxLocals()) {
      throw fail(bci, "bad local variable index " + local);
    }
    usedLocals = Math.max(usedLocals, local + 1);
  }

  private void markHandlers() {
    marks[in.end()] |= INSTRUCTION;
    for (ExceptionEntry handler : code.handlers()) {
      markTarget(handler.start(), handler.start(), "exception range starts");
      markTarget(handler.end(), handler.end(), "exception range ends");
      markTarget(handler.handler(), handler.handler(), "exception handler starts");
    }
    marks[in.end()] = 0;
  }

  private void markTargets() {
    for (int bci = 0; bci < in.end(); bci += in.length(bci)) {
      int opcode = in.opcode(bci);
      if (isBranch(opcode)) {
        markTarget(bci, in.branchTarget(bci), "branch");
      } else if (isSwitch(opcode)) {
        int size = in.switchSize(bci);
        for (int i = 0; i < size; i++) {
          markTarget(bci, in.switchTarget(bci, i), "switch");
        }
        checkKeys(bci, opcode, size);
      }
    }
    marks[0] |= LEADER;
  }

  /** The keys of a lookupswitch ascend, which lets an interpreter search them by halves. */
  private void checkKeys(int bci, int opcode, int size) {
    for (int i = 2; opcode == LOOKUPSWITCH && i < size; i++) {
      if (in.switchKey(bci, i - 1) >= in.switchKey(bci, i)) {
        throw fail(bci, "lookupswitch keys are not in order");
      }
    }
  }

  private void markTarget(int bci, int target, String what) {
    if (target < 0 || target >= marks.length || (marks[target] & INSTRUCTION) == 0) {
      throw fail(bci, what + " in the middle of an instruction or outside the code: " + target);
    }
    marks[target] |= LEADER;
  }

  private void numberBlocks() {
    int count = 0;
    int[] blockAt = new int[in.end()];
    for (int bci = 0; bci < in.end(); bci++) {
      if ((marks[bci] & LEADER) != 0) {
        blockAt[bci] = count++;
      }
    }
    starts = new int[count + 1];
    starts[count] = in.end();
    successors = new int[count][];
    handlers = new int[count][];
    Arrays.fill(handlers, NONE);
    int block = 0;
    for (int bci = 0; bci < in.end(); ) {
      starts[block] = bci;
      int last = bci;
      do {
        last = bci;
        bci += in.length(bci);
      } while (bci < in.end() && (marks[bci] & LEADER) == 0);
      successors[block] = successorsOf(last, bci, blockAt);
      block++;
    }
    for (ExceptionEntry handler : code.handlers()) {
      int target = blockAt[handler.handler()];
      for (int b = blockAt[handler.start()]; starts[b] < handler.end(); b++) {
        handlers[b] = with(handlers[b], target);
      }
    }
  }

  private static int[] with(int[] known, int added) {
    for (int element : known) {
      if (element == added) {
        return known;
      }
    }
    int[] more = Arrays.copyOf(known, known.length + 1);
    more[known.length] = added;
    return more;
  }

  private int[] successorsOf(int last, int next, int[] blockAt) {
    int opcode = in.opcode(last);
    if (endsPath(opcode)) {
      return NONE;
    }
    if (isSwitch(opcode)) {
      int[] targets = new int[in.switchSize(last)];
      for (int i = 0; i < targets.length; i++) {
        targets[i] = blockAt[in.switchTarget(last, i)];
      }
      return targets;
    }
    if (opcode == GOTO || opcode == GOTO_W) {
      return new int[] {blockAt[in.branchTarget(last)]};
    }
    // A path over the end leads to a block that does not exist; only reachable code may not do so.
    int following = next == in.end() ? starts.length - 1 : blockAt[next];
    return isBranch(opcode)
        ? new int[] {blockAt[in.branchTarget(last)], following}
        : new int[] {following};
  }

  private static boolean isBranch(int opcode) {
    return (opcode >= IFEQ && opcode <= IF_ACMPNE)
        || opcode == GOTO
        || opcode == GOTO_W
        || opcode == IFNULL
        || opcode == IFNONNULL;
  }

  private static boolean isSwitch(int opcode) {
    return opcode == TABLESWITCH || opcode == LOOKUPSWITCH;
  }

  private static boolean endsPath(int opcode) {
    return (opcode >= IRETURN && opcode <= RETURN) || opcode == ATHROW;
  }

  private static boolean endsBlock(int opcode) {
    return isBranch(opcode) || isSwitch(opcode) || endsPath(opcode);
  }

  private VerifyException fail(int bci, String what) {
    return new VerifyException(method, bci, what);
  }
}
