package dev.assay.cli.command;

import dev.assay.explore.limit.Progress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * While it is open, Ctrl-C, or a signal to terminate, asks a search to end with what is known so
 * far; a second one ends the process at once, as usual.
 */
public final class Interrupts implements AutoCloseable {
  private static final List<Signal> SIGNALS = List.of(new Signal("INT"), new Signal("TERM"));

  private final Map<Signal, SignalHandler> before = new HashMap<>();

  private Interrupts(Runnable end) {
    for (Signal each : SIGNALS) {
      try {
        before.put(each, Signal.handle(each, signal -> endOnce(end)));
      } catch (IllegalArgumentException e) {
        // The JVM was told to leave signals alone (-Xrs).
      }
    }
  }

  private void endOnce(Runnable end) {
    end.run();
    before.keySet().forEach(each -> Signal.handle(each, SignalHandler.SIG_DFL));
  }

  public static Interrupts endEarly(Progress progress) {
    return endEarly(progress::cancel);
  }

  /**
   * @param end asks for the end; called from another thread
   */
  public static Interrupts endEarly(Runnable end) {
    return new Interrupts(end);
  }

  @Override
  public void close() {
    before.forEach(Signal::handle);
  }
}
