package dev.assay.explore.program;

import dev.assay.explore.model.TransitionEffect;
import dev.assay.machine.memo.EnabledThreads;
import dev.assay.machine.memo.TransitionMemo;
import dev.assay.machine.threads.GuestThread;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * What can be said of states and steps without the machine going there: where a step leads that was
 * made before from a state like this one, and who can move in a state. A search asks here first,
 * and lets the machine go to a state only if it has to. The outcome is the same.
 *
 * <p>States may be given by number or, if they have none, by what they consist of.
 */
public final class TransitionCache {
  private static final String STEP_DIFFERS = "a step that is known does something else";
  private static final String MOVERS_DIFFER = "others can move than it seemed";

  private static final int[] NO_SPARE = {};

  /** With assertions enabled, one in so many things that are known is compared with what is so. */
  private static final int CHECKED = 5;

  private final TransitionExecutor executor;
  private final SchedulingPolicy policy;
  private TransitionMemo known;

  /** What the view of the program was when the steps were made that are known. */
  private int knownSince;

  /** The step asked for last, if it is known. */
  private TransitionMemo.@Nullable Step found;

  /** What was seen of the state last asked about; null if the machine had to go there. */
  private @Nullable EnabledThreads enabledThreads;

  /** How often what was known was to be compared with what is so. */
  private int checks;

  public TransitionCache(TransitionExecutor executor) {
    this.executor = executor;
    this.policy = executor.policy();
    this.known = new TransitionMemo(executor.keeper());
  }

  /** Takes over the steps that are known to another search of the same machine and view. */
  public void takeOver(TransitionCache other) {
    known = other.known;
    knownSince = policy.changes();
  }

  /** Takes over the steps that are known to others with the same view, and lets them know ours. */
  public void share(TransitionMemo.Pool pool) {
    known = new TransitionMemo(executor.keeper(), pool);
    knownSince = policy.changes();
  }

  // ---- steps ----

  /**
   * Whether the step that a thread makes from a state is known. If so it counts as the stepper's
   * last one, but the machine stays where it is.
   */
  public boolean recalls(int state, int thread, int choice) {
    forgetWhatIsOutdated();
    found = known.find(state, thread, choice);
    assert found == null || isAsKnown(found, state, thread, choice) : STEP_DIFFERS;
    return recalls(found);
  }

  /**
   * The same for a state given by its parts.
   *
   * @param own from {@link #part}
   */
  public boolean recalls(int[] state, int thread, int own, int choice) {
    forgetWhatIsOutdated();
    found = known.find(state, thread, own, choice);
    assert found == null || isAsKnown(found, state, thread, choice) : STEP_DIFFERS;
    return recalls(found);
  }

  private boolean recalls(TransitionMemo.@Nullable Step step) {
    if (step != null) {
      executor.pretend((TransitionEffect) step.outcome());
    }
    return step != null;
  }

  /** With another view of the program steps may end elsewhere. */
  private void forgetWhatIsOutdated() {
    if (knownSince != policy.changes()) {
      known.clear();
      knownSince = policy.changes();
    }
  }

  /** The state to which the step leads that was recalled, or else made, and then is known. */
  public int arrive(TransitionExecutor.End end, int state, int thread, int choice) {
    if (found != null) {
      return known.follow(found);
    }
    int next = executor.save();
    if (isToBeKnown(end) && state != executor.initial()) {
      known.learn(state, thread, choice, executor.effect());
    }
    return next;
  }

  /**
   * The same for a state given by its parts.
   *
   * @param spare an array that nobody needs any more, for the parts of the new state
   */
  public int[] arrive(
      TransitionExecutor.End end, int[] state, int thread, int choice, int[] spare) {
    if (found != null) {
      return known.follow(found, state, executor.isAt(spare) ? NO_SPARE : spare);
    }
    int[] next = executor.saveUnnumbered();
    if (isToBeKnown(end)) {
      known.learn(state, thread, choice, executor.effect());
    }
    return next;
  }

  private boolean isToBeKnown(TransitionExecutor.End end) {
    return end == TransitionExecutor.End.STATE
        && knownSince == policy.changes()
        && executor.machine().symbols() == null;
  }

  /**
   * Makes a step that is known, to see whether it does what is known of it. Every other one, so
   * that what follows is tried with the machine elsewhere as well.
   */
  private boolean isAsKnown(TransitionMemo.Step step, int state, int thread, int choice) {
    if (!isToBeChecked()) {
      return true;
    }
    executor.restore(state);
    boolean isSame =
        isMadeAs(step, thread, choice) && (isDisturbed() || executor.save() == known.follow(step));
    known.find(state, thread, choice); // follow has gone on from there
    return isSame || isDisturbed(); // perhaps only just now
  }

