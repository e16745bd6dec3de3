package dev.assay.explore;

import dev.assay.machine.save.KnownSteps;
import dev.assay.machine.state.StateStore;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The steps that are known to the {@link GuidedSearch}es of several threads with the same guidance.
 * Each search sees for itself what properties read; as long as it is the same they share their
 * steps, since then they have also looked at the same things in them.
 */
public final class StepPools {
  private final StateStore store;
  private final Map<Key, KnownSteps.Pool> pools = new HashMap<>();

  /** What searches have to have in common. */
  private record Key(Class<? extends GuidedSearch> kind, List<String> read) {}

  /** For searches that keep their states in a store. */
  public StepPools(StateStore store) {
    this.store = store;
  }

  /**
   * The steps that are known to searches of a kind that have seen properties read this; null for a
   * search with another store. Another kind wants to know more of a step, or less.
   */
  synchronized KnownSteps.@Nullable Pool of(
      StateStore ofSearch, Class<? extends GuidedSearch> kind, List<String> read) {
    return ofSearch == store
        ? pools.computeIfAbsent(new Key(kind, read), k -> new KnownSteps.Pool())
        : null;
  }
}
