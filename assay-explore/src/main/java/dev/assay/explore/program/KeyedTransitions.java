package dev.assay.explore.program;

import dev.assay.explore.config.Settings;
import dev.assay.explore.model.KeyedSystem;
import dev.assay.machine.state.StateKeys;

/** A program none of whose states is stored: searches keep the keys of those they have been to. */
public final class KeyedTransitions extends PositionTransitions implements KeyedSystem {
  private static final int[] NO_SPARE = {};

  private final StateKeys keys;
  private final int since;

  KeyedTransitions(TransitionExecutor executor, Settings settings) {
    super(executor, settings);
    this.keys = new StateKeys(keeper().store());
    this.since = policy.changes();
  }

  @Override
  public long key(int position) {
    return keys.key(parts(position));
  }

  @Override
  public boolean isOutdated() {
    return policy.changes() != since;
  }

  @Override
  public void put(int position, long key) {
    int[] over = spare(position);
    arrive(position, keys.parts(key, executor.isAt(over) ? NO_SPARE : over));
  }

  /** What the keys consist of. */
  public StateKeys keys() {
    return keys;
  }
}
