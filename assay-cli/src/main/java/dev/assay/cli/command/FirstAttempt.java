package dev.assay.cli.command;

import dev.assay.cli.console.Streams;
import dev.assay.explore.limit.Progress;
import java.io.InputStream;

/**
 * The first of two attempts at a search. The launcher makes it in a JVM that compiles fast and
 * simply, which is best for the many searches that are short. One that does not end in time is
 * given up without a trace, and made again in a JVM that takes its time to compile well.
 *
 * <p>It is closed when the search is over: then there is something to show, and no other attempt.
 */
public final class FirstAttempt implements AutoCloseable {
  /**
   * By this exit status the launcher knows, with the tenths of a second that were spent added;
   * nobody else sees it.
   */
  private static final int GIVEN_UP = 200;

  private static final int VIOLATION = 199;

  /** So many transitions can be made before a JVM that compiles well would have been faster. */
  private static final long MOST = 6_000_000;

  private static final long MOST_IF_BUSY = 20_000_000;

  private final long millis;
  private volatile AutoCloseable shown = () -> {};
  private boolean over;

  /**
   * @param millis how long it may take if there is a processor to spare; 0 if there is no other
   *     attempt
   */
  private FirstAttempt(long millis) {
    this.millis = millis;
  }

  /**
   * The status with which this process ends. In a first attempt a violation has another number, by
   * which the launcher knows it from 1, the status of a JVM that does not start.
   */
  public static int exitStatus(int status) {
    boolean isFirst = Long.getLong("assay.attempt", 0) > 0;
    return isFirst && status == ExitStatus.VIOLATION ? VIOLATION : status;
  }

  /** As the launcher says. */
  public static FirstAttempt ofThisProcess() {
    return new FirstAttempt(Long.getLong("assay.attempt", 0));
  }

  /** A search that begins now, in the last attempt as if it had begun with the first. */
  public static Progress progress() {
    Progress progress = new Progress();
    progress.addEarlier(Long.getLong("assay.attempted", 0));
    return progress;
  }

  /**
   * A search begins of which nobody knows how long it takes.
   *
   * @param maxMillis how long it may take at most
   */
  public void begin(AutoCloseable progressLine, int workers, long maxMillis) {
    shown = progressLine;
    long patience = isBusy(workers) ? 2 * millis : millis;
    // A search that may not take much longer gets further if it does not begin anew.
    if (millis > 0 && maxMillis > 3 * patience) {
      Thread clock = new Thread(() -> giveUpAfter(patience), "first attempt");
      clock.setDaemon(true);
      clock.start();
    }
  }

  /** Something begins of which it is known how long it takes. */
  public void begin(AutoCloseable progressLine) {
    shown = progressLine;
  }

  /** Says, before it begins, how many transitions have to be made: not too many, or it does not. */
  public void expect(long transitions, int workers) {
    if (millis > 0 && transitions > (isBusy(workers) ? MOST_IF_BUSY : MOST)) {
      giveUp(0);
    }
  }

  /** Whether all processors are kept busy; there is none left then to compile well. */
  private static boolean isBusy(int workers) {
    return workers > 1 && workers >= Runtime.getRuntime().availableProcessors();
  }

  private void giveUpAfter(long patience) {
    try {
      Thread.sleep(patience);
      giveUp(patience);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void giveUp(long spent) {
    if (!over) {
      try {
        shown.close();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
      Runtime.getRuntime().halt(GIVEN_UP + (int) (spent / 100));
    }
  }

  /** What is read cannot be read again, so the attempt ends before anything is. */
  public Streams guard(Streams streams) {
    if (millis == 0) {
      return streams;
    }
    InputStream in =
        new InputStream() {
          @Override
          public int read() {
            giveUp(0);
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
