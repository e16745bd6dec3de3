package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Walk;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Asks several solvers and takes the first answer; the others are told to stop.
 *
 * <p>The first solver has a head start, so that easy questions do not keep every core busy. Each
 * solver has a thread of its own, with a large stack, since solvers may walk deep terms
 * recursively. But small questions, of which there are many, are first tried where they are asked:
 * to hand them over takes as long as to answer them.
 */
public final class Portfolio extends Frames {
  private static final long STACK_BYTES = 512L << 20;

  /** A question of so many terms is small. */
  private static final int SMALL = 2_000;

  /** How long a small question is tried; then it is asked like all others. */
  private static final Duration TRIAL = Duration.ofMillis(100);

  private final List<Solver> solvers;
  private final List<ExecutorService> threads = new ArrayList<>();
  private final Duration headStart;

  /** Held by whoever asks the first solver: it may still be at work on an earlier question. */
  private final Lock firstIsBusy = new ReentrantLock();

  private @Nullable Limit last;

  /** An answer, or what went wrong. */
  private record Outcome(String solver, @Nullable Answer answer, @Nullable Throwable failure) {}

  /**
   * Takes over the solvers, and closes them in the end.
   *
   * @param headStart how long the first one is asked alone
   */
  public Portfolio(List<Solver> solvers, Duration headStart) {
    if (solvers.isEmpty()) {
      throw new IllegalArgumentException("a portfolio needs a solver");
    }
    this.solvers = List.copyOf(solvers);
    this.headStart = headStart;
    for (Solver solver : solvers) {
      threads.add(
          Executors.newSingleThreadExecutor(
              task -> {
                Thread thread =
                    new Thread(null, task, "assay-solver-" + solver.name(), STACK_BYTES);
                thread.setDaemon(true);
                return thread;
              }));
    }
  }

  @Override
  public String name() {
    StringJoiner names = new StringJoiner("+");
    solvers.forEach(solver -> names.add(solver.name()));
    return names.toString();
  }

  @Override
  Answer decide(Limit limit) {
    List<Term> conditions = conditions();
    BlockingQueue<Outcome> outcomes = new ArrayBlockingQueue<>(solvers.size());
    Limit race = limit.inner();
    last = race;
    try {
      Outcome tried = tried(conditions, race);
      if (tried != null && isDecided(tried)) {
        return answerOf(tried);
      }
      ask(0, conditions, race, outcomes);
      Outcome first = outcomes.poll(headStart.toNanos(), TimeUnit.NANOSECONDS);
      if (first != null && isDecided(first)) {
        return answerOf(first);
      }
      for (int i = 1; i < solvers.size(); i++) {
        ask(i, conditions, race, outcomes);
      }
      return await(first, limit, outcomes);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Answer.Unknown("interrupted");
    } finally {
      race.cancel();
    }
  }

  /** Asks the first solver in this thread, if the question is small and the solver free. */
  private @Nullable Outcome tried(List<Term> conditions, Limit race) {
    if (Walk.all(conditions).size() > SMALL || !firstIsBusy.tryLock()) {
      return null;
    }
    try {
      return outcome(solvers.get(0), conditions, race.within(TRIAL));
    } finally {
      firstIsBusy.unlock();
    }
  }

  private Answer await(@Nullable Outcome first, Limit limit, BlockingQueue<Outcome> outcomes)
      throws InterruptedException {
    StringJoiner reasons = new StringJoiner("; ");
    for (int i = 0; i < solvers.size(); i++) {
      Outcome outcome = i == 0 && first != null ? first : outcomes.take();
      if (isDecided(outcome)) {
        return answerOf(outcome);
      }
      if (outcome.answer instanceof Answer.Unknown unknown) {
        reasons.add(outcome.solver + ": " + unknown.reason());
      }
    }
    return new Answer.Unknown(limit.isOver() ? limit.reason() : reasons.toString());
  }

  private void ask(int index, List<Term> conditions, Limit race, BlockingQueue<Outcome> outcomes) {
    Solver solver = solvers.get(index);
    threads
        .get(index)
        .execute(
            () -> {
              if (index == 0) {
                firstIsBusy.lock();
              }
              try {
                outcomes.add(outcome(solver, conditions, race));
              } finally {
                if (index == 0) {
                  firstIsBusy.unlock();
                }
              }
            });
  }

  private static Outcome outcome(Solver solver, List<Term> conditions, Limit race) {
    try {
      return new Outcome(solver.name(), solver.check(conditions, race), null);
    } catch (RuntimeException | Error e) {
      return new Outcome(solver.name(), null, e);
    }
  }

  private static boolean isDecided(Outcome outcome) {
    return outcome.answer == null || !outcome.answer.isUnknown();
  }

  private static Answer answerOf(Outcome outcome) {
    if (outcome.answer == null) {
      throw new IllegalStateException(outcome.solver + " failed", outcome.failure);
    }
    return outcome.answer;
  }

  @Override
  public void close() {
    if (last != null) {
      last.cancel();
    }
    for (int i = 0; i < solvers.size(); i++) {
      // In the thread that used it, after whatever it is still busy with.
      threads.get(i).execute(solvers.get(i)::close);
      threads.get(i).shutdown();
    }
    for (ExecutorService thread : threads) {
      try {
        thread.awaitTermination(10, TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
