package dev.assay.explore.program;

import dev.assay.explore.config.Settings;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.machine.threads.GuestThread;
import java.util.Collection;

/**
 * A program as a transition system: every transition is executed in the machine. Equal states have
 * equal numbers.
 */
public class ProgramTransitions extends MachineStates implements TransitionSystem, Independence {
  private final boolean notesDisabled;

  /**
   * @param notesDisabled whether transitions tell which threads they disable for a while
   */
  ProgramTransitions(TransitionExecutor executor, boolean notesDisabled) {
    super(executor);
    this.notesDisabled = notesDisabled;
  }

  @Override
  public final int initial() {
    return executor.initial();
  }

  @Override
  public Enabled enabled(int state) {
    executor.restore(state);
    return executor.enabled();
  }

  @Override
  public Transition take(int state, int thread, int choice) {
    executor.restore(state);
    if (!notesDisabled) {
      return arrive(executor.step(thread, choice));
    }
    DisabledDuring disabled = new DisabledDuring(executor);
    Transition t = executor.step(thread, choice);
    return arrive(t.disabling(disabled.threads()));
  }

  @Override
  public final Transition take(
      int state, int thread, int choice, SchedulingPolicy.Listener listener) {
    executor.restoreAfterAbort(state);
    policy.setListener(listener);
    try {
      return observed(thread, choice);
    } finally {
      policy.setListener(null);
    }
  }

  /** Executes a transition from the state that the machine is in while somebody listens. */
  Transition observed(int thread, int choice) {
    return arrive(executor.step(thread, choice));
  }

  /** Saves the state to which the transition has led that was just executed. */
  final Transition arrive(Transition t) {
    return t.end().leadsToState() ? t.leadingTo(executor.save()) : t;
  }

  @Override
  public int independent(int state, Enabled enabled) {
    boolean isPossible = !(enabled instanceof KnownEnabled known) || known.isAnyJoining();
    if (!isPossible || !policy.joins.isUsed()) {
      return NONE;
    }
    executor.restore(state);
    for (int i = 0; i < enabled.count(); i++) {
      if (policy.joins.isDone(machine().threadTable().byNumber(enabled.thread(i)))) {
        return enabled.thread(i);
      }
    }
    return NONE;
  }

  @Override
  public final void goTo(int state) {
    executor.restore(state);
  }

  @Override
  public final int number(int state) {
    return state;
  }

  /** Begins anew in the first state, with what was learnt meanwhile. */
  public void beginAnew() {
    machine().setWatch(policy);
    executor.beginAnew();
  }

  /** Makes sure that the machine is in a saved state, so that others can be made like it. */
  public final void settle() {
    executor.restore(executor.state());
  }

  /**
   * The time limit, in nanoseconds, that ends a thread's wait if the thread moves in the machine's
   * state; -1 if it moves for another reason.
   */
  public final long expiringLimit(GuestThread t, int choice) {
    return executor.environment().timeouts()
            && TransitionExecutor.timesOut(t)
            && !wakesSpuriously(t, choice)
        ? Math.max(0, t.deadline - machine().clock().nanoTime())
        : -1;
  }

  /**
   * Whether a thread, if it moves in the machine's state, does so although nothing has woken it.
   */
  public final boolean wakesSpuriously(GuestThread t, int choice) {
    return executor.wakesSpuriously(t, choice);
  }

  /** How many monitors are held in a state. */
  public final int heldMonitors(int state) {
    executor.restore(state);
    int held = 0;
    for (GuestThread t : machine().threadTable().all()) {
      held += t.heldCount;
    }
    return held;
  }

  /** Whether anything was asked of the JDK or done by time-outs in an earlier search. */
  public final void noteEarlier(
      Collection<Incompleteness> nondeterminism, boolean passedOverTimeouts) {
    policy.addSurroundings(nondeterminism);
    if (passedOverTimeouts) {
      executor.notePassedOverTimeouts();
    }
  }

  /** The same without memory, and with transitions that tell which threads they disable. */
  public final ProgramTransitions notingDisabled() {
    return new ProgramTransitions(executor, true);
  }

  /** The same system without numbers for its states; the two are not used at the same time. */
  public final KeyedTransitions keyed(Settings settings) {
    return new KeyedTransitions(executor, settings);
  }

  /** Takes over what another worker's system has shown of the program. */
  public final void merge(ProgramTransitions other) {
    executor.merge(other.executor);
  }
}