  private boolean isAsKnown(TransitionMemo.Step step, int[] state, int thread, int choice) {
    if (!isToBeChecked()) {
      return true;
    }
    executor.restore(state);
    boolean isSame =
        isMadeAs(step, thread, choice)
            && (isDisturbed()
                || Arrays.equals(executor.saveUnnumbered(), known.follow(step, state, NO_SPARE)));
    return isSame || isDisturbed();
  }

  /** With assertions enabled, whether what is known now is compared with what is so. */
  public boolean isToBeChecked() {
    return ++checks % CHECKED == 0;
  }

  private boolean isMadeAs(TransitionMemo.Step step, int thread, int choice) {
    TransitionExecutor.End end = executor.step(thread, choice);
    return isDisturbed()
        || (end == TransitionExecutor.End.STATE
            && executor.effect().isLike((TransitionEffect) step.outcome())
            && knownSince == policy.changes());
  }

  /** Whether another worker may have learnt something meanwhile. */
  private boolean isDisturbed() {
    return knownSince != policy.changes() && policy.isInCompany();
  }

  // ---- states ----

  /** How many threads can move in a state; the stepper knows which. */
  public int enabledIn(int state) {
    enabledThreads = mayLook() ? known.look(state, executor.system()) : null;
    if (enabledThreads == null) {
      executor.restore(state);
      return executor.enabled();
    }
    executor.setEnabled(enabledThreads);
    assert isAsSeen(enabledThreads, () -> executor.restore(state)) : MOVERS_DIFFER;
    return enabledThreads.count();
  }

  public int enabledIn(int[] state) {
    enabledThreads = mayLook() ? known.look(state, executor.system()) : null;
    if (enabledThreads == null) {
      executor.restore(state);
      return executor.enabled();
    }
    executor.setEnabled(enabledThreads);
    assert isAsSeen(enabledThreads, () -> executor.restore(state)) : MOVERS_DIFFER;
    return enabledThreads.count();
  }

  private boolean mayLook() {
    return !executor.environment().spuriousWakeups();
  }

  /** Whether the machine would say the same. */
  private boolean isAsSeen(EnabledThreads seen, Runnable go) {
    if (!isToBeChecked()) {
      return true;
    }
    int n = seen.count();
    int[] threads = executor.enabledThreads(n);
    go.run();
    return Arrays.equals(threads, executor.enabledThreads(executor.enabled()))
        && LongStream.range(0, n).allMatch(i -> seenPlace(seen, (int) i) == livePlace((int) i))
        && (seen.hasCycle() || !MonitorCycles.exist(executor.machine()));
  }

  /** Whether the state last asked about was only looked at, and nothing is wrong with it. */
  public boolean isSound() {
    return enabledThreads != null && enabledThreads.count() > 0 && !enabledThreads.hasCycle();
  }

  /** Puts the numbers of that state's data into an array; false if it was not only looked at. */
  public boolean seesData(int[] out) {
    if (enabledThreads != null) {
      enabledThreads.data(out);
    }
    return enabledThreads != null;
  }

  /** Whether somebody holds the monitor of an object in that state, if it was only looked at. */
  public boolean isHeld(int object) {
    return enabledThreads != null && enabledThreads.isHeld(object);
  }

  /** Where among the parts of that state one is that can move; negative if that is not known. */
  public int part(int index) {
    return enabledThreads != null ? enabledThreads.part(index) : -1;
  }

  /** Where one of the threads that can move in that state stands, for {@link TransitionLabels}. */
  public long place(int index) {
    return enabledThreads != null ? seenPlace(enabledThreads, index) : livePlace(index);
  }

  /** See {@link dev.assay.explore.search.SearchObserver.Movers#label}. */
  public int label(int index) {
    return enabledThreads != null ? enabledThreads.label(index) : 0;
  }

  public void setLabel(int index, int label) {
    if (enabledThreads != null) {
      enabledThreads.setLabel(index, label);
    }
  }

  private static long seenPlace(EnabledThreads seen, int index) {
    return TransitionLabels.place(seen.method(index), seen.pc(index));
  }

  private long livePlace(int index) {
    return TransitionLabels.place(live(index));
  }

  private GuestThread live(int index) {
    return executor.machine().threads().byNumber(executor.enabled(index));
  }

  /**
   * Of the threads that can move in the state last asked about, one whose step has nothing to do
   * with what others do, now or later; negative if there is none.
   */
  public int independent(int state, int count) {
    if (enabledThreads != null && !enabledThreads.isAnyJoining()) {
      return -1;
    }
    executor.restore(state);
    for (int i = 0; i < count; i++) {
      if (policy.joins.isDone(live(i))) {
        return executor.enabled(i);
      }
    }
    return -1;
  }
}
