package dev.assay.explore;

import dev.assay.explore.Granularity.Aspect;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.GuestThread.Status;
import dev.assay.machine.exec.Suspend;
import dev.assay.machine.exec.Watch;
import dev.assay.machine.save.Sharing;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.LinkedHashSet;
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

  private final Machine machine;
  private final Sights sights;
  private final Granularity granularity;
  private final Sharing sharing;
  private final boolean fine;
  private final int systemThreads;

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

  private @Nullable Uncaught uncaught;
  private final Set<String> surroundings = new LinkedHashSet<>();
  private @Nullable Listener listener;

  /** An exception that has left the lowest method of a thread. */
  record Uncaught(GuestThread thread, int exception) {}

  /** Whoever writes down what happens in a step. */
  interface Listener {
    void act(GuestThread t, Act act, int object, int slot);

    void chose(GuestThread t, int index, int count);

    void printed(GuestThread t, String text);
  }

  /**
   * @param fine whether every access to data that others can reach is a step, for comparison
   * @param systemThreads how many threads the JDK has for itself
   */
  Steering(
      Machine machine,
      StateKeeper keeper,
      Sights sights,
      Granularity granularity,
      boolean fine,
      int systemThreads) {
    this.machine = machine;
    this.sights = sights;
    this.granularity = granularity;
    this.sharing = new Sharing(keeper);
    this.fine = fine;
    this.systemThreads = systemThreads;
  }

  // ---- for the stepper ----

  /**
   * A thread's step begins.
   *
   * @param choice what its first choice is to be
   * @param first whether it begins in the first state
   */
  void begin(GuestThread t, int choice, boolean first) {
    inPrologue = first;
    log.clear();
    sharing.forget();
    alternatives = 1;
    chosen = choice;
    uncaught = null;
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

  int alternatives() {
    return alternatives;
  }

  @Nullable Uncaught uncaught() {
    return uncaught;
  }

  /** What the program has asked for that differs from run to run. */
  Set<String> surroundings() {
    return surroundings;
  }

  void setListener(@Nullable Listener listener) {
    this.listener = listener;
  }

  /** Whether a location is known to be written while several threads can reach it. */
  boolean isMutable(int object, int slot) {
    return fine || granularity.isMutable(Granularity.kind(machine, object, slot));
  }

  // ---- operations ----

  @Override
  public boolean stops(GuestThread t, Act act, int object, int slot) {
    if (act != Act.GET && act != Act.PUT) {
      // The JDK's plain writes are not seen, but where they give an object to other threads there
      // is an operation like this before or after them.
      sharing.forget();
    }
    switch (act) {
      case GET, PUT -> {
        if (access(t, act, object, slot)) {
          return true;
        }
      }
      case ENTER -> {
        // A thread's own monitor at its end belongs to the end.
        if (!isAlone()
            && t.depth > 0
            && sharing.isShared(t, object)
            && visible(t, act, object, slot)) {
          return true;
        }
      }
      case GET_VOLATILE, PUT_VOLATILE, UPDATE -> {
        if (!inPrologue && sharing.isShared(t, object)) {
          boolean plainField = t.nativeMethod != null && isPlainField(object, slot);
          if (plainField && act != Act.GET_VOLATILE) {
            noteWritten(Granularity.kind(machine, object, slot));
          }
          if (!isAlone()) {
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
        if (!isAlone() && stopsUnlessGranted()) {
          return true;
        }
      }
      case EXIT, WAIT -> {
        if (fine && !isAlone() && sharing.isShared(t, object) && visible(t, act, object, slot)) {
          return true;
        }
        released();
      }
      case ABANDON -> released();
      case NOTIFY -> notifyOne(t, object);
      case NOTIFY_ALL -> {
        if (isNotifyingNoticed() && !isAlone() && visible(t, act, object, slot)) {
          return true;
        }
      }
      case UNPARK, PARK -> {
        if (!isAlone() && visible(t, act, object, slot)) {
          return true;
        }
      }
      case START, END -> {
        inPrologue = false;
        if ((fine || granularity.has(Aspect.LIFE)) && !isAlone() && stopsUnlessGranted()) {
          return true;
        }
        released();
      }
      case SLEEP -> sleep(t);
      case INTERRUPT -> {
        refine(Aspect.INTERRUPTS);
        if (visible(t, act, object, slot)) {
          return true;
        }
      }
      case INITIALIZE -> {
        Klass k = machine.klassOf(object);
        if (!k.trivialInitialization && sights.isProgram(k) && !isAlone() && stopsUnlessGranted()) {
          return true;
        }
      }
      case OBSERVE_THREAD -> observe(t, object);
    }
    if (listener != null && (sights.of(t) != Sights.SILENT || act == Act.START)) {
      listener.act(t, act, object, slot);
    }
    return false;
  }

  /** Whether a field that is accessed through a handle is one that code may also access plainly. */
  private boolean isPlainField(int object, int slot) {
    if (machine.heap().klass[object].isArray()) {
      return false;
    }
    Field f = new Names(machine).field(object, slot);
    return f != null && !f.isVolatile() && sights.watches(f);
  }

  private void noteWritten(long kind) {
    if (!fine && granularity.addMutable(kind)) {
      throw Refined.INSTANCE;
    }
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
      throw Refined.INSTANCE;
    }
  }

  private boolean isAlone() {
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
    if (sight == Sights.SILENT && !(act == Act.ENTER && isStarting(t))) {
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
      machine.threads().requestSwitch();
      return true;
    }
    granted = false;
    gathering = act == Act.ENTER;
    if (act == Act.ENTER) {
      log.locksChanged();
    }
    sharing.forget();
    return false;
  }

  /** A thread that others know of may be joined before it is started: then nobody waits for it. */
  private static boolean isStarting(GuestThread t) {
    return t.method().name.equals("start") && t.method().holder.name.equals("java/lang/Thread");
  }

  /** A scheduling point whatever the code around it is. */
  private boolean stopsUnlessGranted() {
    if (!granted) {
      machine.threads().requestSwitch();
      return true;
    }
    granted = false;
    gathering = false;
    sharing.forget();
    return false;
  }

  private void stopUnlessGranted() {
    if (stopsUnlessGranted()) {
      throw Suspend.BLOCKED;
    }
  }

  /** A plain access: whether the step ends before it. */
  private boolean access(GuestThread t, Act act, int object, int slot) {
    boolean write = act == Act.PUT;
    if (isAlone() && (!write || inPrologue)) {
      return false;
    }
    if (t.atomicRegions > 0 || !sharing.isShared(t, object)) {
      return false;
    }
    long kind = Granularity.kind(machine, object, slot);
    if (!fine) {
      if (!granularity.isMutable(kind)) {
        if (!write) {
          return false; // nobody writes it while others can see it
        }
        noteWritten(kind);
      }
      if (isAlone()) {
        return false;
      }
      if (granularity.isRacy(kind)) {
        return visible(t, act, object, slot);
      }
    }
    if (isAlone() || sights.of(t) != Sights.OPEN) {
      return false; // inside a call that is one step, or none at all
    }
    if (!gathering || fine) {
      if (!granted) {
        machine.threads().requestSwitch();
        return true;
      }
      granted = false;
      gathering = !fine;
    }
    if (write) {
      sharing.forget();
    }
    log.add(t, object, slot, write);
    return false;
  }

  private void notifyOne(GuestThread t, int object) {
    int waiting = 0;
    for (GuestThread u : machine.threads().all()) {
      if (isWaiting(u, object)) {
        waiting++;
      }
    }
    if (waiting == 0) {
      return;
    }
    if ((waiting > 1 || isNotifyingNoticed()) && visible(t, Act.NOTIFY, object, 0)) {
      throw Suspend.BLOCKED;
    }
    int choice = waiting == 1 ? 0 : choice(t, waiting);
    // The machine wakes the one that has waited longest.
    for (GuestThread u : machine.threads().all()) {
      if (isWaiting(u, object)) {
        u.waitOrder = choice-- == 0 ? 0 : 1;
      }
    }
  }

  /**
   * Who notifies holds the monitor, and whoever is notified needs it, so that others can notice
   * only by interrupting the waiting thread or by asking for its state.
   */
  private boolean isNotifyingNoticed() {
    return fine || granularity.has(Aspect.INTERRUPTS) || granularity.has(Aspect.LIFE);
  }

  private static boolean isWaiting(GuestThread u, int object) {
    return u.status == Status.WAITING && u.waitObject == object && !u.notified;
  }

  /** Sleeping has no effect that others could notice; it only ends early if interrupted. */
  private void sleep(GuestThread t) {
    if (granularity.has(Aspect.INTERRUPTS) || fine) {
      if (!isAlone()) {
        stopUnlessGranted();
      }
    }
    if (!t.interrupted) {
      t.phase = 1; // the native takes it for the end of the sleep
    }
  }

  private void observe(GuestThread t, int object) {
    boolean joins = sights.of(t) >= 0 && isJoining(t);
    GuestThread observed = machine.threads().ofObject(object);
    if (observed == t) {
      return;
    }
    if (!joins || (observed == null && machine.threadStatus(object) == Machine.THREAD_NEW)) {
      refine(Aspect.LIFE);
    }
    if (!isAlone() && visible(t, Act.OBSERVE_THREAD, object, 0)) {
      throw Suspend.BLOCKED;
    }
  }

  private static boolean isJoining(GuestThread t) {
    for (int d = t.depth; d >= 0 && d > t.depth - 4; d--) {
      if (t.methods[d].name.equals("join")) {
        return true;
      }
    }
    return false;
  }

  // ---- choices ----

  @Override
  public int choose(GuestThread t, int count) {
    if (!granted) {
      machine.threads().requestSwitch();
      throw Suspend.BLOCKED;
    }
    granted = false;
    gathering = false;
    return choice(t, count);
  }

  private int choice(GuestThread t, int count) {
    alternatives = count;
    if (listener != null) {
      listener.chose(t, chosen, count);
    }
    return chosen;
  }

  @Override
  public void discard(GuestThread t) {
    if (!isAlone()) {
      stopUnlessGranted(); // others may do something wrong before
    }
    throw Discarded.INSTANCE;
  }

  @Override
  public void uncaught(GuestThread t, int exception) {
    uncaught = new Uncaught(t, exception);
    machine.threads().requestSwitch();
  }

  @Override
  public void environment(GuestThread t, String what) {
    if (sights.inProgram(t, t.depth)) {
      surroundings.add(what + " (" + Places.of(t, t.depth) + "), which was held fixed");
    } else if (t.depth >= 1
        && t.method().holder.name.equals("java/util/Random")
        && sights.inProgram(t, t.depth - 1)) {
      surroundings.add("random numbers (" + Places.of(t, t.depth - 1) + "), which were held fixed");
    }
  }

  @Override
  public void printed(GuestThread t, String text) {
    if (listener != null) {
      listener.printed(t, text);
    }
  }
}
