package dev.assay.explore.scheduling;

import dev.assay.explore.jdk.lock.LockCalls;
import dev.assay.explore.jdk.lock.LockCalls.Role;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import dev.assay.machine.types.Klass;

/**
 * The lock of the JDK's that the first operation of a transition acquires, if that is what it does,
 * until something is given to other threads.
 */
final class AcquiredLock {
  private static final int NONE = 0;

  private final Machine machine;
  private final Klass ownableKlass;
  private final int ownerSlot;

  /** Whether the transition began with being woken. */
  private boolean wasParked;

  private int lock;

  AcquiredLock(Machine machine) {
    this.machine = machine;
    this.ownableKlass = LockCalls.OWNABLE.require(machine.universe());
    this.ownerSlot = LockCalls.OWNER.requireSlot(machine.universe());
  }

  /** A transition begins. */
  void begin(GuestThread t) {
    lock = NONE;
    wasParked = t.status == Status.PARKED;
  }

  /** The call that the transition began with works on an object: the lock, if it acquires one. */
  void note(Role role, int object) {
    boolean acquires = role == Role.ACQUIRES || (role == Role.REACQUIRES && wasParked);
    if (acquires && lock == NONE && machine.heap().klass[object].isSubtypeOf(ownableKlass)) {
      lock = object;
    }
  }

  void forget() {
    lock = NONE;
  }

  /** The lock, if a thread holds it now, else 0: the call may have failed. */
  int heldBy(GuestThread t) {
    return lock != NONE && machine.heap().field(lock, ownerSlot) == t.object ? lock : NONE;
  }
}
