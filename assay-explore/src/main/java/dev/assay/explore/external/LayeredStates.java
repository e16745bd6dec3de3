package dev.assay.explore.external;

import dev.assay.explore.model.LongSet;
import java.util.Arrays;
import java.util.function.LongPredicate;

/**
 * The states of a layered search: those of each layer, and which are known. The states to which
 * transitions lead are collected and compared with the known ones many at a time (delayed duplicate
 * detection), by merging sorted keys.
 */
public final class LayeredStates implements AutoCloseable {
  /** Known states that are not in a sorted run yet. */
  private static final int MOST_RECENT = 1 << 17;

  /** Sources of transitions in {@link #transitions} are told from targets by a negative sign. */
  private final KeyList transitions = new KeyList();

  private final KeyList targets = new KeyList();
  private final KeyList spare = new KeyList();
  private final KeyList known = new KeyList();

  /** Targets that came lately need not be collected again. */
  private final long[] recent = new long[1 << 12];

  private final Storage storage;
  private final Layers layers;
  private final KeySet visited;
  private final KeySet next;

  /** States from which no transition that must be possible leads to the next layer. */
  private final KeyList turning = new KeyList();

  private final int most;

  /**
   * No states yet.
   *
   * @param memory how many bytes the transitions may take that are collected
   */
  public LayeredStates(Storage storage, long memory) {
    this.storage = storage;
    this.layers = new Layers(storage);
    this.most = (int) Math.max(1, Math.min(1 << 26, memory / (4 * Long.BYTES)));
    int mostRecent = Math.min(most, MOST_RECENT);
    this.visited = new KeySet(storage, mostRecent);
    this.next = new KeySet(storage, mostRecent);
  }

  /** Makes a state the only one of the first layer. */
  public void begin(long first) {
    KeyList one = new KeyList();
    one.add(first);
    layers.begin();
    layers.add(one);
    visited.addAll(one);
  }

  /** How many states are known. */
  public long count() {
    return visited.count() + next.count();
  }

  /** How many layers were begun. */
  public int layers() {
    return layers.count();
  }

  /** Shows the states of a layer that was begun, as long as they are wanted. */
  public void forEach(int layer, LongPredicate visitor) {
    layers.forEach(layer, visitor);
  }

  /** Begins the layer after the last one. */
  public void beginLayer() {
    visited.takeOver(next);
    layers.begin();
  }

  /** From a state of the last layer but one, transitions are added from now on. */
  public void source(long key) {
    transitions.add(-key);
  }

  /**
   * A transition leads from there to a state.
   *
   * @param counts whether it must be possible, so that a run may go on by it
   */
  public void target(long key, boolean counts) {
    if (counts) {
      transitions.add(key);
    }
    int at = (int) (key * 0x9e3779b97f4a7c15L >>> 52);
    if (recent[at] != key) {
      recent[at] = key;
      targets.add(key);
    }
  }

  /** How many transitions are collected. */
  public int collected() {
    return targets.size();
  }

  /** Whether no more transitions are to be collected before {@link #merge}. */
  public boolean isFull() {
    return targets.size() >= most || transitions.size() >= most;
  }

  /**
   * Adds those of the collected states to the last layer that are new.
   *
   * @return how many there are
   */
  public int merge() {
    Arrays.fill(recent, 0);
    targets.sort(spare);
    visited.removeFrom(targets, known);
    findTurning();
    known.truncate(0);
    next.removeFrom(targets, known);
    layers.add(targets);
    next.addAll(targets);
    int added = targets.size();
    transitions.truncate(0);
    targets.truncate(0);
    known.truncate(0);
    return added;
  }

  private void findTurning() {
    boolean isAnyKnown = known.size() > 0;
    LongSet old = new LongSet();
    for (int i = 0; i < known.size(); i++) {
      old.add(known.get(i));
    }
    for (int i = 0; i < transitions.size(); ) {
      long source = -transitions.get(i++);
      boolean turns = true;
      while (i < transitions.size() && transitions.get(i) > 0) {
        turns &= isAnyKnown && old.contains(transitions.get(i));
        i++;
      }
      if (turns) {
        turning.add(source);
      }
    }
  }

  /** States such that from each state a run ends if one ends from each of these. */
  public KeyList turning() {
    return turning;
  }

  /** The bytes that all of it takes, in memory or on disk, and is not given back. */
  public long bytes() {
    return layers.bytes() + visited.bytes() + next.bytes();
  }

  public Storage storage() {
    return storage;
  }

  @Override
  public void close() {
    layers.close();
    visited.close();
    next.close();
  }
}
