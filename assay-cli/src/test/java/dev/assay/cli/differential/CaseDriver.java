package dev.assay.cli.differential;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TimeZone;

/**
 * Runs {@code Class#method} cases one after the other inside a forked HotSpot JVM, each in a class
 * loader of its own, and leaves what each prints in files. Arguments: folder for the results, class
 * path, cases.
 *
 * <p>Depends on nothing but the JDK: it runs on every JDK that programs are compared on.
 */
public final class CaseDriver {
  /**
   * Its name is replaced by that of the loader that a launched program has: see {@link
   * #asLaunched}.
   */
  private static final class CaseLoader extends URLClassLoader {
    CaseLoader(URL[] urls) {
      super(urls, ClassLoader.getPlatformClassLoader());
    }
  }

  private static final long SETTLE_MILLIS = 20_000;

  private CaseDriver() {}

  /** Runs the cases named by the arguments. */
  public static void main(String[] args) throws Exception {
    Path results = Path.of(args[0]);
    URL[] classPath = urls(args[1]);
    Properties properties = (Properties) System.getProperties().clone();
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    PrintStream log = System.err;
    for (String target : Arrays.asList(args).subList(2, args.length)) {
      try {
        run(results, classPath, target);
      } catch (Throwable e) {
        log.println("The driver failed at " + target);
        e.printStackTrace(log);
      }
      System.setProperties((Properties) properties.clone());
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
    // Daemon threads and pools that a case left behind must not keep the JVM.
    Runtime.getRuntime().halt(0);
  }

  private static URL[] urls(String classPath) throws MalformedURLException {
    String[] parts = classPath.split(java.io.File.pathSeparator);
    URL[] urls = new URL[parts.length];
    for (int i = 0; i < parts.length; i++) {
      urls[i] = Path.of(parts[i]).toUri().toURL();
    }
    return urls;
  }

  private static void run(Path results, URL[] classPath, String target) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    System.setIn(new ByteArrayInputStream(new byte[0]));
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    Thread.setDefaultUncaughtExceptionHandler(null);
    int exit = 0;
    try (CaseLoader loader = new CaseLoader(classPath)) {
      Thread.currentThread().setContextClassLoader(loader);
      String className = target.substring(0, target.indexOf('#'));
      String method = target.substring(target.indexOf('#') + 1);
      try {
        loader.loadClass(className).getMethod(method).invoke(null);
      } catch (InvocationTargetException e) {
        Throwable escaped = e.getCause();
        cut(escaped, className, method, Collections.newSetFromMap(new IdentityHashMap<>()));
        System.err.print("Exception in thread \"main\" ");
        escaped.printStackTrace();
        exit = 1;
      }
      awaitThreads();
    }
    System.out.flush();
    System.err.flush();
    write(results, target, "out", asLaunched(out));
    write(results, target, "err", asLaunched(err));
    write(results, target, "exit", Integer.toString(exit));
  }

  /** Removes the frames below the case method: those of this driver and of reflection. */
  private static void cut(Throwable t, String className, String method, Set<Throwable> seen) {
    if (t == null || !seen.add(t)) {
      return;
    }
    StackTraceElement[] frames = t.getStackTrace();
    for (int i = frames.length - 1; i >= 0; i--) {
      if (frames[i].getClassName().equals(className) && frames[i].getMethodName().equals(method)) {
        t.setStackTrace(Arrays.copyOf(frames, i + 1));
        break;
      }
    }
    cut(t.getCause(), className, method, seen);
    for (Throwable suppressed : t.getSuppressed()) {
      cut(suppressed, className, method, seen);
    }
  }

  /** As a launched program ends: when its last thread that is no daemon has ended. */
  private static void awaitThreads() throws InterruptedException {
    Thread.interrupted();
    long deadline = System.currentTimeMillis() + SETTLE_MILLIS;
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (!thread.isDaemon()
          && thread != Thread.currentThread()
          && !thread.getName().equals("DestroyJavaVM")) {
        thread.join(Math.max(1, deadline - System.currentTimeMillis()));
      }
    }
  }

  /**
   * Messages of the JVM name class loaders; a launched program's classes are loaded by {@code
   * 'app'}.
   */
  private static String asLaunched(ByteArrayOutputStream text) {
    return text.toString(StandardCharsets.UTF_8)
        .replaceAll(
            "dev\\.assay\\.cli\\.differential\\.CaseDriver\\$CaseLoader @[0-9a-f]+", "'app'");
  }

  private static void write(Path results, String target, String kind, String text)
      throws IOException {
    Files.writeString(results.resolve(target + "." + kind), text);
  }
}
