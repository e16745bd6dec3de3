package dev.assay.explore.scheduling;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.jdk.ThreadFacts;
import dev.assay.explore.jdk.WorkerPools;
import dev.assay.explore.jdk.lock.LockCalls;
import dev.assay.explore.model.AccessSet;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.LongSet;
import dev.assay.explore.model.TransitionEffect;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.Precision.Aspect;
import dev.assay.explore.visibility.Signs.Sign;
import dev.assay.explore.visibility.ThreadNames;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.threads.Watch.Act;
import dev.assay.machine.types.Klass;
import org.jspecify.annotations.Nullable;

/** How far the current step of a thread has come, and what may still be part of it. */
public final class CurrentTransition {
  private final Machine machine;
  private final CodeClassifier classifier;
  private final Precision precision;
  private final ThreadNames names;
  private final WorkerPools pools;

  /** Every access to data that others can reach is a step, for comparison. */
  final boolean fine;

  private final int systemThreads;
  private final int mainThread;
  private final Klass groupKlass;

  /** What the step has to do with other threads. */
  public final AccessSet footprint = new AccessSet();

  /** Its plain accesses. */
  public final LocksetLog log = new LocksetLog();

  /** How many possibilities the choice at the beginning of the step has; 1 if there is none. */
  private int alternatives;

  private int chosen;

  /** Whether the step's first operation is still to come. */
  private boolean granted;

  /** Whether plain accesses may still be part of the step. */
  private boolean gathering;

  /**
   * Whether no thread has been started yet. Being the only thread later is not the same: the others
   * have ended, but nothing says that they had to end first.
   */
  private boolean inPrologue;

  /** Whether a thread was started in the step, which may since be the only one. */
  private boolean started;

  /** The frame of the unit in which the step began, or a negative number. */
  private int firstUnit;

  /** Whether the step was ended here, and not because it has become too long. */
  private boolean stopped;

  /** The lowest frame that was left or changed before the step went on from a fork. */
  private int lowest;

  private final AcquiredLock acquired;

  private @Nullable BranchFollower forks;

  /** The monitors that were taken in the step, even if only for a part of it. */
  private final LongSet taken = new LongSet();

  /** The classes whose initialisation has begun in the step. */
  private final LongSet initializing = new LongSet();

  /**
   * @param systemThreads how many threads the JDK has for itself
   * @param mainThread the number of the thread that begins
   */
  CurrentTransition(
      Machine machine,
      CodeClassifier classifier,
      Precision precision,
      ThreadNames names,
      boolean fine,
      int systemThreads,
      int mainThread) {
    this.machine = machine;
    this.classifier = classifier;
    this.precision = precision;
    this.names = names;
    this.pools = new WorkerPools(machine);
    this.fine = fine;
    this.systemThreads = systemThreads;
    this.mainThread = mainThread;
    this.groupKlass = ThreadFacts.GROUP.require(machine.universe());
    this.acquired = new AcquiredLock(machine);
  }

  /**
   * A thread's step begins.
   *
   * @param choice what its first choice is to be
   * @param first whether it begins in the first state
   */
  void begin(GuestThread t, int choice, boolean first) {
    inPrologue =
        first || (t.number == mainThread && !machine.threadObjects().hasMadeThreads(t.object));
    log.clear();
    footprint.clear();
    taken.clear();
    initializing.clear();
    firstUnit = classifier.of(t);
    if (t.status == Status.WAITING) {
      taken.add(t.waitObject);
      footprint.add(t.waitObject, AccessSet.MONITOR, true);
    } else if (t.status == Status.PARKED) {
      footprint.add(t.object, AccessSet.PERMIT, true);
    }
    noteStanding(t);
    alternatives = 1;
    chosen = choice;
    stopped = false;
    acquired.begin(t);
    started = false;
    lowest = Integer.MAX_VALUE;
    // A thread that goes on after waiting has its operation behind it: to be woken.
    granted = t.status == Status.RUNNABLE || t.status == Status.BLOCKED;
    gathering = t.status == Status.WAITING;
  }

