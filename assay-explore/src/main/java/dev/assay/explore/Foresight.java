package dev.assay.explore;

import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.save.KnownSteps;
import dev.assay.machine.save.Standing;
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
final class Foresight {
  private static final String STEP_DIFFERS = "a step that is known does something else";
  private static final String MOVERS_DIFFER = "others can move than it seemed";

  private static final int[] NO_SPARE = {};

  /** With assertions enabled, one in so many things that are known is compared with what is so. */
  private static final int CHECKED = 5;

  private final Stepper stepper;
  private final Steering steering;
  private KnownSteps known;

  /** What the view of the program was when the steps were made that are known. */
  private int knownSince;

  /** The step asked for last, if it is known. */
  private KnownSteps.@Nullable Step found;

  /** What was seen of the state last asked about; null if the machine had to go there. */
  private @Nullable Standing standing;

  /** How often what was known was to be compared with what is so. */
  private int checks;

  Foresight(Stepper stepper) {
    this.stepper = stepper;
    this.steering = stepper.steering();
    this.known = new KnownSteps(stepper.keeper());
  }

  /** Takes over the steps that are known to another search of the same machine and view. */
  void takeOver(Foresight other) {
    known = other.known;
    knownSince = steering.changes();
  }

  /** Takes over the steps that are known to others with the same view, and lets them know ours. */
  void share(KnownSteps.Pool pool) {
    known = new KnownSteps(stepper.keeper(), pool);
    knownSince = steering.changes();
  }

  // ---- steps ----

