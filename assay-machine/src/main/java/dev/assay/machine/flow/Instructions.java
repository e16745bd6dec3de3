package dev.assay.machine.flow;

import static dev.assay.machine.classfile.Bytecodes.ALOAD;
import static dev.assay.machine.classfile.Bytecodes.ALOAD_3;
import static dev.assay.machine.classfile.Bytecodes.ASTORE;
import static dev.assay.machine.classfile.Bytecodes.ASTORE_3;
import static dev.assay.machine.classfile.Bytecodes.GOTO_W;
import static dev.assay.machine.classfile.Bytecodes.ILOAD;
import static dev.assay.machine.classfile.Bytecodes.ILOAD_0;
import static dev.assay.machine.classfile.Bytecodes.ISTORE;
import static dev.assay.machine.classfile.Bytecodes.ISTORE_0;
import static dev.assay.machine.classfile.Bytecodes.TABLESWITCH;
import static dev.assay.machine.classfile.Bytecodes.WIDE;

import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;

/** Reads the instructions of one method. All positions are bytecode indices. */
final class Instructions {
  private final CodeAttribute code;
  private final byte[] bytes;
  private final int start;

  Instructions(CodeAttribute code) {
    this.code = code;
    this.bytes = code.bytes();
    this.start = code.start();
  }

  int end() {
    return code.length();
  }

  int opcode(int bci) {
    return bytes[start + bci] & 0xff;
  }

  /** The instruction's length, or -1 if it is malformed. */
  int length(int bci) {
    return Bytecodes.lengthAt(code, bci);
  }

  int u1(int bci) {
    return bytes[start + bci] & 0xff;
  }

  int u2(int bci) {
    return u1(bci) << 8 | u1(bci + 1);
  }

  int s4(int bci) {
    return u2(bci) << 16 | u2(bci + 2);
  }

  /** The opcode with short and wide forms of loads, stores and iinc mapped to the plain form. */
  int plainOpcode(int bci) {
    int opcode = opcode(bci);
    if (opcode >= ILOAD_0 && opcode <= ALOAD_3) {
      return ILOAD + ((opcode - ILOAD_0) >> 2);
    }
    if (opcode >= ISTORE_0 && opcode <= ASTORE_3) {
      return ISTORE + ((opcode - ISTORE_0) >> 2);
    }
    return opcode == WIDE ? opcode(bci + 1) : opcode;
  }

  static boolean isLoad(int plainOpcode) {
    return plainOpcode >= ILOAD && plainOpcode <= ALOAD;
  }

  static boolean isStore(int plainOpcode) {
    return plainOpcode >= ISTORE && plainOpcode <= ASTORE;
  }

  /** The local that the load, store or iinc at {@code bci} names. */
  int local(int bci) {
    int opcode = opcode(bci);
    if (opcode >= ILOAD_0 && opcode <= ALOAD_3) {
      return opcode - ILOAD_0 & 3;
    }
    if (opcode >= ISTORE_0 && opcode <= ASTORE_3) {
      return opcode - ISTORE_0 & 3;
    }
    return opcode == WIDE ? u2(bci + 2) : u1(bci + 1);
  }

  /** Where the branch at {@code bci} goes. */
  int branchTarget(int bci) {
    int offset = opcode(bci) == GOTO_W ? s4(bci + 1) : (short) u2(bci + 1);
    return bci + offset;
  }

  /** The number of targets of the switch at {@code bci}, the default included. */
  int switchSize(int bci) {
    int operands = (bci & ~3) + 4;
    return opcode(bci) == TABLESWITCH
        ? s4(operands + 8) - s4(operands + 4) + 2
        : s4(operands + 4) + 1;
  }

  /** The i-th target of the switch at {@code bci}; the default is number 0. */
  int switchTarget(int bci, int i) {
    int operands = (bci & ~3) + 4;
    if (i == 0) {
      return bci + s4(operands);
    }
    return opcode(bci) == TABLESWITCH
        ? bci + s4(operands + 8 + 4 * i)
        : bci + s4(operands + 4 + 8 * i);
  }

  /** The key of the i-th target of the lookupswitch at {@code bci}, i not being 0. */
  int switchKey(int bci, int i) {
    return s4((bci & ~3) + 4 + 8 * i);
  }
}
