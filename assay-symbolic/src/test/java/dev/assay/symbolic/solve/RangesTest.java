package dev.assay.symbolic.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RangesTest {
  private static final Op[] COMPARISONS = {Op.SLT, Op.SLE, Op.ULT, Op.ULE};

  private final Terms terms = new Terms();
  private final Random random = new Random(11);

  /** All values of a small variable are tried. */
  @Test
  void conditionsOnSmallNumbersAreDecidedAsByTryingAll() {
    int decided = 0;
    for (int run = 0; run < 20_000; run++) {
      Sort sort = Sort.bits(1 + random.nextInt(5));
      Term x = terms.variable("x" + sort.width(), sort);
      Term subject =
          switch (random.nextInt(3)) {
            case 0 -> x;
            case 1 -> terms.zeroExtend(x, 8);
            default -> terms.signExtend(x, 8);
          };
      List<Term> conditions = new ArrayList<>();
      for (int i = random.nextInt(5); i >= 0; i--) {
        conditions.add(condition(subject, 3));
      }
      boolean possible = false;
      for (long value = 0; value < 1L << sort.width(); value++) {
        Assignment one = new Assignment().set(x, sort.normal(value));
        possible |= conditions.stream().allMatch(new Evaluation(one)::holds);
      }
      Answer answer = Ranges.decide(conditions);
      if (answer == null) {
        continue;
      }
      decided++;
      assertThat(answer.isSat()).as("%s", conditions).isEqualTo(possible);
      if (answer instanceof Answer.Sat sat) {
        Assignment model = sat.model();
        if (!model.contains(x)) {
          model.set(x, 0);
        }
        assertThat(conditions).allMatch(new Evaluation(model)::holds);
      }
    }
    assertThat(decided).isGreaterThan(10_000);
  }

  private Term condition(Term subject, int depth) {
    switch (depth == 0 ? 3 : random.nextInt(6)) {
      case 0:
        return terms.not(condition(subject, depth - 1));
      case 1:
        return terms.and(condition(subject, depth - 1), condition(subject, depth - 1));
      case 2:
        return terms.or(condition(subject, depth - 1), condition(subject, depth - 1));
      default:
        Sort sort = subject.sort();
        Term constant = terms.constant(sort, sort.normal(random.nextInt()));
        Term shift = terms.constant(sort, sort.normal(random.nextInt(16)));
        Term sum = terms.bits(Op.ADD, subject, shift);
        if (random.nextInt(4) == 0) {
          Term count = terms.constant(sort, random.nextInt(Math.min(sort.width(), 4)));
          sum = terms.bits(Op.LSHR, random.nextBoolean() ? sum : subject, count);
        }
        if (random.nextInt(4) == 0) {
          sum = terms.bits(Op.ADD, sum, shift);
        }
        int kind = random.nextInt(5);
        if (kind == 4) {
          return terms.eq(sum, constant);
        }
        return random.nextBoolean()
            ? terms.compare(COMPARISONS[kind], sum, constant)
            : terms.compare(COMPARISONS[kind], constant, sum);
    }
  }

  @Test
  void longsGoPastTheGreatestNumber() {
    Term x = terms.variable("x", Sort.LONG);
    Term next = terms.bits(Op.ADD, x, terms.ofLong(1));
    Term wraps = terms.compare(Op.SLT, next, terms.ofLong(Long.MIN_VALUE + 1));
    Answer answer = Ranges.decide(List.of(wraps));
    assertThat(answer)
        .isInstanceOfSatisfying(
            Answer.Sat.class, sat -> assertThat(sat.model().value(x)).isEqualTo(Long.MAX_VALUE));
    Term positive = terms.compare(Op.SLT, terms.ofLong(0), x);
    Term small = terms.compare(Op.SLT, x, terms.ofLong(10));
    assertThat(Ranges.decide(List.of(wraps, positive, small))).isInstanceOf(Answer.Unsat.class);
  }

  @Test
  void otherConditionsAreLeftToSolvers() {
    Term x = terms.variable("x", Sort.INT);
    Term y = terms.variable("y", Sort.INT);
    Term less = terms.compare(Op.SLT, x, y);
    assertThat(Ranges.decide(List.of(less))).isNull();
    Term positive = terms.compare(Op.SLT, terms.ofInt(0), x);
    assertThat(Ranges.decide(List.of(less, positive))).isNull();
    Term negative = terms.compare(Op.SLT, x, terms.ofInt(0));
    assertThat(Ranges.decide(List.of(less, positive, negative))).isInstanceOf(Answer.Unsat.class);
  }
}
