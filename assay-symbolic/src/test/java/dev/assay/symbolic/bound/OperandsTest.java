package dev.assay.symbolic.bound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.launch.BootImages;
import dev.assay.machine.loading.JdkImage;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every method of the package {@code operands}, with unknowns in the machine and with numbers on
 * this JVM. Another seed is given by {@code -Dassay.seed}.
 */
class OperandsTest {
  private static final List<String> CLASSES =
      List.of("Integers", "Floats", "Narrow", "Arrays", "Control", "Library");

  /** Random arguments for each method, besides all combinations of corners. */
  private static final int CASES = Integer.getInteger("assay.cases", 200);

  private static final long SEED = Long.getLong("assay.seed", 5);

  private static final List<Long> INT_CORNERS =
      List.of(0L, 1L, -1L, 2L, 3L, -7L, 31L, 32L, 63L, 64L, 100L, 127L, -128L, 65535L);

  private final BootImages images = new BootImages(Path.of("target/boot-images"));

  @TestFactory
  Stream<DynamicTest> methodsGiveWhatTheyGiveOnThisJvm() throws IOException {
    System.out.println("OperandsTest: seed " + SEED);
    JdkImage jdk = JdkImage.open(Path.of(System.getProperty("java.home")));
    List<DynamicTest> tests = new ArrayList<>();
    for (String name : CLASSES) {
      Class<?> holder = holder(name);
      byte[] bytes = bytes(holder);
      Arrays.stream(holder.getDeclaredMethods())
          .filter(m -> !m.isSynthetic())
          .sorted(Comparator.comparing(Method::getName))
          .forEach(
              m ->
                  tests.add(
                      DynamicTest.dynamicTest(
                          name + "." + m.getName(), () -> compare(jdk, m, bytes))));
    }
    return tests.stream();
  }

  private static Class<?> holder(String name) {
    try {
      return Class.forName("dev.assay.symbolic.operands." + name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] bytes(Class<?> c) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(c.getResourceAsStream(c.getSimpleName() + ".class"))) {
      return in.readAllBytes();
    }
  }

  private void compare(JdkImage jdk, Method method, byte[] holder) throws Exception {
    method.setAccessible(true);
    SymbolicCall call = new SymbolicCall(jdk, images, method, holder);
    for (boolean merging : new boolean[] {false, true}) {
      call.explore(merging);
      for (long[] values : cases(method)) {
        Object expected = onThisJvm(method, values);
        assertThat(normal(method.getReturnType(), call.outcome(values)))
            .as("%s, seed %d, merging: %s", Arrays.toString(values), SEED, merging)
            .isEqualTo(expected);
      }
    }
  }

  // ---- arguments ----

  private static List<long[]> cases(Method m) {
    Class<?>[] types = m.getParameterTypes();
    List<long[]> cases = new ArrayList<>();
    cases.add(new long[types.length]);
    for (int i = 0; i < types.length; i++) {
      List<long[]> more = new ArrayList<>();
      for (long[] before : cases) {
        for (long corner : types.length > 2 ? corners(types[i]).subList(0, 2) : corners(types[i])) {
          long[] values = before.clone();
          values[i] = corner;
          more.add(values);
        }
      }
      cases = more;
    }
    Random random = new Random(SEED * 31 + m.getName().hashCode());
    for (int n = 0; n < CASES; n++) {
      long[] values = new long[types.length];
      for (int i = 0; i < types.length; i++) {
        values[i] =
            random.nextInt(8) == 0 && i > 0 && types[i] == types[i - 1]
                ? values[i - 1]
                : random(types[i], random);
      }
      cases.add(values);
    }
    return cases;
  }

  private static List<Long> corners(Class<?> type) {
    List<Long> all = new ArrayList<>();
    if (type == float.class) {
      for (float f :
          new float[] {
            0,
            -0f,
            1,
            -1.5f,
            Float.NaN,
            Float.POSITIVE_INFINITY,
            Float.NEGATIVE_INFINITY,
            Float.MIN_VALUE,
            Float.MAX_VALUE,
            0x1p31f,
            -0x1p31f,
            0x1p63f,
            16777217,
            1e-40f
          }) {
        all.add((long) Float.floatToRawIntBits(f));
      }
    } else if (type == double.class) {
      for (double d :
          new double[] {
            0,
            -0.0,
            1,
            -1.5,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE,
            Double.MAX_VALUE,
            0x1p31,
            2147483647.5,
            -0x1p63,
            0x1p63,
            1e-310
          }) {
        all.add(Double.doubleToRawLongBits(d));
      }
    } else {
      all.addAll(INT_CORNERS);
      all.addAll(
          List.of((long) Integer.MIN_VALUE, (long) Integer.MAX_VALUE, Long.MIN_VALUE, 1L << 33));
      all.replaceAll(v -> narrow(type, v));
      return all.stream().distinct().toList();
    }
    return all;
  }

  private static long random(Class<?> type, Random random) {
    if (type == float.class && random.nextBoolean()) {
      return Float.floatToRawIntBits((random.nextFloat() - 0.5f) * (1L << random.nextInt(62)));
    }
    if (type == double.class && random.nextBoolean()) {
      return Double.doubleToRawLongBits((random.nextDouble() - 0.5) * (1L << random.nextInt(62)));
    }
    return narrow(
        type,
        switch (random.nextInt(4)) {
          case 0 -> random.nextInt(12) - 4;
          case 1 -> random.nextInt(1000) - 500;
          default -> random.nextLong() >> random.nextInt(64);
        });
  }

  private static long narrow(Class<?> type, long v) {
    return type == boolean.class
        ? v & 1
        : type == byte.class
            ? (byte) v
            : type == short.class
                ? (short) v
                : type == char.class
                    ? (char) v
                    : type == long.class || type == double.class ? v : (int) v;
  }

  // ---- this JVM ----

  private static Object onThisJvm(Method m, long[] values) throws IllegalAccessException {
    Class<?>[] types = m.getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = boxed(types[i], values[i]);
    }
    try {
      return normal(m.getReturnType(), bits(m.invoke(null, arguments)));
    } catch (InvocationTargetException e) {
      return Objects.requireNonNull(e.getCause()).getClass().getName();
    }
  }

  private static Object boxed(Class<?> type, long v) {
    if (type == boolean.class) {
      return v != 0;
    } else if (type == byte.class) {
      return (byte) v;
    } else if (type == short.class) {
      return (short) v;
    } else if (type == char.class) {
      return (char) v;
    } else if (type == int.class) {
      return (int) v;
    } else if (type == long.class) {
      return v;
    } else if (type == float.class) {
      return Float.intBitsToFloat((int) v);
    }
    return Double.longBitsToDouble(v);
  }

  private static Object bits(Object value) {
    if (value instanceof Boolean b) {
      return b ? 1L : 0L;
    } else if (value instanceof Character c) {
      return (long) c;
    } else if (value instanceof Float f) {
      return (long) Float.floatToRawIntBits(f);
    } else if (value instanceof Double d) {
      return Double.doubleToRawLongBits(d);
    }
    return ((Number) value).longValue();
  }

  /** Which bits a NaN has is open. */
  private static Object normal(Class<?> type, Object bits) {
    if (bits instanceof Long b && type == float.class) {
      return (long) Float.floatToIntBits(Float.intBitsToFloat(b.intValue()));
    } else if (bits instanceof Long b && type == double.class) {
      return Double.doubleToLongBits(Double.longBitsToDouble(b));
    }
    return bits;
  }
}
