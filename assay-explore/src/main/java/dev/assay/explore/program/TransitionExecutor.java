package dev.assay.explore.program;

import dev.assay.explore.canonical.StateCanonicalizer;
import dev.assay.explore.config.EnvironmentModel;
import dev.assay.explore.jdk.DelayedTasks;
import dev.assay.explore.jdk.IdleWorker;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.PrecisionRefined;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.Transition.End;
import dev.assay.explore.model.TransitionEffect;
import dev.assay.explore.scheduling.Discarded;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.explore.visibility.Signs.Sign;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.Exit;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.launch.Destroyer;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.OtherThreads;
import dev.assay.machine.threads.Threads;
import dev.assay.machine.types.Klass;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes steps in one machine: which threads can move in a state, and what happens when one does.
 */
final class TransitionExecutor {
  /**
   * How many more steps are made when a search has turned out to have to begin anew: they may show
   * further reasons, which then cost no further beginning.
   */
  private static final int PATIENCE = 200;

  private static final int LONGEST_STEP = 3_000_000;

  /** A call of the JDK that takes longer spins until other threads have done something. */
  private static final int LONGEST_CALL = 30_000;

  private final Machine machine;
  private final StateKeeper keeper;
  private final SchedulingPolicy policy;
  private final boolean[] system;
  private final Destroyer destroyer;
  private final StateCanonicalizer canonicalizer;
  private final EnvironmentModel environment;
  private final int initial;
  private final DelayedTasks delayedTasks;
  private final FailureDescriber failures;
  private final SpuriousWakeups wakeups;
  private boolean passedOverTimeouts;
  private int stepsInVain;

  /** Instructions that other workers have carried out for this one's search. */
  private long executedByOthers;

  /** Whether something has happened since the last state. */
  private boolean dirty;

  /** Whether steps are compared with each other, for which one has to know what they have done. */
  private boolean isComparing = true;

  // Of the current step: how it was when it began.
  private boolean beganAlone;
  private int beganOutside;
  private int beganFileUses;

  /** What the state consists of that the machine is in, if it has no number. */
  private int @Nullable [] parts;

  TransitionExecutor(
      WorkerMachine at,
      SchedulingPolicy policy,
      boolean[] system,
      EnvironmentModel environment,
      int initial) {
    this.machine = at.machine();
    this.keeper = at.keeper();
    this.policy = policy;
    this.system = system;
    this.destroyer = at.destroyer();
    this.canonicalizer = at.canonicalizer();
    this.environment = environment;
    this.initial = initial;
    this.delayedTasks = new DelayedTasks(machine, policy.surroundings());
    this.failures = new FailureDescriber(policy.classifier());
    this.wakeups = new SpuriousWakeups(machine, policy, environment);
  }

  /** Steps are not compared with each other: their effects need not tell what they have done. */
  public void setNotComparing() {
    isComparing = false;
  }

  public Machine machine() {
    return machine;
  }

  public StateKeeper keeper() {
    return keeper;
  }

  public SchedulingPolicy policy() {
    return policy;
  }

  /** The state the machine is in; valid after a step that has ended in one. */
  public int state() {
    return keeper.state();
  }

  /** Whether the machine is in the state that an array tells, or was before the last step. */
  boolean isAt(int[] target) {
    return parts == target;
  }

  /** Goes to a state that was saved without a number; the array must not change meanwhile. */
  public void restore(int[] target) {
    if (parts != target || dirty) {
      keeper.restore(target);
      dirty = false;
      parts = target;
    }
  }

  public void restore(int state) {
    if (keeper.state() != state || dirty) {
      restoreAfterAbort(state);
    }
  }

  /** Goes to the first state; what was learnt is known from now on. */
  public void beginAnew() {
    stepsInVain = 0;
    restoreAfterAbort(initial);
  }

  /** Goes to a state after a step that was given up half-way. */
  public void restoreAfterAbort(int state) {
    keeper.restore(state);
    dirty = false;
    parts = null;
  }

  /** Goes back to the state saved or restored last. */
  public void undo() {
    keeper.undo();
    dirty = false;
  }

