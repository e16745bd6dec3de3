package dev.assay.machine.invoke;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the conversions between parameter and result types that a lambda's method needs. */
final class Convert implements Opcodes {
  private static final Type OBJECT = Type.getObjectType("java/lang/Object");

  private Convert() {}

  /**
   * From a value of type {@code from} to one of type {@code to}: cast, box, unbox, widen as
   * LambdaMetafactory specifies. The value is known to be a {@code known}: the type that a generic
   * parameter has at the call site.
   */
  static void emit(MethodVisitor m, Type from, Type known, Type to) {
    if (to.getSort() == Type.VOID) {
      if (from.getSort() != Type.VOID) {
        m.visitInsn(from.getSize() == 2 ? POP2 : POP);
      }
    } else if (isPrimitive(from)) {
      // Boxed as the wrapper the target asks for, else as its own.
      Type wanted = isPrimitive(to) ? to : primitiveOf(to);
      Type as = wanted == null ? from : wanted;
      widen(m, from, as);
      if (!isPrimitive(to)) {
        box(m, as);
      }
    } else {
      Type source = isPrimitive(known) ? from : known;
      cast(m, from, source);
      if (isPrimitive(to)) {
        unbox(m, source, to);
      } else {
        cast(m, source, to);
      }
    }
  }

  /** An Object or another type above the wrappers must hold what {@code to} can be made from. */
  private static void unbox(MethodVisitor m, Type from, Type to) {
    Type own = primitiveOf(from);
    if (own != null) {
      call(m, wrapperOf(own), own);
      widen(m, own, to);
    } else {
      boolean isNumber = to.getSort() != Type.BOOLEAN && to.getSort() != Type.CHAR;
      String owner = isNumber ? "java/lang/Number" : wrapperOf(to);
      cast(m, from, Type.getObjectType(owner));
      call(m, owner, to);
    }
  }

  private static void call(MethodVisitor m, String wrapper, Type value) {
    m.visitMethodInsn(INVOKEVIRTUAL, wrapper, value.getClassName() + "Value", "()" + value, false);
  }

  private static void cast(MethodVisitor m, Type from, Type to) {
    if (!to.equals(OBJECT) && !to.equals(from)) {
      m.visitTypeInsn(CHECKCAST, to.getInternalName());
    }
  }

  static void box(MethodVisitor m, Type t) {
    String w = wrapperOf(t);
    m.visitMethodInsn(INVOKESTATIC, w, "valueOf", "(" + t + ")L" + w + ";", false);
  }

  static boolean isPrimitive(Type t) {
    return t.getSort() < Type.ARRAY;
  }

  private static void widen(MethodVisitor m, Type from, Type to) {
    int f = rank(from);
    int t = rank(to);
    if (f == t) {
      return;
    }
    int[][] ops = {{I2L, I2F, I2D}, {0, L2F, L2D}, {0, 0, F2D}};
    if (f < t) {
      m.visitInsn(ops[f][t - 1]);
    }
  }

  private static int rank(Type t) {
    return switch (t.getSort()) {
      case Type.LONG -> 1;
      case Type.FLOAT -> 2;
      case Type.DOUBLE -> 3;
      default -> 0;
    };
  }

  static String wrapperOf(Type t) {
    return switch (t.getSort()) {
      case Type.BOOLEAN -> "java/lang/Boolean";
      case Type.BYTE -> "java/lang/Byte";
      case Type.CHAR -> "java/lang/Character";
      case Type.SHORT -> "java/lang/Short";
      case Type.INT -> "java/lang/Integer";
      case Type.LONG -> "java/lang/Long";
      case Type.FLOAT -> "java/lang/Float";
      case Type.DOUBLE -> "java/lang/Double";
      default -> "java/lang/Void";
    };
  }

  /** The primitive type a wrapper class stands for, or null. */
  static Type primitiveOf(Type t) {
    if (t.getSort() != Type.OBJECT) {
      return null;
    }
    return switch (t.getInternalName()) {
      case "java/lang/Boolean" -> Type.BOOLEAN_TYPE;
      case "java/lang/Byte" -> Type.BYTE_TYPE;
      case "java/lang/Character" -> Type.CHAR_TYPE;
      case "java/lang/Short" -> Type.SHORT_TYPE;
      case "java/lang/Integer" -> Type.INT_TYPE;
      case "java/lang/Long" -> Type.LONG_TYPE;
      case "java/lang/Float" -> Type.FLOAT_TYPE;
      case "java/lang/Double" -> Type.DOUBLE_TYPE;
      default -> null;
    };
  }
}
