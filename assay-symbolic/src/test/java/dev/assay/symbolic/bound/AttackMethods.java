package dev.assay.symbolic.bound;

import dev.assay.api.Assay;
import dev.assay.api.AssumptionViolated;
import dev.assay.api.RecordedCall;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.StringJoiner;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** The methods under {@code src/test/attacks}, compiled, and calls of them on HotSpot. */
final class AttackMethods {
  private static final Path SOURCES = Path.of("src/test/attacks");
  private static final Path OUTPUT = Path.of("target/attacks");
  private static final int TRIALS = 60;

  /** Values at the ends of types, and some that programs name. */
  private static final long[] CORNERS = {
    0,
    1,
    -1,
    2,
    3,
    5,
    7,
    10,
    127,
    128,
    -128,
    -129,
    255,
    1000,
    32767,
    -32768,
    65535,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    Long.MAX_VALUE,
    Long.MIN_VALUE
  };

  private static final double[] FLOATS = {
    0,
    -0.0,
    1,
    -1,
    0.5,
    2,
    1e9,
    1.5e10,
    1e38,
    1e300,
    Float.MAX_VALUE,
    Float.MIN_VALUE,
    Double.MAX_VALUE,
    Double.MIN_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  /**
   * A method.
   *
   * @param verdict what is expected of its check
   * @param by what is thrown if that is a violation
   * @param contracts whether contracts take the place of methods
   */
  record Attack(String className, String method, String verdict, String by, boolean contracts) {
    String name() {
      return className + "#" + method;
    }
  }

  private final List<Path> classPath;
  private final List<Attack> all;

  private AttackMethods(List<Path> classPath) {
    this.classPath = classPath;
    this.all = find();
  }

  static AttackMethods compile() throws IOException {
    Files.createDirectories(OUTPUT);
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    List<Path> sources;
    try (Stream<Path> files = Files.list(SOURCES)) {
      sources = files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
    Path api = api();
    List<String> options =
        List.of("-g", "-nowarn", "-proc:none", "-cp", api.toString(), "-d", OUTPUT.toString());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      boolean done =
          compiler
              .getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!done) {
        throw new IllegalStateException("the methods do not compile");
      }
    }
    return new AttackMethods(List.of(OUTPUT, api));
  }

  private static Path api() {
    try {
      return Path.of(Assay.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  List<Path> classPath() {
    return classPath;
  }

  List<Attack> all() {
    return all;
  }

  private List<Attack> find() {
    List<Attack> found = new ArrayList<>();
    try (URLClassLoader loader = loader();
        Stream<Path> files = Files.list(SOURCES)) {
      for (Path f : files.sorted().toList()) {
        String name = f.getFileName().toString().replace(".java", "");
        for (Method m : loader.loadClass(name).getDeclaredMethods()) {
          for (Annotation each : m.getAnnotations()) {
            if (each.annotationType().getName().equals("Expect")) {
              found.add(attack(name, m, each));
            }
          }
        }
      }
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    found.sort(Comparator.comparing(Attack::name));
    return found;
  }

  private static Attack attack(String className, Method m, Annotation expect)
      throws ReflectiveOperationException {
    return new Attack(
        className,
        m.getName(),
        (String) element(expect, "value"),
        (String) element(expect, "by"),
        (Boolean) element(expect, "contracts"));
  }

  private static Object element(Annotation a, String name) throws ReflectiveOperationException {
    Method m = a.annotationType().getDeclaredMethod(name);
    m.setAccessible(true);
    return m.invoke(a);
  }

  /** Classes are initialised anew with each of them. */
  private URLClassLoader loader() {
    try {
      URL[] urls = new URL[classPath.size()];
      for (int i = 0; i < urls.length; i++) {
        urls[i] = classPath.get(i).toUri().toURL();
      }
      URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
      loader.setDefaultAssertionStatus(true);
      return loader;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Calls a method with recorded inputs; what it throws, or null. */
  @Nullable Throwable call(Attack a, List<Long> inputs) {
    StringJoiner text = new StringJoiner(",");
    inputs.forEach(n -> text.add(n.toString()));
    try (URLClassLoader loader = loader()) {
      loader
          .loadClass(RecordedCall.class.getName())
          .getMethod("call", String.class, String.class, String.class)
          .invoke(null, a.className(), a.method(), text.toString());
      return null;
    } catch (InvocationTargetException e) {
      return e.getCause();
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private Method method(Attack a, ClassLoader loader) throws ReflectiveOperationException {
    return Arrays.stream(loader.loadClass(a.className()).getDeclaredMethods())
        .filter(m -> m.getName().equals(a.method()))
        .findFirst()
        .orElseThrow();
  }

  /** Whether inputs can be made up for a method: numbers, boxes, constants and arrays of them. */
  boolean canBeTried(Attack a) {
    if (a.className().equals("Threads") || a.contracts()) {
      return false;
    }
    try (URLClassLoader loader = loader()) {
      Method m = method(a, loader);
      return Modifier.isStatic(m.getModifiers())
          && Arrays.stream(m.getParameterTypes()).allMatch(AttackMethods::canBeMade);
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean canBeMade(Class<?> t) {
    return t.isPrimitive()
        || t.isEnum()
        || (t.getName().startsWith("java.lang.") && !t.getName().equals("java.lang.Object"))
        || (t.isArray() && t.getComponentType().isPrimitive());
  }

  /** A failure with inputs that a method is verified for; null if there is none. */
  @Nullable String failure(Attack a) throws IOException, ReflectiveOperationException {
    Random random = new Random(a.name().hashCode());
    for (int i = 0; i < TRIALS; i++) {
      List<Long> inputs = new ArrayList<>();
      try (URLClassLoader loader = loader()) {
        for (Class<?> t : method(a, loader).getParameterTypes()) {
          make(t, random, inputs);
        }
      }
      Throwable thrown = call(a, inputs);
      if (thrown != null && !thrown.getClass().getName().equals(ASSUMPTION)) {
        return thrown + " with " + inputs;
      }
    }
    return null;
  }

  private static final String ASSUMPTION = AssumptionViolated.class.getName();

  private static void make(Class<?> t, Random random, List<Long> inputs)
      throws ReflectiveOperationException {
    if (t.isPrimitive()) {
      inputs.add(number(t, random));
    } else if (random.nextInt(4) == 0) {
      inputs.add(0L);
    } else if (t.isEnum()) {
      inputs.add(3L);
      inputs.add((long) random.nextInt(t.getEnumConstants().length));
    } else if (t.isArray()) {
      int length = random.nextInt(4);
      inputs.add(2L);
      inputs.add((long) length);
      for (int i = 0; i < length; i++) {
        inputs.add(number(t.getComponentType(), random));
      }
    } else {
      inputs.add(random.nextBoolean() ? 2L : 5L);
      inputs.add(number((Class<?>) t.getField("TYPE").get(null), random));
    }
  }

  private static long number(Class<?> t, Random random) {
    if (t == double.class || t == float.class) {
      double d = FLOATS[random.nextInt(FLOATS.length)];
      return t == double.class ? Double.doubleToRawLongBits(d) : Float.floatToRawIntBits((float) d);
    }
    return t == boolean.class ? random.nextInt(2) : CORNERS[random.nextInt(CORNERS.length)];
  }
}
