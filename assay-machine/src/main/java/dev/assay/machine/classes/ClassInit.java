package dev.assay.machine.classes;

import dev.assay.machine.Machine;
import dev.assay.machine.code.Op;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.reflect.ReflectiveCalls;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.HashMap;
import java.util.Map;

/**
 * Class initialisation as JVMS 5.5 says. A class under way is marked with its thread; its
 * initialiser is a frame like any other, the superclasses' initialisers lie on top of it, and the
 * instruction that asked is executed again when they have returned.
 */
public final class ClassInit {
  private static final String SUPERTYPES_FIRST = "!initializeSupertypes";

  private final Machine machine;
  private final Map<Integer, Integer> errors = new HashMap<>();
  private final Heap heap;
  private Method supertypesFirst;

  public ClassInit(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
  }

  /** True if the current thread may use the class as it is now. */
  public boolean isReady(GuestThread t, Klass k) {
    long status = heap.field(machine.mirror(k), Klass.STATUS);
    return status == Klass.INITIALIZED || status == -(t.number + 1L);
  }

  /** Returns if the class can be used; otherwise suspends the instruction or throws. */
  public void require(GuestThread t, Klass k) {
    long status = heap.field(machine.mirror(k), Klass.STATUS);
    if (status == Klass.INITIALIZED || status == -(t.number + 1L)) {
      return;
    }
    if (status < 0) {
      t.status = GuestThread.Status.AWAITING_INITIALIZATION;
      t.waitObject = k.mirror;
      throw Suspend.BLOCKED;
    }
    if (status == Klass.ERRONEOUS) {
      throw machine.throwables().noClassDefAfterFailure(k);
    }
    requireVerified(k);
    machine.reportAccess(Watch.Act.INITIALIZE, k.mirror, 0);
    start(t, k);
    throw Suspend.CALL_FIRST;
  }

  /** A class is linked, its superclass first, before any of them is initialised (JVMS 5.4). */
  private void requireVerified(Klass k) {
    if (k.loader == 0) {
      return;
    }
    if (k.superKlass != null) {
      requireVerified(k.superKlass);
    }
    for (Klass i : k.interfaces) {
      requireVerified(i);
    }
    if (k.verifyError != null) {
      throw machine.raise("java/lang/VerifyError", k.verifyError);
    }
  }

  private void start(GuestThread t, Klass k) {
    machine.readSet().onOthers(); // it happens once in a run: not worth remembering
    heap.setField(machine.mirror(k), Klass.STATUS, -(t.number + 1L));
    Method init = k.classInitializer != null ? k.classInitializer : emptyInitializer(k);
    machine.slowPath().pushFrame(t, init);
    if (!k.isInterface() && nextSupertype(t, k) != null) {
      t.pushValue(k.mirror);
      machine.slowPath().pushFrame(t, supertypesFirst());
    }
  }

  /**
   * A frame on top of an initialiser that has not begun: it initialises the supertypes, one after
   * the other. Its name begins with '!': it returns to the instruction the frame below is at.
   */
  public Method supertypesFirst() {
    if (supertypesFirst == null) {
      long[] code = {
        Op.word(Op.REFLECT_STEP, ReflectiveCalls.INITIALIZE_SUPERTYPES, 0),
        Op.word(Op.RETURN0, 0, 0)
      };
      Universe universe = machine.universe();
      supertypesFirst =
          universe.shared(
              SUPERTYPES_FIRST,
              () -> {
                Method m =
                    universe.synthetic(
                        universe.objectKlass(), SUPERTYPES_FIRST, "(Ljava/lang/Object;)V", 0, code);
                m.setSlotKinds("");
                return m;
              });
    }
    return supertypesFirst;
  }

  /** Whether a frame only makes the initialiser below it wait for those of supertypes. */
  public static boolean isSupertypesFrame(Method m) {
    return m.isSynthetic() && m.name.equals(SUPERTYPES_FIRST);
  }

  /** The step of such a frame. */
  public void initializeSupertypes(GuestThread t) {
    Klass next = nextSupertype(t, machine.klassOf((int) t.stack[t.bases[t.depth]]));
    if (next != null) {
      require(t, next);
    }
    t.pcs[t.depth]++;
  }

  /** The first supertype that has to be initialised before a class and is not yet (JVMS 5.5). */
  private Klass nextSupertype(GuestThread t, Klass k) {
    if (k.superKlass != null && !isReady(t, k.superKlass)) {
      return k.superKlass;
    }
    for (Klass i : k.interfaces) {
      Klass next = nextInterface(t, i);
      if (next != null) {
        return next;
      }
    }
    return null;
  }

  private Klass nextInterface(GuestThread t, Klass i) {
    for (Klass s : i.interfaces) {
      Klass next = nextInterface(t, s);
      if (next != null) {
        return next;
      }
    }
    return i.hasDefaultMethods && !isReady(t, i) ? i : null;
  }

  /** Stands in for the initialiser of a class that has none but must wait for supertypes. */
  public Method emptyInitializer(Klass k) {
    return machine
        .universe()
        .shared(
            "initialize " + k.id,
            () ->
                machine
                    .universe()
                    .synthetic(
                        k, "<clinit>", "()V", 0, new long[] {Op.word(Op.RETURN_SLOW, 0, 0)}));
  }

  /** The class's initialiser has returned. */
  public void completed(Klass k) {
    end(k, Klass.INITIALIZED);
  }

  /** The class's initialiser was left by an exception; returns the one that goes on. */
  public int failed(GuestThread t, Klass k, int exception) {
    end(k, Klass.ERRONEOUS);
    return machine.throwables().initializerFailed(t, k, exception);
  }

  private void end(Klass k, long status) {
    machine.reportAccess(Watch.Act.INITIALIZED, k.mirror, 0);
    machine.readSet().onOthers(); // as above
    heap.setField(machine.mirror(k), Klass.STATUS, status);
    machine.wakeInitializationWaiters(k.mirror);
  }

  /** Who failed to be initialised, and the error to give as cause later, by class number. */
  public Map<Integer, Integer> errors() {
    return errors;
  }
}
