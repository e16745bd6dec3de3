package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.Object: class, identity, clone, wait and notify. */
@NativesOf("java/lang/Object")
public final class ObjectNatives {

  private ObjectNatives() {}

  @Native("getClass")
  public static int getClass(Machine m, int self) {
    return m.mirror(m.heap().klass[self]);
  }

  @Native("hashCode")
  public static int hashCode(Machine m, int self) {
    m.tellIdentityHash();
    return m.identityHash(self);
  }

  @Native("clone")
  public static int cloneObject(Machine m, int self) {
    Klass k = m.heap().klass[self];
    Object d = m.heap().data[self];
    int length = Heap.length(d);
    m.tellRead(self, 0, length);
    if (k.isArray()) {
      int r = m.newArray(k, length);
      System.arraycopy(m.heap().data[self], 0, m.heap().data[r], 0, length);
      return r;
    }
    if (!k.isSubtypeOf(m.universe().require("java/lang/Cloneable"))) {
      throw m.raise("java/lang/CloneNotSupportedException", k.externalName());
    }
    long[] copy = ((long[]) d).clone();
    return m.allocate(k, copy, 16 + 8 * copy.length);
  }

  @Native("notify")
  public static void notifyOne(Machine m, int self) {
    requireOwner(m, self);
    if (!m.stops(Watch.Act.NOTIFY, self, 0)) {
      m.threads().notifyOne(self);
    }
  }

  @Native("notifyAll")
  public static void notifyAll(Machine m, int self) {
    requireOwner(m, self);
    if (!m.stops(Watch.Act.NOTIFY_ALL, self, 0)) {
      m.threads().notifyAll(self);
    }
  }

  private static void requireOwner(Machine m, int self) {
    if (!m.monitors().isOwner(m.current(), self)) {
      throw m.raise("java/lang/IllegalMonitorStateException", "current thread is not owner");
    }
  }

  @Native(value = "wait(J)V", maxJdk = 18)
  public static void wait17(Machine m, int self, long millis) {
    waitFor(m, self, millis);
  }

  @Native(value = "wait0", minJdk = 19)
  public static void waitFor(Machine m, int self, long millis) {
    GuestThread t = m.current();
    if (t.phase == 0) {
      if (millis < 0) {
        throw m.raise("java/lang/IllegalArgumentException", "timeout value is negative");
      }
      requireOwner(m, self);
      if (m.threads().clearInterrupt(t)) {
        throw m.raise("java/lang/InterruptedException", null);
      }
      if (m.stops(Watch.Act.WAIT, self, 0)) {
        return;
      }
      t.waitCount = m.monitors().release(t, self);
      t.status = GuestThread.Status.WAITING;
      t.waitObject = self;
      t.notified = false;
      t.waitOrder = m.threads().nextWaitOrder();
      t.deadline = millis == 0 ? Long.MAX_VALUE : m.clock().limit(millis, 0);
      t.phase = 1;
      m.putOff();
      return;
    }
    t.phase = 0;
    t.deadline = Long.MAX_VALUE;
    m.monitors().restore(t, self, t.waitCount);
    boolean notified = t.notified;
    t.notified = false;
    if (!notified && m.threads().clearInterrupt(t)) {
      throw m.raise("java/lang/InterruptedException", null);
    }
  }
}
