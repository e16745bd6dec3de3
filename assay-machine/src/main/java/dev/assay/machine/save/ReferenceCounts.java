package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.References;
import dev.assay.machine.types.Klass;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Counts, for every young object, the references to it from the components of the saved state, and
 * frees what is not referred to any more. The counts follow the differences between states, so the
 * cost is that of what has changed.
 *
 * <p>Cycles of garbage are found only if asked for. A cycle can become garbage only by a reference
 * to one of its objects being lost, or by being new, so these objects are looked at: if one of them
 * is not referred to by a thread and may lie on such a cycle, everything is marked.
 */
final class ReferenceCounts implements YoungCollector {
  private final StateKeeper keeper;
  private final Machine machine;
  private final Heap heap;
  private final Klass classKlass;
  private final @Nullable MarkYoung marker;
  private final LooseCycles cycles;
  private final RootReferences roots;
  private int[] counts = new int[1024];

  /** Of the counts, those of references from threads and the machine itself. */
  private int[] rootCounts = new int[1024];

  /** Objects that have lost a reference, or are new, and are still referred to. */
  private int[] candidates = new int[64];

  private int candidateCount;

  /**
   * Counts beyond the array's end: of numbers in frames without types that look like references but
   * are none now. A counted number must be found again even if an object gets it in between.
   */
  private final Map<Integer, Integer> distant = new HashMap<>();

  private int[] suspects = new int[64];
  private int suspectCount;
  private final IntConsumer increment = this::increment;
  private final IntConsumer decrement = this::decrement;
  private final IntUnaryOperator count = this::count;
  private final IntUnaryOperator countWithoutOthers = this::countWithoutOthers;
  private final MarkYoung.Freed forget = this::forget;

  /**
   * @param cycles whether garbage is found that refers to itself
   */
  ReferenceCounts(StateKeeper keeper, boolean cycles) {
    this.keeper = keeper;
    this.marker = cycles ? new MarkYoung(keeper) : null;
    this.machine = keeper.machine();
    this.heap = machine.heap();
    this.classKlass = machine.universe().classKlass();
    this.cycles = new LooseCycles(this, machine);
    this.roots = keeper.rootReferences();
  }

  @Override
  public void replaced(int from, int to) {
    if (from != 0 && to != 0 && areSame(from, keeper.klass(to), keeper.contents(to))) {
      return;
    }
    if (to != 0) {
      keeper.forEachReference(to, increment);
    }
    if (from != 0) {
      keeper.forEachReference(from, decrement);
    }
  }

  /** Whether a component of an object's holds the same references as some data. */
  private boolean areSame(int component, Klass klass, Object data) {
    return keeper.klass(component) == klass
        && References.areSame(klass, keeper.contents(component), data, machine);
  }

  @Override
  public void replacedRoot(int from, int to) {
    if (from == to) {
      return;
    }
    int[] before = roots.of(from);
    int[] after = roots.of(to);
    // A frame that has gone on a little refers to much the same as before, and so does a status.
    int shorter = Math.min(before.length, after.length);
    int same = 0;
    while (same < shorter && before[same] == after[same]) {
      same++;
    }
    for (int i = same; i < after.length; i++) {
      incrementRoot(after[i]);
    }
    for (int i = same; i < before.length; i++) {
      decrementRoot(before[i]);
    }
  }

  private void incrementRoot(int r) {
    increment(r);
    if (r < counts.length) {
      if (r >= rootCounts.length) {
        rootCounts = Arrays.copyOf(rootCounts, counts.length);
      }
      rootCounts[r]++;
    }
  }

  private void decrementRoot(int r) {
    // A number may have been counted before the array had room for it.
    if (r < rootCounts.length && rootCounts[r] > 0) {
      rootCounts[r]--;
    }
    decrement(r);
  }

  @Override
  public void restored() {
    // A saved state has no garbage: what lost its last reference on the way has got another.
    suspectCount = 0;
    candidateCount = 0;
  }

  private void increment(int r) {
    if (r == 0 || heap.isKept(r)) {
      return;
    }
    if (r < counts.length) {
      counts[r]++;
    } else if (r < heap.data.length) {
      counts = Arrays.copyOf(counts, heap.data.length + (heap.data.length >> 2));
      counts[r]++;
    } else {
      distant.merge(r, 1, Integer::sum);
    }
  }

