package dev.assay.symbolic.solve;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How long a question may take. It ends with time, or when any thread cancels it; a question asked
 * under a limit that is over is not answered.
 */
public final class Limit {
  private final @Nullable Limit outer;
  private final long deadline;
  private volatile boolean cancelled;

  private Limit(@Nullable Limit outer, long deadline) {
    this.outer = outer;
    this.deadline = deadline;
  }

  /** A limit that is over when this much time has passed from now. */
  public static Limit of(Duration time) {
    return new Limit(null, System.nanoTime() + nanos(time));
  }

  /** A limit that ends only when it is cancelled. */
  public static Limit none() {
    return new Limit(null, System.nanoTime() + Long.MAX_VALUE / 4);
  }

  /** A limit that is over with this one, but can also be cancelled by itself. */
  public Limit inner() {
    return new Limit(this, deadline);
  }

  /** A limit that is over with this one, or when this much time has passed from now. */
  public Limit within(Duration time) {
    return new Limit(this, Math.min(System.nanoTime() + nanos(time) - deadline, 0) + deadline);
  }

  /** Ends the question. It returns soon, not at once. */
  public void cancel() {
    cancelled = true;
  }

  public boolean isCancelled() {
    return cancelled || outer != null && outer.isCancelled();
  }

  public boolean isOver() {
    return isCancelled() || System.nanoTime() - deadline >= 0;
  }

  /** Nanoseconds that are left, 0 if it is over. */
  public long remainingNanos() {
    return isCancelled() ? 0 : Math.max(0, deadline - System.nanoTime());
  }

  /** Why a question under this limit was given up, if it was because of the limit. */
  public String reason() {
    return isCancelled() ? "cancelled" : "out of time";
  }

  private static long nanos(Duration time) {
    // Longer than anyone waits, and safe to add to the clock.
    return time.compareTo(Duration.ofDays(10_000)) > 0 ? Long.MAX_VALUE / 4 : time.toNanos();
  }
}
