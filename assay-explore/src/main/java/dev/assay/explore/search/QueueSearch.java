package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Move;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What searches have in common that keep the states still to be looked at in a queue of some kind,
 * each with the way to it.
 */
abstract class QueueSearch extends Search {
  private @Nullable Node current;
  private @Nullable Move move;

  QueueSearch(
      TransitionSystem system, Specification specification, Settings settings, Progress progress) {
    super(system, specification, settings, progress);
  }

  /** The transition taken last has led to a state, new or not. */
  abstract void reached(Node node);

  /** How many states are still to be looked at. */
  abstract int open();

  /** Shows the first state, or one that is taken up, to the specification. */
  final void examine(Node n) {
    current = n;
    move = null;
    examine(n.state(), system.enabled(n.state()), n.lastThread());
  }

  /** Takes every transition from a state. */
  final void expand(Node n) {
    expand(n, Independence.NONE);
  }

  /**
   * Takes the transitions of one thread from a state, if it can move.
   *
   * @param only the thread, or {@link Independence#NONE} for all
   */
  final void expand(Node n, int only) {
    current = n;
    move = null;
    Enabled enabled = system.enabled(n.state());
    int count = enabled.count();
    checkLimits(n.depth(), open());
    if (n.depth() >= settings.maxDepth()) {
      if (count > 0) {
        cutAtDepth();
      }
      return;
    }
    int[] threads = enabled.threads();
    AccessLogs logs = new AccessLogs();
    for (int i = 0; i < count && !isStopped(); i++) {
      if (only != Independence.NONE && only != threads[i]) {
        continue;
      }
      int choice = 0;
      int alternatives;
      do {
        Move m = new Move(threads[i], choice);
        move = m;
        Transition t = take(n.state(), threads, logs, i, choice);
        alternatives = t.alternatives();
        if (t.leadsToState() && !isStopped()) {
          reached(n.next(t.target(), m));
        }
      } while (++choice < alternatives && !isStopped());
    }
  }

  /** Whether every state that was reached was expanded. */
  final boolean isExhausted() {
    return open() == 0 && hasLeftNothingOut();
  }

  @Override
  protected final List<Move> path() {
    List<Move> moves = current == null ? new ArrayList<>() : current.moves();
    if (move != null) {
      moves.add(move);
    }
    return moves;
  }
}
