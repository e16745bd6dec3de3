package dev.assay.bench;

import dev.assay.report.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whole commands {@code ./assay check}, with everything the JVM does, beside Java PathFinder on
 * programs of the same kind. The programs are not the same, and neither is their size. So it also
 * says how many transitions there are if every synchronisation and every access to shared data
 * begins one, as it does there, and how long PathFinder takes for so many.
 */
final class WholeBench {
  /** Transitions that PathFinder makes in a second on this kind of computer: 25,000 to 30,000. */
  private static final double PATHFINDER_RATE = 27_500;

  private static final int ROUNDS = 3;

  /** Leaves what PathFinder has, too: steps between synchronisations, unshared data, garbage. */
  private static final String AS_PATHFINDER =
      "--reduce=-quiet-data,-ownership,-rare-operations,-joins,-sleep-sets";

  /** The line of the shell's {@code times} about the processes it has started: user, system. */
  private static final Pattern TIMES = Pattern.compile("(\\d+)m([\\d.]+)s (\\d+)m([\\d.]+)s\\s*$");

  private WholeBench() {}

  /** How a command has ended. */
  private record Run(String verdict, long states, long transitions, double wall, double cpu) {}

  static void run(Table table) throws IOException, InterruptedException {
    table.begin(
        "Whole checks (one worker)",
        "program",
        "verdict",
        "states",
        "transitions",
        "wall (s)",
        "CPU (s)",
        "PathFinder (s)",
        "ratio",
        "transitions as PathFinder makes them",
        "PathFinder for as many (s)",
        "ratio");
    row(table, "DiningPhilosophers 7 1 left", 88, false);
    row(table, "DiningPhilosophers 6 2 ordered", 98, false);
    row(table, "DiningPhilosophers 6 1 ordered", 0, true);
    row(table, "ReadersWriters 3 2 2", 57, true);
    row(table, "ReadersWriters 3 2 1", 0, true);
    row(table, "Pipeline 3 4", 103, true);
    row(table, "Pipeline 3 10", 0, true);
    row(table, "ReplicatedWorkers 3 3 2", 18, true);
    row(table, "ReplicatedWorkers 3 3 4", 0, true);
    row(table, "SleepingBarber 2 3 2 2", 18, true);
    row(table, "SleepingBarber 2 3 2 1", 0, true);
  }

  /**
   * One program.
   *
   * @param figure what PathFinder was seen to take for one of that kind; 0 if that is not known
   * @param bySize whether to go by the size, too: not if the search ends early, or takes too long
   */
  private static void row(Table table, String program, double figure, boolean bySize)
      throws IOException, InterruptedException {
    check("", program); // so that files are in memory
    double wall = 0;
    double cpu = 0;
    Run run = null;
    for (int i = 0; i < ROUNDS; i++) {
      run = check("", program);
      wall += run.wall / ROUNDS;
      cpu += run.cpu / ROUNDS;
    }
    double size = bySize ? check(AS_PATHFINDER, program).transitions : 0;
    table.row(
        program,
        run.verdict,
        count(run.states),
        count(run.transitions),
        seconds(wall),
        seconds(cpu),
        count(figure),
        count(figure / cpu),
        count(size),
        count(size / PATHFINDER_RATE),
        count(size / PATHFINDER_RATE / cpu));
  }

  private static Run check(String option, String program) throws IOException, InterruptedException {
    Path result = Files.createTempFile("assay-check", ".json");
    try {
      List<String> words = new ArrayList<>(List.of("/bin/sh", "-c"));
      words.add("./assay \"$@\" >/dev/null 2>&1; times");
      words.addAll(List.of("assay", "check", "--workers", "1", "--json", result.toString()));
      if (!option.isEmpty()) {
        words.add(option);
      }
      words.addAll(List.of("-cp", System.getProperty("java.class.path")));
      words.addAll(List.of(("dev.assay.bench.programs.check." + program).split(" ")));
      long start = System.nanoTime();
      Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
      String times = new String(process.getInputStream().readAllBytes());
      process.waitFor();
      double wall = (System.nanoTime() - start) / 1e9;
      Matcher m = TIMES.matcher(times);
      if (!m.find()
          || !(JsonReader.read(Files.readString(result)) instanceof Map<?, ?> json)
          || !(json.get("stats") instanceof Map<?, ?> stats)) {
        throw new IOException("./assay check " + program + " has failed: " + times);
      }
      return new Run(
          String.valueOf(json.get("verdict")),
          ((Number) stats.get("states")).longValue(),
          ((Number) stats.get("transitions")).longValue(),
          wall,
          time(m, 1) + time(m, 3));
    } finally {
      Files.deleteIfExists(result);
    }
  }

  private static double time(Matcher m, int group) {
    return 60 * Integer.parseInt(m.group(group)) + Double.parseDouble(m.group(group + 1));
  }

  private static String count(double n) {
    return n == 0 ? "–" : String.format(Locale.ROOT, "%,.0f", n);
  }

  private static String seconds(double s) {
    return String.format(Locale.ROOT, "%.2f", s);
  }
}
