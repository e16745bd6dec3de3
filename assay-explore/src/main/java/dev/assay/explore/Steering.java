package dev.assay.explore;

import dev.assay.explore.Granularity.Aspect;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.GuestThread.Status;
import dev.assay.machine.exec.Suspend;
import dev.assay.machine.exec.Watch;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.Collection;
import java.util.Set;
import java.util.regex.Pattern;
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
final class Steering implements Watch {
  private static final Pattern PLAIN = Pattern.compile("(get|put)[A-Z][a-z]*");

  /** Classes through which a program gets at fields and arrays of its own. */
  private static final Pattern HANDLES = Pattern.compile("java/lang/invoke/|sun/misc/Unsafe");

  private static final String THREAD = "java/lang/Thread";
  private static final Set<String> ASKING_GROUPS =
      Set.of("activeCount", "activeGroupCount", "enumerate", "list");

  /** By how much time may go on when the program asks for it, if it goes on at all. */
  private static final long[] NANOS_THAT_PASS = {0, 1_000_000, 3_600_000_000_000L};

  private final Machine machine;
  private final Sights sights;
  private final Granularity granularity;
  private final Accesses accesses;
  final Joins joins;
  private final Environment environment;

  /** Every access to data that others can reach is a step, for comparison. */
  private final boolean fine;

  private final int systemThreads;
  private final int mainThread;
  private final Klass threadKlass;
  private final Klass groupKlass;
  private final int nameSlot;

  /** What the current step has to do with other threads. */
  final Footprint footprint = new Footprint();

  /** Plain accesses of the current step. */
  final AccessLog log = new AccessLog();

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

  /** The frame of the unit in which the step began, or a negative number. */
  private int firstUnit;

  /**
   * Whether the thread has used data that others use after its end, when it had already given
   * something to others: then its end is a step of its own, so that they can be seen to come too
   * early.
   */
  private boolean endMatters;

  /** Whether the step was ended here, and not because it has become too long. */
  private boolean stopped;

  /** The monitors that were taken in the step, even if only for a part of it. */
  private final LongSet taken = new LongSet();

  /** The classes whose initialisation has begun in the step. */
  private final LongSet initializing = new LongSet();

  private @Nullable Uncaught uncaught;
  private final Surroundings surroundings;
  private @Nullable Listener listener;

  /** An exception that has left the lowest method of a thread. */
  record Uncaught(GuestThread thread, int exception) {}

  /** Whoever writes down what happens in a step. */
  interface Listener {
    void act(GuestThread t, Act act, int object, int slot);

    void chose(GuestThread t, int index, int count);

    void printed(GuestThread t, String text);

    /** Elements of an array or fields of an object were read, to be copied, or written. */
    default void copied(GuestThread t, int object, int slot, int length, boolean write) {}
  }

  /**
   * @param systemThreads how many threads the JDK has for itself
   * @param mainThread the number of the thread that begins
   */
  Steering(
      Machine machine,
      StateKeeper keeper,
      Sights sights,
      Granularity granularity,
      Settings settings,
      int systemThreads,
      int mainThread) {
    this.machine = machine;
    this.sights = sights;
    this.granularity = granularity;
    this.accesses = new Accesses(machine, keeper, sights, granularity, settings);
    this.joins = new Joins(machine, granularity, settings);
    this.fine = settings.fine();
    this.environment = settings.environment();
    this.surroundings = new Surroundings(sights, environment.chooseRandom());
    this.systemThreads = systemThreads;
    this.mainThread = mainThread;
    this.threadKlass = machine.universe().require(THREAD);
    this.groupKlass = machine.universe().require("java/lang/ThreadGroup");
    this.nameSlot = threadKlass.declaredField("name").slot;
  }

  // ---- for the stepper ----

