package dev.assay.symbolic.bound;

import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.symbolic.solve.Answer;
import dev.assay.symbolic.solve.CachingSolver;
import dev.assay.symbolic.solve.CheckedSolver;
import dev.assay.symbolic.solve.Limit;
import dev.assay.symbolic.solve.Portfolio;
import dev.assay.symbolic.solve.Solver;
import dev.assay.symbolic.solve.SolverKind;
import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Solvers at work: blocks of ways that must not exist go to whoever is free, while execution goes
 * on.
 */
final class SolverTeam implements AutoCloseable {
  /** How often, and how often after time is up, an answer is looked for before it is given up. */
  private static final long LOOK_MILLIS = 50;

  private static final int LATE_LOOKS = 6;

  private static final Duration HEAD_START = Duration.ofMillis(300);

  /**
   * A way that exists.
   *
   * @param model inputs that lead there
   */
  record Found(Obligation obligation, Assignment model) {}

  private final Terms terms;
  private final int blockSize;
  private final boolean all;
  private final BoundProgress progress;
  private final Limit limit;
  private final ExecutorService threads;
  private final ThreadLocal<Solver> solvers;
  private final List<Solver> opened = new ArrayList<>();
  private final List<Evaluation> probes = new ArrayList<>();
  private final List<Future<?>> pending = new ArrayList<>();
  private final ConcurrentLinkedQueue<Found> found = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedQueue<String> gaveUp = new ConcurrentLinkedQueue<>();
  private List<Obligation> block = new ArrayList<>();

  SolverTeam(Terms terms, BoundSettings settings, BoundProgress progress, Limit limit) {
    this.terms = terms;
    this.progress = progress;
    boolean atOnce = settings.engine() == BoundSettings.Engine.SEQUENTIAL;
    this.blockSize = atOnce ? Integer.MAX_VALUE : settings.disjuncts();
    this.all = settings.all();
    this.limit = limit.inner();
    this.threads =
        Executors.newFixedThreadPool(
            settings.workers(),
            task -> {
              Thread t = new Thread(null, task, "assay-questions", 512L << 20);
              t.setDaemon(true);
              return t;
            });
    this.solvers =
        ThreadLocal.withInitial(() -> open(settings.solvers(), settings.checksSolvers()));
    probes.add(new Evaluation(new Assignment()));
  }

  private Solver open(List<SolverKind> kinds, boolean checks) {
    List<Solver> each = each(kinds);
    Solver solver =
        new CachingSolver(each.size() == 1 ? each.get(0) : new Portfolio(each, HEAD_START));
    if (checks) {
      solver = new CheckedSolver(solver, each(List.of(SolverKind.values())));
    }
    synchronized (opened) {
      opened.add(solver);
    }
    return solver;
  }

  private List<Solver> each(List<SolverKind> kinds) {
    List<Solver> each = new ArrayList<>();
    for (SolverKind kind : kinds) {
      if (kind.isAvailable()) {
        each.add(progress.effort(kind).solver());
      }
    }
    return each;
  }

  Terms terms() {
    return terms;
  }

  /** Takes a way that must not exist. */
  void submit(Obligation obligation) {
    for (Evaluation probe : probes) {
      // Many ways that exist are found by trying, which costs less than asking.
      if (obligation.path().conditions().stream().allMatch(probe::holds)) {
        found.add(new Found(obligation, probe.assignment()));
        return;
      }
    }
    block.add(obligation);
    if (block.size() >= blockSize) {
      flush();
    }
  }

  /** Sends what was taken and not sent yet. */
  void flush() {
    if (block.isEmpty()) {
      return;
    }
    List<Obligation> sending = block;
    block = new ArrayList<>();
    List<Term> question = new ArrayList<>();
    if (sending.size() == 1) {
      question.addAll(sending.get(0).path().conditions());
    } else {
      List<Term> ways = new ArrayList<>();
      sending.forEach(o -> ways.add(terms.and(o.path().conditions())));
      question.add(terms.or(ways));
    }
    progress.sent++;
    pending.add(
        threads.submit(
            () -> {
              decide(sending, question);
              progress.addSolved();
            }));
  }

  private void decide(List<Obligation> ways, List<Term> question) {
    if (isEnough() || limit.isOver()) {
      gaveUp.add(limit.reason());
      return;
    }
    Answer answer = solvers.get().check(question, limit);
    if (answer instanceof Answer.Sat sat) {
      Evaluation values = new Evaluation(sat.model());
      List<Obligation> others = new ArrayList<>();
      for (Obligation way : ways) {
        if (way.path().conditions().stream().allMatch(values::holds)) {
          found.add(new Found(way, sat.model()));
        } else {
          others.add(way);
        }
      }
      if (all) {
        others.forEach(way -> decide(List.of(way), way.path().conditions()));
      } else {
        limit.cancel(); // the others need not go on
      }
    } else if (answer instanceof Answer.Unknown unknown) {
      gaveUp.add(unknown.reason());
    }
  }

  /** Whether a violation was found and nobody wants another. */
  boolean isEnough() {
    return !all && !found.isEmpty();
  }

  /** Waits until every question is answered. */
  void await() {
    flush();
    for (Future<?> each : pending) {
      try {
        if (!isAnswered(each, limit)) {
          gaveUp.add(limit.reason());
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        limit.cancel();
      } catch (ExecutionException e) {
        throw new IllegalStateException("a solver failed", e.getCause());
      }
    }
    pending.clear();
  }

  List<Found> found() {
    return List.copyOf(found);
  }

  /** Why questions stayed unanswered. */
  List<Incompleteness> gaveUp() {
    return gaveUp.stream().map(SolverTeam::gaveUp).toList();
  }

  /** A question that stayed unanswered. */
  static Incompleteness gaveUp(String why) {
    return new Incompleteness(Reason.SOLVER, "a solver gave up: " + why);
  }

  /** Whether conditions can hold together; null if no solver knows. */
  @Nullable Boolean isPossible(List<Term> conditions, Limit within) {
    for (Evaluation probe : probes) {
      if (conditions.stream().allMatch(probe::holds)) {
        return true;
      }
    }
    Answer answer = ask(conditions, within);
    return answer.isUnknown() ? null : answer.isSat();
  }

  /** Waits for an answer, but not for solvers that do not notice that time is up. */
  private static boolean isAnswered(Future<?> question, Limit within)
      throws InterruptedException, ExecutionException {
    int late = 0;
    while (late < LATE_LOOKS) {
      try {
        question.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        return true;
      } catch (TimeoutException e) {
        late += within.isOver() ? 1 : 0;
      }
    }
    return false;
  }

  /** Asks a solver and waits for the answer. */
  Answer ask(List<Term> conditions, Limit within) {
    try {
      Future<Answer> answer = threads.submit(() -> solvers.get().check(conditions, within));
      return isAnswered(answer, within) ? answer.get() : new Answer.Unknown(within.reason());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Answer.Unknown("interrupted");
    } catch (ExecutionException e) {
      throw new IllegalStateException("a solver failed", e.getCause());
    }
  }

  @Override
  public void close() {
    limit.cancel();
    threads.shutdown();
    try {
      // A solver that is at work must not be closed; one that does not end is left to the JVM's
      // end.
      if (!threads.awaitTermination(1, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return;
    }
    synchronized (opened) {
      opened.forEach(Solver::close);
    }
  }
}
