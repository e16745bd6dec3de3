package dev.assay.explore.limit;

import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.machine.exec.StopSignal;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Whether a check has to end early, and why: its time is up, it uses too much memory, or it was
 * interrupted. Once that is so it stays so.
 *
 * <p>It takes effect in less than a second wherever the check is. Nobody waits for a thread to
 * notice: whatever may take long asks by itself, between portions of work that are short.
 *
 * <ul>
 *   <li>Machines ask while they execute: this is their {@link StopSignal}. They give up in the
 *       midst of a transition, a property or the description of a run, with {@link
 *       dev.assay.machine.threads.Stopped}.
 *   <li>Searches ask at states, since known transitions are not executed; the graph that formulas
 *       are checked on asks at its edges. A search that is given up notes the reason and keeps what
 *       it has found; the state it was about to examine counts as open.
 *   <li>Solvers have limits of their own, which end with the one of the check.
 * </ul>
 *
 * <p>What was found before is still reported. Describing it has a short time of grace; a
 * description that takes longer is cut.
 */
public final class Limits implements StopSignal {
  /** Asking for the memory in use is not free. */
  private static final long BETWEEN_LOOKS = TimeUnit.MILLISECONDS.toNanos(20);

  private static final long GRACE = TimeUnit.MILLISECONDS.toNanos(500);

  private final LongSupplier nanoTime;
  private volatile long begin;
  private volatile long maxMillis = Long.MAX_VALUE;
  private volatile @Nullable MemoryLimit memory;
  private volatile long nextLook;
  private volatile @Nullable Incompleteness reached;
  private volatile long graceEnd;

  /**
   * No limits yet.
   *
   * @param nanoTime the clock
   */
  Limits(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    this.begin = nanoTime.getAsLong();
  }

  /** So much time has been spent before. */
  void addEarlier(long millis) {
    begin = nanoTime.getAsLong() - TimeUnit.MILLISECONDS.toNanos(millis);
  }

  /**
   * Sets limits.
   *
   * @param millis beyond this time the check ends
   * @param maxMemory in bytes; the check ends when more is in use
   */
  public void set(long millis, long maxMemory) {
    maxMillis = millis;
    if (maxMemory == Long.MAX_VALUE) {
      memory = null;
    } else if (memory == null || memory.bytes() != maxMemory) {
      memory = new MemoryLimit(maxMemory);
    }
  }

  /** Asks the check to end. */
  void interrupt() {
    end(Reason.INTERRUPTED, "it was interrupted");
  }

  private synchronized void end(Reason reason, String message) {
    if (reached == null) {
      graceEnd = nanoTime.getAsLong() + GRACE;
      reached = new Incompleteness(reason, message);
    }
  }

  @Override
  public boolean isRaised() {
    if (reached != null) {
      return true;
    }
    MemoryLimit m = memory;
    if (maxMillis == Long.MAX_VALUE && m == null) {
      return false;
    }
    long now = nanoTime.getAsLong();
    if (TimeUnit.NANOSECONDS.toMillis(now - begin) > maxMillis) {
      end(Reason.TIME_LIMIT, "the time limit of " + maxMillis / 1000.0 + " s is reached");
    } else if (m != null && now - nextLook >= 0) {
      nextLook = now + BETWEEN_LOOKS;
      if (m.isReached()) {
        end(Reason.MEMORY_LIMIT, "the memory limit of " + m.megabytes() + " MB is reached");
      }
    }
    return reached != null;
  }

  /** Why the check has to end early. To be asked when it has, by whatever means. */
  public Incompleteness reason() {
    interrupt(); // unless there is a reason already, somebody has interrupted the thread
    return Objects.requireNonNull(reached);
  }

  /** For what is done when the search is over: a little later. */
  public StopSignal afterGrace() {
    return () -> isRaised() && nanoTime.getAsLong() - graceEnd >= 0;
  }
}
