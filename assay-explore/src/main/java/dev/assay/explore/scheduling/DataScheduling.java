package dev.assay.explore.scheduling;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.describe.ObjectNames;
import dev.assay.explore.jdk.AtomicCalls;
import dev.assay.explore.jdk.Handles;
import dev.assay.explore.jdk.References;
import dev.assay.explore.jdk.WeakModes;
import dev.assay.explore.result.Reason;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.Precision.Aspect;
import dev.assay.explore.visibility.SharedAccesses;
import dev.assay.explore.visibility.ThreadNames;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch.Act;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/** Decides which accesses to data end a step, and keeps account of them. */
final class DataScheduling {
  private final Machine machine;
  private final CodeClassifier classifier;
  private final Precision precision;
  private final SharedAccesses accesses;
  private final ThreadNames names;
  private final UnmodelledNondeterminism nondeterminism;
  private final CurrentTransition step;

  /** Where references wait that were cleared. */
  private final Klass queueKlass;

  /**
   * Whether the thread has used data that others use after its end, when it had already given
   * something to others: then its end is a step of its own, so that they can be seen to come too
   * early.
   */
  private boolean endMatters;

  DataScheduling(
      Machine machine,
      CodeClassifier classifier,
      Precision precision,
      SharedAccesses accesses,
      ThreadNames names,
      UnmodelledNondeterminism nondeterminism,
      CurrentTransition step) {
    this.machine = machine;
    this.classifier = classifier;
    this.precision = precision;
    this.accesses = accesses;
    this.names = names;
    this.nondeterminism = nondeterminism;
    this.step = step;
    this.queueKlass = References.QUEUE.require(machine.universe());
  }

  void begin() {
    endMatters = false;
  }

  boolean endMatters() {
    return endMatters;
  }

  void setEndMatters(boolean matters) {
    endMatters = matters;
  }

  /** A volatile or atomic access: whether the step ends before it. */
  boolean stopsBeforeVolatile(GuestThread t, Act act, int object, int slot) {
    boolean write = act != Act.GET_VOLATILE;
    if (machine.heap().klass[object] == queueKlass && !write) {
      nondeterminism.readReferent(t);
    }
    step.footprint.add(object, slot, write);
    if (act == Act.PUT_VOLATILE
        && !step.isInPrologue()
        && names.isName(object, slot)
        && accesses.isShared(t, object)) {
      step.refine(Aspect.NAMES);
    }
    boolean observed = write && precision.isObserved(machine, object, slot);
    if ((step.isInPrologue() && !observed)
        || (!observed && isOwnBusiness(t, object))
        || !accesses.isShared(t, object)) {
      return false;
    }
    boolean plainField = isPlainField(t, object, slot);
    if (plainField && !step.isInPrologue()) {
      accesses.noteHandled(object, slot, write);
    }
    // Who uses it counts even if the thread is the only one.
    boolean isOwned = !plainField && !observed && isOwned(t, object, slot, write);
    if (isOwned) {
      return false;
    }
    if (step.isAlone() && !observed) {
      noteExposureOfEnded(t, object, slot);
      return false;
    }
    noteExposure(t, object, slot);
    noteWeakHandle(t, object, slot);
    // A plain access begins a step even in the midst of a call, so that races with it show.
    boolean stops =
        plainField && isPlain(t) && !isInside(t)
            ? step.stopsUnlessGranted()
            : observed && isSeenInHiddenCode(t)
                ? step.stopsUnlessGranted()
                : step.visible(t, act, object, slot);
    if (stops) {
      return true;
    }
    if (write && !step.isAlone() && classifier.of(t) == CodeClassifier.HIDDEN) {
      nondeterminism.wroteSetting(t);
    }
    if (plainField) {
      logHandled(t, object, slot, write);
    }
    return false;
  }

