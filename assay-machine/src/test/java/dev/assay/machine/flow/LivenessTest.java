package dev.assay.machine.flow;

import static org.assertj.core.api.Assertions.fail;

import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.Jdks;
import dev.assay.machine.classfile.MethodInfo;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Compares with the definition: a local is live before an instruction if some path from there reads
 * it before it writes it. The definition is followed literally, one search per instruction and
 * local.
 */
@NullUnmarked
class LivenessTest {
  private static final int LONGEST = 120;

  @Test
  void followsTheDefinitionInRandomMethods() {
    long seed = 7;
    Random random = new Random(seed);
    for (int i = 0; i < 400; i++) {
      byte[] bytes = randomClass(random);
      check(bytes, "seed " + seed + ", round " + i);
    }
  }

  @Test
  void followsTheDefinitionInShortMethodsOfJavaBase() {
    for (byte[] bytes : Jdks.sample(Jdks.running(), 400)) {
      check(bytes, "java.base");
    }
  }

  private static void check(byte[] bytes, String what) {
    ClassFile file = ClassFile.parse(bytes, Jdks.NEWEST_MAJOR);
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    for (int i = 0; i < node.methods.size(); i++) {
      MethodInfo method = file.methods()[i];
      if (method.code() != null && node.methods.get(i).instructions.size() <= LONGEST) {
        check(file, method, new Paths(node.methods.get(i)), what);
      }
    }
  }

  private static void check(ClassFile file, MethodInfo method, Paths paths, String what) {
    MethodFlow flow = MethodFlow.analyze(file, method);
    CodeAttribute code = method.code();
    int bci = 0;
    for (int i = 0; i < paths.instructions.length; i++) {
      if (paths.instructions[i].getOpcode() < 0) {
        continue;
      }
      for (int local = 0; flow.stackDepth(bci) >= 0 && local < code.maxLocals(); local++) {
        if (flow.isLive(bci, local) != paths.mayRead(i, local)) {
          fail("%s: %s.%s bci %d local %d", what, file.name(), method, bci, local);
        }
      }
      bci += Bytecodes.lengthAt(code, bci);
    }
  }

  /** The paths through a method, instruction by instruction. */
  private static final class Paths {
    final AbstractInsnNode[] instructions;
    private final Map<AbstractInsnNode, Integer> positions = new HashMap<>();
    private final List<TryCatchBlockNode> handlers;

    Paths(MethodNode method) {
      instructions = method.instructions.toArray();
      for (int i = 0; i < instructions.length; i++) {
        positions.put(instructions[i], i);
      }
      handlers = method.tryCatchBlocks;
    }

    boolean mayRead(int start, int local) {
      BitSet seen = new BitSet();
      Deque<Integer> open = new ArrayDeque<>(List.of(start));
      while (!open.isEmpty()) {
        int at = open.pop();
        if (seen.get(at)) {
          continue;
        }
        seen.set(at);
        AbstractInsnNode instruction = instructions[at];
        if (reads(instruction, local)) {
          return true;
        }
        if (instruction.getOpcode() >= 0) {
          for (TryCatchBlockNode handler : handlers) {
            if (positions.get(handler.start) <= at && at < positions.get(handler.end)) {
              open.push(positions.get(handler.handler));
            }
          }
        }
        if (!writes(instruction, local)) {
          successors(instruction, at, open);
        }
      }
      return false;
    }

    private void successors(AbstractInsnNode instruction, int at, Deque<Integer> open) {
      int opcode = instruction.getOpcode();
      if (instruction instanceof JumpInsnNode jump) {
        open.push(positions.get(jump.label));
      } else if (instruction instanceof TableSwitchInsnNode table) {
        open.push(positions.get(table.dflt));
        table.labels.forEach(label -> open.push(positions.get(label)));
      } else if (instruction instanceof LookupSwitchInsnNode lookup) {
        open.push(positions.get(lookup.dflt));
        lookup.labels.forEach(label -> open.push(positions.get(label)));
      }
      boolean ends =
          opcode == Opcodes.GOTO
              || opcode == Opcodes.ATHROW
              || (opcode >= Opcodes.TABLESWITCH && opcode <= Opcodes.RETURN);
      if (!ends) {
        open.push(at + 1);
      }
    }

    private static boolean reads(AbstractInsnNode instruction, int local) {
      return (instruction instanceof VarInsnNode access
              && access.var == local
              && access.getOpcode() < Opcodes.ISTORE)
          || (instruction instanceof IincInsnNode increment && increment.var == local);
    }

    private static boolean writes(AbstractInsnNode instruction, int local) {
      return instruction instanceof VarInsnNode access
          && access.var == local
          && access.getOpcode() >= Opcodes.ISTORE;
    }
  }

  /** A method over four initialised int locals with random branches, switches and handlers. */
  private static byte[] randomClass(Random random) {
    int locals = 4;
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V1_6, Opcodes.ACC_PUBLIC, "R", null, "java/lang/Object", null);
    MethodVisitor m = writer.visitMethod(Opcodes.ACC_STATIC, "f", "(IIII)V", null, null);
    m.visitCode();
    Label[] labels = new Label[6 + random.nextInt(12)];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = new Label();
    }
    Label handler = new Label();
    for (int i = random.nextInt(3); i > 0; i--) {
      int start = random.nextInt(labels.length - 1);
      int end = start + 1 + random.nextInt(labels.length - start - 1);
      m.visitTryCatchBlock(labels[start], labels[end], handler, null);
    }
    for (Label label : labels) {
      m.visitLabel(label);
      m.visitInsn(Opcodes.NOP);
      for (int i = random.nextInt(4); i > 0; i--) {
        switch (random.nextInt(3)) {
          case 0 -> {
            m.visitVarInsn(Opcodes.ILOAD, random.nextInt(locals));
            m.visitInsn(Opcodes.POP);
          }
          case 1 -> {
            m.visitInsn(Opcodes.ICONST_0);
            m.visitVarInsn(Opcodes.ISTORE, random.nextInt(locals));
          }
          default -> m.visitIincInsn(random.nextInt(locals), 1);
        }
      }
      branch(m, random, labels);
    }
    m.visitInsn(Opcodes.RETURN);
    m.visitLabel(handler);
    m.visitInsn(Opcodes.POP);
    m.visitVarInsn(Opcodes.ILOAD, random.nextInt(locals));
    m.visitInsn(Opcodes.POP);
    m.visitJumpInsn(Opcodes.GOTO, labels[random.nextInt(labels.length)]);
    m.visitMaxs(1, locals);
    m.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void branch(MethodVisitor m, Random random, Label[] labels) {
    Label target = labels[random.nextInt(labels.length)];
    Label other = labels[random.nextInt(labels.length)];
    switch (random.nextInt(6)) {
      case 0, 1 -> {
        m.visitInsn(Opcodes.ICONST_0);
        m.visitJumpInsn(Opcodes.IFEQ, target);
      }
      case 2 -> m.visitJumpInsn(Opcodes.GOTO, target);
      case 3 -> {
        m.visitInsn(Opcodes.ICONST_0);
        m.visitLookupSwitchInsn(target, new int[] {3, 9}, new Label[] {other, target});
      }
      case 4 -> m.visitInsn(Opcodes.RETURN);
      default -> {}
    }
  }
}
