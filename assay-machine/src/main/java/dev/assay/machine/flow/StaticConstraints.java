package dev.assay.machine.flow;

import static dev.assay.machine.classfile.Bytecodes.*;

import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.classfile.Descriptors;

/**
 * Checks the operands of every instruction (JVMS 4.9.1), also of those that no path leads to: each
 * names a constant of the right kind, and descriptors are descriptors. Whoever decodes the code
 * afterwards can read the constants without further checks.
 */
final class StaticConstraints {
  private final String method;
  private final ConstantPool pool;
  private final Instructions in;

  /** The instruction that is being looked at. */
  private int bci;

  private StaticConstraints(String method, ConstantPool pool, Instructions in) {
    this.method = method;
    this.pool = pool;
    this.in = in;
  }

  static void check(String method, ConstantPool pool, Instructions in) {
    StaticConstraints constraints = new StaticConstraints(method, pool, in);
    try {
      for (int bci = 0; bci < in.end(); bci += in.length(bci)) {
        constraints.bci = bci;
        constraints.checkInstruction(in.opcode(bci));
      }
    } catch (ClassFormatException e) {
      throw constraints.fail(String.valueOf(e.getMessage()));
    }
  }

  private void checkInstruction(int opcode) {
    switch (opcode) {
      case LDC -> checkConstant(in.u1(bci + 1), false);
      case LDC_W -> checkConstant(in.u2(bci + 1), false);
      case LDC2_W -> checkConstant(in.u2(bci + 1), true);
      case GETSTATIC, PUTSTATIC, GETFIELD, PUTFIELD -> checkField(in.u2(bci + 1));
      case INVOKEVIRTUAL, INVOKESPECIAL, INVOKESTATIC, INVOKEINTERFACE, INVOKEDYNAMIC ->
          checkCall(opcode, in.u2(bci + 1));
      case NEW -> {
        if (className(in.u2(bci + 1)).startsWith("[")) {
          throw fail("new creates an array");
        }
      }
      case ANEWARRAY, CHECKCAST, INSTANCEOF -> className(in.u2(bci + 1));
      case NEWARRAY -> {
        int elementType = in.u1(bci + 1);
        if (elementType < 4 || elementType > 11) {
          throw fail("bad array type " + elementType);
        }
      }
      case MULTIANEWARRAY -> {
        String type = className(in.u2(bci + 1));
        int dimensions = in.u1(bci + 3);
        if (dimensions == 0 || !type.startsWith("[".repeat(dimensions))) {
          throw fail("multianewarray with " + dimensions + " dimensions of " + type);
        }
      }
      default -> {}
    }
  }

  private void checkConstant(int index, boolean wide) {
    boolean fits =
        switch (tag(index)) {
          case ConstantPool.LONG, ConstantPool.DOUBLE -> wide;
          case ConstantPool.INTEGER,
              ConstantPool.FLOAT,
              ConstantPool.STRING,
              ConstantPool.CLASS,
              ConstantPool.METHOD_HANDLE,
              ConstantPool.METHOD_TYPE ->
              !wide;
          case ConstantPool.DYNAMIC -> {
            String descriptor = pool.memberDescriptor(index);
            Descriptors.checkField(descriptor);
            yield wide == (Descriptors.slots(descriptor) == 2);
          }
          default -> false;
        };
    if (!fits) {
      throw badConstant(index);
    }
  }

  private void checkField(int index) {
    expectTag(index, ConstantPool.FIELD);
    pool.memberOwner(index);
    pool.memberName(index);
    Descriptors.checkField(pool.memberDescriptor(index));
  }

  private void checkCall(int opcode, int index) {
    int tag = tag(index);
    boolean fits =
        switch (opcode) {
          case INVOKEVIRTUAL -> tag == ConstantPool.METHOD;
          case INVOKEINTERFACE -> tag == ConstantPool.INTERFACE_METHOD;
          case INVOKEDYNAMIC -> tag == ConstantPool.INVOKE_DYNAMIC;
          default -> tag == ConstantPool.METHOD || tag == ConstantPool.INTERFACE_METHOD;
        };
    if (!fits) {
      throw badConstant(index);
    }
    String descriptor = pool.memberDescriptor(index);
    Descriptors.checkMethod(descriptor);
    checkName(opcode, pool.memberName(index), descriptor);
    if (opcode == INVOKEDYNAMIC) {
      if (in.u2(bci + 3) != 0) {
        throw fail("invokedynamic with operands that are not zero");
      }
      return;
    }
    pool.memberOwner(index);
    if (opcode == INVOKEINTERFACE
        && (in.u1(bci + 3) != Descriptors.argumentSlots(descriptor) + 1 || in.u1(bci + 4) != 0)) {
      throw fail("invokeinterface with a wrong argument count");
    }
  }

  /**
   * Only constructors have names in angle brackets that may be called, and by invokespecial only.
   */
  private void checkName(int opcode, String name, String descriptor) {
    if (name.startsWith("<")) {
      boolean constructor =
          opcode == INVOKESPECIAL && name.equals("<init>") && descriptor.endsWith(")V");
      if (!constructor) {
        throw fail("call of " + name);
      }
    }
  }

  private String className(int index) {
    expectTag(index, ConstantPool.CLASS);
    return pool.className(index);
  }

  private int tag(int index) {
    return index < pool.size() ? pool.tag(index) : 0;
  }

  private void expectTag(int index, int expected) {
    if (tag(index) != expected) {
      throw badConstant(index);
    }
  }

  private VerifyException badConstant(int index) {
    return fail("bad constant pool index " + index + " with tag " + tag(index));
  }

  private VerifyException fail(String what) {
    return new VerifyException(method, bci, what);
  }
}
