package dev.assay.explore.search;

import dev.assay.explore.config.Heuristic;
import java.util.function.IntUnaryOperator;

/** Says how promising a state looks; the smaller the better, never negative. */
@FunctionalInterface
public interface HeuristicValue {
  /** The value of a state that was reached by a path. */
  int of(Node node);

  /**
   * The value that a heuristic gives.
   *
   * @param enabled how many threads can move in a state
   * @param held how many monitors are held in it
   */
  static HeuristicValue of(Heuristic heuristic, IntUnaryOperator enabled, IntUnaryOperator held) {
    int mostHeld = 64;
    return switch (heuristic) {
      case MOST_BLOCKED -> node -> enabled.applyAsInt(node.state());
      case MOST_LOCKS -> node -> Math.max(0, mostHeld - held.applyAsInt(node.state()));
      case INTERLEAVED -> HeuristicValue::repeatedThreads;
    };
  }

  private static int repeatedThreads(Node node) {
    int lastMoves = 16;
    int same = 0;
    Node n = node;
    for (int i = 0; i < lastMoves && n.parent() != null; i++) {
      if (n.lastThread() == n.parent().lastThread()) {
        same++;
      }
      n = n.parent();
    }
    return same;
  }
}
