package dev.assay.machine.classfile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.RecordComponentNode;

/** Both parsers describe a class in the same lines of text. */
@NullUnmarked
class AgreementWithAsmTest {
  private static final int CLASSES = 700;

  /** ASM keeps these in the upper half of the flags, beside those of the class file. */
  private static final int ASM_FLAGS = ~0xffff;

  static Stream<Path> jdks() {
    return Jdks.all().stream();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void describesClassesAsAsmDoes(Path jdk) {
    for (byte[] bytes : Jdks.sample(jdk, CLASSES)) {
      ClassNode node = new ClassNode();
      new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
      assertThat(describe(ClassFile.parse(bytes, Jdks.NEWEST_MAJOR))).isEqualTo(describe(node));
    }
  }

  private static List<String> describe(ClassFile file) {
    List<String> lines = new ArrayList<>();
    lines.add(file.name() + " extends " + file.superName() + " flags " + file.accessFlags());
    lines.add("version " + file.majorVersion() + "." + file.minorVersion());
    lines.add("implements " + List.of(file.interfaces()));
    lines.add("source " + file.sourceFile() + " signature " + file.signature());
    lines.add("nest " + file.nestHost() + " " + List.of(file.nestMembers()));
    lines.add("permits " + Arrays.toString(file.permittedSubclasses()));
    ClassFile.EnclosingMethod enclosing = file.enclosingMethod();
    lines.add(
        enclosing == null
            ? "not enclosed"
            : enclosing.owner() + " " + enclosing.name() + " " + enclosing.descriptor());
    for (ClassFile.InnerClass inner : file.innerClasses()) {
      lines.add(
          "inner "
              + inner.inner()
              + " "
              + inner.outer()
              + " "
              + inner.name()
              + " "
              + inner.flags());
    }
    if (file.recordComponents() != null) {
      for (ClassFile.RecordComponent component : file.recordComponents()) {
        lines.add(
            "component "
                + component.name()
                + " "
                + component.descriptor()
                + " "
                + component.signature()
                + (component.annotations() != null));
      }
    }
    for (FieldInfo field : file.fields()) {
      lines.add("field " + field.name() + " " + field.descriptor() + " " + field.signature());
      lines.add("flags " + field.flags() + " value " + constant(file.pool(), field));
    }
    for (MethodInfo method : file.methods()) {
      lines.add("method " + method.name() + method.descriptor() + " " + method.signature());
      lines.add("flags " + method.flags() + " throws " + List.of(method.exceptions()));
      CodeAttribute code = method.code();
      if (code != null) {
        lines.add("stack " + code.maxStack() + " locals " + code.maxLocals());
        lines.add("instructions " + countInstructions(code) + " handlers " + handlers(file, code));
        lines.add("first line " + firstLine(code));
        for (CodeAttribute.LocalVariable local : code.localVariables()) {
          lines.add(local.name() + " " + local.descriptor() + " " + local.slot());
        }
      }
    }
    return lines;
  }

  private static List<String> describe(ClassNode node) {
    List<String> lines = new ArrayList<>();
    lines.add(node.name + " extends " + node.superName + " flags " + (node.access & 0xffff));
    lines.add("version " + (node.version & 0xffff) + "." + (node.version >>> 16));
    lines.add("implements " + node.interfaces);
    lines.add("source " + node.sourceFile + " signature " + node.signature);
    lines.add("nest " + node.nestHostClass + " " + orEmpty(node.nestMembers));
    lines.add("permits " + node.permittedSubclasses);
    lines.add(
        node.outerClass == null
            ? "not enclosed"
            : node.outerClass + " " + node.outerMethod + " " + node.outerMethodDesc);
    for (InnerClassNode inner : node.innerClasses) {
      lines.add(
          "inner "
              + inner.name
              + " "
              + inner.outerName
              + " "
              + inner.innerName
              + " "
              + inner.access);
    }
    for (RecordComponentNode component : orEmpty(node.recordComponents)) {
      lines.add(
          "component "
              + component.name
              + " "
              + component.descriptor
              + " "
              + component.signature
              + (component.visibleAnnotations != null));
    }
    for (FieldNode field : node.fields) {
      lines.add("field " + field.name + " " + field.desc + " " + field.signature);
      lines.add("flags " + (field.access & ~ASM_FLAGS) + " value " + field.value);
    }
    for (MethodNode method : node.methods) {
      lines.add("method " + method.name + method.desc + " " + method.signature);
      lines.add("flags " + (method.access & ~ASM_FLAGS) + " throws " + method.exceptions);
      boolean hasCode = (method.access & (Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT)) == 0;
      if (hasCode) {
        lines.add("stack " + method.maxStack + " locals " + method.maxLocals);
        long count =
            Stream.of(method.instructions.toArray()).filter(i -> i.getOpcode() >= 0).count();
        List<String> handlers = method.tryCatchBlocks.stream().map(b -> b.type).toList();
        lines.add("instructions " + count + " handlers " + handlers);
        lines.add("first line " + firstLine(method));
        for (LocalVariableNode local : orEmpty(method.localVariables)) {
          lines.add(local.name + " " + local.desc + " " + local.index);
        }
      }
    }
    return lines;
  }

  private static <T> List<T> orEmpty(List<T> list) {
    return list == null ? List.of() : list;
  }

  private static Object constant(ConstantPool pool, FieldInfo field) {
    int index = field.constantValueIndex();
    return index == 0
        ? null
        : switch (pool.tag(index)) {
          case ConstantPool.INTEGER -> pool.intAt(index);
          case ConstantPool.FLOAT -> Float.intBitsToFloat(pool.intAt(index));
          case ConstantPool.LONG -> pool.longAt(index);
          case ConstantPool.DOUBLE -> Double.longBitsToDouble(pool.longAt(index));
          default -> pool.string(index);
        };
  }

  private static int countInstructions(CodeAttribute code) {
    int count = 0;
    for (int bci = 0; bci < code.length(); bci += Bytecodes.lengthAt(code, bci)) {
      count++;
    }
    return count;
  }

  private static List<String> handlers(ClassFile file, CodeAttribute code) {
    List<String> types = new ArrayList<>();
    for (CodeAttribute.ExceptionEntry entry : code.handlers()) {
      int index = entry.catchTypeIndex();
      types.add(index == 0 ? null : file.pool().className(index));
    }
    return types;
  }

  private static int firstLine(CodeAttribute code) {
    for (int bci = 0; bci < code.length(); bci++) {
      if (code.lineAt(bci) >= 0) {
        return code.lineAt(bci);
      }
    }
    return -1;
  }

  private static int firstLine(MethodNode method) {
    return Stream.of(method.instructions.toArray())
        .filter(LineNumberNode.class::isInstance)
        .mapToInt(i -> ((LineNumberNode) i).line)
        .findFirst()
        .orElse(-1);
  }
}
