package dev.assay.cli;

import dev.assay.explore.Progress;
import org.jspecify.annotations.Nullable;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * While it is open, Ctrl-C asks a search to end with what is known so far; a second Ctrl-C ends the
 * process at once, as usual.
 */
final class Interrupts implements AutoCloseable {
  private static final Signal INTERRUPT = new Signal("INT");

  private final @Nullable SignalHandler before;

  private Interrupts(@Nullable SignalHandler before) {
    this.before = before;
  }

  static Interrupts endEarly(Progress progress) {
    return endEarly(progress::cancel);
  }

  /**
   * @param end asks for the end; called from another thread
   */
  static Interrupts endEarly(Runnable end) {
    try {
      return new Interrupts(
          Signal.handle(
              INTERRUPT,
              signal -> {
                end.run();
                Signal.handle(signal, SignalHandler.SIG_DFL);
              }));
    } catch (IllegalArgumentException e) {
      return new Interrupts(null); // the JVM was told to leave signals alone (-Xrs)
    }
  }

  @Override
  public void close() {
    if (before != null) {
      Signal.handle(INTERRUPT, before);
    }
  }
}
