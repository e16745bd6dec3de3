package dev.assay.explore.scheduling;

import dev.assay.explore.config.EnvironmentModel;
import dev.assay.explore.config.Settings;
import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.jdk.HashOrders;
import dev.assay.explore.jdk.HiddenCode;
import dev.assay.explore.jdk.IterationOrders;
import dev.assay.explore.jdk.TimeAndChance;
import dev.assay.explore.jdk.WorkerPools;
import dev.assay.explore.jdk.pool.QueueOrder;
import dev.assay.explore.jdk.thread.FutureThreads;
import dev.assay.explore.jdk.thread.ThreadNumberUse;
import dev.assay.explore.result.Reason;
import dev.assay.explore.scheduling.SchedulingPolicy.Listener;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.Precision.Aspect;
import dev.assay.explore.visibility.Signs.Sign;
import dev.assay.explore.visibility.ThreadNames;
import dev.assay.machine.Machine;
import dev.assay.machine.RunChoices;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch.Act;
import dev.assay.machine.types.Method;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What differs from one run of a JVM to the next, and is decided when the program first depends on
 * it: a choice like others, whose outcome is the same throughout the rest of the run.
 */
final class EnvironmentChoices {
  /** A larger collection has more orders than are worth exploring. */
  private static final int MOST_ORDERS = 24;

  /** How many processors there may be: so few that tasks wait, and so many that few do. */
  private static final int MANY_PROCESSORS = 4;

  /** By how much time may go on when the program asks for it, if it goes on at all. */
  private static final long[] NANOS_THAT_PASS = {0, 1_000_000, 3_600_000_000_000L};

  /** How often the clock goes on in a run whose program reads it. */
  private static final int MOST_WAITS = 50;

  private final Machine machine;
  private final EnvironmentModel environment;

  /** Whether something may be wrong with a run because it ends before all is done. */
  private final boolean mattersWhatIsLeftOut;

  private final CodeClassifier classifier;
  private final Precision precision;
  private final UnmodelledNondeterminism nondeterminism;
  private final CurrentTransition step;
  private final ThreadNames names;
  private final int mainThread;
  private @Nullable Listener listener;
  private final IterationOrders orders;
  private final WorkerPools pools;
  private final QueueOrder queues;
  private final HashOrders hashes;

  /**
   * @param mainThread the number of the thread that begins
   */
  EnvironmentChoices(
      Machine machine,
      Settings settings,
      CodeClassifier classifier,
      Precision precision,
      UnmodelledNondeterminism nondeterminism,
      CurrentTransition step,
      ThreadNames names,
      int mainThread) {
    this.machine = machine;
    this.environment = settings.environment();
    this.mattersWhatIsLeftOut = !settings.properties().ltl().isEmpty();
    this.classifier = classifier;
    this.precision = precision;
    this.nondeterminism = nondeterminism;
    this.step = step;
    this.names = names;
    this.mainThread = mainThread;
    this.orders = new IterationOrders(machine);
    this.pools = new WorkerPools(machine);
    this.queues = new QueueOrder(machine);
    this.hashes = new HashOrders(machine, classifier.identityHashed());
  }

  void setListener(@Nullable Listener whoever) {
    listener = whoever;
  }

  private void tell(GuestThread t, String what) {
    if (listener != null) {
      listener.decided(t, what);
    }
  }

  /** Code asks for something else that is held fixed. */
  void noteFixed(GuestThread t, String what) {
    nondeterminism.askedDirectly(t, Reason.ENVIRONMENT, what);
  }

  /** A thread accesses a location, by which something may be seen of what it depends on. */
  void noteRead(GuestThread t, Act act, int object, int slot) {
    if (act == Act.GET || act == Act.GET_VOLATILE) {
      if (names.isNumber(object, slot)) {
        noteNumber(t, object, slot);
      } else if (hashes.isArbitrary(t, object, slot) && isForProgram(t)) {
        nameHashOrder(t);
      } else if (act == Act.GET_VOLATILE && pools.isFull(t, object, slot, 0)) {
        noteFullPool(object);
      } else if (act == Act.GET_VOLATILE
          && !precision.has(Sign.POOL_FULL_OF_ONE)
          && pools.isFull(t, object, slot, 1)
          && !pools.isCommon(object)) {
        precision.note(Sign.POOL_FULL_OF_ONE);
      }
    }
  }

