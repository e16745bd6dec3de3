package dev.assay.machine.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.Jdks;
import dev.assay.machine.classfile.MethodInfo;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The running JVM is the judge: both see the same classes and the same nulls. */
@NullUnmarked
class NullPointerMessagesTest {
  @ParameterizedTest(name = "compiled with {0}")
  @ValueSource(strings = {"-g", "-g:none"})
  void saysWhatTheRunningJvmSaysForEveryShapeOfSource(String debug) throws Exception {
    Map<String, byte[]> compiled =
        InMemoryCompiler.compile(
            NullPointerShapes.CLASS_NAME,
            NullPointerShapes.SOURCE,
            List.of(debug, "-Xlint:none", "-encoding", "UTF-8"));
    Map<String, String> expected = new TreeMap<>();
    Map<String, String> actual = new TreeMap<>();
    compare(compiled, NullPointerShapes.CLASS_NAME, expected, actual);
    assertThat(actual).isEqualTo(expected);
    assertThat(expected).hasSizeGreaterThan(150);
  }

  @Test
  void saysWhatTheRunningJvmSaysForCodeThatNoCompilerWrites() throws Exception {
    Map<String, String> expected = new TreeMap<>();
    Map<String, String> actual = new TreeMap<>();
    compare(
        Map.of(HandWrittenNulls.CLASS_NAME, HandWrittenNulls.generate()),
        HandWrittenNulls.CLASS_NAME,
        expected,
        actual);
    assertThat(actual).isEqualTo(expected);
    assertThat(expected).hasSizeGreaterThan(10);
  }

  @Test
  void hasNothingToSayWhereNoNullIsDereferenced() throws Exception {
    ClassFile file =
        ClassFile.parse(
            InMemoryCompiler.compile(
                    "A", "class A { int f(int x) { return x + 1; } }", List.of("-g:none"))
                .get("A"),
            Jdks.NEWEST_MAJOR);
    for (MethodInfo method : file.methods()) {
      CodeAttribute code = method.code();
      for (int bci = -1; bci <= code.length(); bci++) {
        assertThat(NullPointerMessages.describe(file, method, bci)).isNull();
      }
    }
  }

  private static void compare(
      Map<String, byte[]> classes,
      String mainClass,
      Map<String, String> expected,
      Map<String, String> actual)
      throws Exception {
    Map<String, byte[]> numbered = new TreeMap<>();
    classes.forEach((name, bytes) -> numbered.put(name, InstructionLines.number(bytes)));
    Class<?> shapes = Class.forName(mainClass, true, loader(numbered));
    for (Method shape : shapes.getDeclaredMethods()) {
      if (!shape.getName().startsWith("shape")) {
        continue;
      }
      NullPointerException thrown = call(shape);
      StackTraceElement top = thrown.getStackTrace()[0];
      byte[] bytes = numbered.get(top.getClassName());
      if (bytes == null) {
        continue; // thrown by code of the JDK
      }
      expected.put(shape.getName(), ownWords(thrown));
      actual.put(shape.getName(), describe(ClassFile.parse(bytes, Jdks.NEWEST_MAJOR), top));
    }
  }

  /** The message, unless the program itself gave one. */
  private static String ownWords(NullPointerException e) {
    return "mine".equals(e.getMessage()) ? null : e.getMessage();
  }

  private static String describe(ClassFile file, StackTraceElement at) {
    for (MethodInfo method : file.methods()) {
      if (method.name().equals(at.getMethodName())) {
        MethodFlow.analyze(file, method);
        int bci = InstructionLines.bciOf(method.code(), at.getLineNumber());
        return NullPointerMessages.describe(file, method, bci);
      }
    }
    throw new AssertionError(at);
  }

  private static NullPointerException call(Method shape) throws Exception {
    shape.setAccessible(true);
    boolean isStatic = Modifier.isStatic(shape.getModifiers());
    try {
      shape.invoke(isStatic ? null : shape.getDeclaringClass().getConstructor().newInstance());
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof NullPointerException thrown) {
        return thrown;
      }
      throw new AssertionError(shape.getName(), e.getCause());
    }
    throw new AssertionError(shape.getName() + " meets no null");
  }

  private static ClassLoader loader(Map<String, byte[]> classes) {
    return new ClassLoader(null) {
      @Override
      protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
          throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
      }
    };
  }
}
