package dev.assay.explore.jdk;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import java.util.ArrayList;
import java.util.List;

/**
 * The locks of {@code java.util.concurrent} as a person knows them: a thread waits for a {@code
 * ReentrantLock}, not for the synchronizer inside it. Found by looking through all objects, so only
 * for the telling of a run.
 */
public final class Synchronizers {
  private static final String PACKAGE = "java/util/concurrent/";

  private final Machine machine;
  private final Heap heap;

  public Synchronizers(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
  }

  /** The object that a synchronizer is a part of; itself if it is none or stands alone. */
  public int whole(int part) {
    Klass k = heap.klass[part];
    int nested = k.name.indexOf('$');
    if (!k.name.startsWith(PACKAGE) || !k.name.endsWith("Sync") || nested < 0) {
      return part;
    }
    Klass outer = machine.universe().require(k.name.substring(0, nested));
    Field sync = outer.declaredField("sync");
    for (int r = 1; sync != null && r < heap.klass.length; r++) {
      if (isA(r, outer) && heap.field(r, sync.slot) == part) {
        return r;
      }
    }
    return part;
  }

  /** The synchronizers that a thread holds for itself. */
  public List<Integer> heldBy(int threadObject) {
    Klass ownable = ownable();
    int slot = ownable.declaredField("exclusiveOwnerThread").slot;
    List<Integer> held = new ArrayList<>();
    for (int r = 1; r < heap.klass.length; r++) {
      if (isA(r, ownable) && heap.field(r, slot) == threadObject) {
        held.add(r);
      }
    }
    return held;
  }

  /** The thread object that holds a synchronizer; 0 if nobody does. */
  public int owner(int synchronizer) {
    Klass ownable = ownable();
    return heap.klass[synchronizer].isSubtypeOf(ownable)
        ? (int) heap.field(synchronizer, ownable.declaredField("exclusiveOwnerThread").slot)
        : 0;
  }

  private Klass ownable() {
    return machine.universe().require(PACKAGE + "locks/AbstractOwnableSynchronizer");
  }

  private boolean isA(int r, Klass k) {
    return heap.klass[r] != null && heap.isLive(r) && heap.klass[r].isSubtypeOf(k);
  }
}