  /** A thread has called a method: whether it is one that only tells what is held fixed. */
  boolean noteCall(GuestThread t) {
    Method m = t.method();
    int frame = CodeLocations.programFrame(t, classifier);
    String fixed = TimeAndChance.heldFixed(m);
    if (fixed != null) {
      if (frame >= 0) {
        nondeterminism.addHeldFixed(Reason.ENVIRONMENT, t, frame, fixed);
      }
      return true;
    }
    if (TimeAndChance.seedsByChance(m)) {
      nondeterminism.asked(t, Reason.RANDOM, "random numbers");
      return true;
    }
    if (WorkerPools.tellsParallelism(m) && classifier.calledByProgram(t) == t.depth) {
      noteParallelism(t);
      return true;
    }
    return false;
  }

  // ---- order of iteration ----

  /** Whether the order of immutable collections follows from the value at a location. */
  boolean isSalt(int object, int slot) {
    return orders.isSalt(object, slot);
  }

  /** Code reads one of these numbers: whether the step ends before it. */
  boolean stopsBeforeSalt(GuestThread t) {
    IterationOrders.Question question = undecidedOrder(t);
    if (question == null) {
      return false;
    }
    if (question.count() > MOST_ORDERS) {
      nameOrder(t, "a large immutable set or map");
      return false;
    }
    if (step.stopsToChoose(question.count())) {
      return true;
    }
    tell(t, question.words(step.chosen()));
    question.answer(step.chosen());
    return false;
  }

  /** What is not decided yet of the order that code of the program asks for, if it matters. */
  private IterationOrders.@Nullable Question undecidedOrder(GuestThread t) {
    if (!isForProgram(t)) {
      return null;
    }
    if (hashes.hasArbitraryHash(orders.hashed(t))) {
      nameHashOrder(t);
    }
    return orders.question(t);
  }

  /** The same where nothing can be decided. */
  void noteUndecidedOrder(GuestThread t) {
    if (undecidedOrder(t) != null) {
      nameOrder(t, "an immutable set or map");
    }
  }

  private void nameOrder(GuestThread t, String collection) {
    nondeterminism.add(
        Reason.ITERATION_ORDER,
        t,
        "the order in which " + collection + " is iterated",
        "of which one was explored");
  }

  /** Whether the JDK does something for the program, and not for itself. */
  private boolean isForProgram(GuestThread t) {
    int frame = CodeLocations.programFrame(t, classifier);
    for (int d = frame + 1; d <= t.depth; d++) {
      if (WorkerPools.keepsOwnCollections(t.methods[d])) {
        return false;
      }
    }
    return frame >= 0 && classifier.of(t) != CodeClassifier.HIDDEN;
  }

  // ---- identity hash codes ----

  private void nameHashOrder(GuestThread t) {
    nondeterminism.add(
        Reason.IDENTITY_HASH,
        t,
        "the order in which objects with identity hash codes are iterated",
        "of which one was explored");
  }

  /**
   * Code asks for an identity hash code. To look something up it does not matter which it is; what
   * it makes of the hash codes of others is noted.
   */
  void noteHashCode(GuestThread t) {
    for (int d = t.depth; d >= 0; d--) {
      Method m = t.methods[d];
      if (HashOrders.isHashCode(m)) {
        hashes.noteHashCode(t, d);
      } else if (HashOrders.isDescribing(m)) {
        noteText(t, d - 1);
        return;
      } else if (classifier.inProgram(t, d) && !m.holder.generated) {
        nondeterminism.addHeldFixed(Reason.IDENTITY_HASH, t, d, "an identity hash code");
        return;
      } else if (!HashOrders.isCombining(m) && !HiddenCode.passesOn(m) && !m.holder.generated) {
        noteHashCodeGivenTo(t, m);
        return;
      }
    }
  }

