package dev.assay.explore.result;

/**
 * What a search has cost.
 *
 * @param states distinct states
 * @param transitions steps between them
 * @param instructions bytecode instructions, about
 * @param maxDepth the longest run, in steps
 * @param elapsedMillis wall-clock time
 * @param restarts how often the search began anew with a finer view
 * @param storeBytes memory for the states
 * @param endless states from which no run ends, as far as that was asked
 */
public record Statistics(
    long states,
    long transitions,
    long instructions,
    int maxDepth,
    long elapsedMillis,
    int restarts,
    long storeBytes,
    long endless) {
  /** Of something of which it was not asked whether it ends. */
  public Statistics(
      long states,
      long transitions,
      long instructions,
      int maxDepth,
      long elapsedMillis,
      int restarts,
      long storeBytes) {
    this(states, transitions, instructions, maxDepth, elapsedMillis, restarts, storeBytes, 0);
  }
}