  /** From now on steps may go several ways. */
  void setForks(BranchFollower follower) {
    forks = follower;
  }

  /** Whether what happens now happens only on some of the ways that the step can go. */
  boolean isApart() {
    return forks != null && forks.isApart();
  }

  /** A step begins or ends where a thread stands. */
  public void noteStanding(GuestThread t) {
    if (t.atomicRegions > 0
        || t.status == Status.AWAITING_INITIALIZATION
        || machine.heap().youngBytes > machine.heap().maxBytes() / 2) {
      // The last: two steps that leave half of the heap free cannot make each other fail.
      footprint.addEverything();
    }
  }

  /**
   * The time that a thread has waited counts until the call ends in which it did: the JDK may look
   * at the clock to see whether it has waited long enough.
   */
  public void endElapsed(GuestThread t) {
    if (t.elapsed != 0 && hasLeftCall(t)) {
      machine.threadControl().resetElapsed(t);
    }
  }

  /** Whether code of the program was executed in the step since it has waited, if it has. */
  private boolean hasLeftCall(GuestThread t) {
    int frame = CodeLocations.programFrame(t, classifier);
    return frame >= 0 && Math.min(lowest, t.lowWater) <= frame;
  }

  /** Whether the step began inside a call that is a step of its own. */
  public boolean beganInCall() {
    return firstUnit >= 0;
  }

