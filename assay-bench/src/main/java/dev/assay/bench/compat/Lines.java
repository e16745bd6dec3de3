package dev.assay.bench.compat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Lines of a process's output, with a limit on the time one waits for the next. */
final class Lines {
  private static final Optional<String> END = Optional.empty();

  private final BlockingQueue<Optional<String>> queue = new LinkedBlockingQueue<>();
  private boolean timedOut;

  Lines(InputStream in) {
    Thread reader = new Thread(() -> read(in), "lines of a process");
    reader.setDaemon(true);
    reader.start();
  }

  private void read(InputStream in) {
    try (BufferedReader r = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = r.readLine(); line != null; line = r.readLine()) {
        queue.add(Optional.of(line));
      }
    } catch (IOException e) {
      // The process was ended in the middle of a line.
    }
    queue.add(END);
  }

  /** The next line; nothing at the end of output or if it takes too long. */
  Optional<String> next(int seconds) {
    try {
      Optional<String> line = queue.poll(seconds, TimeUnit.SECONDS);
      timedOut = line == null;
      return timedOut ? END : line;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  boolean timedOut() {
    return timedOut;
  }
}
