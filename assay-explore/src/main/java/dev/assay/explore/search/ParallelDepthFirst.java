package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.PrecisionRefined;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.machine.threads.Stopped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first search by several workers, each in a thread of its own and with a system of its own.
 * This is the first of them. It works alone until the program has turned out not to be small, so
 * that small ones cost nothing more and are explored in the same order every time; then it calls
 * the others.
 */
public class ParallelDepthFirst extends DepthFirst {
  /** So many states are explored before the others are called. */
  public static final long ALONE = 10_000;

  private final long alone;
  private final Workers workers;
  private final List<DepthFirst> others = new ArrayList<>();
  private @Nullable Throwable failure;

  /** Makes the other workers of a search. */
  public interface Workers {
    /** Another worker for the search of the first one, which is between two transitions. */
    DepthFirst spawn(DepthFirst first);

    /** Takes over what a worker's system has learnt and seen, when all work is done. */
    void merge(DepthFirst worker);
  }

  /**
   * @param alone how many states the first worker explores alone
   */
  public ParallelDepthFirst(
      TransitionSystem system,
      Independence independence,
      Specification specification,
      Settings settings,
      Progress progress,
      long alone,
      Workers workers) {
    super(system, independence, specification, settings, progress);
    this.alone = alone;
    this.workers = workers;
  }

  @Override
  protected boolean explore() {
    begin();
    work(alone);
    if (!frontier.isOver() && !isStopped()) {
      leavesInNoOrder();
      for (int i = 1; i < settings.tactics().workers(); i++) {
        others.add(workers.spawn(this));
      }
      workTogether();
    }
    return isExhausted() && others.stream().allMatch(DepthFirst::isExhausted);
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
    } catch (Stopped e) {
      worker.endAtLimit();
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
    workers.merge(other);
  }
}
