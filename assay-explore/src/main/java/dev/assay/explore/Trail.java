package dev.assay.explore;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The moves that lead from the first state to another one, as a list that begins with the last
 * move: trails with the same beginning share it.
 */
final class Trail {
  /** That of the first state. */
  static final Trail EMPTY = new Trail(null, new Move(0, 0), 0);

  private final @Nullable Trail before;
  private final Move last;
  private final int length;

  private Trail(@Nullable Trail before, Move last, int length) {
    this.before = before;
    this.last = last;
    this.length = length;
  }

  Trail then(Move next) {
    return new Trail(this, next, length + 1);
  }

  /** The trail without its last move; null for the empty one. */
  @Nullable Trail before() {
    return before;
  }

  /** The last move, if there is one. */
  Move last() {
    return last;
  }

  int length() {
    return length;
  }

  /** The moves from the first on. */
  List<Move> moves() {
    List<Move> moves = new ArrayList<>(length);
    for (Trail t = this; t.before != null; t = t.before) {
      moves.add(t.last);
    }
    Collections.reverse(moves);
    return moves;
  }
}
