package dev.assay.symbolic.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is counted of the work of solvers. */
class SolverEffortTest {
  private static final Limit LIMIT = Limit.of(Duration.ofMinutes(1));

  private final Terms terms = new Terms();
  private final JavaTerms java = new JavaTerms(terms);
  private final Term x = terms.variable("x", Sort.INT);
  private final Term square = java.eq(java.mul(x, x), terms.ofInt(49));

  @ParameterizedTest
  @EnumSource(SolverKind.class)
  void onlyQuestionsThatAreDecidedCountAndAllTakeTime(SolverKind kind) {
    SolverEffort effort = new SolverEffort(kind);
    assertThat(effort.elapsedNanos()).isZero();
    try (Solver one = effort.solver();
        Solver other = effort.solver()) {
      one.add(square);
      assertThat(one.check(LIMIT).isSat()).isTrue();
      assertThat(other.check(List.of(square, java.lt(x, x)), LIMIT).isUnsat()).isTrue();
      assertThat(effort.decided()).isEqualTo(2);
      long before = effort.elapsedNanos();
      assertThat(before).isPositive();
      Limit over = Limit.none();
      over.cancel();
      assertThat(one.check(over).isUnknown()).isTrue();
      assertThat(effort.decided()).isEqualTo(2);
      assertThat(effort.elapsedNanos()).isGreaterThan(before);
    }
  }

  @ParameterizedTest
  @EnumSource(SolverKind.class)
  void timeGoesOnWhileAQuestionIsOpen(SolverKind kind) throws InterruptedException {
    SolverEffort effort = new SolverEffort(kind);
    effort.begin();
    Thread.sleep(5);
    long open = effort.elapsedNanos();
    assertThat(open).isGreaterThan(1_000_000);
    effort.end(true);
    assertThat(effort.elapsedNanos()).isGreaterThanOrEqualTo(open);
  }
}
