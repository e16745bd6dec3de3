package dev.assay.machine.flow;

import static org.objectweb.asm.Opcodes.*;

import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Methods that meet null in ways javac would not write down. */
final class HandWrittenNulls {
  static final String CLASS_NAME = "HandWritten";
  private static final String BOOTSTRAP =
      "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)"
          + "Ljava/lang/Object;";

  private static final String LINK =
      "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)"
          + "Ljava/lang/invoke/CallSite;";

  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);

  private HandWrittenNulls() {}

  static byte[] generate() {
    HandWrittenNulls it = new HandWrittenNulls();
    it.writer.visit(V11, ACC_PUBLIC, CLASS_NAME, null, "java/lang/Object", null);
    it.writer.visitField(ACC_STATIC, "s", "Ljava/lang/String;", null, null);
    it.writer.visitField(ACC_STATIC, "i", "I", null, null);
    it.method(
        "makeNull",
        BOOTSTRAP,
        m -> {
          m.visitInsn(ACONST_NULL);
          m.visitInsn(ARETURN);
        });
    it.method(
        "linkToNull",
        LINK,
        m -> {
          m.visitTypeInsn(NEW, "java/lang/invoke/ConstantCallSite");
          m.visitInsn(DUP);
          m.visitLdcInsn(Type.getType(String.class));
          m.visitInsn(ACONST_NULL);
          m.visitMethodInsn(
              INVOKESTATIC,
              "java/lang/invoke/MethodHandles",
              "constant",
              "(Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/invoke/MethodHandle;",
              false);
          m.visitMethodInsn(
              INVOKESPECIAL,
              "java/lang/invoke/ConstantCallSite",
              "<init>",
              "(Ljava/lang/invoke/MethodHandle;)V",
              false);
          m.visitInsn(ARETURN);
        });
    it.methods();
    it.writer.visitEnd();
    return it.writer.toByteArray();
  }

  private void methods() {
    shape(
        "Pop",
        m -> {
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitInsn(ICONST_5);
          m.visitInsn(POP);
          length(m);
        });
    shape(
        "Dup",
        m -> {
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitInsn(DUP);
          length(m);
          m.visitInsn(POP2);
        });
    shape(
        "Swap",
        m -> {
          m.visitInsn(ICONST_5);
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitInsn(SWAP);
          m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "charAt", "(I)C", false);
          m.visitInsn(POP);
        });
    shape(
        "DupX1",
        m -> {
          m.visitInsn(ICONST_5);
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitInsn(DUP_X1);
          m.visitInsn(POP2);
          length(m);
        });
    shape(
        "DupX2",
        m -> {
          m.visitInsn(LCONST_1);
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitInsn(DUP_X2);
          m.visitInsn(POP);
          m.visitInsn(POP2);
          length(m);
        });
    shape(
        "Dup2X1",
        m -> {
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitInsn(LCONST_1);
          m.visitInsn(DUP2_X1);
          m.visitInsn(POP2);
          length(m);
          m.visitInsn(POP);
          m.visitInsn(POP2);
        });
    shape(
        "Dup2X2",
        m -> {
          m.visitInsn(DCONST_1);
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitInsn(ICONST_3);
          m.visitInsn(DUP2_X2);
          m.visitInsn(POP2);
          m.visitInsn(POP2);
          m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "charAt", "(I)C", false);
          m.visitInsn(POP);
        });
    shape(
        "SameSourceOnTwoPaths",
        m -> {
          Label join = new Label();
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "i", "I");
          m.visitJumpInsn(IFEQ, join);
          m.visitInsn(NOP);
          m.visitLabel(join);
          length(m);
          m.visitInsn(POP);
        });
    shape(
        "CastOnOnePath",
        m -> {
          Label join = new Label();
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "i", "I");
          m.visitJumpInsn(IFEQ, join);
          m.visitTypeInsn(CHECKCAST, "java/lang/String");
          m.visitLabel(join);
          length(m);
          m.visitInsn(POP);
        });
    shape(
        "StackOverLoop",
        m -> {
          Label head = new Label();
          Label exit = new Label();
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitLabel(head);
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "i", "I");
          m.visitJumpInsn(IFEQ, exit);
          m.visitInsn(POP);
          m.visitInsn(ACONST_NULL);
          m.visitTypeInsn(CHECKCAST, "java/lang/String");
          m.visitJumpInsn(GOTO, head);
          m.visitLabel(exit);
          length(m);
          m.visitInsn(POP);
        });
    shape(
        "CodeInReverseOrder",
        m -> {
          Label last = new Label();
          Label first = new Label();
          m.visitInsn(ACONST_NULL);
          m.visitVarInsn(ASTORE, 3);
          m.visitJumpInsn(GOTO, first);
          m.visitLabel(last);
          length(m);
          m.visitInsn(POP);
          m.visitInsn(RETURN);
          m.visitLabel(first);
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitJumpInsn(GOTO, last);
        });
    shape(
        "LoopInReverseOrder",
        m -> {
          Label body = new Label();
          Label test = new Label();
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitJumpInsn(GOTO, test);
          m.visitLabel(body);
          length(m);
          m.visitInsn(POP);
          m.visitInsn(ACONST_NULL);
          m.visitTypeInsn(CHECKCAST, "java/lang/String");
          m.visitLabel(test);
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "i", "I");
          m.visitJumpInsn(IFEQ, body);
          m.visitInsn(POP);
        });
    shape(
        "CallSite",
        m -> {
          m.visitInvokeDynamicInsn(
              "none",
              "()Ljava/lang/String;",
              new Handle(H_INVOKESTATIC, CLASS_NAME, "linkToNull", LINK, false));
          length(m);
          m.visitInsn(POP);
        });
    shape(
        "DynamicConstant",
        m -> {
          m.visitLdcInsn(
              new ConstantDynamic(
                  "none",
                  "Ljava/lang/String;",
                  new Handle(H_INVOKESTATIC, CLASS_NAME, "makeNull", BOOTSTRAP, false)));
          length(m);
          m.visitInsn(POP);
        });
    shape(
        "ThrowInHandler",
        m -> {
          Label start = new Label();
          Label end = new Label();
          Label handler = new Label();
          m.visitTryCatchBlock(start, end, handler, "java/lang/ArithmeticException");
          m.visitLabel(start);
          m.visitInsn(ICONST_1);
          m.visitInsn(ICONST_0);
          m.visitInsn(IDIV);
          m.visitInsn(POP);
          m.visitLabel(end);
          m.visitInsn(RETURN);
          m.visitLabel(handler);
          m.visitMethodInsn(
              INVOKEVIRTUAL, "java/lang/Throwable", "getCause", "()Ljava/lang/Throwable;", false);
          m.visitMethodInsn(
              INVOKEVIRTUAL, "java/lang/Throwable", "getCause", "()Ljava/lang/Throwable;", false);
          m.visitInsn(POP);
        });
    shape(
        "ReadOfWideLocal",
        m -> {
          m.visitInsn(ACONST_NULL);
          m.visitVarInsn(ASTORE, 300);
          m.visitVarInsn(ALOAD, 300);
          m.visitInsn(ARRAYLENGTH);
          m.visitInsn(POP);
        });
    shape(
        "MonitorExit",
        m -> {
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitInsn(MONITOREXIT);
        });
    shape(
        "ArithmeticIndex",
        m -> {
          m.visitInsn(ICONST_2);
          m.visitTypeInsn(ANEWARRAY, "java/lang/String");
          m.visitInsn(ICONST_M1);
          m.visitInsn(INEG);
          m.visitInsn(I2S);
          m.visitInsn(AALOAD);
          length(m);
          m.visitInsn(POP);
        });
    shape(
        "CloneOfArrayOfArrays",
        m -> {
          m.visitInsn(ICONST_2);
          m.visitTypeInsn(ANEWARRAY, "[Ljava/lang/Object;");
          m.visitInsn(ICONST_1);
          m.visitInsn(AALOAD);
          m.visitMethodInsn(
              INVOKEVIRTUAL, "[Ljava/lang/Object;", "clone", "()Ljava/lang/Object;", false);
          m.visitInsn(POP);
        });
    shape(
        "JumpBetween",
        m -> {
          Label over = new Label();
          m.visitFieldInsn(GETSTATIC, CLASS_NAME, "s", "Ljava/lang/String;");
          m.visitJumpInsn(GOTO, over);
          m.visitLabel(over);
          length(m);
          m.visitInsn(POP);
        });
  }

  private static void length(MethodVisitor m) {
    m.visitMethodInsn(INVOKEVIRTUAL, "java/lang/String", "length", "()I", false);
  }

  private void shape(String name, Consumer<MethodVisitor> body) {
    method(
        "shape" + name,
        "()V",
        m -> {
          body.accept(m);
          m.visitInsn(RETURN);
        });
  }

  private void method(String name, String descriptor, Consumer<MethodVisitor> body) {
    MethodVisitor m = writer.visitMethod(ACC_PUBLIC | ACC_STATIC, name, descriptor, null, null);
    m.visitCode();
    body.accept(m);
    m.visitMaxs(0, 0);
    m.visitEnd();
  }
}
