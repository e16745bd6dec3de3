package dev.assay.bench.compat.inside;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * Runs tests of one class, each on an object of its own between the methods that are to be called
 * before and after, and tells what came of them:
 *
 * <pre>  MiniRunner CLASS METHOD …</pre>
 *
 * Each line it prints begins with {@link #MARK}; what tests print stands between those lines.
 */
public final class MiniRunner {
  /** Begins a line of this runner. */
  public static final String MARK = "\u0001compat ";

  private static final int LONGEST_REASON = 300;

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

  /** Tests may replace the standard output. */
  private final PrintStream out =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

  private final TestClass tests;
  private final Object shared;

  private MiniRunner(TestClass tests) throws ReflectiveOperationException {
    this.tests = tests;
    this.shared = tests.oneObject() ? make("") : null;
  }

  public static void main(String[] args) {
    int status = 0;
    try {
      Class<?> type = Class.forName(args[0], false, MiniRunner.class.getClassLoader());
      TestClass tests = new TestClass(type);
      new MiniRunner(tests).run(List.of(args).subList(1, args.length));
    } catch (Throwable e) {
      System.out.println("\n" + MARK + "BROKEN - " + reason(e));
      status = 1;
    }
    System.out.flush();
    // Threads that tests have left behind are not waited for.
    Runtime.getRuntime().halt(status);
  }

  private void tell(String what, String method, String reason) {
    out.print("\n" + MARK + what + " " + method + (reason.isEmpty() ? "" : " " + reason) + "\n");
    out.flush();
  }

  private void run(List<String> names) {
    Throwable broken = callAll(tests.annotated(BEFORE_ALL), shared);
    for (String name : names) {
      tell("START", name, "");
      runOne(name, broken);
    }
    List<Method> after = tests.annotated(AFTER_ALL);
    Collections.reverse(after);
    callAll(after, shared);
    tell("DONE", "-", "");
  }

  private void runOne(String name, Throwable broken) {
    Throwable thrown = broken;
    if (thrown == null) {
      Method m = tests.tests().get(name);
      thrown = tests.isTestCase() ? runBare(m) : surrounded(m);
    }
    if (thrown == null) {
      tell("PASS", name, "");
    } else if (ASSUMPTIONS.contains(thrown.getClass().getName())) {
      tell("SKIP", name, reason(thrown));
    } else {
      thrown.printStackTrace();
      tell("FAIL", name, reason(thrown));
    }
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
    List<Method> after = tests.annotated(AFTER);
    Collections.reverse(after);
    Throwable afterwards = callAll(after, o);
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

  static String reason(Throwable e) {
    String text;
    try {
      text = String.valueOf(e);
    } catch (Throwable f) {
      text = e.getClass().getName();
    }
    text = text.replaceAll("\\s+", " ");
    return text.length() > LONGEST_REASON ? text.substring(0, LONGEST_REASON) + "…" : text;
  }
}
