package dev.assay.explore.library;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** All calls of the methods of a class, with arguments from small sets. */
final class Calls {
  private static final Map<String, List<String>> ARGUMENTS = new HashMap<>();

  /** Names of methods that seldom change anything begin like this. */
  private static final List<String> READING =
      List.of(
          "get",
          "is",
          "has",
          "size",
          "contains",
          "peek",
          "toString",
          "hashCode",
          "equals",
          "element",
          "first",
          "last",
          "index",
          "iterator",
          "spliterator",
          "toArray",
          "length",
          "char",
          "code",
          "key",
          "values",
          "entry",
          "sub",
          "head",
          "tail",
          "descending",
          "navigable",
          "lower",
          "higher",
          "floor",
          "ceiling",
          "compar",
          "mappingCount",
          "search",
          "reduce",
          "forEach",
          "remainingCapacity",
          "int",
          "long",
          "float",
          "double",
          "byte",
          "short",
          "estimate");

  static {
    put("int", "0", "1");
    put("long", "0L", "1L", "2L");
    put("double", "0.5", "1.0");
    put("float", "1.0f");
    put("boolean", "true", "false");
    put("char", "'c'");
    put("java.lang.Object", "1", "2");
    put("java.lang.Number", "1", "2");
    put("java.lang.Comparable", "1", "2");
    put("java.lang.String", "\"a\"", "\"bc\"");
    put("java.lang.CharSequence", "\"ab\"");
    put("java.lang.StringBuffer", "p", "o");
    put("java.lang.Throwable", "new IllegalStateException()");
    put("java.lang.Runnable", "new Parts.Give()");
    put("java.util.concurrent.Callable", "new Parts.Give()");
    put("java.util.concurrent.Executor", "new Parts.Direct()");
    put("java.util.concurrent.TimeUnit", "TimeUnit.NANOSECONDS");
    put("java.util.concurrent.CompletionStage", "p", "o");
    put("java.util.Comparator", "new Parts.Down()", "null");
    put("java.util.function.Function", "new Parts.Plus()", "new Parts.None()");
    put("java.util.function.BiFunction", "new Parts.Sum()", "new Parts.Nothing()");
    put("java.util.function.BinaryOperator", "new Parts.Sum()");
    for (String f :
        List.of(
            "UnaryOperator",
            "IntUnaryOperator",
            "IntBinaryOperator",
            "LongUnaryOperator",
            "LongBinaryOperator",
            "DoubleBinaryOperator",
            "ToIntFunction",
            "ToLongFunction",
            "ToDoubleFunction",
            "ToIntBiFunction",
            "ToLongBiFunction",
            "ToDoubleBiFunction")) {
      put("java.util.function." + f, "new Parts.Plus()");
    }
    put("java.util.function.Predicate", "new Parts.Even()");
    put("java.util.function.Supplier", "new Parts.Give()");
    put("java.util.function.IntFunction", "new Parts.Arrays0()");
    put("java.util.Collection", "List.of(1, 2)", "List.of(2, 3)", "o", "p");
    put("java.util.Map", "Map.of(1, 2)", "Map.of(3, 1)", "o", "p");
  }

  private Calls() {}

  private static void put(String type, String... expressions) {
    ARGUMENTS.put(type, List.of(expressions));
  }

  /** The methods of a subject that are compared, by name and types of parameters. */
  static Map<String, Method> methods(Subject s) {
    Map<String, Method> all = new TreeMap<>();
    Method[] methods = s.type().getMethods();
    Arrays.sort(methods, Comparator.comparing(Method::toString));
    for (Method m : methods) {
      boolean isOfAll = m.getDeclaringClass() == Object.class;
      if (!isOfAll
          && !Modifier.isStatic(m.getModifiers())
          && !m.isBridge()
          && Excluded.reason(s, m, signature(m)) == null
          && Arrays.stream(m.getParameterTypes()).allMatch(t -> arguments(s, m, t) != null)) {
        all.put(signature(m), m);
      }
    }
    return all;
  }