  public boolean isSystem(GuestThread t) {
    return isSystem(t.number);
  }

  private boolean isSystem(int thread) {
    return thread < system.length && system[thread];
  }

  /** By number: whether a thread is one of the JDK's own. */
  boolean[] system() {
    return system;
  }

  EnvironmentModel environment() {
    return environment;
  }

  int initial() {
    return initial;
  }

  /** The threads that can move in the state that the machine is in. */
  Enabled enabled() {
    List<GuestThread> all = machine.threadTable().all();
    LiveEnabled.Builder enabled = new LiveEnabled.Builder(all.size());
    for (int i = 0; i < all.size(); i++) {
      GuestThread t = all.get(i);
      if (isSystem(t)) {
        continue;
      }
      if (isEnabled(t)) {
        enabled.add(t, false);
      } else if (wakeups.mayWake(t)) {
        enabled.add(t, true);
      }
    }
    return enabled.build(
        all.stream().filter(t -> !t.daemon && !isSystem(t)).mapToInt(t -> t.number).toArray());
  }

  /** Whether a thread waited with a time limit that was taken never to be reached. */
  public boolean hasPassedOverTimeouts() {
    return passedOverTimeouts;
  }

  /** Takes over that an earlier search has passed over time-outs. */
  public void notePassedOverTimeouts() {
    passedOverTimeouts = true;
  }

  /** Takes over what another worker's stepper has seen of the program. */
  public void merge(TransitionExecutor other) {
    executedByOthers += other.executed();
    noteWhatWasSeenBy(other);
  }

  /** The same of one that had this one's machine. */
  public void noteWhatWasSeenBy(TransitionExecutor other) {
    passedOverTimeouts |= other.passedOverTimeouts;
    other.policy.surroundings().forEach(policy.surroundings()::add);
  }

  /** How many instructions were carried out, about. */
  public long executed() {
    return machine.interpreter().executed + executedByOthers;
  }

  /** Whether a thread could move if no other were in an atomic region. */
  private boolean isEnabled(GuestThread t) {
    boolean timed = t.deadline != Long.MAX_VALUE;
    if (timed && !environment.timeouts() && timesOut(t)) {
      passedOverTimeouts = true;
      timed = false;
    }
    return switch (t.status) {
      case RUNNABLE -> true;
      case BLOCKED -> machine.threadTable().isFree(t.waitObject);
      case WAITING ->
          (t.notified || t.interrupted || timed) && machine.threadTable().isFree(t.waitObject);
      case PARKED -> t.parkPermit || t.interrupted || (timed && !IdleWorker.waitsOn(machine, t));
      case SLEEPING -> true;
      case AWAITING_INITIALIZATION -> machine.heap().field(t.waitObject, Klass.STATUS) >= 0;
      case AWAITING_REFERENCES, TERMINATED -> false;
    };
  }

  /** Whether a thread, if it moves now, does so although nothing has ended its wait. */
  boolean wakesSpuriously(GuestThread t, int choice) {
    return wakeups.isSpurious(t, choice);
  }

