package dev.assay.symbolic.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What cannot happen counts only if all solvers say so. */
class CheckedSolverTest {
  private final Terms terms = new Terms();
  private final JavaTerms java = new JavaTerms(terms);
  private final Term x = terms.variable("x", Sort.INT);
  private final List<Term> possible = List.of(java.eq(x, terms.ofInt(3)));
  private final List<Term> impossible =
      List.of(java.eq(java.mul(x, x), terms.ofInt(3)), java.lt(x, terms.ofInt(9)));

  /** Gives the same answer to every question. */
  private static final class Stubborn extends Frames {
    private final Answer answer;
    private int asked;

    Stubborn(Answer answer) {
      this.answer = answer;
    }

    @Override
    public String name() {
      return "Stubborn";
    }

    @Override
    Answer decide(Limit limit) {
      asked++;
      return answer;
    }

    @Override
    public void close() {}
  }

  private static Answer ask(List<Term> question, Solver first, Solver... others) {
    try (Solver solver = new CheckedSolver(first, List.of(others))) {
      return solver.check(question, Limit.none());
    }
  }

  @Test
  void allSaySo() {
    assertThat(
            ask(
                impossible,
                SolverKind.BITWUZLA.open(),
                SolverKind.BITWUZLA.open(),
                SolverKind.Z3.open()))
        .isEqualTo(new Answer.Unsat());
  }

  @Test
  void oneThatIsWrongIsNotBelieved() {
    Answer answer =
        ask(
            possible,
            new Stubborn(new Answer.Unsat()),
            new Stubborn(new Answer.Unsat()),
            SolverKind.Z3.open());
    assertThat(answer).isEqualTo(new Answer.Unknown("solvers disagree: Z3 knows a solution"));
  }

  @Test
  void oneThatDoesNotKnowConfirmsNothing() {
    Answer answer =
        ask(
            impossible,
            SolverKind.Z3.open(),
            SolverKind.Z3.open(),
            new Stubborn(new Answer.Unknown("tired")));
    assertThat(answer).isEqualTo(new Answer.Unknown("Stubborn did not confirm an answer: tired"));
  }

  @Test
  void oneAloneConfirmsNothing() {
    assertThat(ask(impossible, SolverKind.Z3.open(), SolverKind.Z3.open()).isUnknown()).isTrue();
  }

  @Test
  void solutionsAreNotAskedForAgain() {
    Stubborn other = new Stubborn(new Answer.Unsat());
    assertThat(ask(possible, SolverKind.Z3.open(), other, other).isSat()).isTrue();
    assertThat(other.asked).isZero();
  }

  @Test
  void theSameQuestionIsConfirmedOnce() {
    Stubborn other = new Stubborn(new Answer.Unsat());
    try (Solver solver = new CheckedSolver(SolverKind.Z3.open(), List.of(other, other))) {
      assertThat(solver.check(impossible, Limit.none()).isUnsat()).isTrue();
      assertThat(solver.check(impossible, Limit.none()).isUnsat()).isTrue();
    }
    assertThat(other.asked).isEqualTo(2);
  }
}
