package dev.assay.machine.classfile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.flow.MethodFlow;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

@NullUnmarked
class SubroutineInlinerTest {
  @Test
  void leavesNoSubroutineInAnOldClass() throws Throwable {
    byte[] original = withSubroutine(Opcodes.V1_4);
    ClassFile file = ClassFile.parse(original, 61);
    assertThat(file.bytes()).isNotEqualTo(original);
    for (MethodInfo method : file.methods()) {
      CodeAttribute code = method.code();
      for (int bci = 0; bci < code.length(); bci += Bytecodes.lengthAt(code, bci)) {
        assertThat(Bytecodes.opcode(code, bci))
            .isNotIn(Bytecodes.JSR, Bytecodes.RET, Bytecodes.JSR_W);
      }
      MethodFlow.analyze(file, method);
    }
    for (byte[] bytes : new byte[][] {original, file.bytes()}) {
      assertThat(run(bytes)).isEqualTo(111);
    }
  }

  @Test
  void keepsAnOldClassWithoutSubroutinesAsItIs() {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V1_4, Opcodes.ACC_PUBLIC, "Old", null, "java/lang/Object", null);
    writer.visitEnd();
    byte[] original = writer.toByteArray();
    assertThat(ClassFile.parse(original, 61).bytes()).isSameAs(original);
  }

  private static int run(byte[] bytes) throws Throwable {
    ClassLoader loader =
        new ClassLoader(null) {
          @Override
          protected Class<?> findClass(String name) {
            return defineClass(name, bytes, 0, bytes.length);
          }
        };
    return (int)
        MethodHandles.publicLookup()
            .findStatic(loader.loadClass("Old"), "f", MethodType.methodType(int.class))
            .invoke();
  }

  /** A subroutine that is called twice and calls another one. */
  private static byte[] withSubroutine(int version) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(version, Opcodes.ACC_PUBLIC, "Old", null, "java/lang/Object", null);
    MethodVisitor m =
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "f", "()I", null, null);
    Label outer = new Label();
    Label inner = new Label();
    m.visitCode();
    m.visitInsn(Opcodes.ICONST_1);
    m.visitVarInsn(Opcodes.ISTORE, 0);
    m.visitJumpInsn(Opcodes.JSR, outer);
    m.visitJumpInsn(Opcodes.JSR, outer);
    m.visitVarInsn(Opcodes.ILOAD, 0);
    m.visitInsn(Opcodes.IRETURN);
    m.visitLabel(outer);
    m.visitVarInsn(Opcodes.ASTORE, 300);
    m.visitIincInsn(0, 40);
    m.visitJumpInsn(Opcodes.JSR, inner);
    m.visitIincInsn(0, 10);
    m.visitVarInsn(Opcodes.RET, 300);
    m.visitLabel(inner);
    m.visitVarInsn(Opcodes.ASTORE, 2);
    m.visitIincInsn(0, 5);
    m.visitVarInsn(Opcodes.RET, 2);
    m.visitMaxs(1, 301);
    m.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}