  /** The methods of a subject that are not compared, with the reason. */
  static Map<String, String> left(Subject s) {
    Map<String, String> all = new TreeMap<>();
    for (Method m : s.type().getMethods()) {
      if (m.getDeclaringClass() != Object.class && !Modifier.isStatic(m.getModifiers())) {
        String reason = Excluded.reason(s, m, signature(m));
        List<String> unknown =
            Arrays.stream(m.getParameterTypes())
                .filter(t -> arguments(s, m, t) == null)
                .map(Class::getSimpleName)
                .toList();
        if (reason != null) {
          all.put(signature(m), reason);
        } else if (!unknown.isEmpty()) {
          all.put(signature(m), "no arguments of type " + String.join(", ", unknown));
        }
      }
    }
    return all;
  }

  static String signature(Method m) {
    return Arrays.stream(m.getParameterTypes())
        .map(Class::getSimpleName)
        .collect(Collectors.joining(",", m.getName() + "(", ")"));
  }

  /** Whether a call seldom changes anything. */
  static boolean isReading(String method) {
    return READING.stream().anyMatch(method::startsWith);
  }

  /** A call of a method with some arguments. */
  static Call call(Subject s, String method, Random random) {
    Method m = methods(s).get(method);
    if (m == null) {
      return new Call(method, "", method, false, "");
    }
    List<String> arguments = new ArrayList<>();
    StringBuilder before = new StringBuilder();
    String also = "";
    Class<?>[] types = m.getParameterTypes();
    for (int i = 0; i < types.length; i++) {
      String type = String.valueOf(types[i].getCanonicalName());
      String local = local(s, m, types[i]);
      if (!local.isEmpty()) {
        also = "a" + i;
        before.append("var a" + i + " = " + local + "; ");
        arguments.add("(" + type + ") a" + i);
      } else {
        List<String> possible = arguments(s, m, types[i]);
        if (types[i] == long.class && i + 1 < types.length && types[i + 1].isEnum()) {
          possible = List.of("0L", "1L"); // a time limit
        }
        arguments.add("(" + type + ") " + possible.get(random.nextInt(possible.size())));
      }
    }
    String call = "o." + m.getName() + "(" + String.join(", ", arguments) + ")";
    return new Call(method, before.toString(), call, m.getReturnType() == void.class, also);
  }

  /** What is made for an argument that the call changes; the empty text for others. */
  private static String local(Subject s, Method m, Class<?> type) {
    String name = String.valueOf(type.getCanonicalName());
    if (name.equals("java.util.function.Consumer")
        || name.equals("java.util.function.BiConsumer")) {
      return "new Parts.Seen()";
    }
    if (type.isArray()) {
      boolean isRandom = s.type() == java.util.Random.class;
      String length = isRandom && type == byte[].class ? "5" : "2";
      return "new " + type.getComponentType().getCanonicalName() + "[" + length + "]";
    }
    return m.getName().equals("drainTo") && name.equals("java.util.Collection")
        ? "new ArrayList()"
        : "";
  }

  private static @Nullable List<String> arguments(Subject s, Method m, Class<?> type) {
    String name = String.valueOf(type.getCanonicalName());
    if (!local(s, m, type).isEmpty()) {
      return List.of();
    }
    boolean isHashMap = s.name().equals("ConcurrentHashMap");
    if (isHashMap && type == long.class) {
      return List.of("Long.MAX_VALUE"); // no parallelism
    }
    if (type == java.util.function.Function.class && m.getName().startsWith("thenCompose")) {
      return List.of("new Parts.Later()");
    }
    if (type == java.util.function.Function.class
        && m.getName().startsWith("exceptionallyCompose")) {
      return List.of("new Parts.Later()");
    }
    return ARGUMENTS.get(name);
  }
}
