package dev.assay.explore.scheduling;

import dev.assay.explore.config.Settings;
import dev.assay.explore.jdk.Language;
import dev.assay.explore.jdk.SpuriousFailures;
import dev.assay.explore.jdk.Tasks;
import dev.assay.explore.jdk.ThreadFacts;
import dev.assay.explore.jdk.TimeAndChance;
import dev.assay.explore.jdk.WeakModes;
import dev.assay.explore.jdk.lock.LockCalls;
import dev.assay.explore.jdk.lock.PassedLimits;
import dev.assay.explore.model.AccessSet;
import dev.assay.explore.reduction.Joins;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.Precision.Aspect;
import dev.assay.explore.visibility.SharedAccesses;
import dev.assay.explore.visibility.Signs.Sign;
import dev.assay.explore.visibility.ThreadNames;
import dev.assay.machine.Machine;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides where a step of a thread ends. A step is one operation that other threads can notice, the
 * first, and everything after it up to the next such operation:
 *
 * <ul>
 *   <li>It ends before a monitor is entered, before a volatile or atomic access, before a choice,
 *       and before whatever else wakes, stops or asks about other threads.
 *   <li>A plain access to data that other threads can reach, and that some thread writes after
 *       that, belongs to the step only if nothing was given to other threads since the step's
 *       beginning: after a monitor was left, or after a volatile access, it begins a new step. That
 *       makes races show: the two accesses are then next in one state.
 * </ul>
 *
 * <p>Where the step ends is a function of the state it begins in.
 */
public final class SchedulingPolicy implements EnvironmentWatch {
  private final Machine machine;
  private final CodeClassifier classifier;
  private final Precision precision;
  private final SharedAccesses accesses;
  private final ThreadNames names;
  private final UnmodelledNondeterminism nondeterminism;
  private final CurrentTransition step;
  private final DataScheduling data;
  private final ThreadScheduling threads;
  private final EnvironmentChoices choices;
  private final AdderChoices adders;
  public final Joins joins;
  private @Nullable Uncaught uncaught;
  private @Nullable Listener listener;

  /**
   * An exception that has left the lowest method of a thread.
   *
   * @param isPrinted whether all that was asked what to do about it have passed it on
   */
  public record Uncaught(GuestThread thread, int exception, boolean isPrinted) {}

  /** Whoever writes down what happens in a step. */
  public interface Listener {
    void act(GuestThread t, Act act, int object, int slot);

    void chose(GuestThread t, int index, int count);

    /** Something was decided that stays as it is throughout a run. */
    default void decided(GuestThread t, String what) {}

    void printed(GuestThread t, String text);

    /** The call in which a thread is fails for no reason. */
    default void failed(GuestThread t) {}

    /** Elements of an array or fields of an object were read, to be copied, or written. */
    default void copied(GuestThread t, int object, int slot, int length, boolean write) {}
  }

  /**
   * @param systemThreads how many threads the JDK has for itself
   * @param mainThread the number of the thread that begins
   */
  public SchedulingPolicy(
      Machine machine,
      StateKeeper keeper,
      CodeClassifier classifier,
      Precision precision,
      Settings settings,
      int systemThreads,
      int mainThread) {
    this.machine = machine;
    this.classifier = classifier;
    this.precision = precision;
    this.accesses = new SharedAccesses(machine, keeper, classifier, precision, settings);
    this.names = new ThreadNames(machine, precision);
    this.nondeterminism =
        new UnmodelledNondeterminism(machine, classifier, settings.environment().chooseRandom());
    this.joins = new Joins(machine, precision, settings);
    this.step =
        new CurrentTransition(
            machine, classifier, precision, names, settings.fine(), systemThreads, mainThread);
    this.data =
        new DataScheduling(machine, classifier, precision, accesses, names, nondeterminism, step);
    this.threads =
        new ThreadScheduling(machine, classifier, precision, joins, nondeterminism, step);
    this.adders = new AdderChoices(machine, classifier, accesses, data, step);
    this.choices =
        new EnvironmentChoices(
            machine, settings, classifier, precision, nondeterminism, step, names, mainThread);
  }

