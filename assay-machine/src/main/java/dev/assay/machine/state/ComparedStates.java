package dev.assay.machine.state;

/**
 * States that are stored in order to be told apart, and never gone back to. Equal states have equal
 * numbers, different states different ones; numbers begin at 1. They are stored through a {@link
 * StateBatch}.
 *
 * <p>The parts of a state are divided into blocks of up to {@value VectorTable#WIDTH}, and the
 * numbers of the blocks, at least two, are a state of a {@link StateTable}. Parts that are next to
 * each other are found again in many states, so that a state mostly costs one pair, as it does
 * there; but fewer levels have to be looked at.
 *
 * <p>All methods may be called by any number of threads.
 */
public final class ComparedStates {
  private final VectorTable blocks = new VectorTable();
  private final StateTable states;

  /** States whose inner nodes lie in the given table, beside whatever else is in there. */
  ComparedStates(PairTable nodes) {
    this.states = new StateTable(nodes);
  }

  /** How many parts a state has. */
  public int count(int state) {
    int[] numbers = numbers(state);
    int count = 0;
    for (int n : numbers) {
      count += blocks.length(n);
    }
    return count;
  }

  /** Puts the parts of a state into {@code out}, which must be long enough. */
  public void parts(int state, int[] out) {
    int at = 0;
    for (int n : numbers(state)) {
      blocks.read(n, out, at);
      at += blocks.length(n);
    }
  }

  private int[] numbers(int state) {
    int[] numbers = new int[states.count(state)];
    states.parts(state, numbers);
    return numbers;
  }

  /** How many states there are. Exact when no other thread is inserting. */
  public long states() {
    return states.states();
  }

  /** The memory that states and blocks take; inner nodes are in the table given at first. */
  public long bytes() {
    return blocks.bytes() + states.bytes();
  }

  VectorTable blocks() {
    return blocks;
  }

  StateTable table() {
    return states;
  }
}
