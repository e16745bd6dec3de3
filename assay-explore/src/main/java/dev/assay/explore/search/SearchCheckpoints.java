package dev.assay.explore.search;

/** Where a depth-first search is written down from time to time, for another process to go on. */
public interface SearchCheckpoints {
  /** Whether it is time for the next; cheap. */
  boolean isDue();

  /** Writes where a search is, which must be between two steps. True if that was possible. */
  boolean write(DepthFirst search);
}