  /** A plain access to what only properties look at: whether the step ends before it. */
  boolean stopsBeforeObserved(GuestThread t, Act act, int object, int slot) {
    if (act != Act.PUT
        || !precision.isObserved(machine, object, slot)
        || !classifier.isOnBehalfOfProgram(t)
        || isInitializing(t, object)
        || !accesses.isShared(t, object)) {
      return false;
    }
    step.footprint.add(object, slot, true);
    return (t.atomicRegions == 0 || step.isApart()) && step.stopsBeforePlain(t, true);
  }

  /** Whether a thread is in hidden code, where what properties read may change nevertheless. */
  private boolean isSeenInHiddenCode(GuestThread t) {
    return classifier.of(t) == CodeClassifier.HIDDEN
        && (t.atomicRegions == 0 || step.isApart())
        && classifier.isOnBehalfOfProgram(t);
  }

  /** Whether a location of hidden code keeps what programs set. */
  private boolean isSetting(int object, int slot) {
    Field f = new ObjectNames(machine).field(object, slot);
    return f != null && classifier.isSetting(f);
  }

  /**
   * Whether synchronising data of the JDK's concurrent classes is used by one thread only, or not
   * written any more, so that no other thread can notice.
   */
  private boolean isOwned(GuestThread t, int object, int slot, boolean write) {
    if (!classifier.isTrusted(machine, object)) {
      return false;
    }
    boolean concerns = accesses.concernThreads(t, object, slot, 1, write, step.isInPrologue());
    endMatters |= accesses.isHandedOver() && step.hasReleased();
    return !concerns;
  }

  /** Code finds data of calls that are one transition, and may find it in their midst. */
  private void noteExposure(GuestThread t, int object, int slot) {
    int family = classifier.exposedFamily(t, machine, object, slot);
    if (family != AtomicCalls.NONE && !precision.isFine(family)) {
      precision.addFine(family);
    }
  }

  /**
   * The same by the only thread that is left: it comes too early as well, unless it has waited for
   * the end of the others. So their ends are told from what they did before.
   */
  private void noteExposureOfEnded(GuestThread t, int object, int slot) {
    int family = classifier.exposedFamily(t, machine, object, slot);
    if (family != AtomicCalls.NONE && !precision.isFine(family)) {
      accesses.noteFoundAlone(object, slot);
    }
  }

  /** Whether a thread is where it cannot be interrupted. */
  private boolean isInside(GuestThread t) {
    return t.atomicRegions > 0 || classifier.of(t) == CodeClassifier.HIDDEN;
  }

  /** Keeps account of an access to a plain location that is made through a handle, or the like. */
  void logHandled(GuestThread t, int object, int slot, boolean write) {
    if (t.atomicRegions > 0 || !isPlain(t)) {
      step.log.addSynchronized(t, object, slot, write);
    } else if (!accesses.isRacy(object, slot)) {
      step.log.add(t, object, slot, write);
    }
  }

  /** Whether an access through a handle, or the like, is a plain one. */
  private static boolean isPlain(GuestThread t) {
    Method m = t.nativeMethod;
    return m == null || (Handles.isPlainAccess(m) && !Handles.isPartOfUpdate(t.method()));
  }

  /** Whether silent code uses an object of the JDK's, other than a thread or what a class keeps. */
  private boolean isOwnBusiness(GuestThread t, int object) {
    Klass k = machine.heap().klass[object];
    return k.loader == 0
        && k != machine.universe().classKlass()
        && !names.isThread(k)
        && classifier.of(t) == CodeClassifier.HIDDEN;
  }

  /** Whether what is accessed through a handle is something that code may also access plainly. */
  private boolean isPlainField(GuestThread t, int object, int slot) {
    boolean byHandle = t.nativeMethod != null || Handles.isReflective(t.method());
    if (!byHandle) {
      return false;
    }
    if (accesses.isArray(object)) {
      return isHandled(t);
    }
    Field f = new ObjectNames(machine).field(object, slot);
    return f != null && !f.isVolatile() && classifier.watches(f);
  }

