package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.threads.ThreadObjects;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.List;

/** Natives of java.lang.Thread. */
@NativesOf("java/lang/Thread")
public final class ThreadNatives {
  // Bits of java.lang.Thread's status word that VM.toThreadState understands.
  private static final int BLOCKED = 0x400;
  private static final int WAITING = 0x10;
  private static final int TIMED_WAITING = 0x20;

  private static final long FIRST_THREAD_ID = 20;

  private ThreadNatives() {}

  @Native("registerNatives")
  public static void registerNatives() {}

  @Native({"currentThread", "currentCarrierThread"})
  public static int currentThread(Machine m) {
    return m.current().object;
  }

  @Native(value = "setCurrentThread", minJdk = 19)
  public static void setCurrentThread(int self, int thread) {}

  @Native(
      value = {"yield()V"},
      maxJdk = 18)
  public static void yieldThread(Machine m) {
    m.threads().requestSwitch();
  }

  @Native(value = "yield0", minJdk = 19)
  public static void yield0(Machine m) {
    m.threads().requestSwitch();
  }

  @Native(value = "sleep(J)V", maxJdk = 18)
  public static void sleep(Machine m, long millis) {
    if (millis < 0) {
      throw m.raise("java/lang/IllegalArgumentException", "timeout value is negative");
    }
    sleepUntil(m, m.clock().after(millis, 0));
  }

  @Native(
      value = {"sleep0", "sleepNanos0"},
      minJdk = 19)
  public static void sleep0(Machine m, long nanos) {
    sleepUntil(m, m.clock().after(0, nanos));
  }

  private static void sleepUntil(Machine m, long deadline) {
    GuestThread t = m.current();
    if (t.phase == 0) {
      m.reportAccess(Watch.Act.SLEEP, t.object, 0);
    }
    if (m.threads().clearInterrupt(t)) {
      t.phase = 0;
      t.deadline = Long.MAX_VALUE;
      throw m.raise("java/lang/InterruptedException", "sleep interrupted");
    }
    if (t.phase == 0) {
      t.status = GuestThread.Status.SLEEPING;
      t.deadline = deadline;
      t.phase = 1;
      throw Suspend.BLOCKED;
    }
    long until = Math.min(t.deadline, deadline);
    t.phase = 0;
    t.deadline = Long.MAX_VALUE;
    if (m.watch() != null) {
      m.watch().slept(t, until);
    }
  }

  @Native("start0")
  public static void start0(Machine m, int self) {
    if (m.watch() != null && isCommonCleaner(m, self)) {
      return;
    }
    m.reportAccess(Watch.Act.START, self, 0);
    m.threadObjects().setStatus(self, ThreadObjects.RUNNABLE);
    Field eetop = m.universe().require("java/lang/Thread").declaredField("eetop");
    GuestThread t = m.threads().start(self, isDaemon(m, self));
    m.heap().setField(self, eetop.slot, t.number + 1);
  }

  /**
   * The thread that the JDK starts when a file is opened, to close those that are unreachable. In a
   * program that is explored no reference is cleared, so it would wait in vain and only look like a
   * thread of the program.
   */
  private static boolean isCommonCleaner(Machine m, int thread) {
    Klass k = m.heap().klass[thread];
    return k.name.equals("jdk/internal/misc/InnocuousThread")
        && m.threadObjects().name(thread).equals("Common-Cleaner");
  }

  private static boolean isDaemon(Machine m, int thread) {
    Klass k = m.universe().require("java/lang/Thread");
    Field f = k.declaredField("daemon");
    if (f != null) {
      return m.heap().field(thread, f.slot) != 0;
    }
    if (m.threadObjects().isVirtual(thread)) {
      return true;
    }
    int holder = (int) m.heap().field(thread, k.declaredField("holder").slot);
    return m.heap().field(holder, m.heap().klass[holder].declaredField("daemon").slot) != 0;
  }

  @Native(value = "isAlive", maxJdk = 18)
  public static boolean isAlive17(Machine m, int self) {
    m.reportAccess(Watch.Act.OBSERVE_THREAD, self, 0);
    return m.otherThreads().isAlive(self);
  }

  @Native(value = "alive", minJdk = 19)
  public static boolean alive(Machine m, int self) {
    m.reportAccess(Watch.Act.OBSERVE_THREAD, self, 0);
    return m.otherThreads().isAlive(self);
  }

  @Native("holdsLock")
  public static boolean holdsLock(Machine m, int object) {
    if (object == 0) {
      throw m.nullPointer();
    }
    return m.monitors().isOwner(m.current(), object);
  }

  @Native("interrupt0")
  public static void interrupt0(Machine m, int self) {
    m.reportAccess(Watch.Act.INTERRUPT, self, 0);
    GuestThread t = m.otherThreads().ofObject(self);
    if (t != null) {
      t.interrupted = true;
      t.touched = true;
    }
  }

  @Native("clearInterruptEvent")
  public static void clearInterruptEvent(Machine m) {
    m.current().interrupted = false;
  }

  @Native({
    "setPriority0",
    "setNativeName",
    "ensureMaterializedForStackWalk",
    "setScopedValueCache"
  })
  public static void ignored() {}

  @Native(value = {"getState", "threadState"})
  public static void getState(Machine m, int self) {
    m.reportAccess(Watch.Act.OBSERVE_THREAD, self, 0);
    Klass vm = m.universe().require("jdk/internal/misc/VM");
    Method toState = vm.declared("toThreadState", "(I)Ljava/lang/Thread$State;");
    m.tailCall(1, toState, status(m, self));
  }

  private static int status(Machine m, int thread) {
    GuestThread t = m.otherThreads().ofObject(thread);
    if (t == null) {
      return m.threadObjects().status(thread);
    }
    return switch (t.status) {
      case BLOCKED -> BLOCKED | 1;
      case WAITING ->
          t.notified ? BLOCKED | 1 : (t.deadline == Long.MAX_VALUE ? WAITING : TIMED_WAITING) | 1;
      case PARKED -> (t.deadline == Long.MAX_VALUE ? WAITING : TIMED_WAITING) | 1;
      case SLEEPING -> TIMED_WAITING | 1;
      default -> ThreadObjects.RUNNABLE;
    };
  }

  @Native("getThreads")
  public static int getThreads(Machine m) {
    if (m.watch() != null) {
      m.watch().looksAround(m.current());
    }
    List<GuestThread> all = m.otherThreads().all();
    int[] objects = new int[all.size()];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = all.get(i).object;
    }
    return m.newObjectArray(m.universe().require("java/lang/Thread").arrayOf(), objects);
  }

  /** Thread numbers are counted in memory outside the heap, like HotSpot does. */
  @Native(value = "getNextThreadIdOffset", minJdk = 19)
  public static long getNextThreadIdOffset(Machine m) {
    long address = m.rawMemory().allocate(8);
    m.rawMemory().put(0, address, 'J', FIRST_THREAD_ID);
    return address;
  }

  @Native(value = "scopedValueCache", minJdk = 19)
  public static int scopedValueCache() {
    return 0; // a cache that is always empty
  }

  /** The bindings are a local variable of the frame that runs the code they are for. */
  @Native(value = "findScopedValueBindings", minJdk = 19)
  public static int findScopedValueBindings(Machine m) {
    GuestThread t = m.current();
    for (int i = t.depth; i >= 0; i--) {
      Method method = t.methods[i];
      if (method.name.equals("runWith") && method.holder.loader == 0) {
        return (int) t.stack[t.bases[i] + (method.isStatic() ? 0 : 1)];
      }
    }
    return 0;
  }
}
