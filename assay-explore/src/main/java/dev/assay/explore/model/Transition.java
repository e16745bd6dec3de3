package dev.assay.explore.model;

import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Violation;
import org.jspecify.annotations.Nullable;

/**
 * A transition that was taken.
 *
 * @param target the state it leads to, or {@link TransitionSystem#NOWHERE}
 * @param end how it ends
 * @param effect what it has to do with other threads
 * @param failure what went wrong in it, without the run that leads there
 * @param incompleteness why it could not be taken to its end
 * @param disabled the threads that could not move at some time during it although they could before
 *     it, as far as the system was made to find that out
 */
public record Transition(
    int target,
    End end,
    TransitionEffect effect,
    @Nullable Violation failure,
    @Nullable Incompleteness incompleteness,
    int[] disabled) {
  private static final int[] NONE = {};

  /** How a transition ends. */
  public enum End {
    /** In a state. */
    STATE,
    /** In a state, after an exception has left the lowest method of the thread. */
    UNCAUGHT,
    /** The program has ended its run. */
    EXIT,
    /** The program has assumed what is not so: what follows is of no interest. */
    DISCARDED;

    public boolean leadsToState() {
      return this == STATE || this == UNCAUGHT;
    }
  }

  /** One that leads to a state, with nothing wrong. */
  public static Transition to(int target, TransitionEffect effect) {
    return new Transition(target, End.STATE, effect, null, null, NONE);
  }

  /** One that leads nowhere. */
  public static Transition nowhere(End end, TransitionEffect effect) {
    return new Transition(TransitionSystem.NOWHERE, end, effect, null, null, NONE);
  }

  /** The same with the state that it leads to. */
  public Transition leadingTo(int state) {
    return new Transition(state, end, effect, failure, incompleteness, disabled);
  }

  /** The same with another effect. */
  public Transition withEffect(TransitionEffect other) {
    return new Transition(target, end, other, failure, incompleteness, disabled);
  }

  public Transition failing(@Nullable Violation v) {
    return v == null ? this : new Transition(target, end, effect, v, incompleteness, disabled);
  }

  public Transition incomplete(Incompleteness why) {
    return new Transition(target, end, effect, failure, why, disabled);
  }

  public Transition disabling(int[] threads) {
    return new Transition(target, end, effect, failure, incompleteness, threads);
  }

  public boolean leadsToState() {
    return target != TransitionSystem.NOWHERE;
  }

  /** How many choices the thread has; 1 if there is nothing to choose. */
  public int alternatives() {
    return effect.alternatives;
  }
}
