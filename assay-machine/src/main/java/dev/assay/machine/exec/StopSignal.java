package dev.assay.machine.exec;

/**
 * Says whether work is to be given up, because time is up, say. The machine asks between slices of
 * instructions, before some of the native methods and while it marks objects, so that it ends with
 * {@link dev.assay.machine.threads.Stopped} soon after, whatever the program does. A saved state
 * can be restored then; what was done since is lost.
 *
 * <p>May be asked by several machines at the same time, and often: an answer must cost little.
 */
@FunctionalInterface
public interface StopSignal {
  /** Nobody wants to stop. */
  StopSignal NEVER = () -> false;

  boolean isRaised();
}
