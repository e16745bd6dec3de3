package dev.assay.explore;

import org.jspecify.annotations.Nullable;

/**
 * What a step has done, as far as others ask when it is over. It does not change any more, so that
 * a step that is known from another state has the same.
 */
final class Made {
  /** How many possibilities the choice at the beginning of the step has; 1 if there is none. */
  final int alternatives;

  /** Whether the step can be put off in favour of others that have nothing to do with it. */
  final boolean maySleep;

  /** What the step has to do with other threads. */
  final Footprint footprint;

  /** Its plain accesses; null if there are none. */
  final @Nullable AccessLog log;

  /** A step that had no choice, if nobody wants to know more of it. */
  private static final Made ONE_WAY = new Made(1, false, new Footprint(), null);

  Made(Step step, int choice) {
    this.alternatives = step.alternatives();
    this.maySleep = step.maySleep();
    this.footprint = step.footprint.copy();
    this.log = step.log.count == 0 ? null : step.log.copy(choice);
  }

  private Made(int alternatives, boolean maySleep, Footprint footprint, @Nullable AccessLog log) {
    this.alternatives = alternatives;
    this.maySleep = maySleep;
    this.footprint = footprint;
    this.log = log;
  }

  /** A step of which nobody wants to know more than how many possibilities it had. */
  static Made inBrief(Step step) {
    int n = step.alternatives();
    return n == 1 ? ONE_WAY : new Made(n, false, ONE_WAY.footprint, null);
  }

  /** The same as one of so many possibilities, on which it depends what else happens. */
  Made oneOf(int count, int choice) {
    Footprint everything = new Footprint();
    everything.addEverything();
    return new Made(count, false, everything, log == null ? null : log.copy(choice));
  }

  /** Whether another step has done the same. */
  boolean isLike(Made other) {
    return alternatives == other.alternatives
        && maySleep == other.maySleep
        && footprint.isLike(other.footprint)
        && (log == null ? other.log == null : other.log != null && log.isLike(other.log));
  }
}
