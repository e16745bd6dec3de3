package dev.assay.machine.threads;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;

/** What the {@code java.lang.Thread} objects hold. */
public final class ThreadObjects {
  public static final int NEW = 0;
  public static final int RUNNABLE = 5;
  public static final int TERMINATED = 2;

  private final Machine machine;
  private final Universe universe;
  private final Heap heap;

  /** Where threads keep their status; negative while not known, or without a holder. */
  private int statusSlot = -1;

  private int stackSizeSlot = -1;
  private int statusHolderSlot = -1;

  /** Where threads keep their identifier; negative while not known. */
  private int idSlot = -1;

  public ThreadObjects(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.heap = machine.heap();
  }

  public String name(int threadObject) {
    Field f = universe.require("java/lang/Thread").declaredField("name");
    return machine.strings().get((int) heap.field(threadObject, f.slot));
  }

  /** What reports call a thread: a virtual one seldom has a name, but always a number. */
  public String label(int thread) {
    String name = name(thread);
    return name.isEmpty() && isVirtual(thread) ? "virtual thread#" + id(thread) : name;
  }

  /** Whether an object is a virtual thread. */
  public boolean isVirtual(int object) {
    Klass virtual = universe.boot("java/lang/BaseVirtualThread");
    return virtual != null && heap.klass[object].isSubtypeOf(virtual);
  }

  /** Sets what {@code Thread} keeps of its state; the finer states are the machine's. */
  public void setStatus(int thread, int status) {
    heap.setField(statusHolder(thread), statusSlot, status);
  }

  public int status(int thread) {
    return (int) heap.field(statusHolder(thread), statusSlot);
  }

  /** What {@code Thread.getId} says. */
  public long id(int thread) {
    if (idSlot < 0) {
      idSlot = universe.require("java/lang/Thread").declaredField("tid").slot;
    }
    return heap.field(thread, idSlot);
  }

  /**
   * Whether a thread has made others while the program was explored: {@link
   * dev.assay.machine.natives} keeps count above the wanted size of its stack.
   */
  public boolean hasMadeThreads(int thread) {
    int counts = statusHolder(thread); // where JDK 19 and later keep the status they keep this
    if (stackSizeSlot < 0) {
      stackSizeSlot = heap.klass[counts].findField("stackSize", null).slot;
    }
    return heap.field(counts, stackSizeSlot) >>> 32 != 0;
  }

  /** The object that keeps a thread's status: itself, or from JDK 19 on another. */
  private int statusHolder(int thread) {
    if (statusSlot < 0) {
      findStatus();
    }
    return statusHolderSlot < 0 ? thread : (int) heap.field(thread, statusHolderSlot);
  }

  private void findStatus() {
    Klass k = universe.require("java/lang/Thread");
    Field own = k.declaredField("threadStatus");
    statusHolderSlot = own != null ? -1 : k.declaredField("holder").slot;
    Klass holder = own != null ? k : universe.require("java/lang/Thread$FieldHolder");
    statusSlot = holder.declaredField("threadStatus").slot;
  }
}
