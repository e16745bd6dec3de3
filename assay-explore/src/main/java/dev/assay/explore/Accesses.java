package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.save.Sharing;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.types.Klass;

/**
 * Says which plain accesses other threads have to do with: those to data that another thread can
 * reach, that some thread writes meanwhile, and that several threads use. The last two are learnt
 * by and by; see {@link Granularity}.
 */
final class Accesses {
  private final Machine machine;
  private final Granularity granularity;
  private final Sharing sharing;

  /** Every access to data that others can reach counts. */
  private final boolean fine;

  private final boolean allShared;
  private boolean handedOver;

  Accesses(Machine machine, StateKeeper keeper, Granularity granularity, Settings settings) {
    this.machine = machine;
    this.granularity = granularity;
    this.sharing = new Sharing(keeper);
    this.fine = settings.fine();
    this.allShared = settings.without().contains(Reduction.SHARING);
  }

  /** References may have been written: what was found out about who can reach what is void. */
  void forget() {
    sharing.forget();
  }

  /** Whether another thread can reach an object. */
  boolean isShared(GuestThread t, int object) {
    return allShared || sharing.isShared(t, object);
  }

  /** Whether a location is known to be written while several threads can reach it. */
  boolean isMutable(int object, int slot) {
    return fine || granularity.isMutable(Granularity.kind(machine, object, slot));
  }

  /** Data that takes part in races: each access is a step of its own. */
  boolean isRacy(int object, int slot) {
    return !fine && granularity.isRacy(Granularity.kind(machine, object, slot));
  }

  /** A field was accessed by reflection or through a handle. */
  void noteHandled(int object, int slot, boolean write) {
    if (!fine) {
      long kind = Granularity.kind(machine, object, slot);
      if (write) {
        granularity.addMutable(kind);
      }
      granularity.addContended(kind);
    }
  }

  /**
   * Whether an access concerns other threads.
   *
   * @param length how many elements of an array, from {@code slot} on
   * @param beforeAll whether no thread was started yet
   */
  boolean concern(
      GuestThread t, int object, int slot, int length, boolean write, boolean beforeAll) {
    handedOver = false;
    long kind = fine ? 0 : Granularity.kind(machine, object, slot);
    boolean mutable = fine || granularity.isMutable(kind);
    if (!mutable && !write) {
      return false; // nobody writes it while others can see it
    }
    if (!isShared(t, object)) {
      return false;
    }
    if (write) {
      sharing.forget();
    }
    if (!fine && !beforeAll) {
      if (!mutable) {
        granularity.addMutable(kind);
      }
      return !isOwned(t, object, slot, length, kind);
    }
    return true;
  }

  /** Whether what was last asked about is data that one thread uses when another has ended. */
  boolean isHandedOver() {
    return handedOver;
  }

  /**
   * Whether no two threads that are alive use the same of some locations. That is assumed of all
   * data; if it turns out to be wrong, the search begins anew. So that none is missed, uses count
   * even if the thread is the only one, or is inside an atomic region.
   */
  private boolean isOwned(GuestThread t, int object, int slot, int length, long kind) {
    if (granularity.isContended(kind) || isReadBelowSight(object)) {
      return false;
    }
    handedOver = granularity.isHandedOver(kind);
    long user = machine.threadId(t.object);
    for (int i = slot; i < slot + length; i++) {
      long location = ((long) object << 32) | i;
      if (!granularity.owners().isSole(location, user)) {
        if (hasLivingUser(t, location)) {
          granularity.addContended(kind);
          return false;
        }
        granularity.addHandedOver(kind);
        handedOver = true;
      }
    }
    return true;
  }

  /** Texts and bytes are given to the JDK, whose own accesses to them are not seen. */
  private boolean isReadBelowSight(int object) {
    Klass k = machine.heap().klass[object];
    return k.isArray() && (k.kind == 'B' || k.kind == 'C');
  }

  private boolean hasLivingUser(GuestThread t, long location) {
    for (GuestThread u : machine.threads().all()) {
      if (u != t && granularity.owners().isAmongSeveral(location, machine.threadId(u.object))) {
        return true;
      }
    }
    return false;
  }
}
