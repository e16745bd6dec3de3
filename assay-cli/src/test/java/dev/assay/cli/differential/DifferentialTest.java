package dev.assay.cli.differential;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Every program gives in the machine what it gives on HotSpot, on each JDK that Assay runs programs
 * on. {@code -Dassay.differential.only=REGEX} narrows it down to some targets.
 */
class DifferentialTest {
  private static final ExecutorService MACHINES =
      Executors.newFixedThreadPool(
          Differential.WORKERS,
          task -> {
            Thread thread = new Thread(task, "differential");
            thread.setDaemon(true);
            return thread;
          });

  private static final int OTHER_RUNS = 3;

  private final MachineRunner machine = new InProcessMachine();

  @AfterAll
  static void stop() {
    MACHINES.shutdownNow();
  }

  @TestFactory
  List<DynamicNode> programs() throws Exception {
    Differential differential = new Differential();
    Pattern only = Pattern.compile(System.getProperty("assay.differential.only", ""));
    List<Case> all =
        differential.cases().stream().filter(c -> only.matcher(c.target()).find()).toList();
    List<DynamicNode> nodes = new ArrayList<>();
    for (int feature : JdkHome.WANTED) {
      Optional<JdkHome> jdk = differential.jdk(feature);
      if (jdk.isEmpty()) {
        nodes.add(
            dynamicTest(
                "JDK " + feature,
                () ->
                    Assumptions.abort(
                        "JDK "
                            + feature
                            + " is not installed beside "
                            + System.getProperty("java.home"))));
      } else {
        nodes.add(
            dynamicContainer("JDK " + jdk.get().version(), onJdk(differential, all, jdk.get())));
      }
    }
    return nodes;
  }

  private List<DynamicNode> onJdk(Differential differential, List<Case> all, JdkHome jdk)
      throws Exception {
    List<Case> cases = all.stream().filter(c -> c.minimumFeature() <= jdk.feature()).toList();
    HotSpot hotSpot = differential.hotSpot(jdk);
    hotSpot.prepare(cases, Differential.WORKERS);
    Map<String, String> known = differential.knownDifferences(jdk);
    Map<String, List<DynamicNode>> areas = new LinkedHashMap<>();
    for (Case c : cases) {
      // Started ahead, so that machines run side by side while JUnit asks for one result after the
      // other.
      Future<Outcome> future =
          MACHINES.submit(() -> machine.run(jdk.home(), c.classPath(), c.target(), c.args()));
      areas
          .computeIfAbsent(c.area(), a -> new ArrayList<>())
          .add(dynamicTest(c.target(), () -> compare(c, hotSpot, future, known.get(c.target()))));
    }
    List<DynamicNode> nodes = new ArrayList<>();
    areas.forEach((area, tests) -> nodes.add(dynamicContainer(area, tests)));
    return nodes;
  }

  private static void compare(
      Case c, HotSpot hotSpot, Future<Outcome> future, String knownDifference) throws Exception {
    Optional<String> difference;
    try {
      Outcome found = future.get(Differential.CASE_SECONDS, TimeUnit.SECONDS);
      difference = Comparison.difference(c, hotSpot.outcome(c), found);
      // A program with threads may print one thing now and another then, by a race in the JDK that
      // its author overlooked. The machine is wrong if it prints what HotSpot never does.
      for (int run = 0;
          run < OTHER_RUNS && difference.isPresent() && knownDifference == null;
          run++) {
        difference = Comparison.difference(c, hotSpot.again(c), found);
      }
    } catch (TimeoutException e) {
      future.cancel(true);
      difference =
          Optional.of(c.target() + ": no result after " + Differential.CASE_SECONDS + " s");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof MachineRunner.NotConnected missing) {
        Assumptions.abort(missing.getMessage());
      }
      throw new AssertionError(c.target() + ": the machine failed", e.getCause());
    }
    if (knownDifference != null) {
      Assumptions.assumeTrue(difference.isEmpty(), "known difference: " + knownDifference);
      fail(c.target() + " is listed in known-differences.txt but does not differ any more");
    }
    difference.ifPresent(text -> fail(text));
  }
}
