package dev.assay.bench;

import dev.assay.bench.bound.BoundBench;
import dev.assay.bench.scc.CertifyBench;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Measures the machine and prints the tables of docs/performance.md. Without arguments all of them,
 * else those named: {@code interpreter}, {@code state}, {@code search}, {@code check}, {@code
 * whole}. The one named {@code jmh} is not among all: JMH prints in its own way. Neither are {@code
 * certify} and {@code bound}, which take minutes; the words behind them name programs of {@code
 * examples/scc} and {@code examples/bound}.
 */
public final class Bench {
  private Bench() {}

  /** Prints the tables to standard output. */
  public static void main(String[] args) throws IOException, InterruptedException, RunnerException {
    Set<String> wanted =
        args.length == 0
            ? Set.of("interpreter", "state", "search", "check", "whole")
            : Set.of(args);
    Table table = new Table(System.out);
    if (args.length > 0 && args[0].equals("certify")) {
      CertifyBench.run(table, List.of(args).subList(1, args.length));
      return;
    }
    if (args.length > 0 && args[0].equals("bound")) {
      BoundBench.run(table, List.of(args).subList(1, args.length));
      return;
    }
    if (wanted.contains("state")) {
      new StateBench().run(table);
    }
    if (wanted.contains("search")) {
      SearchBench.run(table);
    }
    if (wanted.contains("check")) {
      CheckBench.run(table);
    }
    if (wanted.contains("whole")) {
      WholeBench.run(table);
    }
    if (wanted.contains("jmh")) {
      StateBenchmark.run();
    }
    if (wanted.contains("interpreter")) {
      InterpreterBench.run(table);
    }
  }
}
