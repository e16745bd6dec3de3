package dev.assay.machine;

/**
 * The machine's time. It does not follow the host's clock: it advances with the instructions
 * executed and jumps when every thread is waiting for time to pass, so that the same run always
 * sees the same times.
 */
public final class Clock {
  /** A hundred years: who waits for so long does not mean to wait until then. */
  private static final long NEVER = 36_525L * 24 * 60 * 60 * 1_000_000_000;

  private final long startMillis;
  private long nanos;

  Clock(long startMillis) {
    this.startMillis = startMillis;
  }

  public long nanoTime() {
    return nanos;
  }

  public long currentTimeMillis() {
    return startMillis + nanos / 1_000_000;
  }

  /** Nanoseconds since the epoch. */
  public long epochNanos() {
    return startMillis * 1_000_000 + nanos;
  }

  /** The point in time that lies this far ahead; saturates. */
  public long after(long millis, long moreNanos) {
    long n = millis > Long.MAX_VALUE / 2_000_000 ? Long.MAX_VALUE / 2 : millis * 1_000_000;
    long at = nanos + Math.min(n + moreNanos, Long.MAX_VALUE / 2);
    return at < 0 ? Long.MAX_VALUE - 1 : at;
  }

  /**
   * When a wait ends that lasts so long, if nothing else ends it: {@link Long#MAX_VALUE} if it
   * outlasts every run.
   */
  public long limit(long millis, long moreNanos) {
    return millis >= NEVER / 1_000_000 || moreNanos >= NEVER
        ? Long.MAX_VALUE
        : after(millis, moreNanos);
  }

  public void advance(long by) {
    nanos += by;
  }

  /** Goes to the time of a restored state. */
  public void set(long time) {
    nanos = time;
  }

  public void advanceTo(long time) {
    nanos = Math.max(nanos, time);
  }
}