  // ---- for the stepper ----

  /** A thread's step begins, see {@link CurrentTransition#begin}. */
  public void begin(GuestThread t, int choice, boolean first) {
    uncaught = null;
    data.begin();
    step.begin(t, choice, first);
  }

  /** From now on steps may go several ways. */
  public void setForks(BranchFollower follower) {
    step.setForks(follower);
  }

  /** How far the current step has come, on the way it has gone. */
  public BranchFollower.Mark mark(GuestThread t) {
    return new Mark(step.mark(t), data.endMatters());
  }

  /** The step had come so far in the state that the machine is in now. */
  public void goBackTo(BranchFollower.Mark mark) {
    Mark m = (Mark) mark;
    uncaught = null;
    data.setEndMatters(m.endMatters);
    step.goBackTo(m.step);
  }

  private record Mark(CurrentTransition.Mark step, boolean endMatters)
      implements BranchFollower.Mark {
    @Override
    public BranchFollower.@Nullable Mark or(BranchFollower.Mark other) {
      Mark o = (Mark) other;
      CurrentTransition.Mark both = step.or(o.step);
      return both == null ? null : new Mark(both, endMatters || o.endMatters);
    }
  }

  public CodeClassifier classifier() {
    return classifier;
  }

  /** How far the current step has come; when it is over, what it has done. */
  public CurrentTransition step() {
    return step;
  }

  /** What methods that are asked about states have to do with. */
  public PropertyEnvironment forProperties() {
    return new PropertyEnvironment(choices);
  }

  /** What is known of the program. */
  public Precision precision() {
    return precision;
  }

  /** See {@link Precision#changes}. */
  public int changes() {
    return precision.changes();
  }

  /** Whether other workers may learn something at any time, which counts for this one, too. */
  public boolean isInCompany() {
    return precision.owners().isShared();
  }

  /** Whether a search has to begin anew, because the view it began with was too coarse. */
  public boolean isOutdated() {
    return precision.isOutdated();
  }

  public @Nullable Uncaught uncaught() {
    return uncaught;
  }

  public void setUncaught(@Nullable Uncaught thrown) {
    uncaught = thrown;
  }

  /** What the program has asked for that differs from run to run, or that is not known. */
  public Set<Incompleteness> surroundings() {
    if (classifier.hasSeenCleanUp()) {
      nondeterminism.add(Reason.CLEANUP, "finalizers or cleaners, which never run here");
    }
    if (precision.has(Sign.FILES_CHANGED) && precision.has(Sign.FILES_USED)) {
      noteOutside();
    }
    nondeterminism.uses().addAll(classifier.missingFacts());
    return nondeterminism.uses();
  }

  /** Takes over what the program has asked for in an earlier search. */
  public void addSurroundings(Collection<Incompleteness> uses) {
    nondeterminism.uses().addAll(uses);
  }

  public void setListener(@Nullable Listener listener) {
    this.listener = listener;
    choices.setListener(listener);
  }

  public boolean hasListener() {
    return listener != null;
  }

  /** Whether a location is known to be written while several threads can reach it. */
  public boolean isMutable(int object, int slot) {
    return accesses.isMutable(object, slot);
  }

  /** Whether another thread can reach an object. */
  public boolean isShared(GuestThread t, int object) {
    return accesses.isShared(t, object);
  }

  /** A thread waits where it might wake up for no reason, and was taken not to. */
  public void noteNoSpuriousWakeups(GuestThread t) {
    nondeterminism.add(
        Reason.SPURIOUS_WAKEUPS_EXCLUDED,
        t,
        "a wait",
        "which was taken never to end for no reason");
  }

  /** Files and standard input are not data of the program: that threads share them is not seen. */
  public void noteOutside() {
    nondeterminism.add(
        Reason.FILES,
        "files or standard input while several threads run, whose order there was not explored");
  }