  /** Whether the program itself uses a handle, and not the JDK on its behalf. */
  boolean isHandled(GuestThread t) {
    int frame = CodeLocations.programFrame(t, classifier);
    return frame == t.depth || (frame >= 0 && Handles.isForPrograms(t.methods[frame + 1]));
  }

  /** A variable handle can be used for accesses in weaker modes than volatile. */
  private void noteWeakHandle(GuestThread t, int object, int slot) {
    Method m = t.nativeMethod;
    if (m == null || !(WeakModes.isUsedByNative(m) || isPlainOfVolatile(t, object, slot))) {
      return;
    }
    int called = classifier.calledByProgram(t);
    if (called >= 0 && called <= t.depth && Handles.isForPrograms(t.methods[called])) {
      noteWeak(t, called, new ObjectNames(machine).kindOfLocation(object, slot));
    }
  }

  /**
   * Volatile accesses by others are no race with such a one, if all of them are through handles.
   */
  private boolean isPlainOfVolatile(GuestThread t, int object, int slot) {
    if (!isPlain(t) || accesses.isArray(object)) {
      return false;
    }
    Field f = new ObjectNames(machine).field(object, slot);
    return f != null && f.isVolatile();
  }

  /** A call of the program's makes an access in a weaker mode than volatile. */
  void noteWeak(GuestThread t, int called, String location) {
    nondeterminism.add(
        Reason.WEAK_MEMORY,
        t,
        t.methods[called].name + " on " + location,
        "whose weaker order was not explored");
  }

  /** The program has called a method that makes such an access to what belongs to an object. */
  void noteWeakCall(GuestThread t, int called, int object) {
    if (!step.isAlone() && !step.isInPrologue() && accesses.isShared(t, object)) {
      noteWeak(t, called, "the " + ObjectNames.simple(machine.heap().klass[object]));
    }
  }

  /** A plain access: whether the step ends before it. */
  boolean stopsBefore(GuestThread t, Act act, int object, int slot) {
    boolean write = act == Act.PUT;
    if (!concerns(t, object, slot, 1, write)) {
      return false;
    }
    noteExposure(t, object, slot);
    int sight = classifier.of(t);
    if (sight >= 0 && classifier.isTrusted(machine, object)) {
      if (step.visible(t, act, object, slot)) {
        return true; // a call begins
      }
      step.log.addSynchronized(t, object, slot, write);
      return false;
    }
    boolean observed = write && precision.isObserved(machine, object, slot);
    boolean hidden =
        sight != CodeClassifier.VISIBLE
            && (accesses.isArray(object)
                || (sight == CodeClassifier.HIDDEN
                    && ((observed && classifier.isOnBehalfOfProgram(t))
                        || isSetting(object, slot))));
    if (accesses.isRacy(object, slot)) {
      return hidden ? step.stopsUnlessGranted() : step.visible(t, act, object, slot);
    }
    if (observed && sight >= 0 && step.visible(t, act, object, slot)) {
      return true;
    }
    if (sight == CodeClassifier.HIDDEN && !hidden) {
      nondeterminism.usedInCall(t, object);
      return false;
    }
    step.noteTask(t);
    if (step.stopsBeforePlain(t, observed)) {
      return true;
    }
    step.log.add(t, object, slot, write);
    return false;
  }

