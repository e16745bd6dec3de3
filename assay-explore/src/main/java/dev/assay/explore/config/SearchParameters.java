package dev.assay.explore.config;

/**
 * What strategies and the store of states want to know.
 *
 * @param heuristic which states best-first search and A* prefer
 * @param seed of random walks
 * @param walks how many random walks are made
 * @param maxSwitches runs with more switches between threads are not followed
 * @param maxMemory beyond this many bytes of heap the search ends
 * @param store how the states that were visited are remembered
 * @param workers how many threads of the host take part in depth-first search
 * @param storeMemory how many bytes of memory a search may take whose states are on disk, about
 */
public record SearchParameters(
    Heuristic heuristic,
    long seed,
    long walks,
    int maxSwitches,
    long maxMemory,
    Store store,
    int workers,
    long storeMemory) {
  /** How much memory a search may take whose states are on disk, unless it is told. */
  public static final long STORE_MEMORY = 256L << 20;

  private static final int WALKS = 1000;

  /** With the usual amount of memory for a search on disk. */
  public SearchParameters(
      Heuristic heuristic,
      long seed,
      long walks,
      int maxSwitches,
      long maxMemory,
      Store store,
      int workers) {
    this(heuristic, seed, walks, maxSwitches, maxMemory, store, workers, STORE_MEMORY);
  }

  /** With one worker. */
  public SearchParameters(
      Heuristic heuristic, long seed, long walks, int maxSwitches, long maxMemory, Store store) {
    this(heuristic, seed, walks, maxSwitches, maxMemory, store, 1);
  }

  /** How the states that were visited are remembered. */
  public enum Store {
    EXACT,
    /** As keys in files. */
    DISK,
    /** Three bits per state in an array of fixed size. */
    BITSTATE,
    /** A shortened hash value per state. */
    HASH
  }

  public static SearchParameters standard() {
    return new SearchParameters(
        Heuristic.MOST_BLOCKED, 0, WALKS, Integer.MAX_VALUE, Long.MAX_VALUE, Store.EXACT);
  }

  public SearchParameters withWorkers(int count) {
    return new SearchParameters(
        heuristic, seed, walks, maxSwitches, maxMemory, store, count, storeMemory);
  }

  public SearchParameters withStoreMemory(long bytes) {
    return new SearchParameters(
        heuristic, seed, walks, maxSwitches, maxMemory, store, workers, bytes);
  }

  /** Whether no state is taken for another one. */
  public boolean isExact() {
    return store == Store.EXACT || store == Store.DISK;
  }

  public boolean boundsSwitches() {
    return maxSwitches != Integer.MAX_VALUE;
  }
}
