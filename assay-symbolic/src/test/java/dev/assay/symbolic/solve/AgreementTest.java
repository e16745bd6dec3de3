package dev.assay.symbolic.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.symbolic.RandomTerms;
import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import dev.assay.symbolic.term.Walk;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Solvers agree with trying all values, and with each other, however they are asked. */
class AgreementTest {
  private static final Limit LIMIT = Limit.of(Duration.ofMinutes(5));

  private List<Solver> solvers = List.of();

  @BeforeEach
  void open() {
    List<Solver> all = new ArrayList<>(SolverKind.openAll());
    all.add(new CachingSolver(SolverKind.Z3.open()));
    all.add(new CachingSolver(SolverKind.BITWUZLA.open()));
    all.add(new Portfolio(SolverKind.openAll(), Duration.ofMillis(1)));
    solvers = all;
  }

  @AfterEach
  void close() {
    solvers.forEach(Solver::close);
  }

  @Test
  void smallFormulasAreDecidedAsByTryingAllValues() {
    int sat = 0;
    Terms terms = new Terms();
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      RandomTerms made = new RandomTerms(terms, random, Sort.bits(1), Sort.bits(3)).grow(25, 1, 3);
      List<Term> conditions = conditions(made, random, 1 + random.nextInt(4));
      boolean expected = triedAll(made.variables(), conditions);
      sat += expected ? 1 : 0;
      for (Solver solver : solvers) {
        Answer answer = solver.check(conditions, LIMIT);
        assertThat(answer.isSat()).as("seed %d, %s", seed, solver.name()).isEqualTo(expected);
        assertThat(answer.isUnsat()).as("seed %d, %s", seed, solver.name()).isEqualTo(!expected);
      }
    }
    assertThat(sat).as("both answers occur").isBetween(60, 240);
  }

  private static List<Term> conditions(RandomTerms made, Random random, int count) {
    List<Term> conditions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Term condition = made.any(Sort.BOOL);
      conditions.add(condition.isConstant() ? made.condition() : condition);
    }
    return conditions;
  }

  private static boolean triedAll(List<Term> variables, List<Term> conditions) {
    int bits = variables.stream().mapToInt(variable -> variable.sort().width()).sum();
    for (long all = 0; all < 1L << bits; all++) {
      Assignment assignment = new Assignment();
      long rest = all;
      for (Term variable : variables) {
        assignment.set(variable, rest);
        rest >>= variable.sort().width();
      }
      Evaluation evaluation = new Evaluation(assignment);
      if (conditions.stream().allMatch(evaluation::holds)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void formulasOverArraysAndFloatsAreDecidedAlikeByAll() {
    int decided = 0;
    int sat = 0;
    Terms terms = new Terms();
    for (int seed = 0; seed < 120; seed++) {
      Random random = new Random(seed);
      RandomTerms made =
          new RandomTerms(
              terms,
              random,
              Sort.BOOL,
              Sort.INT,
              Sort.bits(8),
              Sort.FLOAT,
              Sort.INT.arrayOf(),
              Sort.FLOAT.arrayOf());
      made.growJava(4).grow(8, 8, 32);
      List<Term> conditions = conditions(made, random, 1 + random.nextInt(5));
      if (!conditions.stream().allMatch(Term::isExpressible) || isHard(conditions)) {
        continue;
      }
      Answer first = solvers.get(0).check(conditions, LIMIT);
      assertThat(first.isUnknown()).as("seed %d", seed).isFalse();
      decided++;
      sat += first.isSat() ? 1 : 0;
      for (Solver solver : solvers) {
        assertThat(solver.check(conditions, LIMIT).isSat())
            .as("seed %d, %s", seed, solver.name())
            .isEqualTo(first.isSat());
      }
    }
    assertThat(decided).isGreaterThan(50);
    assertThat(sat).as("both answers occur").isBetween(10, decided - 10);
  }

  private static boolean isHard(List<Term> conditions) {
    return Walk.all(conditions).stream()
        .anyMatch(
            term ->
                switch (term.op()) {
                  case MUL, SDIV, SREM, FP_MUL, FP_DIV -> !term.operand(1).isConstant();
                  default -> term.sort() == Sort.DOUBLE;
                });
  }

  /** Frames that come and go give the answers of fresh questions. */
  @Test
  void framesAreDecidedAsQuestionsOfTheirOwn() {
    for (int seed = 0; seed < 25; seed++) {
      Random random = new Random(seed);
      Terms terms = new Terms();
      RandomTerms made =
          new RandomTerms(
              terms, random, Sort.bits(3), Sort.bits(8), Sort.INT, Sort.FLOAT, Sort.INT.arrayOf());
      made.grow(30, 3, 8);
      Term bits =
          terms.fpToBits(
              terms.fp(
                  dev.assay.symbolic.term.Op.FP_ADD, made.any(Sort.FLOAT), made.any(Sort.FLOAT)));
      List<List<Term>> frames = new ArrayList<>(List.of(new ArrayList<>()));
      try (Solver fresh = SolverKind.Z3.open();
          Solver z3 = SolverKind.Z3.open();
          Solver bitwuzla = SolverKind.BITWUZLA.open()) {
        for (int step = 0; step < 30; step++) {
          int choice = random.nextInt(10);
          if (choice < 3) {
            z3.push();
            bitwuzla.push();
            frames.add(new ArrayList<>());
          } else if (choice < 5 && frames.size() > 1) {
            z3.pop();
            bitwuzla.pop();
            frames.remove(frames.size() - 1);
          } else if (choice < 8) {
            Term condition =
                random.nextInt(4) == 0
                    ? terms.eq(bits, terms.ofInt(Float.floatToIntBits(random.nextInt(4))))
                    : made.condition();
            z3.add(condition);
            bitwuzla.add(condition);
            frames.get(frames.size() - 1).add(condition);
          } else {
            List<Term> all = new ArrayList<>();
            frames.forEach(all::addAll);
            if (isHard(all)) {
              continue;
            }
            boolean expected = fresh.check(all, LIMIT).isSat();
            String what = "seed " + seed + ", step " + step;
            assertThat(z3.check(LIMIT).isSat()).as(what).isEqualTo(expected);
            assertThat(bitwuzla.check(LIMIT).isSat()).as(what).isEqualTo(expected);
            assertThat(z3.check(LIMIT).isUnsat()).as(what).isEqualTo(!expected);
          }
        }
      }
    }
  }
}
