package dev.assay.bench.bound;

import dev.assay.bench.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Prints how long {@code assay bound} takes for the programs of {@code examples/bound}: whole
 * processes by the clock, start-up included. A cell is a number of seconds if the verdict is the
 * expected one; another verdict stands before it in capitals.
 */
public final class BoundBench {
  private static final String VERIFIED = "verified";
  private static final String VIOLATION = "violation (assertion)";

  /** Disjuncts of a block and workers as in the paper's smaller setting. */
  private static final List<String> CONCURRENT = concurrent(10, 2);

  private static final List<Integer> WORKERS = List.of(1, 2);
  private static final List<Integer> DISJUNCTS = List.of(1, 10, 200);

  /** Begins the table as what any run takes; once before it, so that files are in memory. */
  private static final Row WARM_UP = new Row("AbsOfMin", "#bucket", VIOLATION, "", "");

  /**
   * What is measured.
   *
   * @param program under {@code examples/bound}
   * @param input its arguments, or the method that is the target
   * @param expected the verdict
   * @param jbmc seconds that JBMC 6.3.1 takes on this kind of computer, for orientation
   * @param bar what it may take, in seconds or compared with an engine
   */
  private record Row(String program, String input, String expected, String jbmc, String bar) {
    String name() {
      return input.startsWith("#") ? program + input : program + " " + input;
    }

    /** The target and its arguments, as on a command line. */
    List<String> target() {
      String file = "examples/bound/" + program + ".java";
      List<String> words = new ArrayList<>();
      if (input.startsWith("#")) {
        words.add(file + input);
      } else {
        words.addAll(List.of(file, "--"));
        words.addAll(List.of(input.split(" ")));
      }
      return words;
    }
  }

  private static final List<Row> ROWS =
      List.of(
          WARM_UP,
          new Row("BubbleSort", "5", VERIFIED, "0.10", ""),
          new Row("BubbleSort", "6", VERIFIED, "0.19", ""),
          new Row("BubbleSort", "7", VERIFIED, "0.31", ""),
          new Row("BubbleSort", "8", VERIFIED, "0.52", "5"),
          new Row("BubbleSort", "10", VERIFIED, "1.3", "15"),
          new Row("BubbleSortNegated", "5", VIOLATION, "0.04", ""),
          new Row("BubbleSortNegated", "15", VIOLATION, "0.22", ""),
          new Row("BubbleSortNegated", "30", VIOLATION, "0.9", "2"),
          new Row("BubbleSortNegated", "100", VIOLATION, "", "5"),
          new Row("SumOfArray", "1000 unsafe", VIOLATION, "5.0", "2"),
          new Row("SumOfArray", "1000", VERIFIED, "5 to 8", "5"),
          new Row("FlapController", "2", VERIFIED, "", ""),
          new Row("FlapController", "4 unsafe 5", VIOLATION, "", "< classic"),
          new Row("FlapController", "4 safe 5", VERIFIED, "", "< classic"),
          new Row("RedBlackTree", "3", VERIFIED, "", ""),
          new Row("RedBlackTree", "4", VERIFIED, "", ""),
          new Row("RedBlackTree", "5", VERIFIED, "", "< classic / 5"),
          new Row("Arbiter", "2 unsafe", VIOLATION, "", "< classic"),
          new Row("Arbiter", "2", VERIFIED, "", "< classic"));

  /** Those in which the concurrent engine has many paths to ask solvers about. */
  private static final List<Row> SOLVING =
      List.of(
          new Row("BubbleSort", "6", VERIFIED, "", ""),
          new Row("BubbleSort", "7", VERIFIED, "", ""),
          new Row("RedBlackTree", "4", VERIFIED, "", ""));

  private final Launch launch;
  private final List<String> names;
  private final int rounds;

  private BoundBench(Launch launch, List<String> names, int rounds) {
    this.launch = launch;
    this.names = names;
    this.rounds = rounds;
  }

  /**
   * Measures all programs, or those named.
   *
   * @param words names of programs; {@code limit=60}, the seconds after which a run is ended;
   *     {@code rounds=1}, of which the shortest counts; {@code command=./assay}, what to start
   *     instead of {@code dev.assay.cli.Main}
   */
  public static void run(Table table, List<String> words) throws IOException, InterruptedException {
    List<String> names = new ArrayList<>();
    int limit = 60;
    int rounds = 1;
    List<String> command = Launch.commandLine();
    for (String w : words) {
      String value = w.substring(w.indexOf('=') + 1);
      if (w.startsWith("limit=")) {
        limit = Integer.parseInt(value);
      } else if (w.startsWith("rounds=")) {
        rounds = Integer.parseInt(value);
      } else if (w.startsWith("command=")) {
        command = List.of(value);
      } else if (ROWS.stream().anyMatch(r -> r.program.equals(w))) {
        names.add(w);
      } else {
        throw new IllegalArgumentException("no such program: " + w);
      }
    }
    BoundBench bench = new BoundBench(new Launch(command, limit), names, rounds);
    bench.launch.run(WARM_UP.target(), WARM_UP.expected);
    bench.engines(table);
    bench.workersAndDisjuncts(table);
  }

  private static List<String> concurrent(int disjuncts, int workers) {
    return List.of(
        "--engine",
        "concurrent",
        "--disjuncts",
        Integer.toString(disjuncts),
        "--workers",
        Integer.toString(workers));
  }

  private void engines(Table table) throws IOException, InterruptedException {
    table.begin(
        "Engines (s)",
        "program",
        "verdict",
        "merged",
        "concurrent (D = 10, N = 2)",
        "sequential",
        "classic",
        "JBMC",
        "bar");
    for (Row row : chosen(ROWS)) {
      table.row(
          row.name(),
          row.expected,
          cell(row, List.of("--engine", "merged")),
          cell(row, CONCURRENT),
          cell(row, List.of("--engine", "sequential")),
          cell(row, List.of("--engine", "classic")),
          row.jbmc,
          row.bar);
    }
  }

  private void workersAndDisjuncts(Table table) throws IOException, InterruptedException {
    List<Row> rows = chosen(SOLVING);
    if (rows.isEmpty()) {
      return;
    }
    List<String> columns = new ArrayList<>(List.of("program"));
    for (int d : DISJUNCTS) {
      for (int n : WORKERS) {
        columns.add("D = " + d + ", N = " + n);
      }
    }
    table.begin(
        "Workers and disjuncts of the concurrent engine (s)", columns.toArray(String[]::new));
    for (Row row : rows) {
      List<String> cells = new ArrayList<>(List.of(row.name()));
      for (int d : DISJUNCTS) {
        for (int n : WORKERS) {
          cells.add(cell(row, concurrent(d, n)));
        }
      }
      table.row(cells.toArray(String[]::new));
    }
  }

  private List<Row> chosen(List<Row> rows) {
    return rows.stream().filter(r -> names.isEmpty() || names.contains(r.program)).toList();
  }

  /** The shortest of all rounds, unless one of them does not end as it should. */
  private String cell(Row row, List<String> options) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(options);
    words.addAll(row.target());
    Launch.Outcome best = launch.run(words, row.expected);
    for (int i = 1; i < rounds && best.isExpected(); i++) {
      Launch.Outcome next = launch.run(words, row.expected);
      best = next.isExpected() && best.seconds() < next.seconds() ? best : next;
    }
    return best.cell();
  }
}
