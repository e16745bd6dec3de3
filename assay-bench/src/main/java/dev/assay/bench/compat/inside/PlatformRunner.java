package dev.assay.bench.compat.inside;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs tests of one class with JUnit itself, for those that need its runners, rules, extensions or
 * arguments. What it prints is of the same form as what {@link MiniRunner} prints. A method that is
 * called several times passes if it passes each time; this is known only at the end.
 *
 * <pre>  PlatformRunner CLASS METHOD …</pre>
 */
public final class PlatformRunner implements TestExecutionListener {
  private final PrintStream out =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

  /** By method: the line to print in the end, without the mark. */
  private final Map<String, String> outcomes = new LinkedHashMap<>();

  private PlatformRunner() {}

  public static void main(String[] args) {
    int status = 0;
    try {
      new PlatformRunner().run(args[0], new TreeSet<>(List.of(args).subList(1, args.length)));
    } catch (Throwable e) {
      System.out.println("\n" + MiniRunner.MARK + "BROKEN - " + MiniRunner.reason(e));
      status = 1;
    }
    System.out.flush();
    Runtime.getRuntime().halt(status);
  }

  private void run(String className, Set<String> methods) {
    PostDiscoveryFilter wanted =
        descriptor ->
            FilterResult.includedIf(
                !(descriptor.getSource().orElse(null) instanceof MethodSource m)
                    || methods.contains(m.getMethodName()));
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(className))
                .filters(wanted)
                .build(),
            this);
    for (String m : methods) {
      tell(outcomes.getOrDefault(m, "SKIP " + m + " JUnit does not run it"));
    }
    tell("DONE -");
  }

  private void tell(String line) {
    out.print("\n" + MiniRunner.MARK + line + "\n");
    out.flush();
  }

  @Override
  public void executionStarted(TestIdentifier test) {
    if (test.getSource().orElse(null) instanceof MethodSource m && test.isTest()) {
      tell("START " + m.getMethodName());
    }
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    if (test.getSource().orElse(null) instanceof MethodSource m) {
      outcomes.putIfAbsent(m.getMethodName(), "SKIP " + m.getMethodName() + " " + reason);
    }
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    Throwable thrown = result.getThrowable().orElse(null);
    if (thrown != null && result.getStatus() == TestExecutionResult.Status.FAILED) {
      thrown.printStackTrace();
    }
    if (!(test.getSource().orElse(null) instanceof MethodSource m)) {
      return;
    }
    String name = m.getMethodName();
    String reason = thrown == null ? "" : " " + MiniRunner.reason(thrown);
    switch (result.getStatus()) {
      case SUCCESSFUL -> {
        if (test.isTest()) {
          String known = outcomes.getOrDefault(name, "SKIP");
          outcomes.put(name, known.startsWith("SKIP") ? "PASS " + name : known);
        }
      }
      case ABORTED -> outcomes.putIfAbsent(name, "SKIP " + name + reason);
      default -> {
        if (!outcomes.getOrDefault(name, "").startsWith("FAIL")) {
          outcomes.put(name, "FAIL " + name + reason);
        }
      }
    }
  }
}
