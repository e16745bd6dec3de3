package dev.assay.symbolic.input;

import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import org.jspecify.annotations.Nullable;

/** Whether objects that are made without their constructor are all that there can be. */
public final class RecordConstructors {
  private static final int ALOAD_0 = 42;
  private static final int FIRST_LOAD = 21;
  private static final int LAST_LOAD = 45;

  private RecordConstructors() {}

  /** Whether a record has a constructor that may refuse its components, or keep others. */
  public static boolean mayRefuse(Klass k) {
    if (k.superKlass == null || !k.superKlass.name.equals("java/lang/Record")) {
      return false;
    }
    StringBuilder descriptor = new StringBuilder("(");
    for (Field f : k.fields) {
      descriptor.append(f.isStatic() ? "" : f.descriptor);
    }
    Method m = k.declared("<init>", descriptor.append(")V").toString());
    return !stores(k, m == null ? null : m.codeAttribute());
  }

  /** Whether all that a constructor does is to store each parameter in its field. */
  private static boolean stores(Klass k, @Nullable CodeAttribute code) {
    if (code == null || opcode(code, 0) != ALOAD_0) {
      return false;
    }
    int at = next(code, 0);
    if (opcode(code, at) != Bytecodes.INVOKESPECIAL) {
      return false;
    }
    at = next(code, at);
    int local = 1;
    for (Field f : k.fields) {
      if (f.isStatic()) {
        continue;
      }
      int load = next(code, at);
      int put = opcode(code, at) == ALOAD_0 ? next(code, load) : -1;
      boolean isStored =
          put > 0
              && loaded(code, load) == local
              && opcode(code, put) == Bytecodes.PUTFIELD
              && f.name.equals(k.file.pool().memberName(operand(code, put)));
      if (!isStored) {
        return false;
      }
      local += f.isWide() ? 2 : 1;
      at = next(code, put);
    }
    return next(code, at) >= code.length();
  }

  private static int opcode(CodeAttribute code, int bci) {
    return bci < code.length() ? Bytecodes.opcode(code, bci) : -1;
  }

  private static int next(CodeAttribute code, int bci) {
    return bci < code.length() ? bci + Bytecodes.lengthAt(code, bci) : bci;
  }

  private static int operand(CodeAttribute code, int bci) {
    int at = code.start() + bci + 1;
    return (code.bytes()[at] & 0xff) << 8 | code.bytes()[at + 1] & 0xff;
  }

  /** The local variable that an instruction loads; negative if it is no such instruction. */
  private static int loaded(CodeAttribute code, int bci) {
    int op = opcode(code, bci);
    if (op < FIRST_LOAD || op > LAST_LOAD) {
      return -1;
    }
    return op <= 25 ? code.bytes()[code.start() + bci + 1] & 0xff : (op - 26) % 4;
  }
}