  /**
   * The JDK has asked for an identity hash code, or what it calls has. Where it does not look
   * something up, it may be the program that gets it, or an order that follows from it.
   */
  private void noteHashCodeGivenTo(GuestThread t, Method m) {
    int frame = CodeLocations.programFrame(t, classifier);
    if (frame >= 0 && !HashOrders.looksUp(m) && !HiddenCode.isHidden(m)) {
      nondeterminism.addHeldFixed(
          Reason.IDENTITY_HASH, t, frame, "an identity hash code, by " + m.holder.externalName());
    }
  }

  /** A text is made of an identity hash code, which matters unless it is only printed. */
  private void noteText(GuestThread t, int describing) {
    for (int d = describing; d >= 0; d--) {
      Method m = t.methods[d];
      if (classifier.inProgram(t, d) && !m.holder.generated && !HashOrders.isToString(m)) {
        if (!HashOrders.isPrintedAfter(m, Throwables.pcOf(t, d))) {
          nondeterminism.addHeldFixed(
              Reason.IDENTITY_HASH, t, d, "a text in which an identity hash code stands");
        }
        return;
      }
      if (!classifier.inProgram(t, d) && HashOrders.keepsTexts(m)) {
        return;
      }
    }
  }

  // ---- processors ----

  /** The program asks how many workers a pool has: as many as there are processors, perhaps. */
  private void noteParallelism(GuestThread t) {
    Method m = t.method();
    int pool = m.isStatic() ? 0 : (int) t.stack[t.bases[t.depth]];
    if (pool == 0 || pools.isCommon(pool) || precision.has(Sign.POOL_MADE)) {
      nondeterminism.add(
          Reason.PROCESSORS,
          t,
          "the number of workers in a pool, which follows from that of processors",
          "which was held fixed");
    }
  }

  /**
   * Code asks how many processors there are. That matters to pools of threads, once one of them has
   * turned out to be full; what else of the JDK asks decides by it how long to spin.
   */
  void chooseProcessors(GuestThread t) {
    noteProcessorsAsked(t);
    if (!WorkerPools.isMakingPool(t)) {
      return;
    }
    if (!WorkerPools.isMakingCommonPool(t)) {
      precision.note(Sign.POOL_MADE);
    }
    int[] counts = processors();
    if (counts.length > 1 && !machine.runChoices().hasProcessors()) {
      int count = counts[step.choose(counts.length)];
      machine.runChoices().setProcessors(count);
      tell(t, "the machine has " + count + " processors");
    }
  }

  /** How many processors there may be. */
  private int[] processors() {
    IntStream.Builder counts = IntStream.builder().add(RunChoices.USUAL_PROCESSORS);
    if (precision.has(Aspect.PROCESSORS)) {
      counts.add(MANY_PROCESSORS);
    }
    if (precision.has(Aspect.ONE_PROCESSOR)) {
      counts.add(1);
    }
    return counts.build().toArray();
  }

  void noteProcessorsAsked(GuestThread t) {
    nondeterminism.askedDirectly(t, Reason.PROCESSORS, "the number of processors");
  }

  /** A thread is about to wait: perhaps in a task of a future, which has a thread of its own. */
  void noteWait(GuestThread t) {
    if (FutureThreads.leaveNoWorker(machine, t)) {
      nondeterminism.add(
          Reason.PROCESSORS,
          "tasks of futures that wait at the same time, each in a thread of its own; on more than"
              + " two processors they would be in a pool");
    }
  }

  /** A thread is started: where a future has made it, on more processors it would be a daemon. */
  void noteStart(int thread) {
    if (mattersWhatIsLeftOut && FutureThreads.isOne(machine, thread)) {
      nondeterminism.add(
          Reason.PROCESSORS,
          "a task of a future that keeps the program alive; on more than two processors it would"
              + " not");
    }
  }

  /** A pool has a task, and all its workers are at work. */
  private void noteFullPool(int pool) {
    boolean isCommon = pools.isCommon(pool);
    precision.note(isCommon ? Sign.COMMON_POOL_FULL : Sign.POOL_FULL);
    if (!isCommon) {
      precision.note(Sign.POOL_FULL_OF_ONE);
    }
    if (machine.runChoices().processors() == MANY_PROCESSORS
        && (isCommon || precision.has(Sign.POOL_MADE))
        && precision.has(Sign.TASKS_NOTICED)) {
      nondeterminism.add(
          Reason.PROCESSORS,
          "a pool of threads that has more tasks at once than workers on 4 processors, where 2 and"
              + " 4 were explored");
    }
  }

