package dev.assay.machine.invoke;

import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Links call sites of StringConcatFactory: a static method of the same shape that turns its
 * arguments into strings from left to right and joins them. Sites of the same shape share it.
 */
final class ConcatClasses implements Opcodes {
  private static final char ARGUMENT = '\1';
  private static final char CONSTANT = '\2';
  private static final String BUILDER = "java/lang/StringBuilder";

  private final Generated generated;
  private final Universe universe;
  private final Map<String, Method> shapes = new ConcurrentHashMap<>();

  ConcatClasses(Generated generated, Universe universe) {
    this.generated = generated;
    this.universe = universe;
  }

  /** The method for a recipe in which every constant is already spelled out. */
  Method link(String siteDescriptor, String recipe) {
    Type[] types = Type.getArgumentTypes(siteDescriptor);
    for (int i = 0; i < types.length; i++) {
      if (!Convert.isPrimitive(types[i])) {
        types[i] = Type.getObjectType("java/lang/Object");
      }
    }
    String descriptor = Type.getMethodDescriptor(Type.getType(String.class), types);
    return shapes.computeIfAbsent(
        descriptor + recipe.length() + recipe, k -> write(descriptor, types, recipe));
  }

  private Method write(String descriptor, Type[] types, String recipe) {
    Klass host = universe.require("java/lang/StringConcatHelper");
    String name = "java/lang/StringConcat$$";
    ClassWriter w = Generated.writer(name);
    MethodVisitor m = Generated.method(w, ACC_STATIC, "concat", descriptor);
    int locals = 0;
    for (Type t : types) {
      locals += t.getSize();
    }
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
    StringBuilder literal = new StringBuilder();
    int next = 0;
    for (int i = 0; i < recipe.length(); i++) {
      char c = recipe.charAt(i);
      if (c != ARGUMENT) {
        literal.append(c == '\uFFFF' ? ARGUMENT : c == '\uFFFE' ? CONSTANT : c);
        continue;
      }
      flush(m, literal);
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
    flush(m, literal);
    m.visitMethodInsn(INVOKEVIRTUAL, BUILDER, "toString", "()Ljava/lang/String;", false);
    m.visitInsn(ARETURN);
    Generated.end(m);
    return generated.define(host, w).declaredByName("concat");
  }

  private static void flush(MethodVisitor m, StringBuilder literal) {
    if (literal.length() > 0) {
      m.visitLdcInsn(literal.toString());
      append(m, "Ljava/lang/String;");
      literal.setLength(0);
    }
  }

  private static void append(MethodVisitor m, String parameter) {
    m.visitMethodInsn(
        INVOKEVIRTUAL, BUILDER, "append", "(" + parameter + ")L" + BUILDER + ";", false);
  }
}
