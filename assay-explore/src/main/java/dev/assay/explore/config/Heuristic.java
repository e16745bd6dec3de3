package dev.assay.explore.config;

/** Which states a search looks at first: those with the smallest value. */
public enum Heuristic {
  /** As few threads as possible can move: leads to deadlocks. */
  MOST_BLOCKED,
  /** As many monitors as possible are held: leads to threads that wait for each other. */
  MOST_LOCKS,
  /** The last steps were made by different threads: leads to what few runs show. */
  INTERLEAVED
}
