package dev.assay.bench.bound;

import dev.assay.report.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs {@code assay bound} in a process of its own, and ends it when it takes too long. */
final class Launch {
  /** How much of what a run printed is shown when it does not end as it should. */
  private static final int LINES_SHOWN = 15;

  private static final Map<String, Integer> STATUS =
      Map.of("verified", 0, "violation", 1, "inconclusive", 3);

  private final List<String> command;
  private final int limit;

  /**
   * Runs are started and limited as said.
   *
   * @param command what stands before {@code bound}
   * @param limit in seconds
   */
  Launch(List<String> command, int limit) {
    this.command = command;
    this.limit = limit;
  }

  /**
   * How a run ended.
   *
   * @param verdict with the kind of the violation; empty if it was ended at the limit
   */
  record Outcome(String verdict, String expected, double seconds) {
    boolean isExpected() {
      return verdict.equals(expected);
    }

    /** What to print: the time alone if nothing is wrong. */
    String cell() {
      String time = String.format(Locale.ROOT, "%.2f", seconds);
      if (verdict.isEmpty()) {
        return String.format(Locale.ROOT, ">%.0f", seconds);
      }
      return isExpected() ? time : verdict.toUpperCase(Locale.ROOT) + " " + time;
    }
  }

  /** Assay's main class in a JVM with the class path of this one. */
  static List<String> commandLine() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC",
        "-Dassay.images=" + Path.of(System.getProperty("java.io.tmpdir"), "assay-bench-images"),
        "-cp",
        System.getProperty("java.class.path"),
        "dev.assay.cli.Main");
  }

  /**
   * Runs it once.
   *
   * @param words options, target and arguments
   */
  Outcome run(List<String> words, String expected) throws IOException, InterruptedException {
    Path result = Files.createTempFile("assay-bound", ".json");
    Path printed = Files.createTempFile("assay-bound", ".txt");
    try {
      List<String> all = new ArrayList<>(command);
      all.addAll(List.of("bound", "--json", result.toString()));
      all.addAll(words);
      ProcessBuilder builder =
          new ProcessBuilder(all).redirectErrorStream(true).redirectOutput(printed.toFile());
      long start = System.nanoTime();
      Process process = builder.start();
      if (!process.waitFor(limit, TimeUnit.SECONDS)) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
        return new Outcome("", expected, limit);
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      Outcome outcome =
          new Outcome(verdict(process.exitValue(), Files.readString(result)), expected, seconds);
      if (!outcome.isExpected()) {
        complain(words, outcome, Files.readAllLines(printed));
      }
      return outcome;
    } finally {
      Files.deleteIfExists(result);
      Files.deleteIfExists(printed);
    }
  }

  /** The verdict, if status and result agree about it: a JVM that fails also ends with 1. */
  private static String verdict(int status, String result) {
    String other = "exit status " + status;
    try {
      if (!result.isBlank() && JsonReader.read(result) instanceof Map<?, ?> map) {
        String verdict = String.valueOf(map.get("verdict"));
        if (STATUS.getOrDefault(verdict, -1) == status) {
          return status == 1 ? verdict + " (" + kind(map) + ")" : verdict;
        }
      }
    } catch (IllegalArgumentException e) {
      other += ", unreadable result";
    }
    return other;
  }

  private static String kind(Map<?, ?> result) {
    return result.get("violations") instanceof List<?> all
            && !all.isEmpty()
            && all.get(0) instanceof Map<?, ?> first
        ? String.valueOf(first.get("kind"))
        : "none";
  }

  private static void complain(List<String> words, Outcome outcome, List<String> printed) {
    System.err.println("bound " + String.join(" ", words) + ": " + outcome.cell());
    printed.stream().limit(LINES_SHOWN).forEach(line -> System.err.println("  " + line));
  }
}
