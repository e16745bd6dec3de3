package dev.assay.symbolic.random;

import dev.assay.api.Assay;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Runs programs in the JVM that the tests run in, with given inputs. */
final class OrdinaryRun {
  /** Where the methods of {@code dev.assay.api.Assay} find inputs. */
  private static final String RECORDED = "assay.inputs";

  private OrdinaryRun() {}

  private static final String API = "dev.assay.api.";
  private static final String RECORDED_CALL = "dev.assay.api.RecordedCall";

  /** The classes of a program, loaded anew for each run. */
  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> classes;

    Loader(Map<String, byte[]> classes) {
      super(null);
      this.classes = classes;
      setDefaultAssertionStatus(true);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name.replace('.', '/'));
      if (bytes == null) {
        bytes = ofApi(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }
  }

  /** A class of the API that programs do not know, but whoever calls them. */
  private static byte[] ofApi(String name) throws ClassNotFoundException {
    String file = "/" + name.replace('.', '/') + ".class";
    try (InputStream in = name.startsWith(API) ? Assay.class.getResourceAsStream(file) : null) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  /**
   * Calls the main method.
   *
   * @return the exception that nobody catches and the program's line that it comes from, as {@code
   *     java.lang.Exception at P.java:3}; null if there is none
   */
  static synchronized @Nullable String failure(
      Map<String, byte[]> classes, String mainClass, List<Long> inputs) {
    System.setProperty(
        RECORDED, inputs.stream().map(Object::toString).collect(Collectors.joining(",")));
    try {
      Class<?> main = Class.forName(mainClass, true, new Loader(classes));
      main.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
      return null;
    } catch (InvocationTargetException e) {
      return text(Objects.requireNonNull(e.getCause()), mainClass);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    } finally {
      System.clearProperty(RECORDED);
    }
  }

  /** The same of a method whose parameters are inputs. */
  static @Nullable String failure(
      Map<String, byte[]> classes, String className, String method, List<Long> inputs) {
    String numbers = inputs.stream().map(Object::toString).collect(Collectors.joining(","));
    try {
      Class.forName(RECORDED_CALL, true, new Loader(classes))
          .getMethod("call", String.class, String.class, String.class)
          .invoke(null, className, method, numbers);
      return null;
    } catch (InvocationTargetException e) {
      return text(Objects.requireNonNull(e.getCause()), className);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String text(Throwable t, String mainClass) {
    for (StackTraceElement frame : t.getStackTrace()) {
      String holder = frame.getClassName();
      if (holder.equals(mainClass) || holder.startsWith(mainClass + "$")) {
        return t.getClass().getName() + " at " + frame.getFileName() + ":" + frame.getLineNumber();
      }
    }
    return t.toString();
  }
}