  /** Whether a thread of the program that keeps the JVM alive is left. */
  public boolean isOver() {
    for (GuestThread t : machine.threadTable().all()) {
      if (!t.daemon && !isSystem(t)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Lets a thread that can move take its transition from the state that the machine is in. The
   * state it leads to is not saved yet.
   */
  Transition step(int thread, int choice) {
    GuestThread t = machine.threadTable().byNumber(thread);
    try {
      End end = begin(t, choice) ? finish(t, run(t)) : End.DISCARDED;
      return result(end, choice);
    } catch (Unsupported e) {
      return result(End.DISCARDED, choice).incomplete(failures.unsupported(machine, e));
    }
  }

  /** What came of the current transition, which has ended. */
  Transition result(End end, int choice) {
    TransitionEffect effect =
        isComparing
            ? policy.step().effect(choice)
            : TransitionEffect.inBrief(policy.step().alternatives());
    Transition t = Transition.nowhere(end, effect);
    return end == End.UNCAUGHT ? t.failing(failures.uncaught(machine, policy.uncaught())) : t;
  }

  /** False if the step leads nowhere. */
  boolean begin(GuestThread t, int choice) {
    machine.threadControl().beginTransition(t);
    boolean isSpurious = wakeups.isSpurious(t, choice);
    policy.begin(t, choice, keeper.state() == initial);
    wakeups.begin(t, choice, isSpurious);
    dirty = true;
    beganAlone = policy.step().isAlone();
    beganOutside = machine.hostValues().number();
    beganFileUses = machine.fileUses();
    if (timesOut(t) && environment.timeouts() && !isSpurious) {
      if (delayedTasks.isEndless(t)) {
        return false;
      }
      return policy.letTimePass(t);
    }
    return true;
  }

  /** Lets a thread go on in its step, to the end or to where it is halfway. */
  End run(GuestThread t) {
    Threads threads = machine.threads();
    dirty = true;
    try {
      int longest = policy.step().beganInCall() ? LONGEST_CALL : LONGEST_STEP;
      threads.stepThread(t, longest);
      for (int n = longest;
          n < LONGEST_STEP && policy.step().isStillInitializing(t);
          n += longest) {
        threads.stepThread(t, longest);
      }
    } catch (Exit e) {
      return End.EXIT;
    } catch (Discarded e) {
      return End.DISCARDED;
    }
    return policy.uncaught() != null ? End.UNCAUGHT : End.STATE;
  }

  /** What has to be done when a step has ended in a state. */
  End finish(GuestThread t, End end) {
    if (!end.leadsToState()) {
      return end;
    }
    noteOutside();
    checkPatience();
    wakeups.noteWait(t);
    policy.step().noteStanding(t);
    policy.step().endElapsed(t);
    canonicalizer.clear(t, policy.precision());
    delayedTasks.look();
    if (endsProgram(t) && destroyer.isNeeded()) {
      destroyer.start();
    }
    return end;
  }

  /**
   * Files and standard input are not data of the program, so that what threads do to them is not
   * interleaved. That is of no consequence as long as one thread is alone, or all only look.
   */
  private void noteOutside() {
    boolean changed =
        !machine.hostValues().areSameToPrograms(machine.hostValues().number(), beganOutside);
    boolean isAlone = beganAlone && policy.step().isStillAlone();
    if (changed && !isAlone) {
      policy.noteOutside();
    }
    if (changed && !policy.step().isInPrologue()) {
      policy.precision().note(Sign.FILES_CHANGED);
    }
    if (machine.fileUses() != beganFileUses && !isAlone) {
      policy.precision().note(Sign.FILES_USED);
    }
  }

  /** Whether no thread that keeps the JVM alive is left when a transition has ended. */
  private boolean endsProgram(GuestThread t) {
    if (t.status != GuestThread.Status.TERMINATED && !t.daemon && !isSystem(t)) {
      return false;
    }
    OtherThreads others = machine.otherThreads();
    for (int i = 0; i < others.liveCount(); i++) {
      if (!others.isLiveDaemon(i) && !isSystem(others.liveNumber(i))) {
        return false;
      }
    }
    return true;
  }

  /** Gives up when a search has turned out to have to begin anew, after some more transitions. */
  void checkPatience() {
    if (policy.isOutdated() && ++stepsInVain > PATIENCE) {
      throw PrecisionRefined.INSTANCE;
    }
  }

  /** Whether a thread, if it moves now, does so because its time limit has passed. */
  static boolean timesOut(GuestThread t) {
    return switch (t.status) {
      case WAITING -> !t.notified && !t.interrupted && t.deadline != Long.MAX_VALUE;
      case PARKED -> !t.parkPermit && !t.interrupted && t.deadline != Long.MAX_VALUE;
      default -> false;
    };
  }

  /** Saves the state a step has led to without giving it a number; what it consists of. */
  public int[] saveUnnumbered() {
    keeper.saveUnnumbered();
    dirty = false;
    parts = keeper.parts();
    return parts;
  }

  /** Saves the state a step has led to; its number. */
  public int save() {
    int state = (int) keeper.save();
    dirty = false;
    parts = null;
    return state;
  }
}