  /**
   * A thread's step begins.
   *
   * @param choice what its first choice is to be
   * @param first whether it begins in the first state
   */
  void begin(GuestThread t, int choice, boolean first) {
    inPrologue = first || (t.number == mainThread && !machine.hasMadeThreads(t.object));
    log.clear();
    footprint.clear();
    taken.clear();
    initializing.clear();
    if (t.status == Status.WAITING) {
      taken.add(t.waitObject);
      footprint.add(t.waitObject, Footprint.MONITOR, true);
    } else if (t.status == Status.PARKED) {
      footprint.add(t.object, Footprint.PERMIT, true);
    }
    noteStanding(t);
    accesses.forget();
    alternatives = 1;
    chosen = choice;
    uncaught = null;
    endMatters = false;
    stopped = false;
    firstUnit = sights.of(t);
    if (firstUnit < 0) {
      t.elapsed = 0;
    }
    // A thread that goes on after waiting has its operation behind it: to be woken.
    granted = t.status == Status.RUNNABLE || t.status == Status.BLOCKED;
    gathering = t.status == Status.WAITING;
  }

  /** Whether the step began inside a call that is a step of its own. */
  boolean beganInCall() {
    return firstUnit >= 0;
  }

  /**
   * Whether the step was interrupted while the call in which it began was initialising a class of
   * the JDK: such a call does not wait for others, however long it takes.
   */
  boolean isStillInitializing(GuestThread t) {
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
  boolean hasTaken(int object) {
    return taken.contains(object);
  }

  /** Whether a search has to begin anew, because the view it began with was too coarse. */
  boolean isOutdated() {
    return granularity.isOutdated();
  }

  /** A step begins or ends where a thread stands. */
  void noteStanding(GuestThread t) {
    if (t.atomicRegions > 0 || t.status == Status.AWAITING_INITIALIZATION) {
      footprint.addEverything();
    }
  }

  /**
   * Whether the step just made can be put off in favour of others that have nothing to do with it.
   * What a call into the JDK reads is not known well enough for that.
   */
  boolean maySleep() {
    return firstUnit == Sights.OPEN && !footprint.isBoundless();
  }

  int alternatives() {
    return alternatives;
  }

  @Nullable Uncaught uncaught() {
    return uncaught;
  }

  /** What the program has asked for that differs from run to run. */
  Set<String> surroundings() {
    return surroundings.uses();
  }

  /** Takes over what the program has asked for in an earlier search. */
  void addSurroundings(Collection<String> uses) {
    uses.forEach(surroundings::add);
  }

  void setListener(@Nullable Listener listener) {
    this.listener = listener;
  }

  /** Whether a location is known to be written while several threads can reach it. */
  boolean isMutable(int object, int slot) {
    return accesses.isMutable(object, slot);
  }

  /** Whether another thread can reach an object. */
  boolean isShared(GuestThread t, int object) {
    return accesses.isShared(t, object);
  }

  // ---- operations ----

  @Override
  public boolean stops(GuestThread t, Act act, int object, int slot) {
    if (act != Act.GET && act != Act.PUT) {
      // The JDK's plain writes are not seen, but where they give an object to other threads there
      // is an operation like this before or after them.
      accesses.forget();
    }
    switch (act) {
      case GET, PUT -> {
        if (sights.isReferent(t)) {
          surroundings.readReferent(t);
        } else if (sights.isRandom(object)) {
          surroundings.asked(t, "random numbers");
        } else if (access(t, act, object, slot)) {
          return true;
        }
      }
      case ENTER -> {
        if (machine.heap().klass[object] == groupKlass && asksGroup(t)) {
          looksAround(t); // newer JDKs do that by a native method
        }
        if (joins.isEnded(object) && !Joins.isJoining(t)) {
          refine(Aspect.THREAD_MONITORS);
        }
        // A thread's own monitor at its end belongs to the end.
        if ((!isAlone() || granularity.observesMonitors())
            && t.depth > 0
            && !joins.isJustJoining(t)
            && accesses.isShared(t, object)
            && visible(t, act, object, slot)) {
          return true;
        }
        taken.add(object);
        log.locksChanged();
        footprint.add(object, Footprint.MONITOR, true);
      }
      case GET_VOLATILE, PUT_VOLATILE, UPDATE -> {
        footprint.add(object, slot, act != Act.GET_VOLATILE);
        if (act == Act.PUT_VOLATILE
            && !inPrologue
            && isName(object, slot)
            && accesses.isShared(t, object)) {
          refine(Aspect.NAMES);
        }
        boolean observed = act != Act.GET_VOLATILE && granularity.isObserved(machine, object, slot);
        if ((!inPrologue || observed) && accesses.isShared(t, object)) {
          boolean plainField = isPlainField(t, object, slot);
          if (plainField && !inPrologue) {
            accesses.noteHandled(object, slot, act != Act.GET_VOLATILE);
          }
          if (!isAlone() || observed) {
            notePlainHandle(t);
            if (visible(t, act, object, slot)) {
              return true;
            }
            if (plainField) {
              log.addSynchronized(t, object, slot, act != Act.GET_VOLATILE);
            }
          }
        }
      }
      case BEGIN_ATOMIC, HALT -> {
        footprint.addEverything();
        if ((!isAlone() || granularity.observes()) && stopsUnlessGranted()) {
          return true;
        }
      }
      case EXIT, WAIT -> {
        if (act == Act.WAIT && joins.willHoldThread(t, object)) {
          refine(Aspect.THREAD_MONITORS);
        }
        boolean counts = fine || (act == Act.WAIT && granularity.has(Aspect.STATES));
        if (counts && !isAlone() && accesses.isShared(t, object) && visible(t, act, object, slot)) {
          return true;
        }
        footprint.add(object, Footprint.MONITOR, true);
        released();
      }
      case ABANDON -> {
        footprint.add(object, Footprint.MONITOR, true);
        released();
      }
      case NOTIFY, NOTIFY_ALL -> {
        if (notify(t, act, object)) {
          return true;
        }
        footprint.add(object, Footprint.MONITOR, true);
      }
      case UNPARK, PARK -> {
        if (!isAlone() && visible(t, act, object, slot)) {
          return true;
        }
        footprint.add(object, Footprint.PERMIT, true);
      }
      case START, END -> {
        footprint.addEverything();
        inPrologue = false;
        if ((fine || granularity.has(Aspect.LIFE) || (act == Act.END && endCounts()))
            && !isAlone()
            && stopsUnlessGranted()) {
          return true;
        }
        released();
      }
      case SLEEP -> {
        if (sleep(t)) {
          return true;
        }
      }
      case INTERRUPT -> {
        footprint.addEverything();
        refine(Aspect.INTERRUPTS);
        if (visible(t, act, object, slot)) {
          return true;
        }
      }
      case INITIALIZE -> {
        footprint.addEverything();
        Klass k = machine.klassOf(object);
        if (k.name.equals("java/security/SecureRandom")) {
          surroundings.asked(t, "random numbers"); // what it gives comes from outside
        }
        if (!k.trivialInitialization && sights.isProgram(k) && !isAlone() && stopsUnlessGranted()) {
          return true;
        }
        initializing.add(object);
      }
      case INITIALIZED -> {
        footprint.addEverything();
        if (!initializing.contains(object)) {
          released(); // others have had to wait for this, or would have had to
        }
      }
      case OBSERVE_THREAD -> {
        if (observe(t, object)) {
          return true;
        }
      }
    }
    if (listener != null && isOfNote(t, act, object, slot)) {
      listener.act(t, act, object, slot);
    }
    return false;
  }

  /** Most of what the JDK does for itself is of no interest. */
  private boolean isOfNote(GuestThread t, Act act, int object, int slot) {
    if ((act == Act.GET || act == Act.PUT) && accesses.isArray(object)) {
      return !accesses.isOfJdk(t, object);
    }
    return sights.of(t) != Sights.SILENT || act == Act.START || isExploredName(object, slot);
  }

  private boolean asksGroup(GuestThread t) {
    int frame = Places.programFrame(t, sights);
    return frame >= 0
        && frame < t.depth
        && ASKING_GROUPS.contains(t.methods[frame + 1].name)
        && t.methods[frame + 1].holder.name.startsWith(THREAD);
  }

  /** Who joins a thread is woken by its end, or else by being interrupted. */
  private boolean endCounts() {
    return endMatters || granularity.has(Aspect.INTERRUPTS);
  }

  /** Whether what is accessed through a handle is something that code may also access plainly. */
  private boolean isPlainField(GuestThread t, int object, int slot) {
    boolean byHandle =
        t.nativeMethod != null || t.method().holder.name.startsWith("jdk/internal/reflect/");
    if (!byHandle) {
      return false;
    }
    if (accesses.isArray(object)) {
      return isHandled(t);
    }
    Field f = new Names(machine).field(object, slot);
    return f != null && !f.isVolatile() && sights.watches(f);
  }

  /** Whether the program itself uses a handle, and not the JDK on its behalf. */
  private boolean isHandled(GuestThread t) {
    int frame = Places.programFrame(t, sights);
    return frame == t.depth
        || (frame >= 0 && HANDLES.matcher(t.methods[frame + 1].holder.name).lookingAt());
  }

  /** A variable handle can be used for plain accesses; they are taken as volatile ones. */
  private void notePlainHandle(GuestThread t) {
    Method m = t.nativeMethod;
    if (m != null
        && PLAIN.matcher(m.name).matches()
        && t.method().holder.name.startsWith("java/lang/invoke/VarHandle")) {
      int frame = Places.programFrame(t, sights);
      if (frame >= 0 && t.methods[frame + 1].holder.name.startsWith("java/lang/invoke/")) {
        surroundings.add(
            "a plain access through a variable handle ("
                + Places.of(t, frame)
                + "), which was taken for a volatile one");
      }
    }
  }

  private void refine(Aspect a) {
    if (!granularity.has(a) && !fine) {
      granularity.add(a);
    }
  }

  /** Files and standard input are not data of the program: that threads share them is not seen. */
  void noteOutside() {
    surroundings.add(
        "files or standard input while several threads run, whose order there was not explored");
  }

  boolean isAlone() {
    return machine.threads().all().size() - systemThreads <= 1;
  }

  /** Others may go on with what this thread has done so far: what follows is another step. */
  private void released() {
    granted = false;
    gathering = false;
    log.locksChanged();
  }

  /** An operation that others can notice: whether the step ends before it. */
  private boolean visible(GuestThread t, Act act, int object, int slot) {
    if (t.atomicRegions > 0) {
      return false;
    }
    int sight = sights.of(t);
    if (sight == Sights.SILENT
        && !(act == Act.ENTER && isStarting(t))
        && !isExploredName(object, slot)) {
      return false;
    }
    if (sight >= 0 && sight == firstUnit && t.lowWater >= sight) {
      granted = false; // still in the call that this step is
      return false;
    }
    if (!granted || sight >= 0) {
      if (sight >= 0) {
        t.elapsed = 0; // a call begins, and no time has passed for it
      }
      if (act == Act.ENTER) {
        t.status = Status.BLOCKED;
        t.waitObject = object;
      }
      return stop();
    }
    granted = false;
    gathering = act == Act.ENTER;
    accesses.forget();
    return false;
  }

  private boolean isExploredName(int object, int slot) {
    return granularity.has(Aspect.NAMES) && isName(object, slot);
  }

  private boolean isName(int object, int slot) {
    return slot == nameSlot && machine.heap().klass[object].isSubtypeOf(threadKlass);
  }

  /** A thread that others know of may be joined before it is started: then nobody waits for it. */
  private static boolean isStarting(GuestThread t) {
    return t.method().name.equals("start") && t.method().holder.name.equals("java/lang/Thread");
  }

  /** A scheduling point whatever the code around it is: whether the step ends before it. */
  private boolean stopsUnlessGranted() {
    if (!granted) {
      return stop();
    }
    granted = false;
    gathering = false;
    accesses.forget();
    return false;
  }

  private boolean stop() {
    stopped = true;
    machine.threads().requestSwitch();
    return true;
  }

  /** Leaves an operation undone that can only be left by an exception. */
  private static void leaveIf(boolean stopped) {
    if (stopped) {
      throw Suspend.BLOCKED;
    }
  }

  /** A plain access: whether the step ends before it. */
  private boolean access(GuestThread t, Act act, int object, int slot) {
    boolean write = act == Act.PUT;
    if (!concerns(t, object, slot, 1, write)) {
      return false;
    }
    int sight = sights.of(t);
    boolean hidden = sight != Sights.OPEN && accesses.isArray(object);
    if (accesses.isRacy(object, slot)) {
      return hidden ? stopsUnlessGranted() : visible(t, act, object, slot);
    }
    boolean observed = write && granularity.isObserved(machine, object, slot);
    if (observed && sight >= 0 && visible(t, act, object, slot)) {
      return true;
    }
    if (sight != Sights.OPEN && !hidden) {
      return false; // inside a call that is one step, or none at all
    }
    if (stopsBeforePlain(observed)) {
      return true;
    }
    log.add(t, object, slot, write);
    return false;
  }

  /**
   * Whether a plain access may begin a step, or has to be compared with those of others.
   *
   * @param length how many elements of an array, from {@code slot} on
   */
  private boolean concerns(GuestThread t, int object, int slot, int length, boolean write) {
    boolean observed = write && granularity.isObserved(machine, object, slot);
    boolean alone = isAlone() && !observed;
    if ((alone && inPrologue) || isInitializing(t, object)) {
      return false;
    }
    boolean concerns = accesses.concern(t, object, slot, length, write, inPrologue);
    endMatters |= accesses.isHandedOver() && !granted && !gathering;
    if (!concerns && !(observed && accesses.isShared(t, object))) {
      return false;
    }
    for (int i = slot; i < slot + length; i++) {
      footprint.add(object, i, write);
      if (!alone && t.atomicRegions > 0) {
        log.addSynchronized(t, object, i, write);
      }
    }
    return !alone && t.atomicRegions == 0;
  }

  /** Until a thread has initialised a class, all others wait before they touch its fields. */
  private boolean isInitializing(GuestThread t, int object) {
    return machine.heap().klass[object] == machine.universe().classKlass()
        && machine.heap().field(object, Klass.STATUS) == -(t.number + 1L);
  }

  /**
   * Whether a plain access cannot be part of the step any more.
   *
   * @param first whether it must begin one
   */
  private boolean stopsBeforePlain(boolean first) {
    if (!gathering || fine || first) {
      if (!granted) {
        return stop();
      }
      granted = false;
      gathering = !fine;
    }
    return false;
  }

  @Override
  public void copy(GuestThread t, int from, int fromIndex, int to, int toIndex, int length) {
    copyAccess(t, from, fromIndex, to, toIndex, length);
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
    if (isHandled(t) || accesses.isOfJdk(t, array)) {
      before(t, act, array, index);
      for (int i = index + 1; i < index + length; i++) {
        footprint.add(array, i, act != Act.GET_VOLATILE);
        log.addSynchronized(t, array, i, act != Act.GET_VOLATILE);
      }
    } else if (act == Act.GET_VOLATILE) {
      copy(t, array, index, 0, 0, length);
    } else {
      copy(t, 0, 0, array, index, length);
    }
  }

  private void copyAccess(GuestThread t, int from, int fromIndex, int to, int toIndex, int length) {
    boolean reads = from != 0 && concernsAny(t, from, fromIndex, length, false);
    boolean writes = to != 0 && concernsAny(t, to, toIndex, length, true);
    boolean hidden =
        sights.of(t) != Sights.OPEN && (from == 0 ? accesses.isArray(to) : accesses.isArray(from));
    if (reads && isAnyRacy(from, fromIndex, length)) {
      leaveIf(hidden ? stopsUnlessGranted() : visible(t, Act.GET, from, fromIndex));
      return;
    }
    if (writes && isAnyRacy(to, toIndex, length)) {
      leaveIf(hidden ? stopsUnlessGranted() : visible(t, Act.PUT, to, toIndex));
      return;
    }
    boolean isVolatile = to == 0 && readsVolatile(t, from);
    if (isVolatile) {
      leaveIf(visible(t, Act.GET_VOLATILE, from, fromIndex));
    }
    if ((reads || writes) && (hidden || sights.of(t) == Sights.OPEN)) {
      // What is read along with volatile fields belongs to that operation.
      leaveIf(
          !isVolatile && stopsBeforePlain(writes && granularity.isObserved(machine, to, toIndex)));
      for (int i = 0; i < length; i++) {
        if (reads) {
          log.add(t, from, fromIndex + i, false);
        }
        if (writes) {
          log.add(t, to, toIndex + i, true);
        }
      }
    }
  }

  /** Whether cloning an object reads volatile fields that others may write. */
  private boolean readsVolatile(GuestThread t, int object) {
    if (inPrologue || machine.heap().klass[object].isArray()) {
      return false;
    }
    boolean any = false;
    for (Klass k = machine.heap().klass[object]; k != null; k = k.superKlass) {
      for (Field f : k.fields) {
        if (f.isVolatile() && !f.isStatic()) {
          footprint.add(object, f.slot, false);
          any = true;
        }
      }
    }
    return any && !isAlone() && accesses.isShared(t, object);
  }

  /** The elements of an array are of one kind, the fields of an object are not. */
  private boolean concernsAny(GuestThread t, int object, int slot, int length, boolean write) {
    if (machine.heap().klass[object].isArray()) {
      return concerns(t, object, slot, length, write);
    }
    boolean any = false;
    for (int i = slot; i < slot + length; i++) {
      any |= concerns(t, object, i, 1, write);
    }
    return any;
  }

  private boolean isAnyRacy(int object, int slot, int length) {
    boolean any = accesses.isRacy(object, slot);
    if (!machine.heap().klass[object].isArray()) {
      for (int i = slot + 1; i < slot + length; i++) {
        any |= accesses.isRacy(object, i);
      }
    }
    return any;
  }

  /**
   * The caller holds the monitor until it leaves it, so that only a waiting thread whose wait may
   * end otherwise, by a time-out or an interrupt, can tell when it is notified; and whoever asks
   * for its state.
   */
  private boolean notify(GuestThread t, Act act, int object) {
    int waiting = 0;
    boolean timed = fine || granularity.has(Aspect.INTERRUPTS) || granularity.has(Aspect.STATES);
    for (GuestThread u : machine.threads().all()) {
      if (isWaiting(u, object)) {
        waiting++;
        timed |= u.deadline != Long.MAX_VALUE;
      }
    }
    if (waiting > 1 && act == Act.NOTIFY) {
      choose(t, waiting);
      // The machine wakes the one that has waited longest.
      int index = 0;
      for (GuestThread u : machine.threads().all()) {
        if (isWaiting(u, object)) {
          u.waitOrder = index++ == chosen ? 0 : 1;
        }
      }
      return false;
    }
    return waiting > 0 && timed && visible(t, act, object, 0);
  }

  private static boolean isWaiting(GuestThread u, int object) {
    return u.status == Status.WAITING && u.waitObject == object && !u.notified;
  }

  /**
   * Sleeping has no effect that others could notice; it only ends early if interrupted. Only to
   * those who ask for the thread's state it makes a difference that it takes a while.
   */
  private boolean sleep(GuestThread t) {
    boolean stateCounts = (granularity.has(Aspect.STATES) || fine) && !isAlone();
    boolean counts = stateCounts || (granularity.has(Aspect.INTERRUPTS) && !isAlone());
    if (counts && stopsUnlessGranted()) {
      return true;
    }
    if (!t.interrupted && !stateCounts) {
      t.phase = 1; // the native takes it for the end of the sleep
    }
    return false;
  }

  private boolean observe(GuestThread t, int object) {
    boolean isJoin = sights.of(t) >= 0 && Joins.isJoining(t);
    GuestThread observed = machine.threads().ofObject(object);
    if (observed == t) {
      return false;
    }
    footprint.addEverything();
    if (!isJoin || (observed == null && machine.threadStatus(object) == Machine.THREAD_NEW)) {
      refine(Aspect.LIFE);
    }
    if (asksForState(t)) {
      refine(Aspect.STATES);
      if (observed != null
          && observed.status == Status.BLOCKED
          && machine.monitors().isFree(observed.waitObject)) {
        surroundings.add(
            "the state of a thread that is about to enter a monitor, which was taken to be BLOCKED");
      }
    }
    return !isAlone() && !joins.isJustJoining(t) && visible(t, Act.OBSERVE_THREAD, object, 0);
  }

  /** Whether the program asks for more than whether a thread is alive. The JDK does not. */
  private boolean asksForState(GuestThread t) {
    return t.nativeMethod != null
        && !t.nativeMethod.name.equals("isAlive")
        && !t.nativeMethod.name.equals("alive")
        && sights.of(t) == Sights.OPEN;
  }

  // ---- choices ----

  @Override
  public int choose(GuestThread t, int count) {
    leaveIf(!granted && stop());
    granted = false;
    gathering = false;
    return choice(t, count);
  }

  private int choice(GuestThread t, int count) {
    alternatives = count;
    footprint.addEverything();
    if (listener != null) {
      listener.chose(t, chosen, count);
    }
    return chosen;
  }

  @Override
  public void discard(GuestThread t) {
    if (!isAlone() || granularity.observes()) {
      leaveIf(stopsUnlessGranted()); // something wrong may be seen or done before
    }
    throw Discarded.INSTANCE;
  }

  @Override
  public void uncaught(GuestThread t, int exception) {
    uncaught = new Uncaught(t, exception);
    stopped = true;
    footprint.addEverything();
    machine.threads().requestSwitch();
  }

  /** A failed assertion in a task is a failure even if nobody asks for the task's result. */
  @Override
  public void caught(GuestThread t, int exception, Method by) {
    if (Sights.keepsFailures(by.holder)
        && machine
            .heap()
            .klass[exception]
            .isSubtypeOf(machine.universe().require("java/lang/AssertionError"))) {
      uncaught(t, exception);
    }
  }

  @Override
  public void environment(GuestThread t, String what) {
    footprint.addEverything();
    if (environment.passTime() && sights.inProgram(t, t.depth)) {
      machine.clock().advance(NANOS_THAT_PASS[choose(t, NANOS_THAT_PASS.length)]);
      surroundings.add(what + ", which went on by 0 s, 1 ms or 1 h at a time");
    } else {
      surroundings.asked(t, what);
    }
  }

  @Override
  public void looksAround(GuestThread t) {
    if (inPrologue) {
      return;
    }
    int frame = Places.programFrame(t, sights);
    surroundings.add(
        "which threads there are ("
            + Places.of(t, frame)
            + "), whose changes meanwhile were not explored");
  }

  @Override
  public void printed(GuestThread t, String text) {
    if (listener != null) {
      listener.printed(t, text);
    }
  }
}
