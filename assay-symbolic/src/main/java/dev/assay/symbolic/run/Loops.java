package dev.assay.symbolic.run;

import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * How often loops have gone round because a term said so, by the frame's index and the loop's first
 * word. Immutable and small: it holds only loops that the run is in.
 */
public final class Loops {
  public static final Loops NONE = new Loops(new TreeMap<>());

  private final NavigableMap<Long, Integer> counts;

  private Loops(NavigableMap<Long, Integer> counts) {
    this.counts = counts;
  }

  private static long key(int frame, int head) {
    return (long) frame << 32 | head;
  }

  public int count(int frame, int head) {
    return counts.getOrDefault(key(frame, head), 0);
  }

  /** The loop goes round once more; frames above the given one have ended. */
  public Loops again(int frame, int head) {
    NavigableMap<Long, Integer> changed = upTo(frame);
    changed.merge(key(frame, head), 1, Integer::sum);
    return new Loops(changed);
  }

  /** The run has left a loop. */
  public Loops left(int frame, int head) {
    if (counts.isEmpty()) {
      return this;
    }
    NavigableMap<Long, Integer> changed = upTo(frame);
    changed.remove(key(frame, head));
    return changed.isEmpty() ? NONE : new Loops(changed);
  }

  private NavigableMap<Long, Integer> upTo(int frame) {
    return new TreeMap<>(counts.headMap(key(frame + 1, 0), false));
  }

  /** Only the loops that a run is in: not those of frames above, nor others of the frame itself. */
  public Loops within(int frame, IntPredicate isInside) {
    if (counts.isEmpty()) {
      return this;
    }
    NavigableMap<Long, Integer> changed = upTo(frame);
    changed.tailMap(key(frame, 0)).keySet().removeIf(key -> !isInside.test((int) (long) key));
    return changed.isEmpty() ? NONE : new Loops(changed);
  }

  /** For each loop the larger of two numbers. */
  public Loops merge(Loops other) {
    if (other == this || other.counts.isEmpty()) {
      return this;
    }
    NavigableMap<Long, Integer> changed = new TreeMap<>(counts);
    other.counts.forEach((key, count) -> changed.merge(key, count, Math::max));
    return new Loops(changed);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Loops l && counts.equals(l.counts);
  }

  @Override
  public int hashCode() {
    return counts.hashCode();
  }
}
