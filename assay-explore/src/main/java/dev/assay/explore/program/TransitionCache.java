package dev.assay.explore.program;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionEffect;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.machine.memo.EnabledThreads;
import dev.assay.machine.memo.TransitionMemo;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * What can be said of states and transitions without the machine going there: where a transition
 * leads that was taken before from a state like this one, and who can move in a state. The outcome
 * is the same as if the machine went there.
 *
 * <p>States may be given by number or, if they have none, by what they consist of.
 */
final class TransitionCache {
  private static final String TRANSITION_DIFFERS = "a transition that is known does something else";
  private static final String ENABLED_DIFFER = "others can move than it seemed";

  private static final int[] NO_SPARE = {};

  /** With assertions enabled, one in so many things that are known is compared with what is so. */
  private static final int CHECKED = 5;

  private final TransitionExecutor executor;
  private final SchedulingPolicy policy;
  private TransitionMemo known;

  /** What the precision was when the transitions were taken that are known. */
  private int knownSince;

  /** Counts changes of what properties read, if somebody wants to know. */
  private @Nullable PropertyWatch watch;

  /** How often what was known was to be compared with what is so. */
  private int checks;

  TransitionCache(TransitionExecutor executor) {
    this.executor = executor;
    this.policy = executor.policy();
    this.known = new TransitionMemo(executor.keeper());
  }

  /** From now on it is part of what a transition has done whether it passes over states. */
  void setWatch(PropertyWatch other) {
    watch = other;
    executor.machine().setWatch(other);
  }

  /** Executes a transition from the state that the machine is in. */
  Transition execute(int thread, int choice) {
    if (watch == null) {
      return executor.step(thread, choice);
    }
    watch.begin();
    Transition t = executor.step(thread, choice);
    return watch.hasPassedOverStates(t.end().leadsToState())
        ? t.withEffect(t.effect().skippingObserved())
        : t;
  }

  /** Takes over the transitions that are known to another search of the same machine and view. */
  void takeOver(TransitionCache other) {
    known = other.known;
    knownSince = policy.changes();
  }

  /** Takes over what is known to others with the same view, and lets them know ours. */
  void share(TransitionMemo.Pool pool) {
    known = new TransitionMemo(executor.keeper(), pool);
    knownSince = policy.changes();
  }

  /** Forgets all of them. */
  void forget() {
    known.clear();
  }

  // ---- transitions ----

  /**
   * The transition of a thread from a state, if it is known; then the machine stays where it is.
   */
  @Nullable Transition find(int state, int thread, int choice) {
    forgetWhatIsOutdated();
    TransitionMemo.Step found = known.find(state, thread, choice);
    if (found == null) {
      return null;
    }
    assert isAsKnown(found, state, thread, choice) : TRANSITION_DIFFERS;
    executor.checkPatience();
    return Transition.to(known.follow(found), (TransitionEffect) found.outcome());
  }

  /**
   * The same for a state given by its parts; the target has to be asked for with {@link #follow}.
   *
   * @param own where among the parts the thread is, if that is known; otherwise negative
   */
  TransitionMemo.@Nullable Step find(int[] state, int thread, int own, int choice) {
    forgetWhatIsOutdated();
    TransitionMemo.Step found = known.find(state, thread, own, choice);
    if (found != null) {
      assert isAsKnown(found, state, thread, choice) : TRANSITION_DIFFERS;
      executor.checkPatience();
    }
    return found;
  }

  /**
   * What the state consists of to which a known transition leads.
   *
   * @param spare an array that nobody needs any more, for the result
   */
  int[] follow(TransitionMemo.Step found, int[] state, int[] spare) {
    return known.follow(found, state, executor.isAt(spare) ? NO_SPARE : spare);
  }

  /** Remembers a transition that was just executed, and whose target was saved. */
  void learn(int state, int thread, int choice, Transition t) {
    if (isToBeKnown(t)) {
      known.learn(state, thread, choice, t.effect());
    }
  }

  /** The same for a state given by its parts. */
  void learn(int[] state, int thread, int choice, Transition t) {
    if (isToBeKnown(t)) {
      known.learn(state, thread, choice, t.effect());
    }
  }

  private boolean isToBeKnown(Transition t) {
    return t.end() == Transition.End.STATE
        && knownSince == policy.changes()
        && executor.machine().symbols() == null;
  }

  /** With another precision transitions may end elsewhere. */
  private void forgetWhatIsOutdated() {
    if (knownSince != policy.changes()) {
      known.clear();
      knownSince = policy.changes();
    }
  }

  /**
   * Executes a transition that is known, to see whether it does what is known of it. Every other
   * one, so that what follows is tried with the machine elsewhere as well.
   */
  private boolean isAsKnown(TransitionMemo.Step step, int state, int thread, int choice) {
    if (!isToBeChecked()) {
      return true;
    }
    executor.restore(state);
    boolean isSame =
        isExecutedAs(step, thread, choice)
            && (isDisturbed() || executor.save() == known.follow(step));
    known.find(state, thread, choice); // follow has gone on from there
    return isSame || isDisturbed(); // perhaps only just now
  }

  private boolean isAsKnown(TransitionMemo.Step step, int[] state, int thread, int choice) {
    if (!isToBeChecked()) {
      return true;
    }
    executor.restore(state);
    boolean isSame =
        isExecutedAs(step, thread, choice)
            && (isDisturbed()
                || Arrays.equals(executor.saveUnnumbered(), known.follow(step, state, NO_SPARE)));
    return isSame || isDisturbed();
  }

  /** With assertions enabled, whether what is known now is compared with what is so. */
  boolean isToBeChecked() {
    return ++checks % CHECKED == 0;
  }

  private boolean isExecutedAs(TransitionMemo.Step step, int thread, int choice) {
    Transition t = execute(thread, choice);
    return isDisturbed()
        || (t.end() == Transition.End.STATE
            && t.effect().isLike((TransitionEffect) step.outcome())
            && knownSince == policy.changes());
  }

  /** Whether another worker may have learnt something meanwhile. */
  private boolean isDisturbed() {
    return knownSince != policy.changes() && policy.isInCompany();
  }

  // ---- states ----

  /** The threads that can move in a state; null if the machine has to go there to find out. */
  @Nullable Enabled enabled(int state) {
    EnabledThreads seen = known.look(state, executor.system());
    if (seen == null) {
      return null;
    }
    KnownEnabled enabled = KnownEnabled.of(seen, executor.system());
    assert isAsSeen(enabled, () -> executor.restore(state)) : ENABLED_DIFFER;
    return enabled;
  }

  /** The same for a state given by its parts. */
  @Nullable Enabled enabled(int[] state) {
    EnabledThreads seen = known.look(state, executor.system());
    if (seen == null) {
      return null;
    }
    KnownEnabled enabled = KnownEnabled.of(seen, executor.system());
    assert isAsSeen(enabled, () -> executor.restore(state)) : ENABLED_DIFFER;
    return enabled;
  }

  /** Whether the machine would say the same. */
  private boolean isAsSeen(KnownEnabled seen, Runnable go) {
    if (!isToBeChecked()) {
      return true;
    }
    go.run();
    Enabled live = executor.enabled();
    return Arrays.equals(seen.threads(), live.threads())
        && Arrays.equals(seen.lasting(), live.lasting())
        && seen.isOver() == live.isOver()
        && LongStream.range(0, seen.count())
            .allMatch(
                i ->
                    seen.place((int) i) == live.place((int) i)
                        && seen.isSpurious((int) i) == live.isSpurious((int) i))
        && (seen.hasCycle() || !WaitCycles.ofMonitorsExist(executor.machine()));
  }
}
