package dev.assay.explore.search;

import dev.assay.explore.result.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A state and a way to it. Ways that begin alike share their beginning; nothing in them changes, so
 * they can be handed from one thread to another.
 *
 * @param switches how often another thread than before made a step
 */
public record Node(int state, @Nullable Node parent, @Nullable Move move, int depth, int switches) {
  public static Node first(int state) {
    return new Node(state, null, null, 0, 0);
  }

  public int lastThread() {
    return move == null ? -1 : move.thread();
  }

  boolean switchesTo(int thread) {
    return move != null && move.thread() != thread;
  }

  public Node next(int state, Move by) {
    return new Node(state, this, by, depth + 1, switches + (switchesTo(by.thread()) ? 1 : 0));
  }

  /** The steps of the way, in a list of the caller's own. */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>(depth + 1);
    for (Node n = this; n != null && n.move != null; n = n.parent) {
      moves.add(n.move);
    }
    Collections.reverse(moves);
    return moves;
  }
}
