package dev.assay.explore.jdk.lock;

import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Klass;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The locks of {@code java.util.concurrent} as a person knows them: a thread waits for a {@code
 * ReentrantLock}, not for the synchronizer inside it. Found by looking through all objects, so only
 * for descriptions.
 */
public final class Synchronizers {
  private static final JdkField OWNER =
      JdkClass.of("java/util/concurrent/locks/AbstractOwnableSynchronizer")
          .field("exclusiveOwnerThread");

  /** Where a lock has its synchronizer, an object of a nested class. */
  private static final List<JdkField> OF_LOCKS =
      List.of(
          JdkClass.of("java/util/concurrent/locks/ReentrantLock").field("sync"),
          JdkClass.of("java/util/concurrent/locks/ReentrantReadWriteLock").field("sync"),
          JdkClass.of("java/util/concurrent/Semaphore").field("sync"),
          JdkClass.of("java/util/concurrent/CountDownLatch").field("sync"));

  private final Machine machine;
  private final Heap heap;

  public Synchronizers(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
  }

  /** The object that a synchronizer is a part of; itself if it is none or stands alone. */
  public int whole(int part) {
    for (JdkField sync : OF_LOCKS) {
      if (heap.klass[part].name.startsWith(sync.holder().name() + "$")) {
        return whole(part, sync.holder().find(machine.universe()), sync.slot(machine.universe()));
      }
    }
    return part;
  }

  private int whole(int part, @Nullable Klass lock, int slot) {
    for (int r = 1; lock != null && slot >= 0 && r < heap.klass.length; r++) {
      if (isA(r, lock) && heap.field(r, slot) == part) {
        return r;
      }
    }
    return part;
  }

  /** The synchronizers that a thread holds for itself. */
  public List<Integer> heldBy(int threadObject) {
    List<Integer> held = new ArrayList<>();
    Klass ownable = OWNER.holder().find(machine.universe());
    int slot = OWNER.slot(machine.universe());
    for (int r = 1; ownable != null && slot >= 0 && r < heap.klass.length; r++) {
      if (isA(r, ownable) && heap.field(r, slot) == threadObject) {
        held.add(r);
      }
    }
    return held;
  }

  /** The thread object that holds a synchronizer; 0 if none does. */
  public int owner(int synchronizer) {
    Klass ownable = OWNER.holder().find(machine.universe());
    int slot = OWNER.slot(machine.universe());
    return ownable != null && slot >= 0 && heap.klass[synchronizer].isSubtypeOf(ownable)
        ? (int) heap.field(synchronizer, slot)
        : 0;
  }

  private boolean isA(int r, Klass k) {
    return heap.klass[r] != null && heap.isLive(r) && heap.klass[r].isSubtypeOf(k);
  }
}
