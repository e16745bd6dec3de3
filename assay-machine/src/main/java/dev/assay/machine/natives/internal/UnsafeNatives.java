package dev.assay.machine.natives.internal;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.heap.RawMemory;
import dev.assay.machine.natives.lang.ClassLoaderNatives;
import dev.assay.machine.reflect.Reflection;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of jdk.internal.misc.Unsafe other than the typed accessors. */
@NativesOf("jdk/internal/misc/Unsafe")
public final class UnsafeNatives {
  private static final int TIMED_PARK = 1;

  private UnsafeNatives() {}

  @Native({
    "registerNatives",
    "fullFence",
    "loadFence",
    "storeFence",
    "storeStoreFence",
    "loadLoadFence",
    "writebackPreSync0",
    "writebackPostSync0",
    "writeback0"
  })
  public static void nothing() {}

  // ---- classes ----

  @Native("defineClass0")
  public static int defineClass(
      Machine m, int self, int name, int bytes, int offset, int length, int loader, int domain) {
    return ClassLoaderNatives.defineClass1(m, loader, name, bytes, offset, length, domain, 0);
  }

  // ---- layout ----

  @Native({"addressSize0"})
  public static int addressSize(int self) {
    return 8;
  }

  @Native({"pageSize"})
  public static int pageSize(int self) {
    return 4096;
  }

  @Native("isBigEndian0")
  public static boolean isBigEndian(int self) {
    return false;
  }

  @Native("unalignedAccess0")
  public static boolean unalignedAccess(int self) {
    return true;
  }

  @Native("arrayBaseOffset0")
  public static int arrayBaseOffset(int self, int array) {
    return RawMemory.BASE;
  }

  @Native("arrayIndexScale0")
  public static int arrayIndexScale(Machine m, int self, int array) {
    return RawMemory.width(m.klassOf(array).kind);
  }

  private static long offset(Field f) {
    return RawMemory.BASE + 8L * f.slot;
  }

  @Native("objectFieldOffset0")
  public static long objectFieldOffset0(Machine m, int self, int field) {
    return offset(Reflection.fieldOf(m, field));
  }

  @Native("objectFieldOffset1")
  public static long objectFieldOffset1(Machine m, int self, int klass, int name) {
    Field f = m.klassOf(klass).declaredField(m.strings().get(name));
    if (f == null) {
      throw m.raise("java/lang/InternalError", m.strings().get(name));
    }
    return offset(f);
  }

  @Native(value = "knownObjectFieldOffset0", minJdk = 21)
  public static long knownObjectFieldOffset0(Machine m, int self, int klass, int name) {
    Field f = m.klassOf(klass).declaredField(m.strings().get(name));
    return f == null ? -1 : offset(f);
  }

  @Native("staticFieldOffset0")
  public static long staticFieldOffset0(Machine m, int self, int field) {
    return offset(Reflection.fieldOf(m, field));
  }

  @Native("staticFieldBase0")
  public static int staticFieldBase0(Machine m, int self, int field) {
    return m.mirror(Reflection.fieldOf(m, field).holder);
  }

  // ---- classes ----

  @Native("ensureClassInitialized0")
  public static void ensureClassInitialized0(Machine m, int self, int klass) {
    m.classInit().require(m.current(), m.klassOf(klass));
  }

  @Native("shouldBeInitialized0")
  public static boolean shouldBeInitialized0(Machine m, int self, int klass) {
    return !m.classInit().isReady(m.current(), m.klassOf(klass));
  }

  @Native("allocateInstance")
  public static int allocateInstance(Machine m, int self, int klass) {
    if (klass == 0) {
      throw m.nullPointer();
    }
    Klass k = m.klassOf(klass);
    if (k.isAbstract() || k.isInterface() || k.isArray() || k.isPrimitive()) {
      throw m.raise("java/lang/InstantiationException", k.externalName());
    }
    m.classInit().require(m.current(), k);
    return m.newInstance(k);
  }

  @Native("allocateUninitializedArray0")
  public static int allocateUninitializedArray0(Machine m, int self, int component, int length) {
    return m.newArray(m.klassOf(component).arrayOf(), length);
  }

  @Native("throwException")
  public static void throwException(int self, int exception) {
    throw new GuestThrow(exception);
  }

  // ---- memory outside the heap ----

  @Native("allocateMemory0")
  public static long allocateMemory0(Machine m, int self, long bytes) {
    return m.rawMemory().allocate(bytes);
  }

  @Native("reallocateMemory0")
  public static long reallocateMemory0(Machine m, int self, long address, long bytes) {
    return m.rawMemory().reallocate(address, bytes);
  }

  @Native("freeMemory0")
  public static void freeMemory0(Machine m, int self, long address) {
    m.rawMemory().free(address);
  }

  @Native("setMemory0")
  public static void setMemory0(
      Machine m, int self, int object, long offset, long bytes, byte value) {
    m.rawMemory().fill(object, offset, bytes, value);
  }

  @Native("copyMemory0")
  public static void copyMemory0(
      Machine m, int self, int from, long fromOffset, int to, long toOffset, long bytes) {
    m.rawMemory().copy(from, fromOffset, to, toOffset, bytes);
  }

  @Native("copySwapMemory0")
  public static void copySwapMemory0(
      Machine m,
      int self,
      int from,
      long fromOffset,
      int to,
      long toOffset,
      long bytes,
      long elementSize) {
    m.rawMemory().copy(from, fromOffset, to, toOffset, bytes);
    m.rawMemory().swap(to, toOffset, bytes, (int) elementSize);
  }

  @Native("getLoadAverage0")
  public static int getLoadAverage0(int self, int array, int count) {
    return -1;
  }

  // ---- park ----

  @Native("park")
  public static void park(Machine m, int self, boolean absolute, long time) {
    GuestThread t = m.current();
    if (t.phase == TIMED_PARK) {
      t.phase = 0;
      t.deadline = Long.MAX_VALUE;
      t.parkPermit = false;
      return;
    }
    if (m.stops(Watch.Act.PARK, t.object, 0)) {
      return;
    }
    if (t.parkPermit || t.interrupted) {
      t.parkPermit = false;
      return;
    }
    if (absolute || time > 0) {
      t.deadline =
          absolute
              ? m.clock().limit(Math.max(0, time - m.clock().currentTimeMillis()), 0)
              : m.clock().limit(0, time);
    } else if (time < 0) {
      return;
    }
    t.status = GuestThread.Status.PARKED;
    t.phase = TIMED_PARK;
    m.putOff();
  }

  @Native("unpark")
  public static void unpark(Machine m, int self, int thread) {
    // Whether the thread has been started makes a difference, so others are let go before that.
    if (thread == 0 || m.stops(Watch.Act.UNPARK, thread, 0)) {
      return;
    }
    GuestThread t = m.otherThreads().ofObject(thread);
    if (t != null) {
      t.parkPermit = true;
      t.touched = true;
    }
  }
}
