package dev.assay.explore;

import dev.assay.explore.Granularity.Aspect;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.Watch.Act;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.regex.Pattern;

/** Decides which accesses to data end a step, and keeps account of them. */
final class DataSteps {
  private static final Pattern PLAIN = Pattern.compile("(get|put)[A-Z][a-z]*");

  /** Classes through which a program gets at fields and arrays of its own. */
  private static final Pattern HANDLES = Pattern.compile("java/lang/invoke/|sun/misc/Unsafe");

  private final Machine machine;
  private final Sights sights;
  private final Granularity granularity;
  private final Accesses accesses;
  private final ThreadNames names;
  private final Surroundings surroundings;
  private final Step step;

  /** Where references wait that were cleared. */
  private final Klass queueKlass;

  /**
   * Whether the thread has used data that others use after its end, when it had already given
   * something to others: then its end is a step of its own, so that they can be seen to come too
   * early.
   */
  private boolean endMatters;

  DataSteps(
      Machine machine,
      Sights sights,
      Granularity granularity,
      Accesses accesses,
      ThreadNames names,
      Surroundings surroundings,
      Step step) {
    this.machine = machine;
    this.sights = sights;
    this.granularity = granularity;
    this.accesses = accesses;
    this.names = names;
    this.surroundings = surroundings;
    this.step = step;
    this.queueKlass = machine.universe().require("java/lang/ref/ReferenceQueue");
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
      surroundings.readReferent(t);
    }
    step.footprint.add(object, slot, write);
    if (act == Act.PUT_VOLATILE
        && !step.isInPrologue()
        && names.isName(object, slot)
        && accesses.isShared(t, object)) {
      step.refine(Aspect.NAMES);
    }
    boolean observed = write && granularity.isObserved(machine, object, slot);
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
    if (write && sights.of(t) == Sights.SILENT) {
      surroundings.wroteSetting(t);
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
        && sights.of(t) == Sights.SILENT;
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
  boolean isHandled(GuestThread t) {
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

  /** A plain access: whether the step ends before it. */
  boolean stopsBefore(GuestThread t, Act act, int object, int slot) {
    boolean write = act == Act.PUT;
    if (!concerns(t, object, slot, 1, write)) {
      return false;
    }
    int sight = sights.of(t);
    boolean hidden = sight != Sights.OPEN && accesses.isArray(object);
    if (accesses.isRacy(object, slot)) {
      return hidden ? step.stopsUnlessGranted() : step.visible(t, act, object, slot);
    }
    boolean observed = write && granularity.isObserved(machine, object, slot);
    if (observed && sight >= 0 && step.visible(t, act, object, slot)) {
      return true;
    }
    if (sight != Sights.OPEN && !hidden) {
      surroundings.usedInCall(t, object);
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
    boolean observed = write && granularity.isObserved(machine, object, slot);
    boolean alone = step.isAlone() && !observed;
    boolean isAtomic = t.atomicRegions > 0 && !step.isApart();
    if ((alone && step.isInPrologue()) || isInitializing(t, object)) {
      return false;
    }
    boolean concerns = accesses.concern(t, object, slot, length, write, step.isInPrologue());
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
   * @throws dev.assay.machine.exec.Suspend if the step ends before it
   */
  void copy(GuestThread t, int from, int fromIndex, int to, int toIndex, int length) {
    boolean reads = from != 0 && concernsAny(t, from, fromIndex, length, false);
    boolean writes = to != 0 && concernsAny(t, to, toIndex, length, true);
    boolean hidden =
        sights.of(t) != Sights.OPEN && (from == 0 ? accesses.isArray(to) : accesses.isArray(from));
    if (reads && isAnyRacy(from, fromIndex, length)) {
      Step.leaveIf(hidden ? step.stopsUnlessGranted() : step.visible(t, Act.GET, from, fromIndex));
      return;
    }
    if (writes && isAnyRacy(to, toIndex, length)) {
      Step.leaveIf(hidden ? step.stopsUnlessGranted() : step.visible(t, Act.PUT, to, toIndex));
      return;
    }
    boolean isVolatile = to == 0 && readsVolatile(t, from);
    if (isVolatile) {
      Step.leaveIf(step.visible(t, Act.GET_VOLATILE, from, fromIndex));
    }
    if ((reads || writes) && (hidden || sights.of(t) == Sights.OPEN)) {
      // What is read along with volatile fields belongs to that operation.
      Step.leaveIf(
          !isVolatile
              && step.stopsBeforePlain(writes && granularity.isObserved(machine, to, toIndex)));
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
