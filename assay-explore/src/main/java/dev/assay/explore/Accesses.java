package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.save.Sharing;
import dev.assay.machine.save.StateKeeper;

/**
 * Says which plain accesses other threads have to do with: those to data that another thread can
 * reach, that some thread writes meanwhile, and that several threads use. The last two are learnt
 * by and by; see {@link Granularity}.
 */
final class Accesses {
  private final Machine machine;
  private final Sights sights;
  private final Granularity granularity;
  private final Sharing sharing;

  /** Every access to data that others can reach counts. */
  private final boolean fine;

  private final boolean allShared;
  private boolean handedOver;

  Accesses(
      Machine machine,
      StateKeeper keeper,
      Sights sights,
      Granularity granularity,
      Settings settings) {
    this.machine = machine;
    this.sights = sights;
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
    if (isArray(object) && isOfJdk(t, object, true)) {
      return false;
    }
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

  boolean isArray(int object) {
    return machine.heap().klass[object].isArray();
  }

  /**
   * Whether an array is the JDK's own, as far as is known: it belongs to a collection that code out
   * of sight uses; or it was made by code out of sight, and no code in sight has used it so far
   * while others could reach it.
   */
  boolean isOfJdk(GuestThread t, int array) {
    return isOfJdk(t, array, false);
  }

  private boolean isOfJdk(GuestThread t, int array, boolean isAccessed) {
    if (sights.usesCollection(t)) {
      return true;
    }
    int site = machine.universe().identities().chainOf(array).site;
    if (!sights.isMadeByJdk(site)) {
      return false;
    }
    long kind = Granularity.arrayKind(site);
    if (granularity.isGivenAway(kind)) {
      return false;
    }
    boolean isText = machine.heap().klass[array].kind == 'B' && sights.isInBuilder(t);
    if (isText || !sights.isInSight(t) || !isShared(t, array)) {
      return true;
    }
    if (isAccessed) {
      granularity.addGivenAway(kind);
    }
    return false;
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
    if (granularity.isContended(kind)) {
      return false;
    }
    handedOver = granularity.isHandedOver(kind);
    long user = machine.threadId(t.object);
    for (int i = slot; i < slot + length; i++) {
      long location = ((long) object << 32) | i;
      if (!granularity.owners().isSole(location, user)) {
        machine.reliance().onOthers();
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

  private boolean hasLivingUser(GuestThread t, long location) {
    for (GuestThread u : machine.threads().all()) {
      if (u != t && granularity.owners().isAmongSeveral(location, machine.threadId(u.object))) {
        return true;
      }
    }
    return false;
  }
}