  /**
   * Whether a plain access may begin a step, or has to be compared with those of others.
   *
   * @param length how many elements of an array, from {@code slot} on
   */
  private boolean concerns(GuestThread t, int object, int slot, int length, boolean write) {
    boolean observed = write && precision.isObserved(machine, object, slot);
    boolean alone = step.isAlone() && !observed;
    boolean isAtomic = t.atomicRegions > 0 && !step.isApart();
    if ((alone && step.isInPrologue()) || isInitializing(t, object)) {
      return false;
    }
    boolean concerns = accesses.concernOthers(t, object, slot, length, write, step.isInPrologue());
    endMatters |= accesses.isHandedOver() && step.hasReleased();
    if (!concerns && !(observed && accesses.isShared(t, object))) {
      return false;
    }
    if (alone) {
      noteExposureOfEnded(t, object, slot);
    }
    for (int i = slot; i < slot + length; i++) {
      step.footprint.add(object, i, write);
      if (!alone && isAtomic) {
        step.log.addSynchronized(t, object, i, write);
      }
    }
    return !alone && !isAtomic;
  }

  /** Until a thread has initialised a class, all others wait before they touch its fields. */
  private boolean isInitializing(GuestThread t, int object) {
    return machine.heap().klass[object] == machine.universe().classKlass()
        && machine.heap().field(object, Klass.STATUS) == -(t.number + 1L);
  }

  /**
   * Several elements of arrays or fields of an object at a time.
   *
   * @throws dev.assay.machine.threads.Suspend if the step ends before it
   */
  void copy(GuestThread t, int from, int fromIndex, int to, int toIndex, int length) {
    boolean reads = from != 0 && concernsAny(t, from, fromIndex, length, false);
    boolean writes = to != 0 && concernsAny(t, to, toIndex, length, true);
    if (reads) {
      noteExposure(t, from, fromIndex);
    }
    if (writes) {
      noteExposure(t, to, toIndex);
    }
    int sight = classifier.of(t);
    if ((reads || writes) && sight >= 0 && classifier.isTrusted(machine, from != 0 ? from : to)) {
      CurrentTransition.leaveIf(step.visible(t, Act.GET, from, fromIndex)); // a call begins
      for (int i = 0; i < length; i++) {
        step.log.addSynchronized(
            t, from != 0 ? from : to, (from != 0 ? fromIndex : toIndex) + i, from == 0);
      }
      return;
    }
    boolean hidden =
        sight != CodeClassifier.VISIBLE
            && (from == 0 ? accesses.isArray(to) : accesses.isArray(from));
    if (reads && isAnyRacy(from, fromIndex, length)) {
      CurrentTransition.leaveIf(
          hidden ? step.stopsUnlessGranted() : step.visible(t, Act.GET, from, fromIndex));
      return;
    }
    if (writes && isAnyRacy(to, toIndex, length)) {
      CurrentTransition.leaveIf(
          hidden ? step.stopsUnlessGranted() : step.visible(t, Act.PUT, to, toIndex));
      return;
    }
    boolean isVolatile = to == 0 && readsVolatile(t, from);
    if (isVolatile) {
      CurrentTransition.leaveIf(step.visible(t, Act.GET_VOLATILE, from, fromIndex));
    }
    if ((reads || writes) && (hidden || sight != CodeClassifier.HIDDEN)) {
      // What is read along with volatile fields belongs to that operation.
      CurrentTransition.leaveIf(
          !isVolatile
              && step.stopsBeforePlain(t, writes && precision.isObserved(machine, to, toIndex)));
      for (int i = 0; i < length; i++) {
        if (reads) {
          step.log.add(t, from, fromIndex + i, false);
        }
        if (writes) {
          step.log.add(t, to, toIndex + i, true);
        }
      }
    }
  }

  /** Whether cloning an object reads volatile fields that others may write. */
  private boolean readsVolatile(GuestThread t, int object) {
    if (step.isInPrologue() || machine.heap().klass[object].isArray()) {
      return false;
    }
    boolean any = false;
    for (Klass k = machine.heap().klass[object]; k != null; k = k.superKlass) {
      for (Field f : k.fields) {
        if (f.isVolatile() && !f.isStatic()) {
          step.footprint.add(object, f.slot, false);
          any = true;
        }
      }
    }
    return any && !step.isAlone() && accesses.isShared(t, object);
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
}
