package dev.assay.explore;

import dev.assay.explore.result.Violation;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a program can do, as far as a search has found out.
 *
 * @param violations their kinds and places, data races excepted
 * @param ends what the program's data can be when all its threads have ended
 * @param races what data races are about
 */
public record Behaviour(Set<String> violations, Set<String> ends, Set<String> races) {
  Behaviour() {
    this(new TreeSet<>(), new TreeSet<>(), new TreeSet<>());
  }

  void add(Violation v) {
    switch (v.kind()) {
      case "race" -> races.add(v.message());
      case "deadlock" -> violations.add(v.kind());
      default -> violations.add(v.kind() + " at " + v.location() + " in " + v.thread());
    }
  }

  /** Whether this is what the other is, data races apart. */
  public boolean agrees(Behaviour other) {
    return violations.equals(other.violations) && ends.equals(other.ends);
  }
}
