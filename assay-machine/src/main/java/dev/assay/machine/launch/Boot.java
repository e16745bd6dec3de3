package dev.assay.machine.launch;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.ThreadObjects;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;

/**
 * Brings the JDK up inside a fresh machine, in the order HotSpot does: the first thread, then the
 * three phases of java.lang.System.
 */
public final class Boot {
  private final Machine machine;
  private final Universe universe;

  public Boot(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
  }

  /** Boots by means of a stored image where that gives the same machine; makes one if need be. */
  public void run(BootImages images) {
    if (!ImageBoot.isPossible(machine) || !new ImageBoot(machine, images).run()) {
      run();
    }
  }

  public void run() {
    createMainThread();
    setUnsafeConstants();
    for (String name :
        new String[] {
          "java/lang/String",
          "java/lang/System",
          "java/lang/Class",
          "java/lang/ThreadGroup",
          "java/lang/Thread",
        }) {
      initialize(name);
    }
    createThreadGroups();
    for (String name :
        new String[] {
          "java/lang/Module", "java/lang/reflect/Method", "java/lang/ref/Finalizer",
        }) {
      initialize(name);
    }
    Klass system = universe.require("java/lang/System");
    machine.call(system.declaredByName("initPhase1"));
    // The machine raises exceptions without initialising their classes.
    for (String name :
        new String[] {
          "java/lang/OutOfMemoryError",
          "java/lang/NullPointerException",
          "java/lang/ClassCastException",
          "java/lang/ArrayStoreException",
          "java/lang/ArithmeticException",
          "java/lang/StackOverflowError",
          "java/lang/IllegalMonitorStateException",
          "java/lang/IllegalArgumentException",
        }) {
      initialize(name);
    }
    long failed = machine.call(system.declared("initPhase2", "(ZZ)I"), 1, 1);
    if (failed != 0) {
      throw new IllegalStateException("the module system did not start");
    }
    machine.call(system.declaredByName("initPhase3"));
    Klass loaders = universe.require("jdk/internal/loader/ClassLoaders");
    long mirror = machine.mirror(loaders);
    machine
        .modules()
        .setBuiltinLoaders(
            (int) machine.heap().field((int) mirror, loaders.declaredField("PLATFORM_LOADER").slot),
            (int) machine.heap().field((int) mirror, loaders.declaredField("APP_LOADER").slot));
  }

  /** The Thread object exists before its class is initialised, as in HotSpot. */
  private void createMainThread() {
    Klass thread = universe.require("java/lang/Thread");
    int position =
        universe.identities().position(universe.identities().chain(Universe.BOOT_SITE, 0), 0);
    machine.heap().put(position, thread, new long[thread.instanceSlots]);
    prepareThread(machine, machine.threads().adopt(position));
  }

  /** A thread that the JVM attaches runs its own constructor, which reads some of its fields. */
  static void prepareThread(Machine machine, GuestThread t) {
    Klass thread = machine.universe().require("java/lang/Thread");
    if (thread.declaredField("priority") != null) {
      machine.heap().setField(t.object, thread.declaredField("priority").slot, 5);
    }
    machine.heap().setField(t.object, thread.declaredField("eetop").slot, t.number + 1);
  }

  /** The class sets them to zero itself and leaves the true values to the JVM. */
  private void setUnsafeConstants() {
    String name = "jdk/internal/misc/UnsafeConstants";
    initialize(name);
    Klass k = universe.require(name);
    int mirror = machine.mirror(k);
    machine.heap().setField(mirror, k.declaredField("ADDRESS_SIZE0").slot, 8);
    machine.heap().setField(mirror, k.declaredField("PAGE_SIZE").slot, 4096);
    machine.heap().setField(mirror, k.declaredField("UNALIGNED_ACCESS").slot, 1);
  }

  private void initialize(String name) {
    Klass k = universe.require(name);
    Klass unsafe = universe.require("jdk/internal/misc/Unsafe");
    Method ensure = unsafe.declared("ensureClassInitialized0", "(Ljava/lang/Class;)V");
    machine.call(ensure, 0, machine.mirror(k));
  }

  private void createThreadGroups() {
    Klass group = universe.require("java/lang/ThreadGroup");
    int system = machine.newInstance(group);
    machine.call(group.declared("<init>", "()V"), system);
    int main = machine.newInstance(group);
    Method named = group.declared("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
    machine.call(named, main, system, machine.strings().intern("main"));
    Klass thread = universe.require("java/lang/Thread");
    Method init = thread.declared("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
    int t = machine.current().object;
    machine.call(init, t, main, machine.strings().intern("main"));
    machine.threadObjects().setStatus(t, ThreadObjects.RUNNABLE);
  }
}
