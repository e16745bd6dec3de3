package dev.assay.machine.flow;

import static dev.assay.machine.classfile.Bytecodes.*;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.CodeAttribute.LocalVariable;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.classfile.MethodInfo;
import org.jspecify.annotations.Nullable;

/**
 * The text of a NullPointerException that the machine itself throws, word for word what HotSpot
 * says (JEP 358): what could not be done, and which expression was null. The expression is read
 * backwards from the instructions that computed it.
 */
public final class NullPointerMessages {
  /** How many nested expressions are described. */
  private static final int MAX_DETAIL = 5;

  private static final int ACC_STATIC = 0x0008;
  private static final String[] ARRAY_KINDS = {
    "int", "long", "float", "double", "object", "byte/boolean", "char", "short"
  };

  private final ConstantPool pool;
  private final MethodInfo method;
  private final CodeAttribute code;
  private final Instructions in;
  private final OperandSources sources;
  private final StringBuilder out = new StringBuilder();

  private NullPointerMessages(ClassFile file, MethodInfo method, CodeAttribute code, int bci) {
    pool = file.pool();
    this.method = method;
    this.code = code;
    in = new Instructions(code);
    sources = new OperandSources(pool, code, bci);
  }

  /**
   * Describes why the instruction at {@code bci} found null.
   *
   * @return the message, or null if HotSpot has none for such an instruction
   */
  public static @Nullable String describe(ClassFile file, MethodInfo method, int bci) {
    CodeAttribute code = method.code();
    if (code == null || bci < 0 || bci >= code.length()) {
      return null;
    }
    try {
      return new NullPointerMessages(file, method, code, bci).describe(bci);
    } catch (ClassFormatException | VerifyException | IndexOutOfBoundsException e) {
      // Code that was never verified; a missing explanation is not worth an error of its own.
      return null;
    }
  }

  private @Nullable String describe(int bci) {
    if (!sources.isKnown(bci)) {
      return null;
    }
    int nullSlot = printFailedAction(bci);
    if (nullSlot < 0) {
      return null;
    }
    printCause(bci, nullSlot);
    return out.toString();
  }

  /**
   * Says what was null if that is known. Where the null came from an instruction that cannot be
   * described, such as invokedynamic, HotSpot begins the sentence and does not end it.
   */
  private void printCause(int bci, int nullSlot) {
    int source = sources.source(bci, nullSlot);
    if (source == OperandSources.UNKNOWN) {
      return;
    }
    out.append(isCall(source) ? " because the return value of \"" : " because \"");
    if (printValue(bci, nullSlot, MAX_DETAIL)) {
      out.append("\" is null");
    }
  }

  /** Says what could not be done, and returns how far below the top of the stack the null was. */
  private int printFailedAction(int bci) {
    int opcode = in.opcode(bci);
    if (opcode >= IALOAD && opcode <= SALOAD) {
      out.append("Cannot load from ").append(ARRAY_KINDS[opcode - IALOAD]).append(" array");
      return 1;
    }
    if (opcode >= IASTORE && opcode <= SASTORE) {
      out.append("Cannot store to ").append(ARRAY_KINDS[opcode - IASTORE]).append(" array");
      return opcode == LASTORE || opcode == DASTORE ? 3 : 2;
    }
    switch (opcode) {
      case ARRAYLENGTH -> out.append("Cannot read the array length");
      case ATHROW -> out.append("Cannot throw exception");
      case MONITORENTER -> out.append("Cannot enter synchronized block");
      case MONITOREXIT -> out.append("Cannot exit synchronized block");
      case GETFIELD ->
          out.append("Cannot read field \"").append(pool.memberName(in.u2(bci + 1))).append('"');
      case PUTFIELD -> {
        int index = in.u2(bci + 1);
        out.append("Cannot assign field \"").append(pool.memberName(index)).append('"');
        return Descriptors.slots(pool.memberDescriptor(index));
      }
      case INVOKEVIRTUAL, INVOKESPECIAL, INVOKEINTERFACE -> {
        int index = in.u2(bci + 1);
        if (pool.memberName(index).equals("<init>")) {
          return -1;
        }
        out.append("Cannot invoke \"");
        printMethod(index);
        out.append('"');
        return Descriptors.argumentSlots(pool.memberDescriptor(index));
      }
      default -> {
        return -1;
      }
    }
    return 0;
  }

