package dev.assay.explore.scheduling;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.describe.ObjectNames;
import dev.assay.explore.jdk.Handles;
import dev.assay.explore.jdk.References;
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
    if (step.isAlone() && !observed) {
      return false;
    }
    notePlainHandle(t);
    if (step.visible(t, act, object, slot)) {
      return true;
    }
    if (write && classifier.of(t) == CodeClassifier.HIDDEN) {
      nondeterminism.wroteSetting(t);
    }
    if (plainField) {
      step.log.addSynchronized(t, object, slot, write);
    }
    return false;
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

  /** A variable handle can be used for plain accesses; they are taken as volatile ones. */
  private void notePlainHandle(GuestThread t) {
    Method m = t.nativeMethod;
    if (m != null && Handles.isPlainAccess(m) && Handles.isVarHandle(t.method())) {
      int frame = CodeLocations.programFrame(t, classifier);
      if (frame >= 0 && Handles.isHandle(t.methods[frame + 1])) {
        nondeterminism.add(
            Reason.PLAIN_HANDLE_ACCESS,
            t,
            "a plain access through a variable handle",
            "which was taken for a volatile one");
      }
    }
  }

  /** A plain access: whether the step ends before it. */
  boolean stopsBefore(GuestThread t, Act act, int object, int slot) {
    boolean write = act == Act.PUT;
    if (!concerns(t, object, slot, 1, write)) {
      return false;
    }
    int sight = classifier.of(t);
    boolean hidden = sight != CodeClassifier.VISIBLE && accesses.isArray(object);
    if (accesses.isRacy(object, slot)) {
      return hidden ? step.stopsUnlessGranted() : step.visible(t, act, object, slot);
    }
    boolean observed = write && precision.isObserved(machine, object, slot);
    if (observed && sight >= 0 && step.visible(t, act, object, slot)) {
      return true;
    }
    if (sight != CodeClassifier.VISIBLE && !hidden) {
      nondeterminism.usedInCall(t, object);
      return false; // inside a call that is one step, or none at all
    }
    if (step.stopsBeforePlain(observed)) {
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
    boolean hidden =
        classifier.of(t) != CodeClassifier.VISIBLE
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
    if ((reads || writes) && (hidden || classifier.of(t) == CodeClassifier.VISIBLE)) {
      // What is read along with volatile fields belongs to that operation.
      CurrentTransition.leaveIf(
          !isVolatile
              && step.stopsBeforePlain(writes && precision.isObserved(machine, to, toIndex)));
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
