package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.explore.Granularity.Aspect;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What one worker meets with is known to all, and to whoever has asked for the search. */
class TeamTest {
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
    final Subject subject;
    final Granularity granularity = new Granularity(Set.of());
    final Stepper stepper;
    final Judge judge;

    Rig(Path file) throws IOException {
      Settings expected = TestPrograms.Expectation.of(file).settings();
      settings = expected.withTactics(expected.tactics().withWorkers(2));
      subject = programs.subject(file, settings, false);
      refine();
      stepper = subject.stepper(granularity, settings);
      judge = judge(stepper, granularity);
      stepper.restoreAfterAbort(subject.initial());
    }

    private Judge judge(Stepper s, Granularity g) {
      Evaluator evaluator = new Evaluator(s, subject.sights(), g);
      return new Judge(subject.sights(), new Invariants(settings.properties(), subject, evaluator));
    }

    private void refine() {
      Stepper once = subject.stepper(granularity, settings);
      boolean isDone = false;
      while (!isDone) {
        once.restoreAfterAbort(subject.initial());
        try {
          new DepthFirst(once, settings, granularity, judge(once, granularity), new Progress())
              .run(subject.initial());
          isDone = true;
        } catch (Refined e) {
          isDone = false;
        }
      }
    }

    /**
     * Another worker that does something of its own when it reaches a state, and there is something
     * to do for the first as well.
     */
    DepthFirst another(DepthFirst first, Consumer<Granularity> atState) {
      Granularity copy = granularity.copy();
      Stepper other = subject.stepper(subject.workplace().another(), copy, settings);
      Evaluator evaluator = new Evaluator(other, subject.sights(), copy);
      Judge itsJudge = new Judge(subject.sights(), new Invariants(judge.invariants(), evaluator));
      return new DepthFirst(other, copy, itsJudge, first) {
        @Override
        boolean isToBeEntered(int state, int steps) {
          if (!frontier.open().isEmpty()) {
            atState.accept(copy);
          }
          return super.isToBeEntered(state, steps);
        }
      };
    }

    /**
     * A team whose first worker does something of its own when it reaches a state, and there is
     * something to do for the other as well.
     */
    Team team(Function<DepthFirst, DepthFirst> hire, Runnable atState) {
      return new Team(stepper, settings, granularity, judge, new Progress(), 0, hire) {
        @Override
        boolean isToBeEntered(int state, int steps) {
          if (steps > 0 && !frontier.open().isEmpty()) {
            atState.run();
          }
          return super.isToBeEntered(state, steps);
        }
      };
    }

    /** A search all of whose work is done by the second worker, before the first begins. */
    Team searchedByTheOther() {
      Team team =
          team(
              first -> {
                DepthFirst other = another(first, g -> {});
                other.work(Long.MAX_VALUE);
                assertThat(first.transitions).isZero();
                assertThat(other.transitions).isGreaterThan(0);
                return other;
              },
              () -> {});
      team.run(subject.initial());
      return team;
    }

    /** A search in which the second worker throws something; the first is at work until then. */
    Team whoseSecondWorkerFails(Consumer<Granularity> failing) {
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
    Team team = new Rig(CLOCK).searchedByTheOther();
    assertThat(team.stepper.steering().surroundings())
        .anySatisfy(s -> assertThat(s).contains("ClockStandsStill.java"));
  }

  @Test
  void timeLimitsThatAnotherWorkerPassesOverAreNotLost() throws IOException {
    assertThat(new Rig(TIMED).searchedByTheOther().stepper.hasPassedOverTimeouts()).isTrue();
  }

  @Test
  void anInvariantThatAnotherWorkerHasAskedIsAnswered() throws IOException {
    for (Path file : List.of(BOUND, PHASES)) {
      Rig rig = new Rig(file);
      assertThat(rig.judge.invariants().unanswered()).isNotEmpty();
      rig.searchedByTheOther();
      assertThat(rig.judge.invariants().unanswered()).isEmpty();
    }
  }

  @Test
  void whatAnotherWorkerHasFoundAndDoneIsCounted() throws IOException {
    Rig rig = new Rig(CIRCULAR);
    long before = rig.stepper.executed();
    Team team = rig.searchedByTheOther();
    assertThat(team.violations()).extracting(Violation::kind).containsExactly("deadlock");
    assertThat(team.violations().get(0).moves()).isNotEmpty();
    assertThat(team.transitions).isGreaterThan(0);
    assertThat(team.deepest).isGreaterThan(0);
    assertThat(rig.stepper.executed()).isGreaterThan(before);
  }

  @Test
  void limitsThatAnotherWorkerReachesAreNotLost() throws IOException {
    Rig rig = new Rig(DINING);
    Team team =
        rig.team(
            first -> {
              DepthFirst other = rig.another(first, g -> {});
              other.cut("something is left out");
              other.work(Long.MAX_VALUE);
              return other;
            },
            () -> {});
    team.run(rig.subject.initial());
    assertThat(team.reasons()).containsExactly("something is left out");
  }

  @Test
  void whateverIsThrownInAnotherWorkerIsThrownToTheCaller() throws IOException {
    for (Throwable t :
        List.of(
            new IllegalStateException("a mistake in Assay"),
            new OutOfMemoryError("for the test"),
            new StackOverflowError())) {
      Rig rig = new Rig(DINING);
      Team team = rig.whoseSecondWorkerFails(g -> Reckless.toss(t));
      assertThatThrownBy(() -> team.run(rig.subject.initial())).isSameAs(t);
      assertThat(Thread.getAllStackTraces().keySet())
          .extracting(Thread::getName)
          .noneMatch(name -> name.startsWith("assay-worker"));
    }
  }

  @Test
  void whatAnotherWorkerLearnsIsKnownWhenTheSearchBeginsAnew() throws IOException {
    Rig rig = new Rig(DINING);
    Team team =
        rig.whoseSecondWorkerFails(
            g -> {
              g.add(Aspect.LIFE);
              throw Refined.INSTANCE;
            });
    assertThatThrownBy(() -> team.run(rig.subject.initial())).isSameAs(Refined.INSTANCE);
    assertThat(rig.granularity.has(Aspect.LIFE)).isTrue();
    assertThat(rig.granularity.has(Aspect.INTERRUPTS)).isFalse();
  }

  @Test
  void aMistakeIsNotHiddenByTheNeedForAFinerView() throws IOException {
    Rig rig = new Rig(DINING);
    CountDownLatch both = new CountDownLatch(2);
    IllegalStateException mistake = new IllegalStateException("a mistake in Assay");
    Team team =
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
              throw Refined.INSTANCE;
            });
    assertThatThrownBy(() -> team.run(rig.subject.initial())).isSameAs(mistake);
  }

  @Test
  void theOthersAreNotCalledForASmallProgram() throws IOException {
    Rig rig = new Rig(DINING);
    Function<DepthFirst, DepthFirst> nobody =
        first -> {
          throw new AssertionError("somebody was called");
        };
    Team team =
        new Team(
            rig.stepper,
            rig.settings,
            rig.granularity,
            rig.judge,
            new Progress(),
            Team.ALONE,
            nobody);
    team.run(rig.subject.initial());
    assertThat(team.visited.count()).isBetween(10L, Team.ALONE);
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
