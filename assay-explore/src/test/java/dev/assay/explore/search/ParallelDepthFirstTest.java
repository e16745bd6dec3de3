package dev.assay.explore.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.explore.TestPrograms;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.PrecisionRefined;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.property.Invariants;
import dev.assay.explore.property.PredicateEvaluator;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.Precision.Aspect;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What one worker meets with is known to all, and to whoever has asked for the search. */
class ParallelDepthFirstTest {
  private static final Path ROOT = Path.of("src/test/programs");
  private static final Path DINING = ROOT.resolve("verified/dining/DiningOrdered.java");
  private static final Path CIRCULAR = ROOT.resolve("violation/dining/DiningCircular.java");
  private static final Path CLOCK = ROOT.resolve("inconclusive/environment/ClockStandsStill.java");
  private static final Path TIMED = ROOT.resolve("inconclusive/environment/TimesOutTooEarly.java");
  private static final Path BOUND = ROOT.resolve("verified/invariants/InvariantBound.java");
  private static final Path PHASES = ROOT.resolve("verified/stepinvariants/StepPhases.java");
  private static TestPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs = TestPrograms.compile(ROOT, List.of(DINING, CIRCULAR, CLOCK, TIMED, BOUND, PHASES));
  }

  /** A program, explored once already, so that the view is fine enough; nothing else is known. */
  private static final class Rig {
    final Settings settings;
    final ProgramUnderTest subject;
    final Precision precision = new Precision(Set.of());
    final ProgramTransitions transitions;
    final SafetyChecker checker;

    /** The precision and the system of the second worker. */
    @Nullable Precision copy;

    @Nullable ProgramTransitions other;

    Rig(Path file) throws IOException {
      Settings expected = TestPrograms.Expectation.of(file).settings();
      settings = expected.withTactics(expected.tactics().withWorkers(2));
      subject = programs.subject(file, settings, false);
      refine();
      transitions = subject.transitions(precision, settings);
      checker = checker(transitions, precision);
      transitions.beginAnew();
    }

    private SafetyChecker checker(ProgramTransitions t, Precision p) {
      PredicateEvaluator evaluator = new PredicateEvaluator(t, p);
      return new SafetyChecker(
          t, p, new Invariants(settings.properties(), subject, evaluator), settings);
    }

    private void refine() {
      ProgramTransitions once = subject.transitions(precision, settings);
      boolean isDone = false;
      while (!isDone) {
        once.beginAnew();
        try {
          new DepthFirst(once, once, checker(once, precision), settings, new Progress()).run();
          isDone = true;
        } catch (PrecisionRefined e) {
          isDone = false;
        }
      }
    }

    /**
     * Another worker that does something of its own when it reaches a state, and there is something
     * to do for the first as well.
     */
    DepthFirst another(DepthFirst first, Consumer<Precision> atState) {
      Precision its = precision.copy();
      ProgramTransitions system = subject.transitionsOfWorker(its, settings);
      PredicateEvaluator evaluator = new PredicateEvaluator(system, its);
      Invariants invariants = new Invariants(checker.invariants(), evaluator);
      SafetyChecker itsChecker = new SafetyChecker(system, its, invariants, settings);
      copy = its;
      other = system;
      return new DepthFirst(system, system, itsChecker, first) {
        @Override
        boolean isToBeEntered(int state, int steps) {
          if (!frontier.open().isEmpty()) {
            atState.accept(its);
          }
          return super.isToBeEntered(state, steps);
        }
      };
    }

    /**
     * A team whose first worker does something of its own when it reaches a state, and there is
     * something to do for the other as well.
     */
    ParallelDepthFirst team(Function<DepthFirst, DepthFirst> spawn, Runnable atState) {
      return new ParallelDepthFirst(
          transitions, transitions, checker, settings, new Progress(), 0, workers(spawn)) {
        @Override
        boolean isToBeEntered(int state, int steps) {
          if (steps > 0 && !frontier.open().isEmpty()) {
            atState.run();
          }
          return super.isToBeEntered(state, steps);
        }
      };
    }

    /** Workers that are made in this way, and merged as in any search. */
    ParallelDepthFirst.Workers workers(Function<DepthFirst, DepthFirst> spawn) {
      return new ParallelDepthFirst.Workers() {
        @Override
        public DepthFirst spawn(DepthFirst first) {
          return spawn.apply(first);
        }

        @Override
        public void merge(DepthFirst worker) {
          transitions.merge(Objects.requireNonNull(other));
          precision.addAll(Objects.requireNonNull(copy));
        }
      };
    }

    /** A search all of whose work is done by the second worker, before the first begins. */
    ParallelDepthFirst searchedByTheOther() {
      ParallelDepthFirst team =
          team(
              first -> {
                DepthFirst other = another(first, g -> {});
                other.work(Long.MAX_VALUE);
                assertThat(first.transitions).isZero();
                assertThat(other.transitions).isGreaterThan(0);
                return other;
              },
              () -> {});
      team.run();
      return team;
    }

    /** A search in which the second worker throws something; the first is at work until then. */
    ParallelDepthFirst whoseSecondWorkerFails(Consumer<Precision> failing) {
      CountDownLatch failed = new CountDownLatch(1);
      return team(
          first ->
              another(
                  first,
                  g -> {
                    failed.countDown();
                    failing.accept(g);
                  }),
          () -> await(failed));
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void whatTheProgramAsksForInAnotherWorkerIsNotLost() throws IOException {
    Rig rig = new Rig(CLOCK);
    rig.searchedByTheOther();
    assertThat(rig.transitions.nondeterminism())
        .anySatisfy(i -> assertThat(i.message()).contains("ClockStandsStill.java"));
  }

  @Test
  void timeLimitsThatAnotherWorkerPassesOverAreNotLost() throws IOException {
    Rig rig = new Rig(TIMED);
    rig.searchedByTheOther();
    assertThat(rig.transitions.hasPassedOverTimeouts()).isTrue();
  }

  @Test
  void anInvariantThatAnotherWorkerHasAskedIsAnswered() throws IOException {
    for (Path file : List.of(BOUND, PHASES)) {
      Rig rig = new Rig(file);
      assertThat(rig.checker.invariants().unanswered()).isNotEmpty();
      rig.searchedByTheOther();
      assertThat(rig.checker.invariants().unanswered()).isEmpty();
    }
  }

  @Test
  void whatAnotherWorkerHasFoundAndDoneIsCounted() throws IOException {
    Rig rig = new Rig(CIRCULAR);
    long before = rig.transitions.executed();
    ParallelDepthFirst team = rig.searchedByTheOther();
    assertThat(team.violations()).extracting(Violation::kind).containsExactly("deadlock");
    assertThat(team.violations().get(0).moves()).isNotEmpty();
    assertThat(team.transitions).isGreaterThan(0);
    assertThat(team.deepest).isGreaterThan(0);
    assertThat(rig.transitions.executed()).isGreaterThan(before);
  }

  @Test
  void limitsThatAnotherWorkerReachesAreNotLost() throws IOException {
    Rig rig = new Rig(DINING);
    Incompleteness left = new Incompleteness(Reason.UNSUPPORTED, "something is left out");
    ParallelDepthFirst team =
        rig.team(
            first -> {
              DepthFirst other = rig.another(first, g -> {});
              other.incomplete(left);
              other.work(Long.MAX_VALUE);
              return other;
            },
            () -> {});
    team.run();
    assertThat(team.incompleteness()).containsExactly(left);
  }

  @Test
  void whateverIsThrownInAnotherWorkerIsThrownToTheCaller() throws IOException {
    for (Throwable t :
        List.of(
            new IllegalStateException("a mistake in Assay"),
            new OutOfMemoryError("for the test"),
            new StackOverflowError())) {
      Rig rig = new Rig(DINING);
      ParallelDepthFirst team = rig.whoseSecondWorkerFails(g -> Reckless.toss(t));
      assertThatThrownBy(() -> team.run()).isSameAs(t);
      assertThat(Thread.getAllStackTraces().keySet())
          .extracting(Thread::getName)
          .noneMatch(name -> name.startsWith("assay-worker"));
    }
  }

  @Test
  void whatAnotherWorkerLearnsIsKnownWhenTheSearchBeginsAnew() throws IOException {
    Rig rig = new Rig(DINING);
    ParallelDepthFirst team =
        rig.whoseSecondWorkerFails(
            g -> {
              g.add(Aspect.LIFE);
              throw PrecisionRefined.INSTANCE;
            });
    assertThatThrownBy(() -> team.run()).isSameAs(PrecisionRefined.INSTANCE);
    assertThat(rig.precision.has(Aspect.LIFE)).isTrue();
    assertThat(rig.precision.has(Aspect.INTERRUPTS)).isFalse();
  }

  @Test
  void aMistakeIsNotHiddenByTheNeedForAFinerView() throws IOException {
    Rig rig = new Rig(DINING);
    CountDownLatch both = new CountDownLatch(2);
    IllegalStateException mistake = new IllegalStateException("a mistake in Assay");
    ParallelDepthFirst team =
        rig.team(
            first ->
                rig.another(
                    first,
                    g -> {
                      both.countDown();
                      await(both);
                      throw mistake;
                    }),
            () -> {
              both.countDown();
              await(both);
              throw PrecisionRefined.INSTANCE;
            });
    assertThatThrownBy(() -> team.run()).isSameAs(mistake);
  }

  @Test
  void theOthersAreNotCalledForASmallProgram() throws IOException {
    Rig rig = new Rig(DINING);
    Function<DepthFirst, DepthFirst> nobody =
        first -> {
          throw new AssertionError("somebody was called");
        };
    ParallelDepthFirst team =
        new ParallelDepthFirst(
            rig.transitions,
            rig.transitions,
            rig.checker,
            rig.settings,
            new Progress(),
            ParallelDepthFirst.ALONE,
            rig.workers(nobody));
    team.run();
    assertThat(team.visited.count()).isBetween(10L, ParallelDepthFirst.ALONE);
  }

  /** Throws anything at all. */
  private static final class Reckless {
    private Reckless() {}

    static void toss(Throwable t) {
      if (t instanceof Error e) {
        throw e;
      }
      throw (RuntimeException) t;
    }
  }
}
