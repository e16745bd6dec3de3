package dev.assay.explore.scheduling;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.jdk.ThreadFacts;
import dev.assay.explore.reduction.Joins;
import dev.assay.explore.result.Reason;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.Precision.Aspect;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import dev.assay.machine.threads.OtherThreads;
import dev.assay.machine.threads.SpuriousWake;
import dev.assay.machine.threads.ThreadObjects;
import dev.assay.machine.threads.Watch.Act;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides which operations on threads end a step: waking them, asking about them, sleeping. */
final class ThreadScheduling {
  private final Machine machine;
  private final CodeClassifier classifier;
  private final Precision precision;
  private final Joins joins;
  private final UnmodelledNondeterminism nondeterminism;
  private final CurrentTransition step;
  private final Klass groupKlass;
  private final Klass threadKlass;

  /** The group that a thread of JDK 17 is in, until it ends. Later ones do not change it. */
  private final @Nullable Field group;

  ThreadScheduling(
      Machine machine,
      CodeClassifier classifier,
      Precision precision,
      Joins joins,
      UnmodelledNondeterminism nondeterminism,
      CurrentTransition step) {
    this.machine = machine;
    this.classifier = classifier;
    this.precision = precision;
    this.joins = joins;
    this.nondeterminism = nondeterminism;
    this.step = step;
    this.groupKlass = ThreadFacts.GROUP.require(machine.universe());
    this.threadKlass = ThreadFacts.THREAD.require(machine.universe());
    this.group = ThreadFacts.GROUP_OF_THREAD.find(machine.universe());
  }

  /**
   * Whether a thread's end makes a difference to others than those who join it. It does to whoever
   * is then the only one left, or is stopped because the program is over, or waits for a group of
   * threads to become empty.
   */
  boolean endConcernsAll(GuestThread t) {
    if (step.fine
        || t.heldCount > 0
        || precision.has(Aspect.LIFE)
        || precision.has(Aspect.STATES)
        || precision.has(Aspect.INTERRUPTS)
        || precision.has(Aspect.THREAD_MONITORS)) {
      return true;
    }
    int staying = 0;
    long groupOfOthers = 0;
    OtherThreads others = machine.otherThreads();
    for (int i = 0; i < others.liveCount(); i++) {
      int thread = others.liveObject(i);
      if (thread != t.object && !others.isLiveDaemon(i)) {
        staying++;
        long own = group == null ? 0 : machine.heap().field(thread, group.slot);
        if (staying > 1 && own != groupOfOthers) {
          return true;
        }
        groupOfOthers = own;
      }
    }
    return staying < 2 || staying < step.programThreads() - 1;
  }

  /** Whether a location is the group of a thread, which is none when it has ended. */
  boolean isGroup(int object, int slot) {
    return group != null
        && slot == group.slot
        && machine.heap().klass[object].isSubtypeOf(threadKlass);
  }

  /** A thread asks for the group of another, in order to know whether it has ended, perhaps. */
  void noteGroup(GuestThread t, Act act, int thread) {
    if (act == Act.GET
        && thread != t.object
        && !step.isInPrologue()
        && machine.threadObjects().status(thread) != ThreadObjects.NEW) {
      nondeterminism.add(
          Reason.THREAD_GROUP,
          t,
          "the group of another thread",
          "whose end meanwhile was not explored");
    }
  }

  /** How many threads wait in a monitor and were not notified. */
  int waiting(int object) {
    return machine.otherThreads().waitersIn(object).size();
  }

  /** Lets the next notification wake one of them. */
  void prefer(int object, int chosen) {
    machine.threadControl().preferWaiter(object, chosen);
  }

  /**
   * The caller holds the monitor until it leaves it, so that only a waiting thread whose wait may
   * end otherwise, by a time-out or an interrupt, can tell when it is notified; and whoever asks
   * for its state.
   */
  boolean stopsBeforeNotifying(GuestThread t, Act act, int object) {
    boolean counts = step.fine || precision.has(Aspect.INTERRUPTS) || precision.has(Aspect.STATES);
    List<GuestThread> waiters = machine.otherThreads().waitersIn(object);
    for (GuestThread u : waiters) {
      counts |= u.deadline != Long.MAX_VALUE;
    }
    return !waiters.isEmpty() && counts && step.visible(t, act, object, 0);
  }

  /**
   * Sleeping has no effect that others could notice; it only ends early if interrupted. Only to
   * those who ask for the thread's state it makes a difference that it takes a while.
   */
  boolean stopsBeforeSleep(GuestThread t) {
    boolean stateCounts = (precision.has(Aspect.STATES) || step.fine) && !step.isAlone();
    boolean counts = stateCounts || (precision.has(Aspect.INTERRUPTS) && !step.isAlone());
    if (counts && step.stopsUnlessGranted()) {
      return true;
    }
    if (!t.interrupted && !stateCounts) {
      machine.threadControl().skipSleep(t);
    }
    return false;
  }

  boolean stopsBeforeObserving(GuestThread t, int object) {
    boolean isJoin = classifier.of(t) >= 0 && Joins.isJoining(t);
    if (object == t.object) {
      return false;
    }
    step.footprint.addEverything();
    boolean isAlive = machine.otherThreads().isAlive(object);
    if (!isJoin || (!isAlive && machine.threadObjects().status(object) == ThreadObjects.NEW)) {
      step.refine(Aspect.LIFE);
    }
    if (asksForState(t)) {
      step.refine(Aspect.STATES);
      GuestThread observed = machine.otherThreads().ofObject(object);
      if (observed != null
          && observed.status == Status.WAITING
          && observed.spuriousWake != SpuriousWake.NEVER) {
        nondeterminism.add(
            Reason.THREAD_STATE,
            "the state of a thread that waits, which was taken not to have woken up for no reason");
      }
      if (observed != null
          && observed.status == Status.BLOCKED
          && machine.monitors().isFree(observed.waitObject)) {
        nondeterminism.add(
            Reason.THREAD_STATE,
            "the state of a thread that is about to enter a monitor, which was taken to be BLOCKED");
      }
    }
    return !step.isAlone()
        && !joins.isJustJoining(t)
        && step.visible(t, Act.OBSERVE_THREAD, object, 0);
  }

  /** Whether the program asks for more than whether a thread is alive. The JDK does not. */
  private boolean asksForState(GuestThread t) {
    return t.nativeMethod != null
        && !ThreadFacts.isAlive(t.nativeMethod)
        && classifier.of(t) == CodeClassifier.VISIBLE;
  }

  /** Whether a thread enters the monitor of a group to ask which threads it has. */
  boolean asksGroup(GuestThread t, int object) {
    if (machine.heap().klass[object] != groupKlass) {
      return false;
    }
    int frame = CodeLocations.programFrame(t, classifier);
    return frame >= 0 && frame < t.depth && ThreadFacts.asksForThreads(t.methods[frame + 1]);
  }

  /** The program asks which threads there are. */
  void noteLook(GuestThread t) {
    if (!step.isInPrologue()) {
      nondeterminism.add(
          Reason.THREAD_LIST,
          t,
          "which threads there are",
          "whose changes meanwhile were not explored");
    }
  }
}
