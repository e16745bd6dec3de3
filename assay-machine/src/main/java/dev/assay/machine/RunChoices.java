package dev.assay.machine;

/**
 * What differs from one run of a JVM to the next, and stays as it is throughout a run. An explorer
 * decides it when the program first depends on it. It is part of the state.
 */
public final class RunChoices {
  /** As many as there are if nobody has decided. */
  public static final int USUAL_PROCESSORS = 2;

  private long iterationOrder;
  private int processors;
  private int waits;

  /** What is decided of the order in which immutable sets and maps are iterated; 0: nothing. */
  public long iterationOrder() {
    return iterationOrder;
  }

  public void setIterationOrder(long decided) {
    iterationOrder = decided;
  }

  /** How many processors there are. */
  public int processors() {
    return processors == 0 ? USUAL_PROCESSORS : processors;
  }

  /** Whether it is decided how many processors there are. */
  public boolean hasProcessors() {
    return processors != 0;
  }

  /**
   * @param count 0 if it is not decided
   */
  public void setProcessors(int count) {
    processors = count;
  }

  /** Counts one more wait after which the clock has gone on; how many there were so far. */
  public int countWait() {
    return ++waits;
  }

  /** What is decided of numbers, as one of the values of a state. */
  public long numbers() {
    return (long) waits << 32 | processors;
  }

  public void setNumbers(long numbers) {
    waits = (int) (numbers >> 32);
    processors = (int) numbers;
  }
}
