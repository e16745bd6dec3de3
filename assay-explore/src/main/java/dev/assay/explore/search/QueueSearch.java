package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.Move;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.visibility.Precision;
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
      TransitionExecutor executor,
      Settings settings,
      Precision precision,
      SafetyChecker checker,
      Progress progress) {
    super(executor, settings, precision, checker, progress);
  }

  /** A step has led to a state, new or not; the machine need not be there. */
  abstract void reached(Node node);

  /** Whether a thread may make the next step. */
  boolean allows(Node node, int thread) {
    return true;
  }

  /** How many states are still to be looked at. */
  abstract int open();

  /** Makes every step from a state. */
  final void expand(Node n) {
    current = n;
    move = null;
    int count = enabledIn(n.state());
    look(n.state(), count);
    if (n.depth() >= settings.maxDepth()) {
      if (count > 0) {
        cut("the limit of " + settings.maxDepth() + " steps is reached");
      }
      return;
    }
    int[] threads = executor.enabledThreads(count);
    LocksetLog[] logs = new LocksetLog[count];
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
        int next = step(n.state(), threads, logs, i, choice);
        alternatives = executor.effect().alternatives;
        if (next != NOWHERE) {
          reached(n.next(next, m));
        }
      } while (++choice < alternatives && !isStopped());
    }
  }

  @Override
  public final List<Move> path() {
    List<Move> moves = current == null ? new ArrayList<>() : current.moves();
    if (move != null) {
      moves.add(move);
    }
    return moves;
  }
}
