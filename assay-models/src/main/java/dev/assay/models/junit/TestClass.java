package dev.assay.models.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The tests of a class and what has to be called around them. Tests that need more than that (a
 * runner, rules, extensions, parameters) are known by name with the reason why they need JUnit
 * itself. JUnit is known by the names of its annotations only, so that any version will do.
 */
public final class TestClass {
  private static final String TEST_CASE = "junit.framework.TestCase";
  private static final Set<String> TESTS = Set.of("org.junit.Test", "org.junit.jupiter.api.Test");
  private static final Set<String> IGNORED =
      Set.of("org.junit.Ignore", "org.junit.jupiter.api.Disabled");
  private static final Set<String> TESTS_WITH_ARGUMENTS =
      Set.of(
          "org.junit.jupiter.params.ParameterizedTest",
          "org.junit.jupiter.api.RepeatedTest",
          "org.junit.jupiter.api.TestFactory",
          "org.junit.jupiter.api.TestTemplate",
          "org.junit.experimental.theories.Theory");
  private static final Set<String> RULES =
      Set.of(
          "org.junit.Rule",
          "org.junit.ClassRule",
          "org.junit.jupiter.api.extension.RegisterExtension",
          "org.junit.jupiter.api.io.TempDir");
  private static final Set<String> PLAIN_RUNNERS =
      Set.of("org.junit.runners.JUnit4", "org.junit.runners.BlockJUnit4ClassRunner");

  private final Class<?> type;

  /** By name, so that the order is the same everywhere. */
  private final Map<String, Method> tests = new TreeMap<>();

  private final Map<String, String> leftOut = new TreeMap<>();

  public TestClass(Class<?> type) {
    this.type = type;
    if (!Modifier.isAbstract(type.getModifiers()) && !type.isInterface()) {
      findTests();
    }
  }

  Class<?> type() {
    return type;
  }

  /** The tests that {@link PlainTests} can run, by name. */
  public Map<String, Method> tests() {
    return tests;
  }

  /** Names of tests that need JUnit itself, with the reason. */
  public Map<String, String> leftOut() {
    return leftOut;
  }

  boolean isTestCase() {
    return isTestCase(type);
  }

  private static boolean isTestCase(Class<?> c) {
    for (Class<?> s = c; s != null; s = s.getSuperclass()) {
      if (s.getName().equals(TEST_CASE)) {
        return true;
      }
    }
    return false;
  }

  private void findTests() {
    String wholeClass = whyNotThisClass();
    Set<String> seen = new HashSet<>();
    for (Class<?> c : hierarchy()) {
      for (Method m : c.getDeclaredMethods()) {
        if (m.isSynthetic() || !seen.add(m.getName() + List.of(m.getParameterTypes()))) {
          continue;
        }
        if (!isTest(m)) {
          continue;
        }
        String reason = wholeClass != null ? wholeClass : whyNot(m);
        if (reason == null) {
          tests.put(m.getName(), m);
        } else {
          leftOut.put(m.getName(), reason);
        }
      }
    }
  }

