package dev.assay.explore.visibility;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.machine.Machine;
import dev.assay.machine.save.Sharing;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.OtherThreads;

/**
 * Says which plain accesses other threads have to do with: those to data that another thread can
 * reach, that some thread writes meanwhile, and that several threads use. The last two are learnt
 * by and by; see {@link Precision}.
 */
public final class SharedAccesses {
  private final Machine machine;
  private final CodeClassifier classifier;
  private final Precision precision;
  private final Sharing sharing;

  /** Every access to data that others can reach counts. */
  private final boolean fine;

  private final boolean allShared;
  private boolean handedOver;

  public SharedAccesses(
      Machine machine,
      StateKeeper keeper,
      CodeClassifier classifier,
      Precision precision,
      Settings settings) {
    this.machine = machine;
    this.classifier = classifier;
    this.precision = precision;
    this.sharing = new Sharing(keeper);
    this.fine = settings.fine();
    this.allShared = settings.without().contains(Reduction.SHARING);
  }

  /** Whether another thread can reach an object. */
  public boolean isShared(GuestThread t, int object) {
    return allShared || sharing.isShared(t, object);
  }

  /** Whether a thread has made an object that nobody else can have got hold of. */
  public boolean isOwn(GuestThread t, int object) {
    return !allShared && sharing.isOwn(t, object);
  }

  /** Whether a location is known to be written while several threads can reach it. */
  public boolean isMutable(int object, int slot) {
    return fine || precision.isMutable(Precision.kind(machine, object, slot));
  }

  /** Data that takes part in races: each access is a step of its own. */
  public boolean isRacy(int object, int slot) {
    return precision.isRacy(Precision.kind(machine, object, slot));
  }

  /**
   * The only thread that is alive has found data of calls that are one transition. Others that use
   * it before they end may not have ended for all that it knows.
   */
  public void noteFoundAlone(int object, int slot) {
    if (!fine) {
      precision.addHandedOver(Precision.kind(machine, object, slot));
    }
  }

  /** A field was accessed by reflection or through a handle. */
  public void noteHandled(int object, int slot, boolean write) {
    if (!fine) {
      long kind = Precision.kind(machine, object, slot);
      if (write) {
        precision.addMutable(kind);
      }
      precision.addContended(kind);
    }
  }

  /**
   * Whether an access concerns other threads.
   *
   * @param length how many elements of an array, from {@code slot} on
   * @param beforeAll whether no thread was started yet
   */
  public boolean concernOthers(
      GuestThread t, int object, int slot, int length, boolean write, boolean beforeAll) {
    handedOver = false;
    return !(isArray(object) && isOfJdk(t, object, true))
        && concernThreads(t, object, slot, length, write, beforeAll);
  }

  /** The same of an access to data that is known to be watched. */
  public boolean concernThreads(
      GuestThread t, int object, int slot, int length, boolean write, boolean beforeAll) {
    handedOver = false;
    long kind = fine ? 0 : Precision.kind(machine, object, slot);
    boolean mutable = fine || precision.isMutable(kind);
    if (!mutable && !write) {
      return false; // nobody writes it while others can see it
    }
    if (!isShared(t, object)) {
      return false;
    }
    if (!fine && !beforeAll) {
      if (!mutable) {
        precision.addMutable(kind);
      }
      return !isOwned(t, object, slot, length, kind);
    }
    return true;
  }

  public boolean isArray(int object) {
    return machine.heap().klass[object].isArray();
  }

  /**
   * Whether an array is the JDK's own, as far as is known: it belongs to a collection that code out
   * of sight uses; or it was made by code out of sight, and no code in sight has used it so far
   * while others could reach it.
   */
  public boolean isOfJdk(GuestThread t, int array) {
    return isOfJdk(t, array, false);
  }

  private boolean isOfJdk(GuestThread t, int array, boolean isAccessed) {
    if (classifier.usesCollection(t)) {
      return true;
    }
    int site = machine.universe().identities().chainOf(array).site;
    if (!classifier.isMadeByJdk(site)) {
      return false;
    }
    long kind = Precision.arrayKind(site);
    if (precision.isGivenAway(kind)) {
      return false;
    }
    boolean isText = machine.heap().klass[array].kind == 'B' && classifier.isInBuilder(t);
    if (isText || !classifier.isInSight(t) || !isShared(t, array)) {
      return true;
    }
    if (isAccessed) {
      precision.addGivenAway(kind);
    }
    return false;
  }

  /**
   * Whether what was last asked about is data that one thread uses when another has ended. Data of
   * the concurrent classes can be contended as well.
   */
  public boolean isHandedOver() {
    return handedOver;
  }

  /**
   * Whether no two threads that are alive use the same of some locations. That is assumed of all
   * data; if it turns out to be wrong, the search begins anew. So that none is missed, uses count
   * even if the thread is the only one, or is inside an atomic region.
   */
  private boolean isOwned(GuestThread t, int object, int slot, int length, long kind) {
    if (precision.isContended(kind)) {
      handedOver = precision.isHandedOver(kind) && classifier.isTrusted(machine, object);
      return false;
    }
    handedOver = precision.isHandedOver(kind);
    long user = machine.threadObjects().id(t.object);
    for (int i = slot; i < slot + length; i++) {
      long location = ((long) object << 32) | i;
      if (!precision.owners().isSole(location, user)) {
        machine.readSet().onOthers(); // each such access is compared with those that were before
        if (precision.owners().isContended(location, user, this::isAlive)) {
          precision.addContended(kind);
          return false;
        }
        precision.addHandedOver(kind);
        handedOver = true;
      }
    }
    return true;
  }

  private boolean isAlive(long user) {
    OtherThreads others = machine.otherThreads();
    for (int i = 0; i < others.liveCount(); i++) {
      if (machine.threadObjects().id(others.liveObject(i)) == user) {
        return true;
      }
    }
    return false;
  }

  /** A thread starts another. */
  public void noteStart(GuestThread t, int started) {
    precision
        .owners()
        .noteStart(machine.threadObjects().id(t.object), machine.threadObjects().id(started));
  }
}
