package dev.assay.symbolic.run;

import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run has assumed and read on its way to a state. Immutable; belongs to the state.
 *
 * @param assumed conditions that hold, the last one first; null if there are none
 * @param inputs what was read, the last one first; null if nothing was
 * @param loops how often loops have gone round because of terms
 */
public record Path(@Nullable Assumed assumed, @Nullable Inputs inputs, Loops loops) {
  public static final Path EMPTY = new Path(null, null, Loops.NONE);

  /** A list of conditions. */
  public record Assumed(Term condition, @Nullable Assumed rest, int size) {}

  // Lists may be long: paths are compared by identity.

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  public Path assuming(Term condition) {
    return condition.isTrue()
        ? this
        : new Path(new Assumed(condition, assumed, size() + 1), inputs, loops);
  }

  public Path with(@Nullable Inputs read) {
    return new Path(assumed, read, loops);
  }

  public Path with(Loops counted) {
    return counted == loops ? this : new Path(assumed, inputs, counted);
  }

  /** How many conditions there are. */
  public int size() {
    return assumed == null ? 0 : assumed.size;
  }

  /** Whether a condition is among those that hold. */
  public boolean holds(Term condition) {
    for (Assumed a = assumed; a != null; a = a.rest) {
      if (a.condition == condition) {
        return true;
      }
    }
    return false;
  }

  /** All conditions, the first one first. */
  public List<Term> conditions() {
    return conditions(null);
  }

  /** The conditions after those that another list has. */
  public List<Term> conditions(@Nullable Assumed before) {
    List<Term> all = new ArrayList<>();
    for (Assumed a = assumed; a != before && a != null; a = a.rest) {
      all.add(0, a.condition);
    }
    return all;
  }

  /** The conditions that this and another path begin with. */
  public @Nullable Assumed common(Path other) {
    Assumed a = assumed;
    Assumed b = other.assumed;
    while (a != b) {
      if (b == null || (a != null && a.size >= b.size)) {
        a = a == null ? null : a.rest;
      } else {
        b = b.rest;
      }
    }
    return a;
  }

  /** What holds on this path beyond the conditions given. */
  public Term beyond(@Nullable Assumed before, Terms terms) {
    return terms.and(conditions(before));
  }
}
