package dev.assay.machine.invoke;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Origin;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Links call sites of ObjectMethods: equals, hashCode and toString of records. */
final class RecordClasses implements Opcodes {
  private final Generated generated;

  RecordClasses(Generated generated) {
    this.generated = generated;
  }

  /** A component as the static arguments describe it. */
  private record Component(String name, String owner, String field, Type type) {}

  Method link(
      Origin origin, Klass caller, String methodName, String siteDescriptor, int[] arguments) {
    ConstantPool pool = caller.file.pool();
    String record = pool.className(arguments[0]);
    String names = pool.string(arguments[1]);
    String[] split = names.isEmpty() ? new String[0] : names.split(";");
    Component[] components = new Component[split.length];
    for (int i = 0; i < split.length; i++) {
      int ref = pool.handleReference(arguments[2 + i]);
      components[i] =
          new Component(
              split[i],
              pool.memberOwner(ref),
              pool.memberName(ref),
              Type.getType(pool.memberDescriptor(ref)));
    }
    ClassWriter w = Generated.writer(caller.file.name() + "$$Record");
    MethodVisitor m = Generated.method(w, ACC_STATIC, methodName, siteDescriptor);
    switch (methodName) {
      case "hashCode" -> hashCode(m, components);
      case "equals" -> equals(m, record, components);
      default -> toString(m, simpleName(caller.file, record), components);
    }
    Generated.end(m);
    return generated.define(caller, w, origin).declaredByName(methodName);
  }

  private static String simpleName(ClassFile file, String record) {
    for (ClassFile.InnerClass i : file.innerClasses()) {
      if (i.inner().equals(record) && i.name() != null) {
        return i.name();
      }
    }
    return record.substring(record.lastIndexOf('/') + 1);
  }

  private static void get(MethodVisitor m, int slot, Component c) {
    m.visitVarInsn(ALOAD, slot);
    m.visitFieldInsn(GETFIELD, c.owner(), c.field(), c.type().getDescriptor());
  }

  private static void hashCode(MethodVisitor m, Component[] components) {
    m.visitInsn(ICONST_0);
    for (Component c : components) {
      m.visitIntInsn(BIPUSH, 31);
      m.visitInsn(IMUL);
      get(m, 0, c);
      if (Convert.isPrimitive(c.type())) {
        m.visitMethodInsn(
            INVOKESTATIC, Convert.wrapperOf(c.type()), "hashCode", "(" + c.type() + ")I", false);
      } else {
        m.visitMethodInsn(
            INVOKESTATIC, "java/util/Objects", "hashCode", "(Ljava/lang/Object;)I", false);
      }
      m.visitInsn(IADD);
    }
    m.visitInsn(IRETURN);
  }

  private static void equals(MethodVisitor m, String record, Component[] components) {
    Label different = new Label();
    Label same = new Label();
    m.visitVarInsn(ALOAD, 0);
    m.visitVarInsn(ALOAD, 1);
    m.visitJumpInsn(IF_ACMPEQ, same);
    m.visitVarInsn(ALOAD, 1);
    m.visitTypeInsn(INSTANCEOF, record);
    m.visitJumpInsn(IFEQ, different);
    m.visitVarInsn(ALOAD, 1);
    m.visitTypeInsn(CHECKCAST, record);
    m.visitVarInsn(ASTORE, 1);
    for (Component c : components) {
      get(m, 0, c);
      get(m, 1, c);
      switch (c.type().getSort()) {
        case Type.FLOAT, Type.DOUBLE, Type.LONG -> {
          m.visitMethodInsn(
              INVOKESTATIC,
              Convert.wrapperOf(c.type()),
              "compare",
              "(" + c.type() + c.type() + ")I",
              false);
          m.visitJumpInsn(IFNE, different);
        }
        case Type.OBJECT, Type.ARRAY -> {
          m.visitMethodInsn(
              INVOKESTATIC,
              "java/util/Objects",
              "equals",
              "(Ljava/lang/Object;Ljava/lang/Object;)Z",
              false);
          m.visitJumpInsn(IFEQ, different);
        }
        default -> m.visitJumpInsn(IF_ICMPNE, different);
      }
    }
    m.visitLabel(same);
    m.visitInsn(ICONST_1);
    m.visitInsn(IRETURN);
    m.visitLabel(different);
    m.visitInsn(ICONST_0);
    m.visitInsn(IRETURN);
  }

  private static void toString(MethodVisitor m, String name, Component[] components) {
    String builder = "java/lang/StringBuilder";
    m.visitTypeInsn(NEW, builder);
    m.visitInsn(DUP);
    m.visitMethodInsn(INVOKESPECIAL, builder, "<init>", "()V", false);
    String separator = name + "[";
    for (Component c : components) {
      appendLiteral(m, builder, separator + c.name() + "=");
      separator = ", ";
      get(m, 0, c);
      String type =
          switch (c.type().getSort()) {
            case Type.BYTE, Type.SHORT -> "I";
            case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
            default -> c.type().getDescriptor();
          };
      m.visitMethodInsn(
          INVOKESTATIC, "java/lang/String", "valueOf", "(" + type + ")Ljava/lang/String;", false);
      append(m, builder);
    }
    appendLiteral(m, builder, components.length == 0 ? name + "[]" : "]");
    m.visitMethodInsn(INVOKEVIRTUAL, builder, "toString", "()Ljava/lang/String;", false);
    m.visitInsn(ARETURN);
  }

  private static void appendLiteral(MethodVisitor m, String builder, String text) {
    m.visitLdcInsn(text);
    append(m, builder);
  }

  private static void append(MethodVisitor m, String builder) {
    m.visitMethodInsn(
        INVOKEVIRTUAL, builder, "append", "(Ljava/lang/String;)L" + builder + ";", false);
  }
}
