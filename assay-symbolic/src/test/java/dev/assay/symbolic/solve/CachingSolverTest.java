package dev.assay.symbolic.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** What is asked, and what is not; and what is believed. */
class CachingSolverTest {
  private static final Limit LIMIT = Limit.of(Duration.ofMinutes(1));

  private final Terms terms = new Terms();
  private final JavaTerms java = new JavaTerms(terms);
  private final Term x = terms.variable("x", Sort.INT);
  private final Term y = terms.variable("y", Sort.INT);
  private final Term z = terms.variable("z", Sort.INT);

  private Term is(Term term, int value) {
    return java.eq(term, terms.ofInt(value));
  }

  @Test
  void conditionsWithoutCommonVariablesAreSeparate() {
    Term both = java.lt(x, y);
    Term single = is(java.mul(z, z), 49);
    Term more = is(java.add(x, y), 10);
    assertThat(IndependentParts.of(List.of(terms.and(both, single), terms.yes(), more)))
        .containsExactlyInAnyOrder(Set.of(both, more), Set.of(single));
  }

  /** Terms that have only a constant in common have nothing to do with each other. */
  @Test
  void constantsDoNotConnect() {
    Term a = java.lt(x, terms.ofInt(12345));
    Term b = java.lt(y, terms.ofInt(12345));
    assertThat(IndependentParts.of(List.of(a, b))).hasSize(2);
  }

  @Test
  void answersAreRememberedAndValuesTriedAgain() {
    try (CachingSolver solver = new CachingSolver(SolverKind.Z3.open())) {
      Term square = is(java.mul(x, x), 49);
      assertThat(solver.check(List.of(square), LIMIT).isSat()).isTrue();
      assertThat(solver.asked()).isEqualTo(1);
      assertThat(solver.check(List.of(square, java.lt(y, z)), LIMIT).isSat()).isTrue();
      assertThat(solver.asked()).isEqualTo(2);
      assertThat(solver.known()).isEqualTo(1);
      assertThat(solver.check(List.of(java.ne(x, terms.ofInt(5)), square), LIMIT).isSat()).isTrue();
      assertThat(solver.reused()).isEqualTo(1);
      assertThat(solver.asked()).isEqualTo(2);
      List<Term> impossible = List.of(java.lt(x, y), java.lt(y, z), java.lt(z, x));
      assertThat(solver.check(impossible, LIMIT).isUnsat()).isTrue();
      assertThat(solver.check(impossible, LIMIT).isUnsat()).isTrue();
      assertThat(solver.asked()).isEqualTo(3);
    }
  }

  @Test
  void partsGiveOneModel() {
    try (CachingSolver solver = new CachingSolver(SolverKind.BITWUZLA.open())) {
      List<Term> all = List.of(is(java.mul(x, x), 49), is(java.mul(y, y), 25), java.lt(z, x));
      Answer.Sat sat = (Answer.Sat) solver.check(all, LIMIT);
      Evaluation evaluation = new Evaluation(sat.model());
      assertThat(all).allMatch(evaluation::holds);
    }
  }

  /** What no solver can express may still hold for values at hand; or it is not known. */
  @Test
  void inexpressibleConditionsAreTriedOnly() {
    try (CachingSolver solver = new CachingSolver(SolverKind.Z3.open())) {
      Term f = terms.variable("f", Sort.FLOAT);
      Term rest = java.frem(f, terms.ofFloat(3));
      Term isTwo = terms.eq(rest, terms.ofFloat(2));
      Answer unknown = solver.check(List.of(isTwo), LIMIT);
      assertThat(unknown)
          .isInstanceOfSatisfying(
              Answer.Unknown.class, answer -> assertThat(answer.reason()).contains("FP_REM"));
      Term given = terms.eq(f, terms.ofFloat(11));
      assertThat(solver.check(List.of(given), LIMIT).isSat()).isTrue();
      assertThat(solver.check(List.of(given, isTwo), LIMIT).isSat()).isTrue();
    }
  }

  @Test
  void wrongModelsAreNotBelieved() {
    List<Term> seen = new ArrayList<>();
    Frames liar =
        new Frames() {
          @Override
          public String name() {
            return "liar";
          }

          @Override
          Answer decide(Limit limit) {
            seen.addAll(conditions());
            return new Answer.Sat(new Assignment().set(x, 1));
          }

          @Override
          public void close() {}
        };
    assertThat(liar.check(List.of(is(x, 1)), LIMIT).isSat()).isTrue();
    assertThatThrownBy(() -> liar.check(List.of(is(x, 2)), LIMIT))
        .isInstanceOf(WrongModel.class)
        .hasMessageContaining("liar");
    assertThat(seen).containsExactly(is(x, 1), is(x, 2));
    try (Portfolio portfolio = new Portfolio(List.of(liar), Duration.ZERO)) {
      assertThatThrownBy(() -> portfolio.check(List.of(is(x, 2)), LIMIT))
          .hasCauseInstanceOf(WrongModel.class);
    }
  }

  @Test
  void aPortfolioTakesTheFirstAnswer() {
    Frames slow =
        new Frames() {
          @Override
          public String name() {
            return "slow";
          }

          @Override
          Answer decide(Limit limit) {
            while (!limit.isOver()) {
              Thread.onSpinWait();
            }
            return new Answer.Unknown(limit.reason());
          }

          @Override
          public void close() {}
        };
    try (Portfolio portfolio =
        new Portfolio(List.of(slow, SolverKind.BITWUZLA.open()), Duration.ofMillis(5))) {
      for (int i = 0; i < 20; i++) {
        Term condition = is(java.mul(x, terms.ofInt(2 * i + 1)), 100);
        assertThat(portfolio.check(List.of(condition), LIMIT).isSat()).isTrue();
        assertThat(portfolio.check(List.of(condition, java.lt(x, y), java.lt(y, x)), LIMIT))
            .isEqualTo(new Answer.Unsat());
      }
    }
  }

  /** A solver that does not stop when it is told to is still busy when the next question comes. */
  @Test
  void aSolverIsNotAskedByTwoThreadsAtOnce() {
    AtomicInteger atOnce = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Frames stubborn =
        new Frames() {
          @Override
          public String name() {
            return "stubborn";
          }

          @Override
          Answer decide(Limit limit) {
            most.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
            LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
            atOnce.decrementAndGet();
            return new Answer.Unknown("not in the mood");
          }

          @Override
          public void close() {}
        };
    try (Portfolio portfolio =
        new Portfolio(List.of(stubborn, SolverKind.BITWUZLA.open()), Duration.ZERO)) {
      for (int i = 0; i < 10; i++) {
        Term condition = is(java.mul(x, terms.ofInt(2 * i + 1)), 100);
        assertThat(portfolio.check(List.of(condition), LIMIT).isSat()).isTrue();
      }
    }
    assertThat(most).hasValue(1);
  }
}
