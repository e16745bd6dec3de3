package dev.assay.cli.console;

import dev.assay.explore.limit.Progress;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Shows on a terminal, a few times a second, how far a search has come, in one line that is
 * rewritten; nothing elsewhere.
 */
public final class ProgressLine implements AutoCloseable {
  private static final long EVERY_MILLIS = 250;
  private static final long FIRST_MILLIS = 1000;

  /** After so many lines the width of the terminal is looked up again. */
  private static final int SHOWN_BEFORE_RESIZED = 20;

  private final Supplier<String> text;
  private final Streams streams;
  private final boolean shown;
  private final Thread painter;
  private volatile boolean closed;

  private ProgressLine(Supplier<String> text, Streams streams, boolean shown) {
    this.text = text;
    this.streams = streams;
    this.shown = shown;
    this.painter = new Thread(this::paint, "progress");
    this.painter.setDaemon(true);
  }

  public static ProgressLine start(Progress progress, Streams streams) {
    return start(() -> text(progress), streams);
  }

  /**
   * @param text what to show; asked from another thread
   */
  public static ProgressLine start(Supplier<String> text, Streams streams) {
    ProgressLine line = new ProgressLine(text, streams, Terminal.rewritesLines());
    if (line.shown) {
      line.painter.start();
    }
    return line;
  }

  private void paint() {
    try {
      Thread.sleep(FIRST_MILLIS);
      int columns = Terminal.columns();
      for (int i = 1; !closed; i++) {
        if (i % SHOWN_BEFORE_RESIZED == 0) {
          columns = Terminal.columns();
        }
        streams.err().print("\r" + Terminal.fit(text.get(), columns) + "\u001b[K");
        streams.err().flush();
        Thread.sleep(EVERY_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static String text(Progress progress) {
    double seconds = (System.currentTimeMillis() - progress.startMillis()) / 1000.0;
    long used = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    return String.format(
        Locale.ROOT,
        "%,d states (%,.0f/s), %,d transitions, depth %,d, %,d open, %,d MB, %.0f s",
        progress.states(),
        progress.states() / seconds,
        progress.transitions(),
        progress.depth(),
        progress.open(),
        used >> 20,
        seconds);
  }

  /** Says something while the search goes on; the line comes back below it. */
  public void complain(String message) {
    if (shown) {
      streams.err().print("\r\u001b[K");
    }
    streams.complain(message);
  }

  @Override
  public void close() {
    closed = true;
    if (shown) {
      painter.interrupt();
      try {
        painter.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      streams.err().print("\r\u001b[K");
      streams.err().flush();
    }
  }
}
