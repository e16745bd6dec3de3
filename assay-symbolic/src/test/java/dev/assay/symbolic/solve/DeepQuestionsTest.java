package dev.assay.symbolic.solve;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.z3.Context;
import com.microsoft.z3.Status;
import dev.assay.symbolic.RandomTerms;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.SmtLib;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Large questions, and questions as text. */
class DeepQuestionsTest {
  private static final Limit LIMIT = Limit.of(Duration.ofMinutes(2));

  private final Terms terms = new Terms();
  private final JavaTerms java = new JavaTerms(terms);

  /** Solvers may be recursive where terms are deep; they get stacks for that in a portfolio. */
  @ParameterizedTest
  @EnumSource(SolverKind.class)
  void deepTermsReachTheSolver(SolverKind kind) {
    Term x = terms.variable("x", Sort.INT);
    Term value = x;
    for (int i = 0; i < 2_000; i++) {
      Term p = terms.variable("p" + i % 100, Sort.BOOL);
      value = java.xor(terms.ite(p, value, x), java.add(value, terms.ofInt(i)));
    }
    try (Solver solver = new Portfolio(List.of(kind.open()), Duration.ZERO)) {
      Term odd = java.eq(java.and(value, terms.ofInt(1)), terms.ofInt(1));
      assertThat(solver.check(List.of(odd), LIMIT).isSat()).isTrue();
    }
  }

  @Test
  void printedQuestionsHaveTheSameAnswers() {
    int sat = 0;
    try (Context z3 = new Context();
        Solver solver = SolverKind.BITWUZLA.open()) {
      for (int seed = 0; seed < 60; seed++) {
        Random random = new Random(seed);
        RandomTerms made =
            new RandomTerms(
                terms,
                random,
                Sort.BOOL,
                Sort.bits(3),
                Sort.bits(8),
                Sort.INT,
                Sort.FLOAT,
                Sort.INT.arrayOf());
        made.grow(20, 3, 8, 32);
        Term bits = terms.fpToBits(java.fneg(made.any(Sort.FLOAT)));
        Term cast = java.toInt(java.fadd(made.any(Sort.FLOAT), made.any(Sort.FLOAT)));
        Term wide = java.toLong(java.f2d(java.toFloat(made.any(Sort.INT))));
        List<Term> conditions =
            List.of(
                made.any(Sort.BOOL),
                java.lt(bits, cast),
                terms.or(made.condition(), java.lt(wide, terms.ofLong(seed - 30))));
        com.microsoft.z3.Solver reader = z3.mkSolver();
        reader.fromString(SmtLib.script(conditions));
        boolean isSat = reader.check() == Status.SATISFIABLE;
        sat += isSat ? 1 : 0;
        assertThat(solver.check(conditions, LIMIT).isSat()).as("seed %d", seed).isEqualTo(isSat);
      }
    }
    assertThat(sat).isBetween(10, 58);
  }
}
