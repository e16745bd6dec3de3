package dev.assay.bench;

import dev.assay.bench.programs.Compute;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The six computations in the machine and under {@code java -Xint}, one after the other. */
final class InterpreterBench {
  private static final String[] PROGRAMS = {
    "integers", "arrays", "fields", "calls", "strings", "map"
  };

  private static final int ROUNDS = 3;

  private InterpreterBench() {}

  static void run(Table table) throws IOException, InterruptedException {
    table.begin("Interpreter", "program", "java -Xint (s)", "assay run (s)", "ratio");
    for (String p : PROGRAMS) {
      double reference = Double.MAX_VALUE;
      double machine = Double.MAX_VALUE;
      for (int i = 0; i < ROUNDS; i++) {
        reference = Math.min(reference, seconds(List.of("-Xint", Compute.class.getName(), p)));
        machine =
            Math.min(
                machine,
                seconds(
                    List.of(
                        "-XX:+UseSerialGC",
                        "-Dassay.images=" + images(),
                        "dev.assay.cli.Main",
                        "run",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Compute.class.getName(),
                        p)));
      }
      table.row(p, number(reference), number(machine), number(machine / reference));
    }
  }

  private static String number(double v) {
    return String.format(Locale.ROOT, "%.2f", v);
  }

  private static String images() {
    return System.getProperty("java.io.tmpdir") + File.separator + "assay-bench-images";
  }

  private static double seconds(List<String> arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + "/bin/java");
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.addAll(arguments);
    long start = System.nanoTime();
    Process p =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    int status = p.waitFor();
    if (status != 0) {
      throw new IOException(command + " ended with status " + status);
    }
    return (System.nanoTime() - start) / 1e9;
  }
}
