package dev.assay.symbolic.bound;

import dev.assay.symbolic.run.Path;

/**
 * A way through the program that must not exist.
 *
 * @param kind what is wrong with it
 * @param place where, for people and to tell violations apart
 * @param path what holds on it
 */
record Obligation(Kind kind, String what, String place, Path path) {
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

  boolean isCut() {
    return kind == Kind.CUT;
  }

  /** Whether it was cut because a loop or a recursion went on too long. */
  boolean isLoop() {
    return isCut() && what.startsWith("the ");
  }

  String text() {
    return what + (what.contains(place) ? "" : " (" + place + ")");
  }
}
