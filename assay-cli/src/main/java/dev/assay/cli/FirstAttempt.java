package dev.assay.cli;

import dev.assay.explore.Progress;
import java.io.InputStream;

/**
 * The first of two attempts at a search. The launcher makes it in a JVM that compiles fast and
 * simply, which is best for the many searches that are short. One that does not end in time is
 * given up without a trace, and made again in a JVM that takes its time to compile well.
 *
 * <p>It is closed when the search is over: then there is something to show, and no other attempt.
 */
final class FirstAttempt implements AutoCloseable {
  /** By these exit statuses the launcher knows; nobody else sees them. */
  private static final int TIME_IS_UP = 75;

  private static final int NEEDS_INPUT = 76;

  /** A search that may not take longer than this gets further if it does not begin anew. */
  private static final long SHORT_MILLIS = 5_000;

  private final long millis;
  private volatile AutoCloseable shown = () -> {};
  private boolean over;

  /**
   * @param millis how long it may take; 0 if there is no other attempt
   */
  private FirstAttempt(long millis) {
    this.millis = millis;
  }

  /** As the launcher says. */
  static FirstAttempt ofThisProcess() {
    return new FirstAttempt(Long.getLong("assay.attempt", 0));
  }

  /** A search that begins now, in the last attempt as if it had begun with the first. */
  static Progress progress() {
    Progress progress = new Progress();
    progress.addEarlier(Long.getLong("assay.attempted", 0));
    return progress;
  }

  /**
   * The search begins.
   *
   * @param maxMillis how long it may take at most, in whatever JVM
   */
  void begin(AutoCloseable progressLine, long maxMillis) {
    if (millis > 0 && maxMillis > SHORT_MILLIS) {
      shown = progressLine;
      Thread clock = new Thread(this::giveUpInTime, "first attempt");
      clock.setDaemon(true);
      clock.start();
    }
  }

  private void giveUpInTime() {
    try {
      Thread.sleep(millis);
      giveUp(TIME_IS_UP);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void giveUp(int status) {
    if (!over) {
      try {
        shown.close();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
      Runtime.getRuntime().halt(status);
    }
  }

  /** What is read cannot be read again, so the attempt ends before anything is. */
  Streams guard(Streams streams) {
    if (millis == 0) {
      return streams;
    }
    InputStream in =
        new InputStream() {
          @Override
          public int read() {
            giveUp(NEEDS_INPUT);
            return -1;
          }
        };
    return new Streams(in, streams.out(), streams.err());
  }

  @Override
  public synchronized void close() {
    over = true;
  }
}