  // ---- operations ----

  @Override
  public boolean stops(GuestThread t, Act act, int object, int slot) {
    boolean stops =
        switch (act) {
          case GET, PUT -> access(t, act, object, slot);
          case GET_VOLATILE, PUT_VOLATILE, UPDATE -> volatileAccess(t, act, object, slot);
          case ENTER, EXIT, ABANDON, WAIT -> monitor(t, act, object);
          case NOTIFY, NOTIFY_ALL -> notify(t, act, object);
          case UNPARK, PARK -> permit(t, act, object);
          case START, END -> life(t, act, object);
          case SLEEP -> threads.stopsBeforeSleep(t);
          case INTERRUPT -> interrupt(t, act, object);
          case OBSERVE_THREAD ->
              accesses.isShared(t, object) && threads.stopsBeforeObserving(t, object);
          case INITIALIZE -> initialize(t, object);
          case INITIALIZED -> {
            step.initialized(object);
            yield false;
          }
          case BEGIN_ATOMIC, HALT -> concernsAll();
        };
    if (!stops && listener != null && isOfNote(t, act, object, slot)) {
      listener.act(t, act, object, slot);
    }
    return stops;
  }

  @Override
  public boolean isIndifferentTo(GuestThread t, int object) {
    if (listener != null) {
      return false;
    }
    return accesses.isOwn(t, object)
        || (step.isInPrologue() && !precision.observes() && step.isAlone());
  }

  /** Most of what the JDK does for itself is of no interest. */
  private boolean isOfNote(GuestThread t, Act act, int object, int slot) {
    if ((act == Act.GET || act == Act.PUT) && accesses.isArray(object)) {
      return !accesses.isOfJdk(t, object);
    }
    return classifier.of(t) != CodeClassifier.HIDDEN
        || act == Act.START
        || names.isExplored(object, slot);
  }

  private boolean access(GuestThread t, Act act, int object, int slot) {
    if (classifier.isReferent(t)) {
      nondeterminism.readReferent(t);
      return false;
    }
    if (threads.isGroup(object, slot)) {
      threads.noteGroup(t, act, object);
      return false;
    }
    if (classifier.isRandom(object)) {
      nondeterminism.asked(t, Reason.RANDOM, "random numbers");
      return false;
    }
    if (choices.isSalt(object, slot)) {
      return choices.stopsBeforeSalt(t);
    }
    if (act == Act.GET && choices.isLookingForTask(t, object, slot)) {
      return choices.stopsBeforeLooking(t, object);
    }
    if (classifier.isForPropertiesOnly(machine, object, slot)) {
      return data.stopsBeforeObserved(t, act, object, slot);
    }
    choices.noteRead(t, act, object, slot);
    return data.stopsBefore(t, act, object, slot);
  }

  private boolean volatileAccess(GuestThread t, Act act, int object, int slot) {
    if (act == Act.GET_VOLATILE && choices.isLookingForTask(t, object, slot)) {
      return choices.stopsBeforeLooking(t, object);
    }
    choices.noteRead(t, act, object, slot);
    return data.stopsBeforeVolatile(t, act, object, slot);
  }

  @Override
  public EnvironmentChoices choices() {
    return choices;
  }

  private boolean monitor(GuestThread t, Act act, int object) {
    switch (act) {
      case ENTER -> {
        return enter(t, object);
      }
      case WAIT -> {
        choices.noteWait(t);
        if (joins.willHoldThread(t, object)) {
          step.refine(Aspect.THREAD_MONITORS);
        }
        if (leavingCounts(t, object, step.fine || precision.has(Aspect.STATES))
            && step.visible(t, act, object, 0)) {
          return true;
        }
      }
      case EXIT -> {
        if (leavingCounts(t, object, step.fine || precision.has(Aspect.STATES))
            && step.visible(t, act, object, 0)) {
          return true;
        }
      }
      default -> {} // it cannot be stopped
    }
    step.giveUp(t, object);
    return false;
  }

