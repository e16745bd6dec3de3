package dev.assay.machine.classes;

import dev.assay.machine.flow.InMemoryCompiler;
import dev.assay.machine.save.Garbage;
import dev.assay.machine.save.Rig;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Defines a class of given bytes and calls its method {@code run}, on the running JVM and in the
 * machine, and says what comes of it: what the method returns, or the class of the exception.
 */
public final class ClassTwins {
  private static final String DRIVER =
      """
      import java.lang.reflect.InvocationTargetException;
      import java.nio.charset.StandardCharsets;

      public class Driver {
        static final class Loader extends ClassLoader {
          private final String[] classes;

          Loader(String[] classes) {
            super(Driver.class.getClassLoader());
            this.classes = classes;
          }

          @Override
          protected Class<?> findClass(String name) throws ClassNotFoundException {
            for (int i = 0; i < classes.length; i += 2) {
              if (classes[i].equals(name)) {
                byte[] bytes = classes[i + 1].getBytes(StandardCharsets.ISO_8859_1);
                return defineClass(name, bytes, 0, bytes.length);
              }
            }
            throw new ClassNotFoundException(name);
          }
        }

        /** Kept, so that a later one is not in the place of an earlier one. */
        static final java.util.List<Loader> LOADERS = new java.util.ArrayList<>();

        private static Loader loader(String[] classes) {
          LOADERS.add(new Loader(classes));
          return LOADERS.get(LOADERS.size() - 1);
        }

        /** Makes as many loaders as there were before the machine was set back. */
        public static String begin(String count) {
          for (int i = Integer.parseInt(count); i > 0; i--) {
            loader(null);
          }
          return "";
        }

        /** The names of classes, each with its bytes as characters; the first one is called. */
        public static String outcome(String names, String bytes) {
          String[] n = names.split(",");
          String[] classes = new String[2 * n.length];
          int at = 0;
          for (int i = 0; i < n.length; i++) {
            int colon = n[i].indexOf(':');
            int length = Integer.parseInt(n[i].substring(colon + 1));
            classes[2 * i] = n[i].substring(0, colon);
            classes[2 * i + 1] = bytes.substring(at, at + length);
            at += length;
          }
          try {
            Class<?> c = Class.forName(classes[0], true, loader(classes));
            return "returned " + c.getMethod("run").invoke(null);
          } catch (InvocationTargetException e) {
            return e.getCause().getClass().getName();
          } catch (Throwable e) {
            return e.getClass().getName();
          }
        }
      }
      """;

  private final Class<?> driver;
  private final Rig rig;
  private final Method outcome;
  private String details = "";
  private int calls;

  /**
   * Compiles the driver and boots a machine.
   *
   * @param helpers further classes that those under test may use, by binary name
   */
  public ClassTwins(Map<String, byte[]> helpers) throws Exception {
    Map<String, byte[]> classes = new HashMap<>(helpers);
    classes.putAll(InMemoryCompiler.compile("Driver", DRIVER, java.util.List.of("-Xlint:none")));
    driver = new ByName(classes).loadClass("Driver");
    rig = new Rig(Rig.universe(classes), new StateStore(), Garbage.NONE, true);
    outcome = begin();
  }

  /** Sets the machine back to its beginning, where no class under test was defined. */
  private Method begin() {
    Klass k = rig.begin("Driver");
    rig.call(k.declared("begin", "(Ljava/lang/String;)Ljava/lang/String;"), "" + calls);
    return k.declared("outcome", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;");
  }

  private static final class ByName extends ClassLoader {
    private final Map<String, byte[]> classes;

    ByName(Map<String, byte[]> classes) {
      super(ClassLoader.getPlatformClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }
  }

  /** What the running JVM makes of classes, of which {@code first} is called; null if it hangs. */
  String onHotSpot(String first, Map<String, byte[]> classes) throws Exception {
    BlockingQueue<String> answer = new ArrayBlockingQueue<>(1);
    Thread t =
        new Thread(
            () -> {
              try {
                answer.add(
                    (String)
                        driver
                            .getMethod("outcome", String.class, String.class)
                            .invoke(null, names(first, classes), bytes(first, classes)));
              } catch (ReflectiveOperationException e) {
                answer.add("failed " + e);
              }
            });
    t.setDaemon(true);
    t.start();
    return answer.poll(10, TimeUnit.SECONDS);
  }

  /** What the machine makes of them; what is no outcome of a program begins with "machine". */
  String inMachine(String first, Map<String, byte[]> classes) {
    details = "";
    calls++;
    try {
      return rig.call(outcome, names(first, classes), bytes(first, classes));
    } catch (RuntimeException | Error e) {
      java.io.StringWriter trace = new java.io.StringWriter();
      e.printStackTrace(new java.io.PrintWriter(trace));
      details = trace.toString();
      begin();
      return "machine: " + e;
    }
  }

  /** The trace of what went wrong in the machine. */
  String details() {
    return details;
  }

  private static String names(String first, Map<String, byte[]> classes) {
    StringBuilder names = new StringBuilder(first + ":" + classes.get(first).length);
    classes.forEach(
        (name, bytes) -> {
          if (!name.equals(first)) {
            names.append(',').append(name).append(':').append(bytes.length);
          }
        });
    return names.toString();
  }

  private static String bytes(String first, Map<String, byte[]> classes) {
    StringBuilder all =
        new StringBuilder(new String(classes.get(first), StandardCharsets.ISO_8859_1));
    classes.forEach(
        (name, bytes) -> {
          if (!name.equals(first)) {
            all.append(new String(bytes, StandardCharsets.ISO_8859_1));
          }
        });
    return all.toString();
  }
}
