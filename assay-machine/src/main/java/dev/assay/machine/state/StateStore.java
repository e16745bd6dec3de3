package dev.assay.machine.state;

/**
 * The tables that together hold the states of one search: components, and the pairs, maps, lists
 * and states built from them.
 */
public final class StateStore {
  private static final int MOST_STATES = 1 << 22;
  private static final int MOST_PARTS = 1 << 18;

  private final PairTable pairs = new PairTable();
  private final ComponentPool components = new ComponentPool();
  private final IntMaps maps = new IntMaps(pairs);
  private final Lists lists = new Lists(pairs);
  private final StateTable states = new StateTable(pairs);
  private final ComparedStates compared = new ComparedStates(pairs);

  /** The inner nodes of maps, lists and states. */
  public PairTable pairs() {
    return pairs;
  }

  /** The components. */
  public ComponentPool components() {
    return components;
  }

  /** The maps. */
  public IntMaps maps() {
    return maps;
  }

  /** The lists. */
  public Lists lists() {
    return lists;
  }

  /** The states. */
  public StateTable states() {
    return states;
  }

  /** The states that are not gone back to. */
  public ComparedStates compared() {
    return compared;
  }

  /**
   * Makes room for so many {@link #compared} states at once, and for some of what they consist of.
   * Whoever says how many there will be may be wrong: there is a limit to it. Nobody else may use
   * the store meanwhile.
   */
  public void expect(long count) {
    compared.table().expect((int) Math.min(count, MOST_STATES));
    compared.blocks().expect((int) Math.min(count, MOST_PARTS));
    pairs.expect((int) Math.min(count, MOST_PARTS));
  }

  /** The memory that all of them hold. */
  public long bytes() {
    return pairs.bytes() + components.bytes() + states.bytes() + compared.bytes();
  }
}
