package dev.assay.machine.flow;

import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Gives each instruction of a class a source line of its own, so that the stack trace of an
 * exception tells the instruction that threw it.
 */
final class InstructionLines {
  private InstructionLines() {}

  static byte[] number(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, 0);
    ClassVisitor visitor =
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
            return new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions) {
              @Override
              public void visitEnd() {
                number(this);
                accept(next);
              }
            };
          }
        };
    reader.accept(visitor, 0);
    return writer.toByteArray();
  }

  private static void number(MethodNode method) {
    int line = 1;
    for (AbstractInsnNode node : method.instructions.toArray()) {
      if (node instanceof LineNumberNode) {
        method.instructions.remove(node);
      } else if (node.getOpcode() >= 0) {
        LabelNode label = new LabelNode();
        method.instructions.insertBefore(node, label);
        method.instructions.insertBefore(node, new LineNumberNode(line++, label));
      }
    }
  }

  /** The instruction that {@link #number} gave this line. */
  static int bciOf(CodeAttribute code, int line) {
    int bci = 0;
    while (code.lineAt(bci) != line) {
      bci += Bytecodes.lengthAt(code, bci);
    }
    return bci;
  }
}
