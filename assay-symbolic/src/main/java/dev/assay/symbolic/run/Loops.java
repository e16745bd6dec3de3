package dev.assay.symbolic.run;

import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * How often loops have gone round because a term said so, by thread, the frame's index and the
 * loop's first word. Immutable and small: it holds only loops that the run is in.
 */
public final class Loops {
  public static final Loops NONE = new Loops(new TreeMap<>());

  private final NavigableMap<Long, Integer> counts;

  private Loops(NavigableMap<Long, Integer> counts) {
    this.counts = counts;
  }

  private static long key(int thread, int frame, int head) {
    return (long) thread << 48 | (long) frame << 24 | head;
  }

  public int count(int thread, int frame, int head) {
    return counts.getOrDefault(key(thread, frame, head), 0);
  }

  /** The loop goes round once more; the thread's frames above the given one have ended. */
  public Loops again(int thread, int frame, int head) {
    NavigableMap<Long, Integer> changed = upTo(thread, frame);
    changed.merge(key(thread, frame, head), 1, Integer::sum);
    return new Loops(changed);
  }

  /** The run has left a loop. */
  public Loops left(int thread, int frame, int head) {
    if (counts.isEmpty()) {
      return this;
    }
    NavigableMap<Long, Integer> changed = upTo(thread, frame);
    changed.remove(key(thread, frame, head));
    return changed.isEmpty() ? NONE : new Loops(changed);
  }

  private NavigableMap<Long, Integer> upTo(int thread, int frame) {
    NavigableMap<Long, Integer> changed = new TreeMap<>(counts);
    changed.subMap(key(thread, frame + 1, 0), key(thread + 1, 0, 0)).clear();
    return changed;
  }

  /**
   * Only the loops that a thread is in: not those of its frames above, nor others of the frame
   * itself.
   */
  public Loops within(int thread, int frame, IntPredicate isInside) {
    if (counts.isEmpty()) {
      return this;
    }
    NavigableMap<Long, Integer> changed = upTo(thread, frame);
    changed
        .subMap(key(thread, frame, 0), key(thread, frame + 1, 0))
        .keySet()
        .removeIf(key -> !isInside.test((int) (key & 0xffffff)));
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
