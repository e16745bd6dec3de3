package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.LocksetLog;
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

  /** A transition has led to a state, new or not. */
  abstract void reached(Node node);

  /** Whether a thread may make the next step. */
  boolean allows(Node node, int thread) {
    return true;
  }

  /** How many states are still to be looked at. */
  abstract int open();

  /** Takes every transition from a state. */
  final void expand(Node n) {
    current = n;
    move = null;
    Enabled enabled = system.enabled(n.state());
    examine(n.state(), enabled);
    int count = enabled.count();
    if (n.depth() >= settings.maxDepth()) {
      if (count > 0) {
        cutAtDepth();
      }
      return;
    }
    int[] threads = enabled.threads();
    @Nullable LocksetLog[] logs = new LocksetLog[count];
    checkLimits(n.depth(), open());
    for (int i = 0; i < count && !isStopped(); i++) {
      if (!allows(n, threads[i])) {
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
    return !isStopped() && open() == 0;
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
