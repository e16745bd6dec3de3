package dev.assay.bench.scc;

import dev.assay.bench.Table;
import dev.assay.certify.format.Certificate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Prints what the paper's Tables 2, 3 and 4 print, for the programs of {@code examples/scc}: how
 * large certificates are, how long it takes to write and to follow them, and how well they can be
 * divided. All ratios are of times measured in the same run.
 */
public final class CertifyBench {
  /** In the first ones the host's compilers are busy, with some of the ways more than others. */
  private static final int ROUNDS = 6;

  private CertifyBench() {}

  /**
   * Measures all programs, or those named.
   *
   * @param words names of programs; {@code size=paper} instead of the large ones, {@code rounds=1}
   */
  public static void run(Table table, List<String> words) throws IOException {
    List<String> names = new ArrayList<>();
    String size = "large";
    int rounds = ROUNDS;
    for (String w : words) {
      if (w.startsWith("size=")) {
        size = w.substring("size=".length());
      } else if (w.startsWith("rounds=")) {
        rounds = Integer.parseInt(w.substring("rounds=".length()));
      } else {
        names.add(w);
      }
    }
    Path folder = Files.createTempDirectory("assay-scc");
    try {
      List<SccProgram> programs = SccProgram.all(Path.of(""), names);
      // Once without being counted: what comes first is compiled while it is measured.
      new Measured(programs.get(0), "paper", folder, 1);
      List<Measured> all = new ArrayList<>();
      for (SccProgram p : programs) {
        all.add(new Measured(p, size, folder, rounds));
        System.err.println(p.name() + " " + all.get(all.size() - 1).seconds);
      }
      sizes(table, all);
      times(table, all);
      parts(table, all);
      divisions(table, all);
      ways(table, all);
      memory(table, all);
    } finally {
      delete(folder);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path f : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(f);
      }
    }
  }

  private static void sizes(Table table, List<Measured> all) {
    table.begin(
        "Sizes of certificates",
        "program",
        "states",
        "transitions",
        "per state",
        "certificate (bytes)",
        "per transition",
        "Subgraphs",
        "trustful (bytes)",
        "per state",
        "Subgraphs");
    for (Measured m : all) {
      table.row(
          name(m),
          count(m.full.states()),
          count(m.full.transitions()),
          format("%.1f", m.density()),
          count(m.full.bytes()),
          format("%.3f", (double) m.full.bytes() / m.full.transitions()),
          subgraphs(m.full),
          count(m.trustful.bytes()),
          format("%.3f", (double) m.trustful.bytes() / m.trustful.states()),
          subgraphs(m.trustful));
    }
  }

  private static String subgraphs(Certificate c) {
    return format("%.1f %%", 100.0 * c.subgraphsBytes() / c.bytes());
  }

  private static void times(Table table, List<Measured> all) {
    table.begin(
        "Verification and certification (s)",
        "program",
        "verification, all reductions",
        "verification, those of a certificate",
        "recorded",
        "cost of recording",
        "certification",
        "speed-up",
        "to all reductions",
        "trustful",
        "speed-up",
        "to all reductions",
        "transitions per state");
    for (Measured m : all) {
      table.row(
          name(m),
          seconds(m.time("default")),
          seconds(m.time("verify")),
          seconds(m.time("record")),
          percent(m.time("record") / m.time("verify") - 1),
          seconds(m.time("certify")),
          ratio(m.time("verify") / m.time("certify")),
          ratio(m.time("default") / m.time("certify")),
          seconds(m.time("trustful")),
          ratio(m.time("verify") / m.time("trustful")),
          ratio(m.time("default") / m.time("trustful")),
          ratio(m.density()));
    }
    table.row(
        "geometric mean",
        "",
        "",
        "",
        percent(mean(all, m -> m.time("record") / m.time("verify")) - 1),
        "",
        ratio(mean(all, m -> m.time("verify") / m.time("certify"))),
        ratio(mean(all, m -> m.time("default") / m.time("certify"))),
        "",
        ratio(mean(all, m -> m.time("verify") / m.time("trustful"))),
        ratio(mean(all, m -> m.time("default") / m.time("trustful"))),
        ratio(mean(all, Measured::density)));
  }

  private static void parts(Table table, List<Measured> all) {
    List<String> columns = new ArrayList<>(List.of("program"));
    for (String form : List.of("", "trustful, ")) {
      for (int k : Measured.PARTS) {
        columns.add(form + k + ": largest");
        columns.add("speed-up");
      }
    }
    table.begin("Parallel certification", columns.toArray(String[]::new));
    for (Measured m : all) {
      List<String> cells = new ArrayList<>(List.of(name(m)));
      for (int k : Measured.PARTS) {
        cells.add(percent(m.fullParts.get(k).largest()));
        cells.add(ratio(speedUp(m, " " + k, m.time("join"))));
      }
      for (int k : Measured.PARTS) {
        cells.add(percent(m.trustfulParts.get(k).largest()));
        cells.add(ratio(speedUp(m, " trustful " + k, 0)));
      }
      table.row(cells.toArray(String[]::new));
    }
  }

  private static double speedUp(Measured m, String suffix, double join) {
    return m.time("verify") / (m.time("divide" + suffix) + m.time("largest" + suffix) + join);
  }

  private static void divisions(Table table, List<Measured> all) {
    table.begin(
        "Dividing, and two workers",
        "program",
        "into 10 (s)",
        "of certification",
        "into 100 (s)",
        "trustful, into 10 (s)",
        "of trustful certification",
        "comparing maps (s)",
        "one thread (s)",
        "two workers (s)",
        "to one thread",
        "to one and its reader",
        "trustful, two workers (s)",
        "speed-up");
    for (Measured m : all) {
      table.row(
          name(m),
          format("%.3f", m.time("divide 10")),
          format("%.1f %%", 100 * m.time("divide 10") / m.time("certify")),
          format("%.3f", m.time("divide 100")),
          format("%.3f", m.time("divide trustful 10")),
          format("%.1f %%", 100 * m.time("divide trustful 10") / m.time("trustful")),
          format("%.3f", m.time("join")),
          seconds(m.time("one thread")),
          seconds(m.time("two workers")),
          ratio(m.time("one thread") / m.time("two workers")),
          ratio(m.time("certify") / m.time("two workers")),
          seconds(m.time("two workers trustful")),
          ratio(m.time("trustful") / m.time("two workers trustful")));
    }
  }

  private static void ways(Table table, List<Measured> all) {
    List<String> columns = new ArrayList<>(List.of("program"));
    for (int k : Measured.PARTS) {
      columns.addAll(List.of(k + ": average", "longest"));
    }
    table.begin("Lengths of initialization paths", columns.toArray(String[]::new));
    for (Measured m : all) {
      List<String> cells = new ArrayList<>(List.of(name(m)));
      for (int k : Measured.PARTS) {
        cells.add(format("%.0f", m.fullParts.get(k).averageWay()));
        cells.add(count(m.fullParts.get(k).longestWay()));
      }
      table.row(cells.toArray(String[]::new));
    }
  }

  private static void memory(Table table, List<Measured> all) {
    table.begin(
        "Memory for states (KB)", "program", "states", "verification", "certification", "trustful");
    for (Measured m : all) {
      table.row(
          name(m),
          count(m.full.states()),
          count(m.storeBytes.get("verify") / 1024.0),
          count(m.storeBytes.get("certify") / 1024.0),
          count(m.storeBytes.get("trustful") / 1024.0));
    }
  }

  private static double mean(List<Measured> all, ToDoubleFunction<Measured> of) {
    return Math.exp(
        all.stream().mapToDouble(m -> Math.log(of.applyAsDouble(m))).average().orElse(0));
  }

  private static String name(Measured m) {
    return m.program.name() + " " + m.arguments;
  }

  private static String count(double n) {
    return format("%,.0f", n);
  }

  private static String seconds(double s) {
    return format("%.2f", s);
  }

  private static String ratio(double r) {
    return format("%.2f", r);
  }

  private static String percent(double share) {
    return format("%.1f %%", 100 * share);
  }

  private static String format(String pattern, double number) {
    return String.format(Locale.ROOT, pattern, number);
  }
}