  private void decrement(int r) {
    if (r == 0 || heap.isKept(r)) {
      return;
    }
    if (!distant.isEmpty() && distant.containsKey(r)) {
      distant.computeIfPresent(r, (k, n) -> n == 1 ? null : n - 1);
    } else {
      counts[r]--;
    }
    if (count(r) == 0) {
      suspect(r);
    } else if (marker != null) {
      candidate(r);
    }
  }

  private void candidate(int r) {
    if (candidateCount == candidates.length) {
      candidates = Arrays.copyOf(candidates, candidateCount * 2);
    }
    candidates[candidateCount++] = r;
  }

  private int count(int r) {
    int near = r < counts.length ? counts[r] : 0;
    return distant.isEmpty() ? near : near + distant.getOrDefault(r, 0);
  }

  private void suspect(int r) {
    if (suspectCount == suspects.length) {
      suspects = Arrays.copyOf(suspects, suspectCount * 2);
    }
    suspects[suspectCount++] = r;
  }

  /**
   * Brings the counts from the last saved state to the objects as they are now, and frees what has
   * none. Threads and globals were counted already.
   */
  @Override
  public void beforeStore() {
    for (int i = 0, n = heap.dirtyCount; i < n; i++) {
      long entry = heap.dirty[i];
      int p = (int) (entry >> 32);
      Object data = heap.data[p];
      // Most that is written is not a reference; then nobody has lost one, nor got one.
      boolean isSame =
          data != null && (int) entry != 0 && areSame((int) entry, heap.klass[p], data);
      if (data != null) {
        if (!isSame) {
          References.forEach(heap.klass[p], data, machine, increment);
        }
        if (count(p) == 0) {
          suspect(p);
        } else if (marker != null && (int) entry == 0) {
          candidate(p);
        }
      }
      if ((int) entry != 0 && !isSame) {
        keeper.forEachReference((int) entry, decrement);
      }
    }
    while (suspectCount > 0) {
      int r = suspects[--suspectCount];
      if (count(r) != 0) {
        // Referred to again by what was counted later, which may be the object itself.
        if (marker != null) {
          candidate(r);
        }
      } else if (heap.isLive(r) && !heap.isKept(r) && heap.klass[r] != classKlass) {
        machine.readSet().onAbsence(r);
        Object data = heap.data[r];
        Klass klass = heap.klass[r];
        heap.free(r);
        References.forEach(klass, data, machine, decrement);
      } else if (marker != null) {
        candidate(r); // referred to again, perhaps by itself
      }
    }
    if (marker != null) {
      if (mayBeCycle()) {
        marker.collect(forget);
        suspectCount = 0;
      } else if (!machine.readSet().isOnOthers()) {
        noteReliance();
      }
      candidateCount = 0;
    }
  }

  /** Some of the candidates might be garbage if it were not for threads at rest. */
  private void noteReliance() {
    for (int i = 0; i < candidateCount; i++) {
      int r = candidates[i];
      if (isCollected(r)
          && keeper.countIn(machine.readSet().thread(), r) == 0
          && (countWithoutOthers(r) == 0 || cycles.mayBeLoose(r, countWithoutOthers))) {
        if (countWithoutOthers(r) < count(r)) {
          machine.readSet().onPresence(r);
        } else {
          machine.readSet().onOthers();
        }
      }
    }
  }

  /** How many references to an object there are, without those of threads at rest. */
  private int countWithoutOthers(int r) {
    int fromThreads = r < rootCounts.length ? rootCounts[r] : 0;
    return fromThreads == 0
        ? count(r)
        : count(r) - fromThreads + keeper.countIn(machine.readSet().thread(), r);
  }

  private boolean mayBeCycle() {
    for (int i = 0; i < candidateCount; i++) {
      int r = candidates[i];
      if (heap.isLive(r)
          && !heap.isKept(r)
          && (r >= rootCounts.length || rootCounts[r] == 0)
          && mayHaveReferences(heap.klass[r])
          && cycles.mayBeLoose(r, count)) {
        return true;
      }
    }
    return false;
  }

  /** Whether garbage collection is about an object, and not about what lives for ever. */
  boolean isCollected(int r) {
    return heap.isLive(r) && !heap.isKept(r) && heap.klass[r] != classKlass;
  }

  /** Classes' own objects are never garbage here. */
  private boolean mayHaveReferences(Klass k) {
    return k != classKlass && k.hasReferences();
  }

  private void forget(Klass klass, Object data) {
    References.forEach(klass, data, machine, decrement);
  }
}
