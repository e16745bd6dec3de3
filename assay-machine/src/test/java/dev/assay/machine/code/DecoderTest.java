package dev.assay.machine.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.Jdks;
import dev.assay.machine.flow.InMemoryCompiler;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the translation into register form must keep of the bytecode, and what it saves. */
final class DecoderTest {
  private static final List<String> CLASSES =
      List.of(
          "java/util/HashMap",
          "java/util/TreeMap",
          "java/util/regex/Pattern",
          "java/util/concurrent/ConcurrentHashMap",
          "java/util/concurrent/ForkJoinPool",
          "java/math/BigInteger",
          "java/lang/String",
          "java/lang/Thread",
          "java/util/Formatter");

  @Test
  void everyAccessAndCallOfTheBytecodeIsOneWord() throws Exception {
    Universe universe = universe();
    int accesses = 0;
    for (String name : CLASSES) {
      for (Method m : universe.require(name).methods) {
        if (m.codeAttribute() == null) {
          continue;
        }
        Decoder.decode(m);
        List<String> expected = new ArrayList<>();
        CodeAttribute code = m.codeAttribute();
        BytecodeReader in = new BytecodeReader(code);
        StackHeights heights = new StackHeights(code, in, m.file().pool());
        for (int bci = 0; bci < in.length; bci = in.next(bci)) {
          if (heights.at(bci) >= 0 && isVisible(in.u1(bci))) {
            expected.add(bci + " " + heights.at(bci));
          }
        }
        List<String> found = new ArrayList<>();
        for (int pc : words(m.code)) {
          if (isVisibleWord(Op.op(m.code[pc]))) {
            found.add(m.map.bci(pc) + " " + m.map.height(pc));
          }
        }
        assertThat(found).as(name + "." + m.name + m.descriptor).isEqualTo(expected);
        accesses += found.size();
      }
    }
    assertThat(accesses).isGreaterThan(5000);
  }

  @Test
  void loadsAndConstantsAreFoldedIntoTheWordsThatUseThem() throws Exception {
    String source =
        """
        class Folded {
          int sum;
          static int loop(int n) {
            int s = 0;
            for (int i = 0; i < n; i++) { s += i ^ (s << 1); }
            return s;
          }
          void add(int x) { sum += x * 3; }
          static int count() {
            int i = 0;
            while (i < 60_000_000) { i += 100; }
            return i;
          }
        }
        """;
    byte[] bytes = InMemoryCompiler.compile("Folded", source, List.of()).get("Folded");
    Universe universe = universe();
    Klass object = universe.require("java/lang/Object");
    Klass folded = universe.define(universe.parse(bytes), "Folded", object, new Klass[0], 0);
    Method loop = folded.declared("loop", "(I)I");
    Decoder.decode(loop);
    assertThat(ops(loop))
        .containsExactly(
            Op.CONST,
            Op.CONST,
            Op.IF_CMPGE,
            Op.ISHL_K,
            Op.XOR,
            Op.IADD,
            Op.IADD_K,
            Op.IF_CMPLT,
            Op.JUMP,
            Op.RET1);
    Method add = folded.declared("add", "(I)V");
    Decoder.decode(add);
    assertThat(ops(add)).containsExactly(Op.GETFIELD, Op.IMUL_K, Op.IADD, Op.PUTFIELD, Op.RET0);
    Method count = folded.declared("count", "()I");
    Decoder.decode(count);
    assertThat(ops(count))
        .containsExactly(Op.CONST, Op.IF_CMPGE_W, Op.IADD_K, Op.IF_CMPLT_W, Op.JUMP, Op.RET1);
  }

  private static Universe universe() throws Exception {
    JdkImage jdk = JdkImage.open(Jdks.running());
    return new Universe(
        jdk, new ClassPath(List.of(), Map.of(), jdk.feature()), JdkNatives.INSTANCE);
  }

  private static List<Integer> ops(Method m) {
    List<Integer> ops = new ArrayList<>();
    for (int pc : words(m.code)) {
      ops.add(Op.op(m.code[pc]));
    }
    return ops;
  }

  /** The pcs of words, without the data in between. */
  private static List<Integer> words(long[] code) {
    List<Integer> pcs = new ArrayList<>();
    for (int pc = 0; pc < code.length; ) {
      pcs.add(pc);
      pc +=
          switch (Op.op(code[pc])) {
            case Op.CONST_WIDE -> 2;
            case Op.IF_CMPEQ_W, Op.IF_CMPNE_W, Op.IF_CMPLT_W -> 2;
            case Op.IF_CMPGE_W, Op.IF_CMPGT_W, Op.IF_CMPLE_W -> 2;
            case Op.TABLESWITCH -> 3 + Op.b(code[pc]);
            case Op.LOOKUPSWITCH -> 2 + Op.b(code[pc]);
            default -> 1;
          };
    }
    return pcs;
  }

  /** Whether other threads can notice a bytecode. */
  private static boolean isVisible(int op) {
    return (op >= Bytecodes.IALOAD && op <= Bytecodes.SALOAD)
        || (op >= Bytecodes.IASTORE && op <= Bytecodes.SASTORE)
        || (op >= Bytecodes.GETSTATIC && op <= Bytecodes.INVOKEDYNAMIC)
        || op == Bytecodes.MONITORENTER
        || op == Bytecodes.MONITOREXIT;
  }

  private static boolean isVisibleWord(int op) {
    return (op >= Op.IALOAD && op <= Op.AASTORE)
        || (op >= Op.GETFIELD && op <= Op.INVOKEDYNAMIC)
        || op == Op.MONITORENTER
        || op == Op.MONITOREXIT;
  }
}
