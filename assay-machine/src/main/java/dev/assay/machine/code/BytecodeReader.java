package dev.assay.machine.code;

import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;

/** Reads numbers from a method's bytecode. */
final class BytecodeReader {
  private final CodeAttribute code;
  private final byte[] bytes;
  private final int start;

  /** Bytes of code. */
  final int length;

  BytecodeReader(CodeAttribute code) {
    this.code = code;
    this.bytes = code.bytes();
    this.start = code.start();
    this.length = code.length();
  }

  int u1(int bci) {
    return bytes[start + bci] & 0xff;
  }

  int s2(int bci) {
    return (short) ((bytes[start + bci] << 8) | u1(bci + 1));
  }

  int u2(int bci) {
    return s2(bci) & 0xffff;
  }

  int s4(int bci) {
    return (s2(bci) << 16) | u2(bci + 2);
  }

  /** The bytecode behind the one at an index. */
  int next(int bci) {
    return bci + Bytecodes.lengthAt(code, bci);
  }

  /** Where the operands of a switch begin. */
  static int switchOperands(int bci) {
    return (bci + 4) & ~3;
  }

  /** Whether control never goes on with the bytecode behind this one. */
  static boolean endsPath(int opcode) {
    return opcode == Bytecodes.GOTO
        || opcode == Bytecodes.GOTO_W
        || opcode == Bytecodes.ATHROW
        || (opcode >= Bytecodes.TABLESWITCH && opcode <= Bytecodes.RETURN);
  }
}
