package dev.assay.machine.invoke;

import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Origin;
import dev.assay.machine.types.Universe;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Links call sites of StringConcatFactory: a static method of the same shape that turns its
 * arguments into strings from left to right and joins them. Sites of the same shape share it.
 */
final class ConcatClasses implements Opcodes {
  private static final String BUILDER = "java/lang/StringBuilder";

  private final Generated generated;
  private final Universe universe;

  private record Shape(String descriptor, List<String> pieces) {}

  ConcatClasses(Generated generated, Universe universe) {
    this.generated = generated;
    this.universe = universe;
  }

  /**
   * The method for the pieces of a string: a text, or null for the next argument.
   *
   * @param siteDescriptor the call site's type
   */
  Method link(String siteDescriptor, List<String> pieces) {
    Type[] types = Type.getArgumentTypes(siteDescriptor);
    for (int i = 0; i < types.length; i++) {
      if (!Convert.isPrimitive(types[i])) {
        types[i] = Type.getObjectType("java/lang/Object");
      }
    }
    String descriptor = Type.getMethodDescriptor(Type.getType(String.class), types);
    return universe.shared(new Shape(descriptor, pieces), () -> write(descriptor, types, pieces));
  }

  private Method write(String descriptor, Type[] types, List<String> pieces) {
    Klass host = universe.require("java/lang/StringConcatHelper");
    String name = "java/lang/StringConcat$$";
    ClassWriter w = Generated.writer(name);
    MethodVisitor m = Generated.method(w, ACC_STATIC, "concat", descriptor);
    // First every argument becomes a string (or stays a primitive that cannot fail) …
    int[] slots = new int[types.length];
    int slot = 0;
    for (int i = 0; i < types.length; i++) {
      slots[i] = slot;
      if (!Convert.isPrimitive(types[i])) {
        m.visitVarInsn(ALOAD, slot);
        m.visitMethodInsn(
            INVOKESTATIC,
            "java/lang/StringConcatHelper",
            "stringOf",
            "(Ljava/lang/Object;)Ljava/lang/String;",
            false);
        m.visitVarInsn(ASTORE, slot);
      }
      slot += types[i].getSize();
    }
    // … then they are joined.
    m.visitTypeInsn(NEW, BUILDER);
    m.visitInsn(DUP);
    m.visitMethodInsn(INVOKESPECIAL, BUILDER, "<init>", "()V", false);
    int next = 0;
    for (String piece : pieces) {
      if (piece != null) {
        m.visitLdcInsn(piece);
        append(m, "Ljava/lang/String;");
        continue;
      }
      Type t = types[next];
      m.visitVarInsn(t.getOpcode(ILOAD), slots[next++]);
      String parameter =
          switch (t.getSort()) {
            case Type.BYTE, Type.SHORT -> "I";
            case Type.OBJECT -> "Ljava/lang/String;";
            default -> t.getDescriptor();
          };
      append(m, parameter);
    }
    m.visitMethodInsn(INVOKEVIRTUAL, BUILDER, "toString", "()Ljava/lang/String;", false);
    m.visitInsn(ARETURN);
    Generated.end(m);
    return generated
        .define(host, w, Origin.concatenation(descriptor, pieces))
        .declaredByName("concat");
  }

  private static void append(MethodVisitor m, String parameter) {
    m.visitMethodInsn(
        INVOKEVIRTUAL, BUILDER, "append", "(" + parameter + ")L" + BUILDER + ";", false);
  }
}