  /**
   * Whether the step that a thread makes from a state is known. If so it counts as the stepper's
   * last one, but the machine stays where it is.
   */
  boolean recalls(int state, int thread, int choice) {
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
  boolean recalls(int[] state, int thread, int own, int choice) {
    forgetWhatIsOutdated();
    found = known.find(state, thread, own, choice);
    assert found == null || isAsKnown(found, state, thread, choice) : STEP_DIFFERS;
    return recalls(found);
  }

  private boolean recalls(KnownSteps.@Nullable Step step) {
    if (step != null) {
      stepper.pretend((Made) step.outcome());
    }
    return step != null;
  }

  /** With another view of the program steps may end elsewhere. */
  private void forgetWhatIsOutdated() {
    if (knownSince != steering.changes()) {
      known.clear();
      knownSince = steering.changes();
    }
  }

  /** The state to which the step leads that was recalled, or else made, and then is known. */
  int arrive(Stepper.End end, int state, int thread, int choice) {
    if (found != null) {
      return known.follow(found);
    }
    int next = stepper.save();
    if (isToBeKnown(end) && state != stepper.initial()) {
      known.learn(state, thread, choice, stepper.made());
    }
    return next;
  }

  /**
   * The same for a state given by its parts.
   *
   * @param spare an array that nobody needs any more, for the parts of the new state
   */
  int[] arrive(Stepper.End end, int[] state, int thread, int choice, int[] spare) {
    if (found != null) {
      return known.follow(found, state, stepper.isAt(spare) ? NO_SPARE : spare);
    }
    int[] next = stepper.saveUnnumbered();
    if (isToBeKnown(end)) {
      known.learn(state, thread, choice, stepper.made());
    }
    return next;
  }

  private boolean isToBeKnown(Stepper.End end) {
    return end == Stepper.End.STATE
        && knownSince == steering.changes()
        && stepper.machine().symbols() == null;
  }

  /**
   * Makes a step that is known, to see whether it does what is known of it. Every other one, so
   * that what follows is tried with the machine elsewhere as well.
   */
  private boolean isAsKnown(KnownSteps.Step step, int state, int thread, int choice) {
    if (!isToBeChecked()) {
      return true;
    }
    stepper.restore(state);
    boolean isSame =
        isMadeAs(step, thread, choice) && (isDisturbed() || stepper.save() == known.follow(step));
    known.find(state, thread, choice); // follow has gone on from there
    return isSame || isDisturbed(); // perhaps only just now
  }

  private boolean isAsKnown(KnownSteps.Step step, int[] state, int thread, int choice) {
    if (!isToBeChecked()) {
      return true;
    }
    stepper.restore(state);
    boolean isSame =
        isMadeAs(step, thread, choice)
            && (isDisturbed()
                || Arrays.equals(stepper.saveUnnumbered(), known.follow(step, state, NO_SPARE)));
    return isSame || isDisturbed();
  }

  /** With assertions enabled, whether what is known now is compared with what is so. */
  boolean isToBeChecked() {
    return ++checks % CHECKED == 0;
  }

  private boolean isMadeAs(KnownSteps.Step step, int thread, int choice) {
    Stepper.End end = stepper.step(thread, choice);
    return isDisturbed()
        || (end == Stepper.End.STATE
            && stepper.made().isLike((Made) step.outcome())
            && knownSince == steering.changes());
  }

  /** Whether another worker may have learnt something meanwhile. */
  private boolean isDisturbed() {
    return knownSince != steering.changes() && steering.isInCompany();
  }

  // ---- states ----

  /** How many threads can move in a state; the stepper knows which. */
  int enabledIn(int state) {
    standing = mayLook() ? known.look(state, stepper.system()) : null;
    if (standing == null) {
      stepper.restore(state);
      return stepper.enabled();
    }
    stepper.setEnabled(standing);
    assert isAsSeen(standing, () -> stepper.restore(state)) : MOVERS_DIFFER;
    return standing.count();
  }

  int enabledIn(int[] state) {
    standing = mayLook() ? known.look(state, stepper.system()) : null;
    if (standing == null) {
      stepper.restore(state);
      return stepper.enabled();
    }
    stepper.setEnabled(standing);
    assert isAsSeen(standing, () -> stepper.restore(state)) : MOVERS_DIFFER;
    return standing.count();
  }

  private boolean mayLook() {
    return !stepper.environment().spuriousWakeups();
  }

  /** Whether the machine would say the same. */
  private boolean isAsSeen(Standing seen, Runnable go) {
    if (!isToBeChecked()) {
      return true;
    }
    int n = seen.count();
    int[] threads = stepper.enabledThreads(n);
    go.run();
    return Arrays.equals(threads, stepper.enabledThreads(stepper.enabled()))
        && LongStream.range(0, n).allMatch(i -> seenPlace(seen, (int) i) == livePlace((int) i))
        && (seen.hasCycle() || !Judge.hasCycle(stepper));
  }

  /** Whether the state last asked about was only looked at, and nothing is wrong with it. */
  boolean looksWell() {
    return standing != null && standing.count() > 0 && !standing.hasCycle();
  }

  /** Puts the numbers of that state's data into an array; false if it was not only looked at. */
  boolean seesData(int[] out) {
    if (standing != null) {
      standing.data(out);
    }
    return standing != null;
  }

  /** Whether somebody holds the monitor of an object in that state, if it was only looked at. */
  boolean isHeld(int object) {
    return standing != null && standing.isHeld(object);
  }

  /** Where among the parts of that state one is that can move; negative if that is not known. */
  int part(int index) {
    return standing != null ? standing.part(index) : -1;
  }

  /** Where one of the threads that can move in that state stands, for {@link StepLabels}. */
  long place(int index) {
    return standing != null ? seenPlace(standing, index) : livePlace(index);
  }

  /** See {@link SearchObserver.Movers#label}. */
  int label(int index) {
    return standing != null ? standing.label(index) : 0;
  }

  void setLabel(int index, int label) {
    if (standing != null) {
      standing.setLabel(index, label);
    }
  }

  private static long seenPlace(Standing seen, int index) {
    return StepLabels.place(seen.method(index), seen.pc(index));
  }

  private long livePlace(int index) {
    return StepLabels.place(live(index));
  }

  private GuestThread live(int index) {
    return stepper.machine().threads().byNumber(stepper.enabled(index));
  }

  /**
   * Of the threads that can move in the state last asked about, one whose step has nothing to do
   * with what others do, now or later; negative if there is none.
   */
  int independent(int state, int count) {
    if (standing != null && !standing.isAnyJoining()) {
      return -1;
    }
    stepper.restore(state);
    for (int i = 0; i < count; i++) {
      if (steering.joins.isDone(live(i))) {
        return stepper.enabled(i);
      }
    }
    return -1;
  }
}