  private boolean leavingCounts(GuestThread t, int object, boolean isSeen) {
    return isSeen && !step.isAlone() && accesses.isShared(t, object);
  }

  private boolean enter(GuestThread t, int object) {
    if (threads.asksGroup(t, object)) {
      threads.noteLook(t); // newer JDKs do that by a native method
    }
    if (joins.isEnded(object) && !Joins.isJoining(t)) {
      step.refine(Aspect.THREAD_MONITORS);
    }
    if (precision.observesHiddenMonitors()
        && classifier.of(t) == CodeClassifier.HIDDEN
        && classifier.isOnBehalfOfProgram(t)
        && accesses.isShared(t, object)
        && step.stopsBeforeHiddenMonitor(t, object)) {
      return true;
    }
    // A thread's own monitor at its end belongs to the end.
    if ((!step.isAlone() || precision.observesMonitors())
        && t.depth > 0
        && !joins.isJustJoining(t)
        && accesses.isShared(t, object)
        && step.visible(t, Act.ENTER, object, 0)) {
      return true;
    }
    step.take(t, object);
    return false;
  }

  private boolean notify(GuestThread t, Act act, int object) {
    int waiting = act == Act.NOTIFY ? threads.waiting(object) : 0;
    if (waiting > 1) {
      threads.prefer(object, choose(t, waiting));
    } else if (threads.stopsBeforeNotifying(t, act, object)) {
      return true;
    }
    step.footprint.add(object, AccessSet.MONITOR, true);
    return false;
  }

  private boolean permit(GuestThread t, Act act, int object) {
    if (act == Act.PARK) {
      choices.noteWait(t);
    }
    if (!step.isAlone() && step.visible(t, act, object, 0)) {
      return true;
    }
    step.footprint.add(object, AccessSet.PERMIT, true);
    return false;
  }

  /** A thread is started, or ends. */
  private boolean life(GuestThread t, Act act, int object) {
    if (act == Act.START) {
      accesses.noteStart(t, object);
      choices.noteStart(object);
    }
    if (act == Act.START || data.endMatters() || threads.endConcernsAll(t)) {
      step.footprint.addEverything();
    }
    step.endPrologue(act == Act.START);
    // Who joins a thread, or waits in its monitor, is woken by its end, or else by others.
    boolean endCounts =
        data.endMatters()
            || precision.has(Aspect.INTERRUPTS)
            || precision.has(Aspect.THREAD_MONITORS);
    if ((step.fine || precision.has(Aspect.LIFE) || (act == Act.END && endCounts))
        && !step.isAlone()
        && step.stopsUnlessGranted()) {
      return true;
    }
    step.released();
    return false;
  }

  private boolean interrupt(GuestThread t, Act act, int object) {
    step.footprint.addEverything();
    step.refine(Aspect.INTERRUPTS);
    return step.visible(t, act, object, 0);
  }

  private boolean initialize(GuestThread t, int classObject) {
    step.footprint.addEverything();
    Klass k = machine.klassOf(classObject);
    if (TimeAndChance.isFromOutside(k)) {
      nondeterminism.asked(t, Reason.RANDOM, "random numbers"); // what it gives comes from outside
    }
    if (!k.trivialInitialization
        && classifier.isProgram(k)
        && !step.isAlone()
        && step.stopsUnlessGranted()) {
      return true;
    }
    step.initialize(classObject);
    return false;
  }

  /** An operation that concerns all threads, if there are any, and whoever looks at states. */
  private boolean concernsAll() {
    step.footprint.addEverything();
    return (!step.isAlone() || precision.observes()) && step.stopsUnlessGranted();
  }

  @Override
  public void copy(GuestThread t, int from, int fromIndex, int to, int toIndex, int length) {
    data.copy(t, from, fromIndex, to, toIndex, length);
    if (listener != null) {
      if (from != 0 && isOfNote(t, Act.GET, from, fromIndex)) {
        listener.copied(t, from, fromIndex, length, false);
      }
      if (to != 0 && isOfNote(t, Act.PUT, to, toIndex)) {
        listener.copied(t, to, toIndex, length, true);
      }
    }
  }

