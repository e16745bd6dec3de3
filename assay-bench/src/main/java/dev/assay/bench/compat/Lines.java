package dev.assay.bench.compat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Lines of a process's output. Patience for the next line is measured in the process's own time, so
 * that it does not depend on what else the computer has to do; only for a process that does nothing
 * at all it is measured by the clock.
 */
final class Lines {
  private static final Optional<String> END = Optional.empty();
  private static final int CLOCK_FACTOR = 10;

  private final BlockingQueue<Optional<String>> queue = new LinkedBlockingQueue<>();
  private final Process process;
  private final int seconds;
  private boolean timedOut;

  Lines(Process process, int seconds) {
    this.process = process;
    this.seconds = seconds;
    Thread reader = new Thread(this::read, "lines of a process");
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    try (BufferedReader r =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = r.readLine(); line != null; line = r.readLine()) {
        queue.add(Optional.of(line));
      }
    } catch (IOException e) {
      // The process was ended in the middle of a line.
    }
    queue.add(END);
  }

  /** The next line; nothing at the end of output or if it takes too long. */
  Optional<String> next() {
    long used = processSeconds();
    try {
      for (int waited = 0; waited < CLOCK_FACTOR * seconds; waited++) {
        Optional<String> line = queue.poll(1, TimeUnit.SECONDS);
        if (line != null) {
          return line;
        }
        if (processSeconds() - used > seconds) {
          break;
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    timedOut = true;
    return END;
  }

  private long processSeconds() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO).toSeconds();
  }

  /** How the process ended, if it was not as it should. */
  Outcome end() {
    return timedOut
        ? new Outcome(Outcome.Kind.SLOW, "nothing in " + seconds + " s of processor time")
        : new Outcome(Outcome.Kind.ENDED, "the process ended");
  }
}