  private boolean isCall(int bci) {
    int opcode = in.opcode(bci);
    return opcode >= INVOKEVIRTUAL && opcode <= INVOKEINTERFACE;
  }

  /**
   * Prints the expression whose value is {@code slot} slots below the top, if it is one we know.
   */
  private boolean printValue(int bci, int slot, int detail) {
    int source = sources.source(bci, slot);
    if (detail <= 0 || source == OperandSources.UNKNOWN) {
      return false;
    }
    int opcode = in.plainOpcode(source);
    switch (opcode) {
      case ILOAD, ALOAD -> printLocal(source, in.local(source));
      case ICONST_M1, ICONST_0, ICONST_1, ICONST_2, ICONST_3, ICONST_4, ICONST_5 ->
          out.append(opcode - ICONST_0);
      case BIPUSH -> out.append((byte) in.u1(source + 1));
      case SIPUSH -> out.append((short) in.u2(source + 1));
      case ACONST_NULL -> out.append("null");
      case GETSTATIC -> {
        int index = in.u2(source + 1);
        printClass(pool.memberOwner(index));
        out.append('.').append(pool.memberName(index));
      }
      case GETFIELD -> {
        if (printValue(source, 0, detail - 1)) {
          out.append('.');
        }
        out.append(pool.memberName(in.u2(source + 1)));
      }
      case IALOAD, AALOAD -> {
        if (!printValue(source, 1, detail - 1)) {
          out.append("<array>");
        }
        out.append('[');
        if (!printValue(source, 0, detail)) {
          out.append("...");
        }
        out.append(']');
      }
      case INVOKEVIRTUAL, INVOKESPECIAL, INVOKESTATIC, INVOKEINTERFACE ->
          printMethod(in.u2(source + 1));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void printLocal(int bci, int slot) {
    for (LocalVariable variable : code.localVariables()) {
      if (variable.slot() == slot
          && bci >= variable.start()
          && bci < variable.start() + variable.length()) {
        out.append(variable.name());
        return;
      }
    }
    boolean isStatic = (method.flags() & ACC_STATIC) != 0;
    boolean written = sources.isWritten(bci, slot);
    if (!isStatic && slot == 0 && !written) {
      out.append("this");
      return;
    }
    int parameter = written ? 0 : parameterAt(slot, isStatic);
    if (parameter > 0) {
      out.append("<parameter").append(parameter).append('>');
    } else {
      out.append("<local").append(slot).append('>');
    }
  }

  /** The number of the parameter in this slot, counted from 1 without {@code this}, or 0. */
  private int parameterAt(int slot, boolean isStatic) {
    int at = isStatic ? 0 : 1;
    String[] types = Descriptors.parameterTypes(method.descriptor());
    for (int i = 0; i < types.length; i++) {
      int next = at + Descriptors.slots(types[i]);
      if (slot >= at && slot < next) {
        return i + 1;
      }
      at = next;
    }
    return 0;
  }

  private void printMethod(int index) {
    printClass(pool.memberOwner(index));
    out.append('.').append(pool.memberName(index)).append('(');
    String separator = "";
    for (String type : Descriptors.parameterTypes(pool.memberDescriptor(index))) {
      out.append(separator);
      printParameterType(type);
      separator = ", ";
    }
    out.append(')');
  }

  private void printClass(String internalName) {
    switch (internalName) {
      case "java/lang/Object" -> out.append("Object");
      case "java/lang/String" -> out.append("String");
      default -> out.append(internalName.replace('/', '.'));
    }
  }

  /** HotSpot shortens every parameter type that merely begins with one of the two famous names. */
  private void printParameterType(String descriptor) {
    int dimensions = descriptor.lastIndexOf('[') + 1;
    String name =
        switch (descriptor.charAt(dimensions)) {
          case 'Z' -> "boolean";
          case 'B' -> "byte";
          case 'C' -> "char";
          case 'S' -> "short";
          case 'I' -> "int";
          case 'J' -> "long";
          case 'F' -> "float";
          case 'D' -> "double";
          default ->
              descriptor.substring(dimensions + 1, descriptor.length() - 1).replace('/', '.');
        };
    boolean shortened = name.startsWith("java.lang.Object") || name.startsWith("java.lang.String");
    out.append(shortened ? name.substring("java.lang.".length()) : name);
    out.append("[]".repeat(dimensions));
  }
}