  @Override
  public void memory(GuestThread t, Act act, int array, int index, int length) {
    if (data.isHandled(t)
        || classifier.isTrusted(machine, array)
        || classifier.usesHandleInTrusted(t)
        || accesses.isOfJdk(t, array)) {
      before(t, act, array, index);
      for (int i = index + 1; i < index + length; i++) {
        step.footprint.add(array, i, act != Act.GET_VOLATILE);
        data.logHandled(t, array, i, act != Act.GET_VOLATILE);
      }
    } else if (act == Act.GET_VOLATILE) {
      copy(t, array, index, 0, 0, length);
    } else {
      copy(t, 0, 0, array, index, length);
    }
  }

  // ---- choices ----

  @Override
  public boolean failsSpuriously(GuestThread t) {
    if (classifier.lockRole(t.method()) == LockCalls.Role.OBSERVES) {
      if (!step.isAlone()) {
        step.refine(Aspect.LOCKS);
      }
      return false;
    }
    int exception = ThreadFacts.printedByGroup(machine, t);
    if (exception != 0) {
      uncaught = new Uncaught(t, exception, true);
      step.fail();
      return false;
    }
    if (PassedLimits.mayMatterTo(t.method())) {
      PassedLimits.extend(machine, t);
      return false;
    }
    if (adders.isFor(t)) {
      adders.decide(t);
      return false;
    }
    if (choices.noteCall(t)) {
      return false;
    }
    int called = classifier.calledByProgram(t);
    if (called != t.depth) {
      return false; // the JDK knows what to do then
    }
    Method m = t.method();
    int first = (int) t.stack[t.bases[called]];
    if (WeakModes.isUsedBy(m)) {
      data.noteWeakCall(
          t, called, WeakModes.isOfUpdater(m) ? (int) t.stack[t.bases[called] + 1] : first);
    }
    boolean fails = SpuriousFailures.mayHappenIn(t) && step.chooseWith(t, 2) == 1;
    if (fails && listener != null) {
      listener.failed(t);
    }
    return fails;
  }

  @Override
  public int choose(GuestThread t, int count) {
    int chosen = step.choose(count);
    if (listener != null) {
      listener.chose(t, chosen, count);
    }
    return chosen;
  }

  @Override
  public void discard(GuestThread t) {
    if (!step.isAlone() || precision.observes()) {
      CurrentTransition.leaveIf(
          step.stopsUnlessGranted()); // something wrong may be seen or done before
    }
    throw Discarded.INSTANCE;
  }

  @Override
  public void uncaught(GuestThread t, int exception) {
    if (ThreadFacts.onlyEndsThread(machine, exception)) {
      return;
    }
    uncaught = new Uncaught(t, exception, false);
    step.fail();
  }

  /** A failed assertion in a task is a failure even if nobody asks for the task's result. */
  @Override
  public void caught(GuestThread t, int exception, Method by) {
    if (Language.STACK_OVERFLOW.is(machine.heap().klass[exception])) {
      nondeterminism.add(
          Reason.STACK_DEPTH,
          t,
          "a StackOverflowError, which it catches",
          "and which comes earlier or later on other machines");
    }
    if (Tasks.keepsFailures(by.holder)
        && machine
            .heap()
            .klass[exception]
            .isSubtypeOf(Language.ASSERTION_ERROR.require(machine.universe()))) {
      uncaught(t, exception);
    }
  }

  @Override
  public void heapIsFull(GuestThread t) {
    nondeterminism.add(
        Reason.ENVIRONMENT,
        t,
        "more memory than there is",
        "which is more or less on other machines");
  }

  @Override
  public void looksAround(GuestThread t) {
    threads.noteLook(t);
  }

  @Override
  public void printed(GuestThread t, String text) {
    if (listener != null) {
      listener.printed(t, text);
    }
  }
}
