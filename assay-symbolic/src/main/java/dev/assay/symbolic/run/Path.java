package dev.assay.symbolic.run;

import dev.assay.machine.Machine;
import dev.assay.symbolic.solve.Ranges;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a run has assumed and read on its way to a state. Immutable; belongs to the state.
 *
 * <p>Paths are equal if the same conditions hold and as much was read, in whatever order: what the
 * program does from there on is the same.
 *
 * @param assumed conditions that hold, the last one first; null if there are none
 * @param inputs what was read, the last one first; null if nothing was
 * @param loops how often loops have gone round because of terms
 * @param reads by thread, how many inputs it has read
 */
public record Path(
    @Nullable Assumed assumed, @Nullable Inputs inputs, Loops loops, Map<Integer, Integer> reads) {
  public static final Path EMPTY = new Path(null, null, Loops.NONE, Map.of());

  /** With more conditions it is not looked whether the last one contradicts them. */
  private static final int SCANNED = 300;

  /**
   * A list of conditions.
   *
   * @param hash does not depend on their order
   */
  public record Assumed(Term condition, @Nullable Assumed rest, int size, int hash) {}

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Path p
            && size() == p.size()
            && hashCode() == p.hashCode()
            && reads.equals(p.reads)
            && loops.equals(p.loops)
            && Arrays.equals(sorted(), p.sorted()));
  }

  @Override
  public int hashCode() {
    return assumed == null ? 0 : assumed.hash;
  }

  private int[] sorted() {
    int[] ids = new int[size()];
    int i = 0;
    for (Assumed a = assumed; a != null; a = a.rest) {
      ids[i++] = a.condition.id();
    }
    Arrays.sort(ids);
    return ids;
  }

  public Path assuming(Term condition) {
    if (condition.isTrue()) {
      return this;
    }
    int hash = hashCode() + condition.id() * 0x9e3779b9;
    return new Path(new Assumed(condition, assumed, size() + 1, hash), inputs, loops, reads);
  }

  public Path with(Inputs read) {
    return new Path(assumed, read, loops, reads);
  }

  public Path with(Loops counted) {
    return counted == loops ? this : new Path(assumed, inputs, counted, reads);
  }

  /** A thread has read an input. */
  public Path reading(int thread, @Nullable Inputs read) {
    Map<Integer, Integer> more = new HashMap<>(reads);
    more.merge(thread, 1, Integer::sum);
    return new Path(assumed, read, loops, Map.copyOf(more));
  }

  /** For each thread the larger of two numbers of inputs. */
  public static Map<Integer, Integer> mostRead(Path a, Path b) {
    if (a.reads.equals(b.reads)) {
      return a.reads;
    }
    Map<Integer, Integer> most = new HashMap<>(a.reads);
    b.reads.forEach((thread, count) -> most.merge(thread, count, Math::max));
    return Map.copyOf(most);
  }

  /** That of the state a machine is in. */
  public static Path of(Machine machine) {
    Path path = (Path) machine.hostValues().path();
    return path == null ? EMPTY : path;
  }

  /** How many conditions there are. */
  public int size() {
    return assumed == null ? 0 : assumed.size;
  }

  /** Whether the last condition can be seen to contradict the others, without a solver. */
  public boolean isSeenToBeImpossible() {
    return assumed != null
        && size() < SCANNED
        && (assumed.condition.isFalse() || Ranges.excludes(conditions(), assumed.condition));
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
      all.add(a.condition);
    }
    Collections.reverse(all);
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
