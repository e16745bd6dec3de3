package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.PrecisionRefined;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first search by several workers, each in a thread and a machine of its own. This is the
 * first of them. It works alone until the program has turned out not to be small, so that small
 * ones cost nothing more and are explored in the same order every time; then it calls the others.
 */
public class ParallelDepthFirst extends DepthFirst {
  /** So many states are explored before the others are called. */
  public static final long ALONE = 10_000;

  private final long alone;
  private final Function<DepthFirst, DepthFirst> spawn;
  private final List<DepthFirst> others = new ArrayList<>();
  private @Nullable Throwable failure;

  /**
   * @param alone how many states the first worker explores alone
   * @param hire makes another worker for the search of the given one, which is not at work
   */
  public ParallelDepthFirst(
      TransitionExecutor executor,
      Settings settings,
      Precision precision,
      SafetyChecker checker,
      Progress progress,
      long alone,
      Function<DepthFirst, DepthFirst> hire) {
    super(executor, settings, precision, checker, progress);
    this.alone = alone;
    this.spawn = hire;
  }

  @Override
  public void run(int initial) {
    begin(initial);
    work(alone);
    if (!frontier.isOver() && !isStopped()) {
      executor.restore(executor.state());
      for (int i = 1; i < settings.tactics().workers(); i++) {
        others.add(spawn.apply(this));
      }
      workTogether();
    }
  }

  private void workTogether() {
    List<Thread> threads = new ArrayList<>();
    frontier.expect(1 + others.size());
    try {
      for (DepthFirst other : others) {
        Thread t = new Thread(() -> takePart(other), "assay-worker-" + (2 + threads.size()));
        t.setDaemon(true);
        t.start();
        threads.add(t);
      }
    } catch (Throwable e) {
      failed(e, this);
    }
    takePart(this);
    threads.forEach(ParallelDepthFirst::join);
    others.forEach(this::merge);
    if (failure instanceof Error e) {
      throw e;
    } else if (failure instanceof RuntimeException e) {
      throw e;
    }
  }

  private void takePart(DepthFirst worker) {
    try {
      worker.work(Long.MAX_VALUE);
    } catch (Throwable e) {
      failed(e, worker);
    } finally {
      frontier.close(); // at the end it is closed anyway, else nobody is to wait for this worker
    }
  }

  /**
   * Ends the search for all workers. What was not to be expected outweighs everything else. That
   * the view is too coarse outweighs what was found with it: the search begins anew.
   */
  private synchronized void failed(Throwable e, DepthFirst worker) {
    findings.stop(worker);
    if (failure == null
        || (failure instanceof PrecisionRefined && !(e instanceof PrecisionRefined))) {
      failure = e;
    } else if (!(e instanceof PrecisionRefined) && failure != e) {
      failure.addSuppressed(e);
    }
  }

  private static void join(Thread t) {
    boolean interrupted = false;
    while (t.isAlive()) {
      try {
        t.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Nothing that another worker has seen may be lost, else too much would pass for proved. */
  private void merge(DepthFirst other) {
    transitions += other.transitions;
    deepest = Math.max(deepest, other.deepest);
    executor.merge(other.executor);
    precision.addAll(other.precision);
  }
}
