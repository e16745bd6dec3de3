package dev.assay.machine.state;

/**
 * The tables that together hold the states of one search: components, and the pairs, maps, lists
 * and states built from them.
 */
public final class StateStore {
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

  /** The memory that all of them hold. */
  public long bytes() {
    return pairs.bytes() + components.bytes() + states.bytes() + compared.bytes();
  }
}
