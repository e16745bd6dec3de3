package dev.assay.models.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a test that needs runners, rules, extensions or arguments with the JUnit on the program's
 * class path. It is called by reflection, for Assay knows no version of it.
 */
final class JUnitItself {
  private static final String PLATFORM = "org.junit.platform.";
  private static final String LAUNCHER = PLATFORM + "launcher.";

  private final Class<?> type;
  private final String name;

  JUnitItself(Class<?> type, String name) {
    this.type = type;
    this.name = name;
  }

  /** Returns what the test throws first, or null. */
  Throwable run() throws Throwable {
    Method test = find();
    try {
      return isOfJupiter(test) ? runOnPlatform(test) : runOnCore();
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private Method find() throws NoSuchMethodException {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Method m : c.getDeclaredMethods()) {
        if (m.getName().equals(name) && !m.isSynthetic() && m.getAnnotations().length > 0) {
          return m;
        }
      }
    }
    for (Method m : type.getMethods()) {
      if (m.getName().equals(name)) {
        return m;
      }
    }
    throw new NoSuchMethodException(type.getName() + "." + name);
  }

  private static boolean isOfJupiter(Method m) {
    for (Annotation a : m.getAnnotations()) {
      if (a.annotationType().getName().startsWith("org.junit.jupiter.")) {
        return true;
      }
    }
    return false;
  }

  // ---- JUnit 4 ----

  /** A method that is run with several parameters appears as method[0], method[1], … */
  private Throwable runOnCore() throws ReflectiveOperationException {
    Class<?> requests = load("org.junit.runner.Request");
    Method ofClass = requests.getMethod("aClass", Class.class);
    List<Object> wanted = new ArrayList<>();
    collect(call(call(ofClass.invoke(null, type), "getRunner"), "getDescription"), wanted);
    Object core = load("org.junit.runner.JUnitCore").getConstructor().newInstance();
    int count = 0;
    for (Object description : wanted) {
      // A request keeps only what it was filtered for, so each test needs one of its own.
      Object all = ofClass.invoke(null, type);
      Object one = call(all, "filterWith", load("org.junit.runner.Description"), description);
      Object result = call(core, "run", requests, one);
      List<?> failures = (List<?>) call(result, "getFailures");
      if (!failures.isEmpty()) {
        return (Throwable) call(failures.get(0), "getException");
      }
      count += (int) call(result, "getRunCount");
    }
    if (count == 0) {
      notRun();
    }
    return null;
  }

  private void collect(Object description, List<Object> wanted)
      throws ReflectiveOperationException {
    String method = (String) call(description, "getMethodName");
    if (method != null && (method.equals(name) || method.startsWith(name + "["))) {
      wanted.add(description);
    }
    for (Object child : (List<?>) call(description, "getChildren")) {
      collect(child, wanted);
    }
  }

  // ---- JUnit 5 ----

  private Throwable runOnPlatform(Method test) throws ReflectiveOperationException {
    if (type.getClassLoader().getResource(LAUNCHER.replace('.', '/') + "Launcher.class") == null) {
      notSupported("this test without junit-platform-launcher on the class path");
    }
    Object launcher = load(LAUNCHER + "core.LauncherFactory").getMethod("create").invoke(null);
    Object selector =
        load(PLATFORM + "engine.discovery.DiscoverySelectors")
            .getMethod("selectMethod", Class.class, Method.class)
            .invoke(null, type, test);
    Object builder =
        load(LAUNCHER + "core.LauncherDiscoveryRequestBuilder").getMethod("request").invoke(null);
    call(builder, "selectors", arrayOf(PLATFORM + "engine.DiscoverySelector", selector));
    Object request = call(builder, "build");
    Object listener =
        load(LAUNCHER + "listeners.SummaryGeneratingListener").getConstructor().newInstance();
    Object listeners = arrayOf(LAUNCHER + "TestExecutionListener", listener);
    load(LAUNCHER + "Launcher")
        .getMethod("execute", load(LAUNCHER + "LauncherDiscoveryRequest"), listeners.getClass())
        .invoke(launcher, request, listeners);
    Object summary = call(listener, "getSummary");
    List<?> failures = (List<?>) call(summary, "getFailures");
    if (!failures.isEmpty()) {
      return (Throwable) call(failures.get(0), "getException");
    }
    if ((long) call(summary, "getTestsStartedCount") == 0) {
      notRun();
    }
    return null;
  }

  private Object arrayOf(String className, Object element) throws ReflectiveOperationException {
    Object array = Array.newInstance(load(className), 1);
    Array.set(array, 0, element);
    return array;
  }

  // ---- calls ----

  /** A test that was not run must not look like one that passed. */
  private void notRun() {
    notSupported("a test that JUnit does not run (is it disabled?)");
  }

  /** Ends the run: what cannot be run has neither passed nor failed. */
  private static native void notSupported(String what);

  private Class<?> load(String className) throws ClassNotFoundException {
    return Class.forName(className, true, type.getClassLoader());
  }

  private static Object call(Object object, String method) throws ReflectiveOperationException {
    return accessible(object.getClass().getMethod(method)).invoke(object);
  }

  private static Object call(Object object, String method, Object argument)
      throws ReflectiveOperationException {
    return call(object, method, argument.getClass(), argument);
  }

  private static Object call(Object object, String method, Class<?> parameter, Object argument)
      throws ReflectiveOperationException {
    return accessible(object.getClass().getMethod(method, parameter)).invoke(object, argument);
  }

  /** Public methods of classes that are not public themselves. */
  private static Method accessible(Method m) {
    m.setAccessible(true);
    return m;
  }
}
