package dev.assay.symbolic.random;

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
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
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
      Throwable t = Objects.requireNonNull(e.getCause());
      for (StackTraceElement frame : t.getStackTrace()) {
        String holder = frame.getClassName();
        if (holder.equals(mainClass) || holder.startsWith(mainClass + "$")) {
          return t.getClass().getName()
              + " at "
              + frame.getFileName()
              + ":"
              + frame.getLineNumber();
        }
      }
      return t.toString();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    } finally {
      System.clearProperty(RECORDED);
    }
  }
}