  /**
   * Whether the step was interrupted while the call in which it began was initialising a class of
   * the JDK: such a call does not wait for others, however long it takes.
   */
  public boolean isStillInitializing(GuestThread t) {
    if (stopped || firstUnit < 0 || t.status != Status.RUNNABLE) {
      return false;
    }
    for (int d = t.depth; d > firstUnit; d--) {
      if (t.methods[d].isClassInitializer() && t.methods[d].holder.loader == 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the step has held a monitor, so that others could not take it meanwhile. */
  public boolean hasTaken(int object) {
    return taken.contains(object);
  }

  /**
   * Whether the step just made can be put off in favour of others that have nothing to do with it.
   * What a call into the JDK reads is not known well enough for that.
   */
  public boolean maySleep() {
    return firstUnit == CodeClassifier.VISIBLE && !footprint.isBoundless();
  }

  /** What the transition has done so far, as a value. */
  public TransitionEffect effect(int choice) {
    return new TransitionEffect(
        alternatives, maySleep(), footprint.copy(), log.count == 0 ? null : log.copy(choice));
  }

  public int alternatives() {
    return alternatives;
  }

  public boolean isInPrologue() {
    return inPrologue;
  }

  /** A thread is started, or ends. */
  void endPrologue(boolean starts) {
    inPrologue = false;
    started |= starts;
  }

  /** Whether the thread has been alone throughout the step, if it was when that began. */
  public boolean isStillAlone() {
    return !started && isAlone();
  }

  public boolean isAlone() {
    return programThreads() <= 1;
  }

  /** How many threads are alive that are not the JDK's own. */
  public int programThreads() {
    return machine.otherThreads().liveCount() - systemThreads;
  }

  /** Whether the step has given something to others already. */
  public boolean hasReleased() {
    return !granted && !gathering;
  }

  /** The program turns out to observe operations of some kind. */
  void refine(Aspect a) {
    if (!precision.has(a) && !fine) {
      precision.add(a);
    }
  }

  // ---- what happens ----

  void take(GuestThread t, int monitor) {
    taken.add(monitor);
    log.locksChanged();
    noteMonitor(t, monitor);
  }

  /** A monitor is taken or given up. */
  private void noteMonitor(GuestThread t, int monitor) {
    footprint.add(monitor, AccessSet.MONITOR, !isLeavingGroup(t, monitor));
  }

  /**
   * A thread that ends takes itself off its group's list, on which the order makes no difference.
   */
  private boolean isLeavingGroup(GuestThread t, int monitor) {
    return machine.heap().klass[monitor] == groupKlass && ThreadFacts.isExiting(t);
  }

  void giveUp(GuestThread t, int monitor) {
    noteMonitor(t, monitor);
    released();
  }

  void initialize(int classObject) {
    initializing.add(classObject);
  }

  /** A class is initialised: others have had to wait for it, or would have had to. */
  void initialized(int classObject) {
    footprint.addEverything();
    if (!initializing.contains(classObject)) {
      released();
    }
  }

  /** Others may go on with what this thread has done so far: what follows is another step. */
  void released() {
    granted = false;
    gathering = false;
    acquired.forget();
    log.setOtherLock(0);
    log.locksChanged();
  }

  /** An operation that others can notice: whether the step ends before it. */
  boolean visible(GuestThread t, Act act, int object, int slot) {
    if (t.atomicRegions > 0 && !isApart()) {
      return false;
    }
    int sight = classifier.of(t);
    if (sight == CodeClassifier.HIDDEN
        && !(act == Act.ENTER && isStarting(t))
        && !names.isExplored(object, slot)) {
      return false;
    }
    noteTask(t);
    if (sight >= 0) {
      LockCalls.Role role = classifier.lockRole(t.methods[sight]);
      if (isStillIn(t, sight)) {
        granted = false; // still in the call that this step is
        if (areLocksLikeMonitors()) {
          acquired.note(role, object);
        }
        return false;
      }
      if (role == LockCalls.Role.RELEASES && isLeftMover(object, slot)) {
        footprint.addEverything(); // what such a call reads is not known
        released();
        return false;
      }
    }
    if (!granted || sight >= 0 || isApart()) {
      if (act == Act.ENTER) {
        machine.threadControl().blockOn(t, object);
      }
      return stop();
    }
    granted = false;
    gathering = act == Act.ENTER;
    return false;
  }

  /**
   * Whether releasing a lock can be done at once, whatever others do: who waits for it does not
   * care, and nobody else looks.
   */
  private boolean isLeftMover(int object, int slot) {
    return areLocksLikeMonitors() && !precision.isObserved(machine, object, slot);
  }

  private boolean areLocksLikeMonitors() {
    return !fine && !isApart() && !precision.has(Aspect.LOCKS) && !precision.has(Aspect.STATES);
  }

  /** Notes that a pool's worker does something for the program that others can notice. */
  void noteTask(GuestThread t) {
    if (!precision.has(Sign.TASKS_NOTICED) && pools.isWorker(t)) {
      int frame = CodeLocations.programFrame(t, classifier);
      if (frame == t.depth || (frame >= 0 && !WorkerPools.isMachinery(t.methods[frame + 1]))) {
        precision.note(Sign.TASKS_NOTICED);
      }
    }
  }

  /** A thread that others know of may be joined before it is started: then nobody waits for it. */
  private static boolean isStarting(GuestThread t) {
    return ThreadFacts.START.is(t.method());
  }

  /** A scheduling point whatever the code around it is: whether the step ends before it. */
  boolean stopsUnlessGranted() {
    if (!granted || isApart()) {
      return stop();
    }
    granted = false;
    gathering = false;
    return false;
  }

  /** A monitor in hidden code that properties enter, too: whether the step ends before it. */
  boolean stopsBeforeHiddenMonitor(GuestThread t, int monitor) {
    if (t.atomicRegions > 0 && !isApart()) {
      return false;
    }
    if (!granted || isApart()) {
      machine.threadControl().blockOn(t, monitor);
      return stop();
    }
    granted = false;
    gathering = true;
    return false;
  }

  private boolean stop() {
    stopped = true;
    machine.threads().requestSwitch();
    return true;
  }

  /** Leaves an operation undone that can only be left by an exception. */
  static void leaveIf(boolean stopped) {
    if (stopped) {
      throw Suspend.BLOCKED;
    }
  }

  /**
   * Whether a plain access cannot be part of the step any more.
   *
   * @param first whether it must begin one
   */
  boolean stopsBeforePlain(GuestThread t, boolean first) {
    if (isApart()) {
      return stop();
    }
    int lock = first ? 0 : acquired.heldBy(t);
    if (lock != 0) {
      gathering = true;
      log.setOtherLock(lock);
    }
    if (!gathering || fine || first) {
      if (!granted) {
        return stop();
      }
      granted = false;
      gathering = !fine;
    }
    return false;
  }

  /** Chooses one of so many possibilities; that is the step's first operation. */
  int choose(int count) {
    leaveIf(stopsToChoose(count));
    return chosen;
  }

  /** The same without an exception: whether the step ends before it. */
  boolean stopsToChoose(int count) {
    if (stopsUnlessGranted()) {
      return true;
    }
    alternatives = count;
    footprint.addEverything();
    return false;
  }

  /** Which of the possibilities is chosen in this step. */
  int chosen() {
    return chosen;
  }

  /** The step begins with one of so many possibilities. */
  public void offer(int count) {
    alternatives = count;
    footprint.addEverything();
  }

  /**
   * Chooses one of so many possibilities as a part of the operation that follows, if that may begin
   * here.
   */
  int chooseWith(GuestThread t, int count) {
    int sight = classifier.of(t);
    boolean begins = granted && !isApart() && alternatives == 1;
    if (!begins || (sight >= 0 && !isStillIn(t, sight))) {
      if (sight >= 0) {
        machine.threadControl().resetElapsed(t);
      }
      leaveIf(stop());
    }
    offer(count);
    return chosen;
  }

  /** Whether a thread is still in the call in which the step began, which is one transition. */
  public boolean isInFirstCall(GuestThread t, int call) {
    return isStillIn(t, call);
  }

  /** Whether the step began in the call that a thread is in. */
  private boolean isStillIn(GuestThread t, int call) {
    return call == firstUnit && Math.min(lowest, t.lowWater) >= call;
  }

  /** The thread does not go on. */
  void fail() {
    footprint.addEverything();
    stop();
  }

  // ---- ways ----

  /** How far the step has come. */
  Mark mark(GuestThread t) {
    return new Mark(
        footprint.copy(),
        log.copy(chosen),
        taken.copy(),
        initializing.copy(),
        alternatives,
        granted,
        gathering,
        inPrologue,
        Math.min(lowest, t.lowWater));
  }

  /** The step had come so far in the state that the machine is in now. */
  void goBackTo(Mark mark) {
    footprint.set(mark.footprint);
    log.set(mark.log);
    taken.set(mark.taken);
    initializing.set(mark.initializing);
    alternatives = mark.alternatives;
    granted = mark.granted;
    gathering = mark.gathering;
    inPrologue = mark.inPrologue;
    lowest = mark.lowest;
    acquired.forget();
    stopped = false;
  }

  /**
   * How far a step has come.
   *
   * @param lowest the lowest frame that was left or changed
   */
  record Mark(
      AccessSet footprint,
      LocksetLog log,
      LongSet taken,
      LongSet initializing,
      int alternatives,
      boolean granted,
      boolean gathering,
      boolean inPrologue,
      int lowest) {
    /** What one of two steps has done, whichever; null if they must be told apart. */
    @Nullable Mark or(Mark other) {
      boolean isLike =
          log.isLike(other.log)
              && taken.isLike(other.taken)
              && initializing.isLike(other.initializing)
              && alternatives == other.alternatives
              && inPrologue == other.inPrologue;
      if (!isLike) {
        return null;
      }
      AccessSet both = footprint.copy();
      both.addAll(other.footprint);
      // Where only one of them could go on, none does: a step may always end earlier.
      return new Mark(
          both,
          log,
          taken,
          initializing,
          alternatives,
          granted && other.granted,
          gathering && other.gathering,
          inPrologue,
          Math.min(lowest, other.lowest));
    }
  }
}
