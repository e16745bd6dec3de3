package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Honest certificates of programs that violate a property of the consumer's own, between two writes
 * of a step or where nobody looks: what {@code assay check} reports is never certified.
 */
class ConsumersPropertiesTest {
  /** A body of {@code main}, in a class with data, properties and a lock. */
  private static final String PROGRAM =
      """
      import dev.assay.api.Assay;
      import java.util.concurrent.atomic.AtomicInteger;

      public class Data {
        static final Object LOCK = new Object();
        static int seen;
        static int own;
        static int[] row = new int[3];
        static volatile int beat;
        static final AtomicInteger count = new AtomicInteger();

        static boolean producers() {
          return seen >= 0;
        }

        static boolean consumers() {
          return own == 0;
        }

        static boolean both() {
          return seen == own;
        }

        static boolean within() {
          synchronized (LOCK) {
            return own == 0;
          }
        }

        static boolean counted() {
          return count.get() != 1;
        }

        static boolean even() {
          return row[0] == row[2];
        }

        static int step() {
          return own + 10 * seen;
        }

        static boolean step(int before, int after) {
          return after != 1 && after != 10;
        }

        public static void main(String[] args) throws Exception {
          // BODY
        }
      }
      """;

  private static final String IN_THREAD =
      "Thread t = new Thread(() -> { %s }); t.start(); synchronized (LOCK) { beat = 1; } t.join();";

  @TempDir private Path folder;

  /** What is to be done, what the producer looks at, and what the consumer does. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Between two writes of a step.
        "synchronized (LOCK) { seen = 1; own = 1; } | producers | both",
        "synchronized (LOCK) { own = 1; seen = 1; } | producers | both",
        "synchronized (LOCK) { own = 1; own = 0; }  | producers | consumers",
        "synchronized (LOCK) { own = 1; own = 0; }  |           | consumers",
        "synchronized (LOCK) { seen = 1; own = 1; own = 0; } | producers | consumers",
        "Assay.atomic(() -> own = 1); Assay.atomic(() -> own = 0); |  | consumers",
        "Assay.atomic(() -> seen = 1); Assay.atomic(() -> own = 1); | producers | both",
        "count.incrementAndGet(); count.incrementAndGet(); | producers | counted",
        "synchronized (LOCK) { row[0] = 1; row[2] = 1; } | | even",
        "synchronized (LOCK) { row[0] = 1; seen = 1; row[2] = 1; } | producers | even",
        // The last state of a run.
        "own = 1; System.exit(0);   |           | consumers",
        "seen = 1; System.exit(0);  | producers | both",
        "own = 1; Assay.assume(false);          |           | consumers",
        "seen = 1; Assay.assume(false);         | producers | both",
        "seen = 1; own = 2; Assay.assume(false);| producers | both",
        "Runtime.getRuntime().halt(own = 1);    |           | consumers",
        "synchronized (LOCK) { own = 1; System.exit(0); } | | consumers",
        "if (Assay.choose(0, 1) == 1) { own = 1; System.exit(0); } | | consumers",
        // Monitors that the property enters.
        "synchronized (LOCK) { own = 1; } synchronized (LOCK) { Assay.choose(0, 1); own = 0; } |  | within",
        "synchronized (LOCK) { own = 1; Assay.choose(0, 1); } synchronized (LOCK) { own = 0; } |  | within",
        "synchronized (LOCK) { own = 1; Assay.choose(0, 1); } own = 0; |  | within",
        "synchronized (LOCK) { own = 1; Assay.choose(0, 1); } System.exit(0); |  | within",
        "synchronized (LOCK) { own = 1; } synchronized (LOCK) { System.exit(0); } |  | within",
        // Pairs of states.
        "synchronized (LOCK) { seen = 1; own = 1; } | producers | -step",
        "synchronized (LOCK) { own = 1; own = 2; }  | producers | -step",
        "own = 1; System.exit(0);  | producers | -step",
        "seen = 1; Assay.assume(false); | producers | -step",
      })
  void whatCheckReportsIsNotCertified(String body, String producers, String consumers) {
    for (String main : List.of(body, String.format(IN_THREAD, body))) {
      Workspace workspace = new Workspace(folder);
      String program = workspace.source("Data.java", PROGRAM.replace("// BODY", main));
      String[] property = {
        consumers.startsWith("-") ? "--step-invariant" : "--invariant",
        "Data#" + consumers.replace("-", "")
      };
      assertThat(CommandOutput.of("check", property[0], property[1], program))
          .as("checking " + main)
          .matches(o -> o.exit() == 1);
      for (String form : List.of("full", "trustful")) {
        List<String> words = new ArrayList<>(List.of("check"));
        String file = workspace.path(form + ".scc");
        words.addAll(List.of("--certificate", file));
        if (form.equals("trustful")) {
          words.add("--trustful");
        }
        if (producers != null) {
          words.addAll(List.of("--invariant", "Data#" + producers));
        }
        words.add(program);
        assertThat(CommandOutput.of(words.toArray(String[]::new)))
            .as("certifying " + main)
            .matches(o -> o.exit() == 0);
        if (form.equals("trustful") && consumers.startsWith("-")) {
          continue;
        }
        for (String workers : List.of("1", "2")) {
          String[] certify = {
            "certify",
            "--require",
            form,
            "--workers",
            workers,
            property[0],
            property[1],
            file,
            program
          };
          assertThat(CommandOutput.of(certify))
              .as(form + " " + workers + " " + main)
              .matches(o -> o.exit() == 1 || o.exit() == 3);
        }
      }
    }
  }

  /** Watching more closely does not make what is well inconclusive. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "synchronized (LOCK) { seen = 1; } | producers | consumers",
        "synchronized (LOCK) { own = 0; }  | producers | consumers",
        "synchronized (LOCK) { seen = 1; seen = 2; } | producers | consumers",
        "synchronized (LOCK) { own = 0; } synchronized (LOCK) { beat = 2; } | | within",
        "synchronized (LOCK) { beat = 2; own = 0; } | producers | within",
        "count.addAndGet(2); | producers | counted",
        "System.exit(0); | | consumers",
        "seen = 1; System.exit(0); | | consumers",
        "Assay.assume(false); | producers | both",
      })
  void whatIsWellIsCertified(String body, String producers, String consumers) {
    Workspace workspace = new Workspace(folder);
    String program =
        workspace.source("Data.java", PROGRAM.replace("// BODY", String.format(IN_THREAD, body)));
    String file = workspace.path("data.scc");
    List<String> words = new ArrayList<>(List.of("check", "--certificate", file));
    if (producers != null) {
      words.addAll(List.of("--invariant", "Data#" + producers));
    }
    words.add(program);
    assertThat(CommandOutput.of(words.toArray(String[]::new))).matches(o -> o.exit() == 0);
    for (String workers : List.of("1", "2")) {
      String[] certify = {
        "certify", "--workers", workers, "--invariant", "Data#" + consumers, file, program
      };
      assertThat(CommandOutput.of(certify)).matches(o -> o.exit() == 0);
    }
  }
}
