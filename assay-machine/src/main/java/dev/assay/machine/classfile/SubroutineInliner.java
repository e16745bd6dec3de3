package dev.assay.machine.classfile;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;

/**
 * Rewrites classes of Java 6 and older so that they contain no subroutines: each {@code jsr} gets a
 * copy of the code it would call.
 */
final class SubroutineInliner {
  private static final int LAST_MAJOR_WITH_SUBROUTINES = 50;

  private SubroutineInliner() {}

  /** Whether some method of the class really contains a subroutine. */
  static boolean isNeeded(ClassFile file) {
    if (file.majorVersion() > LAST_MAJOR_WITH_SUBROUTINES) {
      return false;
    }
    for (MethodInfo method : file.methods()) {
      CodeAttribute code = method.code();
      if (code != null && hasSubroutine(code)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasSubroutine(CodeAttribute code) {
    int bci = 0;
    while (bci >= 0 && bci < code.length()) {
      int opcode = Bytecodes.opcode(code, bci);
      if (opcode == Bytecodes.JSR || opcode == Bytecodes.JSR_W || opcode == Bytecodes.RET) {
        return true;
      }
      if (opcode == Bytecodes.WIDE && Bytecodes.wideOpcode(code, bci) == Bytecodes.RET) {
        return true;
      }
      int length = Bytecodes.lengthAt(code, bci);
      if (length <= 0) {
        return false;
      }
      bci += length;
    }
    return false;
  }

  /** Inlines the subroutines of a class file. */
  static byte[] inline(byte[] bytes) {
    try {
      ClassReader reader = new ClassReader(bytes);
      ClassWriter writer = new ClassWriter(reader, 0);
      reader.accept(new Inliner(writer), ClassReader.SKIP_FRAMES);
      return writer.toByteArray();
    } catch (RuntimeException | StackOverflowError e) {
      throw new ClassFormatException("Subroutines cannot be inlined: " + e, e);
    }
  }

  private static final class Inliner extends ClassVisitor {
    Inliner(ClassWriter writer) {
      super(Opcodes.ASM9, writer);
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new JSRInlinerAdapter(next, access, name, descriptor, signature, exceptions);
    }
  }
}
