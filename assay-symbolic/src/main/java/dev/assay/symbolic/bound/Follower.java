package dev.assay.symbolic.bound;

import dev.assay.machine.threads.GuestThread;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.run.ProgramPlaces;
import dev.assay.symbolic.term.Term;
import org.jspecify.annotations.Nullable;

/**
 * Follows one way through a program, or through a part of it, until it ends, comes to where it is
 * to be merged with others, or depends on a condition that is not decided yet.
 */
interface Follower {
  /** How a way went on. */
  enum End {
    /** It depends on {@link #question}. */
    QUESTION,
    /** It has come to the place given. */
    JOINED,
    /** It is at its end. */
    FINISHED,
    /** Something went wrong: {@link #failure}. */
    FAILED,
    /** The program is not interested in what follows. */
    DISCARDED,
    /** It goes on and on, perhaps for ever, so others should have their turn. */
    PAUSED,
    /** There was no time left. */
    STOPPED
  }

  /** Goes on from the state the machine is in. */
  End advance(Join join);

  /** The condition that the way depends on, if it has ended so. */
  Term question();

  /** What went wrong, if it has ended so. */
  Obligation failure();

  /** The thread that makes its way. */
  GuestThread thread();

  /** What holds in the state the machine is in. */
  Path path();

  void setPath(Path path);

  /** The state the machine is in. */
  PathState save();

  /** Goes to a state; what holds there may be more than was known when it was saved. */
  void restore(PathState p);

  /** The state that two become, in which the machine is then; null if they cannot. */
  @Nullable PathState merge(PathState a, PathState b);

  /** From now on ways may go on for longer before others have their turn. */
  void raisePatience();

  ProgramPlaces places();
}
