package dev.assay.bench.compat.inside;

import dev.assay.models.junit.PlainTests;
import dev.assay.models.junit.TestClass;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

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

  /** Tests may replace the standard output. */
  private final PrintStream out =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

  private final PlainTests tests;

  private MiniRunner(PlainTests tests) {
    this.tests = tests;
  }

  public static void main(String[] args) {
    int status = 0;
    try {
      Class<?> type = Class.forName(args[0], false, MiniRunner.class.getClassLoader());
      PlainTests tests = new PlainTests(new TestClass(type));
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
    Throwable broken = tests.beforeAll();
    for (String name : names) {
      tell("START", name, "");
      Throwable thrown = broken != null ? broken : tests.run(name);
      if (thrown == null) {
        tell("PASS", name, "");
      } else if (PlainTests.isAssumption(thrown)) {
        tell("SKIP", name, reason(thrown));
      } else {
        thrown.printStackTrace();
        tell("FAIL", name, reason(thrown));
      }
    }
    tests.afterAll();
    tell("DONE", "-", "");
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
