package dev.assay.symbolic.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Questions end in time, and a solver can be used after it was stopped. */
class LimitTest {
  private final Terms terms = new Terms();
  private final JavaTerms java = new JavaTerms(terms);
  private final Term x = terms.variable("x", Sort.LONG);
  private final Term y = terms.variable("y", Sort.LONG);

  static Stream<Arguments> solvers() {
    return Stream.<Arguments>of(
        Arguments.of("Z3", (Supplier<Solver>) SolverKind.Z3::open),
        Arguments.of("Bitwuzla", (Supplier<Solver>) SolverKind.BITWUZLA::open),
        Arguments.of(
            "portfolio",
            (Supplier<Solver>) () -> new Portfolio(SolverKind.openAll(), Duration.ZERO)),
        Arguments.of(
            "cache", (Supplier<Solver>) () -> new CachingSolver(SolverKind.BITWUZLA.open())));
  }

  /** The factors of a product of two large primes. */
  private List<Term> hard() {
    Term a = java.i2l(terms.variable("a", Sort.INT));
    Term b = java.i2l(terms.variable("b", Sort.INT));
    Term one = terms.ofLong(1);
    Term product = terms.ofLong(1500450271L * 2038074743L);
    return List.of(java.eq(java.mul(a, b), product), java.lt(one, a), java.lt(one, b));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("solvers")
  void timeRunsOut(String name, Supplier<Solver> open) {
    try (Solver solver = open.get()) {
      long start = System.nanoTime();
      Answer answer = solver.check(hard(), Limit.of(Duration.ofMillis(300)));
      assertThat(answer).isEqualTo(new Answer.Unknown("out of time"));
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
      canStillBeAsked(solver);
    }
  }

  /** However soon it was cut off, it is right when it is asked again. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("solvers")
  void theSameQuestionAgain(String name, Supplier<Solver> open) {
    Term a = terms.variable("a", Sort.INT);
    Term zero = terms.ofInt(0);
    Term absolute = terms.ite(java.lt(a, zero), java.neg(a), a);
    List<Term> question =
        List.of(java.eq(java.mul(a, absolute), zero), java.eq(absolute, java.mul(a, a)));
    try (Solver solver = open.get()) {
      for (int micros = 0; micros < 400; micros += 4) {
        Duration soon = Duration.ofNanos(micros * 1000L);
        Answer first = solver.check(question, Limit.of(soon));
        assertThat(first.isUnsat()).isFalse();
        assertThat(solver.check(question, Limit.none()).isSat()).isTrue();
        canStillBeAsked(solver);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("solvers")
  void anotherThreadCancels(String name, Supplier<Solver> open) throws InterruptedException {
    try (Solver solver = open.get()) {
      for (int delay : new int[] {0, 1, 100}) {
        Limit limit = Limit.of(Duration.ofMinutes(2));
        Thread other =
            new Thread(
                () -> {
                  try {
                    Thread.sleep(delay);
                  } catch (InterruptedException e) {
                    return;
                  }
                  limit.cancel();
                });
        long start = System.nanoTime();
        other.start();
        Answer answer = solver.check(hard(), limit);
        other.join();
        assertThat(answer).isEqualTo(new Answer.Unknown("cancelled"));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
        canStillBeAsked(solver);
      }
    }
  }

  private void canStillBeAsked(Solver solver) {
    Limit limit = Limit.of(Duration.ofMinutes(1));
    Term equation = java.eq(java.add(java.mul(x, terms.ofLong(3)), y), terms.ofLong(1000));
    assertThat(solver.check(List.of(equation, java.gt(x, y)), limit).isSat()).isTrue();
    assertThat(solver.check(List.of(java.lt(x, y), java.lt(y, x)), limit).isUnsat()).isTrue();
  }
}
