package dev.assay.cli.differential;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;

/**
 * The comparison on the command line, for developers:
 *
 * <pre>
 * DifferentialMain [--jdk HOME] [--area NAME] [--quiet] [PATTERN]   compare; PATTERN is a regular expression over targets
 * DifferentialMain --list [PATTERN]                                 list the cases
 * DifferentialMain --hotspot [PATTERN]                              show what HotSpot gives
 * DifferentialMain --self-check [PATTERN]                           is HotSpot deterministic? three runs, and one interpreted
 * </pre>
 */
public final class DifferentialMain {
  private static final int SELF_CHECK_RUNS = 3;

  private final Differential differential = new Differential();
  private final List<JdkHome> jdks = new ArrayList<>();
  private String area;
  private String mode = "compare";
  private boolean quiet;
  private Pattern pattern = Pattern.compile("");

  private DifferentialMain() {}

  /** Exits with 1 when a case differs. */
  public static void main(String[] args) throws Exception {
    DifferentialMain main = new DifferentialMain();
    main.parse(args);
    System.exit(main.run() ? 0 : 1);
  }

  private void parse(String[] args) {
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--jdk" -> {
          String home = args[++i];
          jdks.add(
              JdkHome.at(Path.of(home))
                  .orElseThrow(() -> new IllegalArgumentException("no JDK at " + home)));
        }
        case "--area" -> area = args[++i];
        case "--quiet" -> quiet = true;
        case "--list", "--hotspot", "--self-check" -> mode = args[i].substring(2);
        default -> {
          if (args[i].startsWith("-")) {
            throw new IllegalArgumentException("unknown option " + args[i]);
          }
          pattern = Pattern.compile(args[i]);
        }
      }
    }
    if (jdks.isEmpty()) {
      JdkHome.WANTED.forEach(feature -> differential.jdk(feature).ifPresent(jdks::add));
    }
  }

  private boolean run() throws Exception {
    List<Case> cases =
        differential.cases().stream()
            .filter(c -> area == null || c.area().equals(area))
            .filter(c -> pattern.matcher(c.target()).find())
            .toList();
    if (mode.equals("list")) {
      list(cases);
      return true;
    }
    boolean good = true;
    for (JdkHome jdk : jdks) {
      List<Case> here = cases.stream().filter(c -> c.minimumFeature() <= jdk.feature()).toList();
      good &=
          switch (mode) {
            case "hotspot" -> show(jdk, here);
            case "self-check" -> selfCheck(jdk, here);
            default -> compare(jdk, here);
          };
    }
    return good;
  }

  private static void list(List<Case> cases) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Case c : cases) {
      System.out.println(c.target());
      counts.merge(c.area(), 1, Integer::sum);
    }
    System.out.println(counts + ", " + cases.size() + " cases");
  }

  private boolean show(JdkHome jdk, List<Case> cases) throws Exception {
    HotSpot hotSpot = differential.hotSpot(jdk);
    hotSpot.prepare(cases, Differential.WORKERS);
    for (Case c : cases) {
      Outcome outcome = hotSpot.outcome(c);
      System.out.println(
          "==== " + c.target() + " on " + jdk.version() + ": exit " + outcome.exit());
      System.out.print(outcome.out());
      if (!outcome.err().isEmpty()) {
        System.out.println("---- standard error");
        System.out.print(outcome.err());
      }
    }
    return true;
  }

  private boolean selfCheck(JdkHome jdk, List<Case> cases) throws Exception {
    List<HotSpot> runs = new ArrayList<>();
    for (int i = 0; i < SELF_CHECK_RUNS; i++) {
      runs.add(differential.hotSpot(jdk, "self-check/" + i, List.of()));
    }
    runs.add(differential.hotSpot(jdk, "self-check/int", List.of("-Xint")));
    for (HotSpot run : runs) {
      run.prepare(cases, Differential.WORKERS);
    }
    int bad = 0;
    for (Case c : cases) {
      Outcome first = runs.get(0).outcome(c);
      for (HotSpot run : runs.subList(1, runs.size())) {
        Optional<String> difference =
            Comparison.difference(c, "first run", first, "another run", run.outcome(c));
        if (difference.isPresent()) {
          System.out.println("UNSTABLE " + difference.get());
          bad++;
          break;
        }
      }
    }
    System.out.println(
        "JDK " + jdk.version() + ": " + cases.size() + " cases, " + bad + " unstable");
    return bad == 0;
  }

  private boolean compare(JdkHome jdk, List<Case> cases) throws Exception {
    HotSpot hotSpot = differential.hotSpot(jdk);
    hotSpot.prepare(cases, Differential.WORKERS);
    Map<String, String> known = differential.knownDifferences(jdk);
    MachineRunner machine = new InProcessMachine();
    ExecutorService pool = Executors.newFixedThreadPool(Differential.WORKERS);
    Map<Case, Future<Outcome>> futures = new java.util.LinkedHashMap<>();
    for (Case c : cases) {
      futures.put(
          c, pool.submit(() -> machine.run(jdk.home(), c.classPath(), c.target(), c.args())));
    }
    int bad = 0;
    for (Map.Entry<Case, Future<Outcome>> entry : futures.entrySet()) {
      Case c = entry.getKey();
      Optional<String> difference = difference(c, hotSpot.outcome(c), entry.getValue());
      if (difference.isEmpty()) {
        if (!quiet) {
          System.out.println("pass " + c.target());
        }
      } else if (known.containsKey(c.target())) {
        System.out.println("known " + c.target() + ": " + known.get(c.target()));
      } else {
        bad++;
        System.out.println("FAIL " + difference.get());
      }
    }
    pool.shutdownNow();
    System.out.println(
        "JDK " + jdk.version() + ": " + (cases.size() - bad) + " of " + cases.size() + " pass");
    return bad == 0;
  }

  private static Optional<String> difference(Case c, Outcome expected, Future<Outcome> future)
      throws InterruptedException {
    try {
      return Comparison.difference(
          c, expected, future.get(Differential.CASE_SECONDS, TimeUnit.SECONDS));
    } catch (TimeoutException e) {
      future.cancel(true);
      return Optional.of(c.target() + "\nno result after " + Differential.CASE_SECONDS + " s");
    } catch (ExecutionException e) {
      java.io.StringWriter trace = new java.io.StringWriter();
      e.getCause().printStackTrace(new java.io.PrintWriter(trace));
      return Optional.of(c.target() + "\nthe machine failed: " + trace);
    }
  }
}
