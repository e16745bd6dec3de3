package dev.assay.explore.program;

import dev.assay.machine.memo.TransitionMemo;
import dev.assay.machine.state.StateStore;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The steps that are known to the scripted searches of several threads with the same guidance. Each
 * search sees for itself what properties read; as long as it is the same they share their steps,
 * since then they have also looked at the same things in them.
 */
public final class TransitionPools {
  private final StateStore store;
  private final Map<Key, TransitionMemo.Pool> pools = new HashMap<>();

  /** What searches have to have in common. */
  private record Key(boolean isTrusted, List<String> read) {}

  /** For searches that keep their states in a store. */
  public TransitionPools(StateStore store) {
    this.store = store;
  }

  /**
   * The steps that are known to searches of a kind that have seen properties read this; null for a
   * search with another store. Another kind wants to know more of a step, or less.
   */
  public synchronized TransitionMemo.@Nullable Pool of(
      StateStore ofSearch, boolean isTrusted, List<String> read) {
    return ofSearch == store
        ? pools.computeIfAbsent(new Key(isTrusted, read), k -> new TransitionMemo.Pool())
        : null;
  }
}