  private List<Class<?>> hierarchy() {
    List<Class<?>> all = new ArrayList<>();
    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      all.add(c);
    }
    return all;
  }

  private boolean isTest(Method m) {
    if (isTestCase()) {
      return m.getName().startsWith("test")
          && m.getParameterCount() == 0
          && m.getReturnType() == void.class
          && Modifier.isPublic(m.getModifiers())
          && !Modifier.isStatic(m.getModifiers());
    }
    return has(m.getAnnotations(), TESTS) || has(m.getAnnotations(), TESTS_WITH_ARGUMENTS);
  }

  private String whyNot(Method m) {
    if (has(m.getAnnotations(), IGNORED)) {
      return "disabled";
    }
    if (has(m.getAnnotations(), TESTS_WITH_ARGUMENTS) || m.getParameterCount() > 0) {
      return "takes arguments";
    }
    return extended(m.getAnnotations()) ? "needs a JUnit extension" : null;
  }

  private String whyNotThisClass() {
    if (type.getEnclosingClass() != null && !Modifier.isStatic(type.getModifiers())) {
      return "inner class";
    }
    for (Class<?> c : hierarchy()) {
      Annotation[] annotations = c.getDeclaredAnnotations();
      if (has(annotations, IGNORED)) {
        return "disabled";
      }
      if (extended(annotations)) {
        return "needs a JUnit extension";
      }
      for (Annotation a : annotations) {
        if (a.annotationType().getName().equals("org.junit.runner.RunWith")
            && !PLAIN_RUNNERS.contains(((Class<?>) value(a, "value")).getName())) {
          return "needs a JUnit runner";
        }
      }
      if (hasRules(c)) {
        return "needs JUnit rules";
      }
      for (Class<?> i : c.getInterfaces()) {
        if (hasTests(i)) {
          return "has tests in an interface";
        }
      }
    }
    return canBeMade() ? null : "no constructor for tests";
  }

  private static boolean hasRules(Class<?> c) {
    for (Field f : c.getDeclaredFields()) {
      if (has(f.getAnnotations(), RULES)) {
        return true;
      }
    }
    for (Method m : c.getDeclaredMethods()) {
      if (has(m.getAnnotations(), RULES)) {
        return true;
      }
    }
    return false;
  }

  /** Whether methods of an interface mean something to JUnit. */
  private static boolean hasTests(Class<?> type) {
    for (Method m : type.getDeclaredMethods()) {
      for (Annotation a : m.getDeclaredAnnotations()) {
        if (a.annotationType().getName().startsWith("org.junit.jupiter.")) {
          return true;
        }
      }
    }
    for (Class<?> i : type.getInterfaces()) {
      if (hasTests(i)) {
        return true;
      }
    }
    return false;
  }

  private boolean canBeMade() {
    for (var c : type.getDeclaredConstructors()) {
      Class<?>[] p = c.getParameterTypes();
      if (p.length == 0 || (isTestCase() && p.length == 1 && p[0] == String.class)) {
        return true;
      }
    }
    return false;
  }

  // ---- what is called around a test ----

  /** Methods of the class and its superclasses with an annotation, superclasses first. */
  List<Method> annotated(Set<String> names) {
    List<Method> found = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (Class<?> c : hierarchy()) {
      List<Method> ofClass = new ArrayList<>();
      for (Method m : c.getDeclaredMethods()) {
        if (!m.isSynthetic()
            && m.getParameterCount() == 0
            && has(m.getDeclaredAnnotations(), names)
            && (Modifier.isPrivate(m.getModifiers()) || seen.add(m.getName()))) {
          ofClass.add(m);
        }
      }
      ofClass.sort((a, b) -> b.getName().compareTo(a.getName()));
      found.addAll(ofClass);
    }
    Collections.reverse(found);
    return found;
  }

  /** Whether all tests share one object. */
  boolean oneObject() {
    for (Class<?> c : hierarchy()) {
      for (Annotation a : c.getDeclaredAnnotations()) {
        if (a.annotationType().getName().equals("org.junit.jupiter.api.TestInstance")) {
          return value(a, "value").toString().equals("PER_CLASS");
        }
      }
    }
    return false;
  }

  /** The class named in {@code @Test(expected = …)}, or null. */
  static Class<?> expected(Method m) {
    for (Annotation a : m.getAnnotations()) {
      if (a.annotationType().getName().equals("org.junit.Test")) {
        Class<?> c = (Class<?>) value(a, "expected");
        return c.getName().equals("org.junit.Test$None") ? null : c;
      }
    }
    return null;
  }

  // ---- annotations ----

  private static boolean has(Annotation[] annotations, Set<String> names) {
    for (Annotation a : annotations) {
      if (names.contains(a.annotationType().getName())) {
        return true;
      }
    }
    return false;
  }

  private static boolean extended(Annotation[] annotations) {
    return extended(annotations, new HashSet<>());
  }

  private static boolean extended(Annotation[] annotations, Set<Class<?>> seen) {
    for (Annotation a : annotations) {
      Class<?> t = a.annotationType();
      if (t.getName().startsWith("org.junit.jupiter.api.extension.ExtendWith")) {
        return true;
      }
      if (!t.getName().startsWith("java.") && seen.add(t) && extended(t.getAnnotations(), seen)) {
        return true;
      }
    }
    return false;
  }

  private static Object value(Annotation a, String name) {
    try {
      return a.annotationType().getMethod(name).invoke(a);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
