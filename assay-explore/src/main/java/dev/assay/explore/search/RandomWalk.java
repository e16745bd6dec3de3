package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Walks through the program at random, several times, and never says that there is nothing wrong.
 * In every state it comes to it makes all steps, to see what they do, and goes on with one of them.
 */
public final class RandomWalk extends QueueSearch {
  /** A walk need not end by itself. */
  private static final int LONGEST_WALK = 10_000;

  private final SplittableRandom random;
  private final List<Node> next = new ArrayList<>();

  public RandomWalk(
      TransitionSystem system, Specification specification, Settings settings, Progress progress) {
    super(system, specification, settings, progress);
    random = new SplittableRandom(settings.tactics().seed());
  }

  @Override
  protected boolean explore() {
    incomplete(new Incompleteness(Reason.RANDOM_WALK, "random walks do not come to every state"));
    for (long i = 0; i < settings.tactics().walks() && !isStopped(); i++) {
      walk(Node.first(system.initial()));
    }
    return false;
  }

  private void walk(Node start) {
    Node n = start;
    while (!isStopped()) {
      visited.add(n.state());
      next.clear();
      examine(n);
      expand(n);
      if (next.isEmpty() || n.depth() == LONGEST_WALK) {
        return;
      }
      n = next.get(random.nextInt(next.size()));
    }
  }

  @Override
  void reached(Node node) {
    next.add(node);
  }

  @Override
  int open() {
    return 0;
  }
}
