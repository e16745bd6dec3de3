package dev.assay.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.assay.bench.programs.check.BoundedBuffer;
import dev.assay.bench.programs.check.DiningPhilosophers;
import dev.assay.explore.Explorer;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Universe;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Searches of {@code assay check} within this process: the transitions that the plain search makes
 * in a second of processor time, and what a second worker is worth.
 */
final class CheckBench {
  private static final BootImages IMAGES = new BootImages();

  /** Where a plain search ends: it takes well over ten seconds to get there. */
  private static final long PLAIN_STATES = 2_000_000;

  private CheckBench() {}

  /**
   * A search that was made, and what it took of the processor, compilation and garbage included.
   */
  private record Run(Result result, double seconds, double processSeconds, double wallSeconds) {
    Statistics statistics() {
      return result.statistics();
    }
  }

  static void run(Table table) throws IOException {
    table.begin(
        "Plain searches (--reduce none, one worker)",
        "program",
        "verdict",
        "states",
        "transitions",
        "CPU (s)",
        "transitions per CPU second",
        "states per CPU second",
        "bytes per state");
    plain(table, DiningPhilosophers.class, "4", "3", "ordered");
    plain(table, BoundedBuffer.class, "2", "2", "10");
    table.begin(
        "Two workers",
        "program",
        "states",
        "one: elapsed (s)",
        "two: elapsed (s)",
        "ratio",
        "one: CPU of the process (s)",
        "two: CPU of the process (s)");
    twoWorkers(table, false, DiningPhilosophers.class, "6", "2", "ordered");
    twoWorkers(table, true, DiningPhilosophers.class, "4", "3", "ordered");
  }

  /**
   * The same search by one and by two workers, after it was made once so that both find the code
   * compiled: on a computer with two processors the compiler takes what the second worker needs.
   */
  private static void twoWorkers(Table table, boolean fine, Class<?> program, String... arguments)
      throws IOException {
    check(2, program, fine, arguments);
    Run one = check(1, program, fine, arguments);
    Run two = check(2, program, fine, arguments);
    table.row(
        name(program, arguments) + (fine ? ", plain" : ""),
        count(two.statistics().states()),
        seconds(one.wallSeconds),
        seconds(two.wallSeconds),
        seconds(one.wallSeconds / two.wallSeconds),
        seconds(one.processSeconds),
        seconds(two.processSeconds));
  }

  private static void plain(Table table, Class<?> program, String... arguments) throws IOException {
    Run r = check(1, program, true, arguments);
    Statistics s = r.statistics();
    table.row(
        name(program, arguments),
        r.result.verdict().name().toLowerCase(Locale.ROOT),
        count(s.states()),
        count(s.transitions()),
        seconds(r.seconds),
        count(s.transitions() / r.seconds),
        count(s.states() / r.seconds),
        perState(s));
  }

  /** Explores a program in a machine of its own. */
  private static Run check(int workers, Class<?> program, boolean fine, String... arguments)
      throws IOException {
    long processStart = processNanos();
    JdkImage jdk = JdkImage.open(Path.of(System.getProperty("java.home")));
    List<Path> path =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();
    Universe universe =
        new Universe(jdk, new ClassPath(path, Map.of(), jdk.feature()), JdkNatives.INSTANCE);
    ProgramUnderTest subject =
        new ProgramUnderTest(
            new Machine(universe, MachineOptions.standard()),
            IMAGES,
            new EntryFinder(universe).find(program.getName(), null),
            List.of(arguments),
            false);
    Settings settings =
        Settings.standard()
            .withFine(fine)
            .withMaxStates(fine ? PLAIN_STATES : Long.MAX_VALUE)
            .withTactics(SearchParameters.standard().withWorkers(workers));
    long start = StateLab.cpuNanos();
    long wallStart = System.nanoTime();
    Result result = new Explorer(subject, settings, new Progress()).run();
    return new Run(
        result,
        (StateLab.cpuNanos() - start) / 1e9,
        (processNanos() - processStart) / 1e9,
        (System.nanoTime() - wallStart) / 1e9);
  }

  private static long processNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static String name(Class<?> program, String... arguments) {
    return program.getSimpleName() + " " + String.join(" ", arguments);
  }

  private static String count(double n) {
    return String.format(Locale.ROOT, "%,.0f", n);
  }

  private static String seconds(double s) {
    return String.format(Locale.ROOT, "%.2f", s);
  }

  private static String perState(Statistics s) {
    return String.format(Locale.ROOT, "%.1f", (double) s.storeBytes() / s.states());
  }
}
