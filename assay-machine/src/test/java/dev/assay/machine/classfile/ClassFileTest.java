package dev.assay.machine.classfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

@NullUnmarked
class ClassFileTest {
  static Stream<Path> jdks() {
    return Jdks.all().stream();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void readsEveryClassOfJavaBase(Path jdk) {
    int methods = 0;
    for (var entry : Jdks.javaBase(jdk).entrySet()) {
      ClassFile file = ClassFile.parse(entry.getValue(), Jdks.NEWEST_MAJOR);
      assertThat(entry.getKey()).isEqualTo("/modules/java.base/" + file.name() + ".class");
      methods += ClassFileWalk.visitEverything(file);
    }
    assertThat(methods).isGreaterThan(50_000);
  }

  @Test
  void refusesAVersionNewerThanTheGivenOne() {
    byte[] bytes = simpleClass(Opcodes.V21);
    assertThat(ClassFile.parse(bytes, 65).majorVersion()).isEqualTo(65);
    assertThatThrownBy(() -> ClassFile.parse(bytes, 61))
        .isInstanceOf(UnsupportedVersionException.class)
        .hasMessage(
            "p/Simple has been compiled by a more recent version of the Java Runtime (class file"
                + " version 65.0), this version of the Java Runtime only recognizes class file"
                + " versions up to 61.0");
  }

  @Test
  void refusesAVersionOlderThanJava() {
    byte[] bytes = simpleClass(Opcodes.V17);
    bytes[7] = 44;
    assertThatThrownBy(() -> ClassFile.parse(bytes, 61))
        .isInstanceOf(UnsupportedVersionException.class)
        .hasMessage("Unsupported class file version 44.0");
  }

  @Test
  void refusesAWrongMagicNumber() {
    byte[] bytes = simpleClass(Opcodes.V17);
    bytes[0] = 0;
    assertThatThrownBy(() -> ClassFile.parse(bytes, 61))
        .isInstanceOf(ClassFormatException.class)
        .hasMessage("Incompatible magic value 16693950 in class file <Unknown>");
  }

  @Test
  void refusesEveryTruncation() {
    byte[] bytes = simpleClass(Opcodes.V17);
    for (int length = 0; length < bytes.length; length++) {
      byte[] truncated = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> ClassFile.parse(truncated, 61))
          .isInstanceOf(ClassFormatException.class);
    }
    assertThatThrownBy(() -> ClassFile.parse(Arrays.copyOf(bytes, 20), 61))
        .hasMessage("Truncated class file at byte 20");
  }

  @Test
  void refusesBytesBehindTheEnd() {
    byte[] bytes = simpleClass(Opcodes.V17);
    assertThatThrownBy(() -> ClassFile.parse(Arrays.copyOf(bytes, bytes.length + 1), 61))
        .isInstanceOf(ClassFormatException.class)
        .hasMessage("Extra bytes at the end of class file p/Simple");
  }

  @Test
  void refusesAnUnknownKindOfConstant() {
    byte[] bytes = simpleClass(Opcodes.V17);
    bytes[10] = 77;
    assertThatThrownBy(() -> ClassFile.parse(bytes, 61))
        .isInstanceOf(ClassFormatException.class)
        .hasMessage("Unknown constant tag 77 at index 1 in class file <Unknown>");
  }

  @Test
  void givesRawAttributesAndNullForAbsentOnes() {
    ClassFile file = ClassFile.parse(simpleClass(Opcodes.V17), 61);
    assertThat(file.attribute("SourceFile")).hasSize(2);
    assertThat(file.attribute("Nonsense")).isNull();
    assertThat(file.sourceFile()).isEqualTo("Simple.java");
    assertThat(file.signature()).isNull();
    assertThat(file.permittedSubclasses()).isNull();
    assertThat(file.recordComponents()).isNull();
    assertThat(file.nestMembers()).isEmpty();
  }

  private static byte[] simpleClass(int version) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(version, Opcodes.ACC_PUBLIC, "p/Simple", null, "java/lang/Object", null);
    writer.visitSource("Simple.java", null);
    writer.visitEnd();
    return writer.toByteArray();
  }
}
