package dev.assay.machine.exec;

import dev.assay.machine.Machine;
import dev.assay.machine.code.Op;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.HashMap;
import java.util.Map;

/**
 * Class initialisation as JVMS 5.5 says. A class under way is marked with its thread; its
 * initialiser is a frame like any other, the superclasses' initialisers lie on top of it, and the
 * instruction that asked is executed again when they have returned.
 */
public final class ClassInit {
  private final Machine machine;
  private final Heap heap;
  private final Map<Klass, Method> emptyInitializers = new HashMap<>();

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
    heap.setField(machine.mirror(k), Klass.STATUS, -(t.number + 1L));
    Method init = k.classInitializer != null ? k.classInitializer : emptyInitializer(k);
    machine.slowPath().pushFrame(t, init);
    if (k.isInterface()) {
      return;
    }
    // The last one pushed runs first: superinterfaces from last to first, then the superclass.
    Klass[] all = k.interfaces;
    for (int i = all.length - 1; i >= 0; i--) {
      startInterfaces(t, all[i]);
    }
    if (k.superKlass != null && needsStart(k.superKlass)) {
      start(t, k.superKlass);
    }
  }

  private void startInterfaces(GuestThread t, Klass i) {
    if (i.hasDefaultMethods && needsStart(i)) {
      start(t, i);
    }
    for (int j = i.interfaces.length - 1; j >= 0; j--) {
      startInterfaces(t, i.interfaces[j]);
    }
  }

  private boolean needsStart(Klass k) {
    return heap.field(machine.mirror(k), Klass.STATUS) == Klass.UNINITIALIZED;
  }

  private Method emptyInitializer(Klass k) {
    return emptyInitializers.computeIfAbsent(
        k,
        x ->
            machine
                .universe()
                .synthetic(x, "<clinit>", "()V", 0, new long[] {Op.word(Op.RETURN_SLOW, 0, 0)}));
  }

  /** The class's initialiser has returned. */
  public void completed(Klass k) {
    heap.setField(machine.mirror(k), Klass.STATUS, Klass.INITIALIZED);
    machine.wakeInitializationWaiters(k.mirror);
  }

  /** The class's initialiser was left by an exception; returns the one that goes on. */
  public int failed(GuestThread t, Klass k, int exception) {
    heap.setField(machine.mirror(k), Klass.STATUS, Klass.ERRONEOUS);
    machine.wakeInitializationWaiters(k.mirror);
    return machine.throwables().initializerFailed(t, k, exception);
  }
}
