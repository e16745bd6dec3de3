package dev.assay.natives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NativesProcessorTest {
  private static final String SAMPLE =
      """
      package dev.assay.machine.natives.sample;

      import dev.assay.machine.Machine;
      import dev.assay.natives.Native;
      import dev.assay.natives.NativesOf;

      @NativesOf({"java/lang/Sample", "java/lang/Twin"})
      final class SampleNatives {
        @Native(value = {"mix", "mix0(IJFDZBCS)J"}, minJdk = 17, maxJdk = 24)
        static long mix(
            Machine m, int i, long j, float f, double d, boolean z, byte b, char c, short s) {
          m.calls++;
          return i + j + (long) f + (long) d + (z ? 1 : 0) + b + c + s;
        }

        @Native("same(Ljava/lang/Object;)Z")
        static boolean same(int self, int other) {
          return self == other;
        }

        @Native("half")
        static double half(double d) {
          return d / 2;
        }

        @Native("negate")
        static float negate(float f) {
          return -f;
        }

        @Native("count")
        static void count(Machine m) {
          m.calls++;
        }

        @Native("length")
        static int length(StringBuilder part, int more) {
          return part.length() + more;
        }

        static int helper() {
          return 0;
        }
      }
      """;

  private static final String NAME = "dev.assay.machine.natives.sample.SampleNatives";

  @Test
  void tableListsOneEntryPerName() throws ReflectiveOperationException {
    Object table = sampleTable();
    assertThat((String[]) invoke(table, "names"))
        .containsExactly(
            "mix",
            "mix0(IJFDZBCS)J",
            "same(Ljava/lang/Object;)Z",
            "half",
            "negate",
            "count",
            "length");
    assertThat((int[]) invoke(table, "minJdk")).containsExactly(17, 17, 0, 0, 0, 0, 0);
    assertThat((int[]) invoke(table, "maxJdk")).containsExactly(24, 24, 999, 999, 999, 999, 999);
  }

  @Test
  void callTakesArgumentsFromSlotsAndLeavesTheResult() throws ReflectiveOperationException {
    Object table = sampleTable();
    long[] mixed = {
      -1,
      1,
      20,
      -1,
      Float.floatToRawIntBits(300f),
      Double.doubleToRawLongBits(4000d),
      -1,
      1,
      -128,
      'A',
      -7
    };
    assertThat(call(table, 0, mixed, 1)).isEqualTo(1 + 20 + 300 + 4000 + 1 - 128 + 'A' - 7);
    assertThat(call(table, 1, new long[11], 1)).isZero();
    assertThat(call(table, 2, new long[] {7, 7}, 0)).isEqualTo(1);
    assertThat(call(table, 2, new long[] {7, 8}, 0)).isEqualTo(0);
    assertThat(call(table, 3, new long[] {Double.doubleToRawLongBits(3)}, 0))
        .isEqualTo(Double.doubleToRawLongBits(1.5));
    assertThat(call(table, 4, new long[] {Float.floatToRawIntBits(1f)}, 0))
        .isEqualTo(Float.floatToRawIntBits(-1f));
    assertThat(call(table, 5, new long[] {42}, 0)).as("void leaves the slot alone").isEqualTo(42);
    assertThat(call(table, 6, new long[] {5}, 0)).as("a part of the machine").isEqualTo(4 + 5);
  }

  @Test
  void callRefusesOtherNumbers() {
    assertThatThrownBy(() -> call(sampleTable(), 7, new long[1], 0))
        .isInstanceOf(InvocationTargetException.class)
        .hasCauseInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void generatedSwitchIsAsWritten() {
    String text = compileSample().generated().get(NAME + "_Table");
    assertThat(text)
        .contains(
            """
                  case 0:
                  case 1:
                    mix_0(m, s, base);
                    return;
                  case 2:
                    same_2(m, s, base);
                    return;
            """
                .indent(0))
        .contains("s[base] = SampleNatives.same((int) s[base], (int) s[base + 1]) ? 1L : 0L;");
  }

  @Test
  void indexFindsTablesByClass() throws ReflectiveOperationException {
    String more =
        """
        package dev.assay.machine.natives;

        @dev.assay.natives.NativesOf("java/lang/Twin")
        final class More {
          @dev.assay.natives.Native("more")
          static void more() {}
        }
        """;
    InMemoryCompiler.Result result =
        InMemoryCompiler.compile(Map.of(NAME, SAMPLE, "dev.assay.machine.natives.More", more));
    assertThat(result.messages()).isEmpty();
    assertThat(tablesOf(result, "java/lang/Sample")).containsExactly("SampleNatives_Table");
    assertThat(tablesOf(result, "java/lang/Twin"))
        .containsExactlyInAnyOrder("SampleNatives_Table", "More_Table");
    assertThat(tablesOf(result, "java/lang/Other")).isEmpty();
  }

  @Test
  void indexIsWrittenWithoutAnyNatives() throws ReflectiveOperationException {
    assertThat(tablesOf(InMemoryCompiler.compile(Map.of()), "java/lang/Object")).isEmpty();
  }

  @Test
  void noIndexIsWrittenWhereTheInterfaceIsNotCompiled() {
    InMemoryCompiler.Result result =
        InMemoryCompiler.compileAlone(Map.of("demo.Empty", "package demo; class Empty {}"));
    assertThat(result.success()).isTrue();
    assertThat(result.generated()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Native(\"a\") void a() {} | must be static",
        "@Native(\"a\") private static void a() {} | must not be private",
        "@Native(\"a\") static void a(Object o) {} | must be primitive",
        "@Native(\"a\") static void a(String s) {} | must be primitive",
        "@Native(\"a\") static void a(int i, StringBuilder b) {} | first parameters only",
        "@Native(\"a(I)I\") static void a(StringBuilder b, int i) {} | result that does not fit",
        "@Native(\"a\") static void a(int i, dev.assay.machine.Machine m) {} | first parameters only",
        "@Native(\"a\") static String a() { return null; } | must return a primitive value",
        "@Native({}) static void a() {} | must say what it stands for",
        "@Native(\"\") static void a() {} | must name a method",
        "@Native(value = \"a\", minJdk = 9, maxJdk = 8) static void a() {} | minJdk <= maxJdk",
        "@Native(\"a(J)V\") static void a(int i) {} | parameters that do not fit 'a(J)V'",
        "@Native(\"a()Z\") static int a() { return 0; } | result that does not fit 'a()Z'",
        "@Native(\"a()Z\") static void a() {} | result that does not fit 'a()Z'",
        "@Native(\"a(Lx)V\") static void a(int i) {} | malformed descriptor",
        "@Native(\"a(Q)V\") static void a(int i) {} | malformed descriptor",
        "@Native(\"a(\") static void a() {} | malformed descriptor",
        "@Native({\"a\", \"a\"}) static void a() {} | already there",
      })
  void mistakesAreErrors(String method, String expected) {
    assertThat(errorsFor("@NativesOf(\"x/Y\") final class Bad { " + method + " }"))
        .anySatisfy(message -> assertThat(message).contains(expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@NativesOf(\"x/Y\") class Bad {} | must be final",
        "@NativesOf(\"x.Y\") final class Bad {} | not the internal name",
        "final class Bad { @Native(\"a\") static void a() {} } | must be marked @NativesOf",
        "class Bad { @NativesOf(\"x/Y\") static final class In {} } | must be a top-level class",
      })
  void misplacedAnnotationsAreErrors(String type, String expected) {
    assertThat(errorsFor(type)).anySatisfy(message -> assertThat(message).contains(expected));
  }

  @Test
  void sameNameMayServeDifferentReleases() {
    String type =
        """
        @NativesOf("x/Y") final class Good {
          @Native(value = "a", maxJdk = 20) static void old() {}
          @Native(value = "a", minJdk = 21) static void recent() {}
        }
        """;
    assertThat(errorsFor(type)).isEmpty();
  }

  private static List<String> errorsFor(String type) {
    String source = "package demo; import dev.assay.natives.*; " + type;
    String name = type.contains("class Good") ? "demo.Good" : "demo.Bad";
    return InMemoryCompiler.compile(Map.of(name, source)).messages();
  }

  private static InMemoryCompiler.Result compileSample() {
    InMemoryCompiler.Result result = InMemoryCompiler.compile(Map.of(NAME, SAMPLE));
    assertThat(result.messages()).isEmpty();
    assertThat(result.success()).isTrue();
    return result;
  }

  private static Object sampleTable() throws ReflectiveOperationException {
    Class<?> type = compileSample().loader().loadClass(NAME + "_Table");
    return type.getConstructor().newInstance();
  }

  private static Object invoke(Object table, String method) throws ReflectiveOperationException {
    return table.getClass().getMethod(method).invoke(table);
  }

  private static long call(Object table, int index, long[] slots, int base)
      throws ReflectiveOperationException {
    Class<?> machine = table.getClass().getClassLoader().loadClass("dev.assay.machine.Machine");
    Method call = table.getClass().getMethod("call", int.class, machine, long[].class, int.class);
    call.invoke(table, index, machine.getConstructor().newInstance(), slots, base);
    return slots[base];
  }

  private static List<String> tablesOf(InMemoryCompiler.Result result, String internalName)
      throws ReflectiveOperationException {
    Class<?> index = result.loader().loadClass("dev.assay.machine.natives.NativeTables");
    Object[] tables =
        (Object[]) index.getMethod("forClass", String.class).invoke(null, internalName);
    return List.of(tables).stream().map(table -> table.getClass().getSimpleName()).toList();
  }
}
