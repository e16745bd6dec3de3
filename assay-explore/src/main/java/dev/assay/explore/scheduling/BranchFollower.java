package dev.assay.explore.scheduling;

import dev.assay.machine.threads.GuestThread;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Follows steps that depend on what is not known, such as inputs, on all the ways there are. Each
 * way that is left in the end is one of the step's possibilities.
 *
 * <p>A way that is {@link #isApart apart} ends before the next operation that others can notice. So
 * all ways of a step have made the same accesses to data that threads share: with whom the step is
 * in conflict does not depend on the way.
 */
public interface BranchFollower {
  /**
   * Follows a step that has just begun, in the state that the machine is in.
   *
   * @return the ways it can go, in an order that only depends on that state
   */
  List<Way> follow(Underway step);

  /** Whether the thread was stopped by whoever follows its step, which goes on. */
  boolean isHalfway();

  /** Whether the way that is followed is not the only one from where its step has begun. */
  boolean isApart();

  /** A step that has begun. */
  interface Underway {
    GuestThread thread();

    /** Lets the thread go on; true if its step has ended. */
    boolean goOn();

    /** How far the step has come in the state that the machine is in. */
    Mark mark();

    /** Goes on from another state, in which the step had come so far. */
    void goBackTo(Mark mark);

    /** The way that has just ended; saves the state. */
    Way end();
  }

  /** What a step has done up to some state on the way. */
  interface Mark {
    /** What one of two ways has done, whichever; null if that makes a difference. */
    @Nullable Mark or(Mark other);
  }

  /** A way that a step can go, to its end. */
  interface Way {
    /** Whether it is of no interest: the program has assumed what is not so. */
    boolean isDiscarded();
  }
}
