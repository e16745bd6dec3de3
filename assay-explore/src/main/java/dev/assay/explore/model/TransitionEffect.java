package dev.assay.explore.model;

import org.jspecify.annotations.Nullable;

/**
 * What a step has done, as far as others ask when it is over. It does not change any more, so that
 * a step that is known from another state has the same.
 */
public final class TransitionEffect {
  /** How many possibilities the choice at the beginning of the step has; 1 if there is none. */
  public final int alternatives;

  /** Whether the step can be put off in favour of others that have nothing to do with it. */
  public final boolean maySleep;

  /** What the step has to do with other threads. */
  public final AccessSet footprint;

  /** Its plain accesses; null if there are none. */
  public final @Nullable LocksetLog log;

  /**
   * Whether it changes what a property reads more than once, so that there are states in its midst
   * that the property is not asked about.
   */
  public final boolean skipsObserved;

  /** A step that had no choice, if nobody wants to know more of it. */
  private static final TransitionEffect ONE_WAY =
      new TransitionEffect(1, false, new AccessSet(), null);

  public TransitionEffect(
      int alternatives, boolean maySleep, AccessSet footprint, @Nullable LocksetLog log) {
    this(alternatives, maySleep, footprint, log, false);
  }

  private TransitionEffect(
      int alternatives,
      boolean maySleep,
      AccessSet footprint,
      @Nullable LocksetLog log,
      boolean skipsObserved) {
    this.skipsObserved = skipsObserved;
    this.alternatives = alternatives;
    this.maySleep = maySleep;
    this.footprint = footprint;
    this.log = log;
  }

  /** What is kept of a transition of which only the number of alternatives is of interest. */
  public static TransitionEffect inBrief(int alternatives) {
    return alternatives == 1
        ? ONE_WAY
        : new TransitionEffect(alternatives, false, ONE_WAY.footprint, null);
  }

  /** The same of one that changes what a property reads more than once. */
  public TransitionEffect skippingObserved() {
    return new TransitionEffect(alternatives, maySleep, footprint, log, true);
  }

  /** The same as one of so many possibilities, on which it depends what else happens. */
  public TransitionEffect asAlternative(int count, int choice) {
    AccessSet everything = new AccessSet();
    everything.addEverything();
    return new TransitionEffect(count, false, everything, log == null ? null : log.copy(choice));
  }

  /** Whether another step has done the same. */
  public boolean isLike(TransitionEffect other) {
    return alternatives == other.alternatives
        && maySleep == other.maySleep
        && skipsObserved == other.skipsObserved
        && footprint.isLike(other.footprint)
        && (log == null ? other.log == null : other.log != null && log.isLike(other.log));
  }
}