  /** A thread reads a field, by which a pool's worker may begin to look for a task. */
  boolean isLookingForTask(GuestThread t, int object, int slot) {
    return queues.isLooking(t, object, slot) && queues.queuesWithTasks(object).length > 1;
  }

  /** A worker begins to look into several queues with tasks: whether the step ends before it. */
  boolean stopsBeforeLooking(GuestThread t, int pool) {
    int[] places = queues.queuesWithTasks(pool);
    if (step.stopsToChoose(places.length)) {
      return true;
    }
    queues.begin(t, places[step.chosen()]);
    return false;
  }

  // ---- the clock ----

  /** Code asks for the time, which stands still. */
  void noteAsked(GuestThread t, String what) {
    nondeterminism.asked(t, Reason.CLOCK, what);
  }

  /** Code reads the clock; if it does so for the program, that one goes on from now on. */
  void readClock(GuestThread t, String what) {
    step.footprint.addEverything();
    if (!classifier.inProgram(t, t.depth)) {
      step.endElapsed(t);
    }
    boolean isAsked = nondeterminism.isAsked(t, Reason.CLOCK);
    if (isAsked && !precision.has(Aspect.CLOCK)) {
      precision.add(Aspect.CLOCK);
    }
    if (!isAsked || !environment.passTime()) {
      nondeterminism.asked(t, Reason.CLOCK, what);
      return;
    }
    int chosen = step.choose(NANOS_THAT_PASS.length);
    if (listener != null) {
      listener.chose(t, chosen, NANOS_THAT_PASS.length);
    }
    machine.clock().advance(NANOS_THAT_PASS[chosen]);
    nondeterminism.add(Reason.CLOCK_STEPS, what + ", which went on by 0 s, 1 ms or 1 h at a time");
  }

  /** A thread has slept up to a point in time, which has come for all who read the clock. */
  void endSleep(long until) {
    if (precision.has(Aspect.CLOCK) && !letClockGoOn(until)) {
      throw Discarded.INSTANCE;
    }
  }

  /**
   * The wait of a thread ends with its time limit: that time has passed for all who read the clock,
   * or else for the thread in the call that it is in. False if the run is not followed any more.
   */
  boolean letTimePass(GuestThread t) {
    if (precision.has(Aspect.CLOCK)) {
      return letClockGoOn(t.deadline);
    }
    if (!TimeAndChance.waitsAgain(t)) {
      machine.threadControl().letTimePass(t);
    }
    return true;
  }

  /**
   * Time has passed up to a certain point at least. False if it has done so too often: a run in
   * which threads wait again and again has a new state each time.
   */
  private boolean letClockGoOn(long until) {
    step.footprint.addEverything();
    machine.clock().advanceTo(until);
    return machine.runChoices().countWait() <= MOST_WAITS;
  }

  // ---- numbers of threads ----

  /** Code reads the number of a thread, or a name that the JDK has made of it. */
  private void noteNumber(GuestThread t, int thread, int slot) {
    if (!classifier.isAskedByProgram(t)) {
      return;
    }
    if (!precision.has(Sign.NUMBER_READ)) {
      precision.note(Sign.NUMBER_READ);
    }
    int frame = CodeLocations.programFrame(t, classifier);
    if (names.isIdentifier(slot)
        && names.isMade(thread)
        && !ThreadNumberUse.isIndifferent(t.methods[frame], Throwables.pcOf(t, frame))) {
      nondeterminism.addHeldFixed(Reason.ENVIRONMENT, t, frame, "the number of a thread");
    }
  }

  /**
   * A thread takes a number for a new one: whether all threads count together. That is then an
   * operation that others notice, and the thread may have to stop before it.
   */
  boolean numbersTogether(GuestThread t) {
    if (t.number != mainThread) {
      precision.note(Sign.THREADS_MADE);
    }
    if (!precision.has(Aspect.NUMBERS)) {
      return false;
    }
    step.footprint.addEverything();
    if (!step.isAlone()) {
      CurrentTransition.leaveIf(step.stopsUnlessGranted());
    }
    return true;
  }
}
