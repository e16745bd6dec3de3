package dev.assay.machine.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.Jdks;
import dev.assay.machine.classfile.MethodInfo;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

@NullUnmarked
class MethodFlowTest {
  private static final int METHODS_COMPARED = 2_000;

  static Stream<Path> jdks() {
    return Jdks.all().stream();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void acceptsEveryMethodOfJavaBase(Path jdk) {
    for (byte[] bytes : Jdks.javaBase(jdk).values()) {
      ClassFile file = ClassFile.parse(bytes, Jdks.NEWEST_MAJOR);
      for (MethodInfo method : file.methods()) {
        if (method.code() != null) {
          MethodFlow.analyze(file, method);
        }
      }
    }
  }

  @Test
  void findsTheDepthsAndReferencesThatAsmFinds() throws Exception {
    int compared = 0;
    for (byte[] bytes : Jdks.sample(Jdks.running(), METHODS_COMPARED)) {
      ClassFile file = ClassFile.parse(bytes, Jdks.NEWEST_MAJOR);
      ClassNode node = new ClassNode();
      new ClassReader(bytes).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
      for (int i = 0; i < node.methods.size() && i < 8 && compared < METHODS_COMPARED; i++) {
        if (file.methods()[i].code() != null) {
          compare(file, file.methods()[i], node.name, node.methods.get(i));
          compared++;
        }
      }
    }
    assertThat(compared).isEqualTo(METHODS_COMPARED);
  }

  private static void compare(ClassFile file, MethodInfo method, String owner, MethodNode node)
      throws Exception {
    Frame<BasicValue>[] frames = new Analyzer<>(new BasicInterpreter()).analyze(owner, node);
    MethodFlow flow = MethodFlow.analyze(file, method);
    CodeAttribute code = method.code();
    int bci = 0;
    for (int i = 0; i < frames.length; i++) {
      AbstractInsnNode instruction = node.instructions.get(i);
      if (instruction.getOpcode() < 0) {
        continue;
      }
      String mismatch =
          frames[i] == null
              ? flow.stackDepth(bci) == -1 ? null : "reachable"
              : mismatch(frames[i], flow, code.maxLocals(), bci);
      if (mismatch != null) {
        fail(file.name() + "." + method + " bci " + bci + ": " + mismatch);
      }
      bci += Bytecodes.lengthAt(code, bci);
    }
  }

  /** What differs from ASM's frame, or null. */
  private static String mismatch(Frame<BasicValue> frame, MethodFlow flow, int maxLocals, int bci) {
    for (int i = 0; i < frame.getLocals(); i++) {
      if (flow.isReference(bci, i) != frame.getLocal(i).isReference()) {
        return "local " + i;
      }
    }
    int slot = maxLocals;
    for (int i = 0; i < frame.getStackSize(); i++) {
      BasicValue value = frame.getStack(i);
      if (!flow.isLive(bci, slot) || flow.isReference(bci, slot) != value.isReference()) {
        return "stack slot " + slot;
      }
      slot++;
      if (value.getSize() == 2) {
        if (flow.isLive(bci, slot) || flow.isReference(bci, slot)) {
          return "upper half in stack slot " + slot;
        }
        slot++;
      }
    }
    if (flow.stackDepth(bci) != slot - maxLocals) {
      return "depth " + flow.stackDepth(bci);
    }
    for (; slot < flow.slots(); slot++) {
      if (flow.isLive(bci, slot) || flow.isReference(bci, slot)) {
        return "unused stack slot " + slot;
      }
    }
    return null;
  }

  @Test
  void treatsALocalAsDeadOnceItIsNotReadAgain() throws Exception {
    String source =
        """
        class A {
          static int f(int a, long b, Object c) {
            int d = a + 1;
            if (c == null) { return d; }
            return (int) b;
          }
        }
        """;
    ClassFile file =
        ClassFile.parse(
            InMemoryCompiler.compile("A", source, List.of()).get("A"), Jdks.NEWEST_MAJOR);
    MethodInfo method =
        Stream.of(file.methods()).filter(m -> m.name().equals("f")).findFirst().orElseThrow();
    MethodFlow flow = MethodFlow.analyze(file, method);
    // locals: a 0, b 1 and 2, c 3, d 4; 0 iload_0, 1 iconst_1, 2 iadd, 3 istore 4, 5 aload_3,
    // 6 ifnonnull 12, 9 iload 4, 11 ireturn, 12 lload_1, 13 l2i, 14 ireturn
    assertThat(flow.liveMask(0)).containsExactly(0b1011);
    assertThat(flow.liveMask(1)).containsExactly(0b101010);
    assertThat(flow.liveMask(5)).containsExactly(0b11010);
    assertThat(flow.liveMask(6)).containsExactly(0b110010);
    assertThat(flow.liveMask(9)).containsExactly(0b10000);
    assertThat(flow.liveMask(12)).containsExactly(0b10);
    assertThat(flow.liveMask(13)).containsExactly(0b100000);
    assertThat(flow.referenceMask(0)).containsExactly(0b1000);
    assertThat(flow.referenceMask(6)).containsExactly(0b101000);
    assertThat(flow.stackDepth(13)).isEqualTo(2);
    assertThat(flow.stackDepth(7)).isEqualTo(-1);
    assertThat(flow.liveMask(7)).containsExactly(0);
    assertThat(flow.referenceMask(0)).isSameAs(flow.referenceMask(1));
  }

  @Test
  void refusesAMethodWithoutCode() {
    ClassFile object =
        ClassFile.parse(
            Jdks.javaBase(Jdks.running()).get("/modules/java.base/java/lang/Runnable.class"),
            Jdks.NEWEST_MAJOR);
    assertThatThrownBy(() -> MethodFlow.analyze(object, object.methods()[0]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("run()V has no code");
  }
}
