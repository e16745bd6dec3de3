package dev.assay.symbolic.bound;

import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.symbolic.run.Path;
import org.jspecify.annotations.Nullable;

/**
 * A way through the program that must not exist.
 *
 * @param kind what is wrong with it
 * @param place where, for people and to tell violations apart
 * @param path what holds on it
 * @param cutBy why it was not followed to its end, or null
 */
record Obligation(Kind kind, String what, String place, Path path, @Nullable Reason cutBy) {
  /** What is wrong. */
  enum Kind {
    ASSERTION("assertion"),
    EXCEPTION("exception"),
    DEADLOCK("deadlock"),
    /** Nothing, but the way was not followed to its end. */
    CUT("cut");

    private final String name;

    Kind(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** A way on which something goes wrong. */
  static Obligation failure(Kind kind, String what, String place, Path path) {
    return new Obligation(kind, what, place, path, null);
  }

  /** A way that was not followed to its end. */
  static Obligation cut(Reason why, String what, String place, Path path) {
    return new Obligation(Kind.CUT, what, place, path, why);
  }

  boolean isCut() {
    return cutBy != null;
  }

  /** Whether it was cut because a loop or a recursion went on too long. */
  boolean isLoop() {
    return cutBy == Reason.LOOP_BOUND;
  }

  /** What is left out by a cut. */
  Incompleteness incompleteness() {
    if (cutBy == null) {
      throw new IllegalStateException("nothing is left out by a failure");
    }
    String message = what + (what.contains(place) ? "" : " (" + place + ")");
    return new Incompleteness(cutBy, message, place);
  }
}
