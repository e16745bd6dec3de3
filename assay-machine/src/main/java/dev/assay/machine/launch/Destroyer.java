package dev.assay.machine.launch;

import dev.assay.machine.Machine;
import dev.assay.machine.code.Op;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.ThreadObjects;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;

/**
 * The thread that shuts the JVM down when the last thread that keeps it alive has ended: it runs
 * the program's shutdown hooks, then halts. Its Thread object is made beforehand, so that starting
 * it executes nothing.
 */
public final class Destroyer {
  private final Machine machine;
  private final int object;

  /** Makes the Thread object, on the current thread. Whoever calls keeps it alive. */
  public Destroyer(Machine machine) {
    this.machine = machine;
    Klass thread = machine.universe().require("java/lang/Thread");
    this.object = machine.newInstance(thread);
    // The first reference stays below the frame and keeps the object alive.
    machine.call(
        thread.declared("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V"),
        object,
        object,
        0,
        machine.strings().intern("DestroyJavaVM"));
    bottom(); // a state from another process may have a frame of it
  }

  /** The same in another machine of the universe, to which the first one's states are known. */
  public Destroyer(Machine machine, Destroyer first) {
    this.machine = machine;
    this.object = first.object;
  }

  /** The Thread object. */
  public int object() {
    return object;
  }

  /** Whether the program has hooks that nobody has begun to run. */
  public boolean isNeeded() {
    return hasHooks(machine) && !machine.otherThreads().isAlive(object);
  }

  /** Whether a program has hooks that are to be run when it ends. */
  public static boolean hasHooks(Machine machine) {
    Klass hooks = machine.universe().require("java/lang/ApplicationShutdownHooks");
    if (!machine.heap().isLive(hooks.mirror)
        || machine.heap().field(hooks.mirror, Klass.STATUS) != 1) {
      return false;
    }
    int map = (int) machine.heap().field(hooks.mirror, hooks.declaredField("hooks").slot);
    Klass table = machine.universe().require("java/util/IdentityHashMap");
    return map != 0 && machine.heap().field(map, table.declaredField("size").slot) > 0;
  }

  /** Lets the thread begin. */
  public void start() {
    machine.threadObjects().setStatus(object, ThreadObjects.RUNNABLE);
    GuestThread t = machine.threads().start(object, false, bottom());
    Boot.prepareThread(machine, t);
    t.ran = true;
  }

  /** Shuts down, then halts: what daemons are doing does not matter any more. */
  private Method bottom() {
    Universe universe = machine.universe();
    return universe.shared(
        "destroy",
        () -> {
          Klass shutdown = universe.require("java/lang/Shutdown");
          long[] code = {
            Op.word(Op.INVOKESTATIC_Q, 0, shutdown.declared("shutdown", "()V").id),
            Op.word(Op.PUSH, 0, 0),
            Op.word(Op.INVOKESTATIC_Q, 1, shutdown.declared("halt", "(I)V").id),
            Op.word(Op.GOTO, 0, 0),
          };
          Method m =
              universe.synthetic(
                  universe.require("java/lang/Thread"),
                  "destroy",
                  "(Ljava/lang/Object;)V",
                  0,
                  code);
          m.setSlotKinds("L*");
          m.purpose = "destroy";
          return m;
        });
  }
}
