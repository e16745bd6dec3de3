package dev.assay.symbolic.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.symbolic.Operations;
import dev.assay.symbolic.Operations.Operation;
import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What solvers believe an operation to compute is what Java computes. */
class OperationsSolvedTest {
  private static final int CASES = 12;
  private static final Limit LIMIT = Limit.of(Duration.ofMinutes(2));

  private static final Terms terms = new Terms();
  private static List<Solver> solvers = List.of();

  @BeforeAll
  static void open() {
    solvers = SolverKind.openAll();
    assertThat(solvers).hasSize(2);
  }

  @AfterAll
  static void close() {
    solvers.forEach(Solver::close);
  }

  /**
   * The operands are variables that are forced to their values in a way that our own simplification
   * does not see, so that the operation itself reaches the solver.
   */
  @ParameterizedTest
  @MethodSource("dev.assay.symbolic.Operations#all")
  void solversComputeWhatJavaComputes(Operation operation) {
    Random random = new Random(operation.name().hashCode() * 31);
    Term x = terms.variable("x" + operation.first(), operation.first());
    Term y = terms.variable("y" + operation.second(), operation.second());
    Term term = operation.term().of(new JavaTerms(terms), x, y);
    if (!term.isExpressible()) {
      for (Solver solver : solvers) {
        Answer answer = solver.check(List.of(terms.eq(term, term), isOne(terms, term)), LIMIT);
        assertThat(answer.isUnknown()).as(solver.name()).isTrue();
      }
      assertThat(operation.name()).matches("frem|drem");
      return;
    }
    for (int i = 0; i < CASES; i++) {
      long a = Operations.random(operation.first(), random);
      long b = Operations.random(operation.second(), random);
      if (!operation.isDefined(b) || isOpen(term, x, a)) {
        continue;
      }
      Term result = terms.constant(term.sort(), operation.java().of(a, b));
      List<Term> given =
          List.of(
              terms.eq(x, terms.constant(operation.first(), a)),
              terms.eq(y, terms.constant(operation.second(), b)));
      String what = operation + " of " + a + " and " + b + " by ";
      for (Solver solver : solvers) {
        assertThat(solver.check(with(given, terms.eq(term, result)), LIMIT))
            .as(what + solver.name())
            .isInstanceOf(Answer.Sat.class);
        assertThat(solver.check(with(given, terms.not(terms.eq(term, result))), LIMIT))
            .as(what + solver.name())
            .isInstanceOf(Answer.Unsat.class);
      }
    }
  }

  /** Whether the result is not defined because NaN has no bits of its own. */
  private static boolean isOpen(Term term, Term x, long a) {
    return term.hasRawBits() && new Evaluation(new Assignment().set(x, a)).isNan(x);
  }

  private static Term isOne(Terms terms, Term term) {
    return terms.eq(term, terms.constant(term.sort(), 1));
  }

  private static List<Term> with(List<Term> given, Term another) {
    List<Term> all = new ArrayList<>(given);
    all.add(another);
    return all;
  }

  /** Solvers also find operands, for results that some operands have. */
  @ParameterizedTest
  @MethodSource("dev.assay.symbolic.Operations#all")
  void solversFindOperandsForAResult(Operation operation) {
    Random random = new Random(operation.name().hashCode() * 37);
    Term x = terms.variable("x" + operation.first(), operation.first());
    Term y = terms.variable("y" + operation.second(), operation.second());
    Term term = operation.term().of(new JavaTerms(terms), x, y);
    // Finding operands of multiplications, divisions and roots can take long; one operand is then
    // given.
    boolean hard = operation.name().matches(".*(mul|div|rem|sqrt)");
    if (!term.isExpressible()) {
      return;
    }
    for (int i = 0; i < 4; i++) {
      long a = Operations.random(operation.first(), random);
      long b = Operations.random(operation.second(), random);
      boolean skipped = hard && operation.first() == Sort.DOUBLE;
      if (!operation.isDefined(b) || skipped || isOpen(term, x, a)) {
        continue;
      }
      List<Term> wanted = new ArrayList<>();
      wanted.add(terms.eq(term, terms.constant(term.sort(), operation.java().of(a, b))));
      if (hard) {
        wanted.add(terms.eq(y, terms.constant(operation.second(), b)));
      }
      for (Solver solver : solvers) {
        // That the operands are right has been checked when they are returned.
        assertThat(solver.check(wanted, LIMIT))
            .as("%s with the result of %d and %d by %s", operation, a, b, solver.name())
            .isInstanceOf(Answer.Sat.class);
      }
    }
  }
}
