package dev.assay.models.junit;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * Runs tests of one class, each on an object of its own between the methods that are to be called
 * before and after it. What is thrown is returned; null means that all went well.
 */
public final class PlainTests {
  private static final Set<String> BEFORE_ALL =
      Set.of("org.junit.BeforeClass", "org.junit.jupiter.api.BeforeAll");
  private static final Set<String> AFTER_ALL =
      Set.of("org.junit.AfterClass", "org.junit.jupiter.api.AfterAll");
  private static final Set<String> BEFORE =
      Set.of("org.junit.Before", "org.junit.jupiter.api.BeforeEach");
  private static final Set<String> AFTER =
      Set.of("org.junit.After", "org.junit.jupiter.api.AfterEach");
  private static final Set<String> ASSUMPTIONS =
      Set.of(
          "org.junit.AssumptionViolatedException",
          "org.junit.internal.AssumptionViolatedException",
          "org.opentest4j.TestAbortedException");

  private final TestClass tests;

  /** The object of all tests, if they share one. */
  private final Object shared;

  public PlainTests(TestClass tests) throws ReflectiveOperationException {
    this.tests = tests;
    this.shared = tests.oneObject() ? make("") : null;
  }

  /** Whether this only says that a test does not apply here. */
  public static boolean isAssumption(Throwable thrown) {
    return ASSUMPTIONS.contains(thrown.getClass().getName());
  }

  /** What belongs before the first test. */
  public Throwable beforeAll() {
    return callAll(tests.annotated(BEFORE_ALL), shared);
  }

  /** What belongs after the last test. */
  public Throwable afterAll() {
    return callAllBackwards(tests.annotated(AFTER_ALL), shared);
  }

  /** One of {@link TestClass#tests}. */
  public Throwable run(String name) {
    Method m = tests.tests().get(name);
    return tests.isTestCase() ? runBare(m) : surrounded(m);
  }

  /** JUnit 3's own order of setUp, the test and tearDown. */
  private Throwable runBare(Method m) {
    try {
      Object o = make(m.getName());
      o.getClass().getMethod("setName", String.class).invoke(o, m.getName());
      return call(o.getClass().getMethod("runBare"), o);
    } catch (Throwable e) {
      return unwrapped(e);
    }
  }

  private Throwable surrounded(Method m) {
    Object o;
    try {
      o = shared != null ? shared : make(m.getName());
    } catch (Throwable e) {
      return unwrapped(e);
    }
    Throwable thrown = callAll(tests.annotated(BEFORE), o);
    if (thrown == null) {
      thrown = judged(m, call(m, o));
    }
    Throwable afterwards = callAllBackwards(tests.annotated(AFTER), o);
    return thrown != null ? thrown : afterwards;
  }

  private static Throwable judged(Method m, Throwable thrown) {
    Class<?> expected = TestClass.expected(m);
    if (expected == null) {
      return thrown;
    }
    if (thrown == null) {
      return new AssertionError("expected " + expected.getName());
    }
    return expected.isInstance(thrown) ? null : thrown;
  }

  private Object make(String name) throws ReflectiveOperationException {
    for (Constructor<?> c : tests.type().getDeclaredConstructors()) {
      c.setAccessible(true);
      if (c.getParameterCount() == 0) {
        return c.newInstance();
      }
      if (c.getParameterCount() == 1 && c.getParameterTypes()[0] == String.class) {
        return c.newInstance(name);
      }
    }
    throw new NoSuchMethodException("no constructor for tests in " + tests.type().getName());
  }

  private static Throwable callAll(List<Method> methods, Object o) {
    for (Method m : methods) {
      Throwable t = call(m, o);
      if (t != null) {
        return t;
      }
    }
    return null;
  }

  /** All are called, whatever happens; the first failure counts. */
  private static Throwable callAllBackwards(List<Method> methods, Object o) {
    Collections.reverse(methods);
    Throwable first = null;
    for (Method m : methods) {
      Throwable t = call(m, o);
      first = first == null ? t : first;
    }
    return first;
  }

  private static Throwable call(Method m, Object o) {
    try {
      m.setAccessible(true);
      m.invoke(o);
      return null;
    } catch (Throwable e) {
      return unwrapped(e);
    }
  }

  private static Throwable unwrapped(Throwable e) {
    return e instanceof InvocationTargetException i && i.getCause() != null ? i.getCause() : e;
  }
}
