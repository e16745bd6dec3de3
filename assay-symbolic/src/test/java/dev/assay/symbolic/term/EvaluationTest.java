package dev.assay.symbolic.term;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.symbolic.Operations;
import dev.assay.symbolic.Operations.Operation;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Terms have the values that Java computes. */
class EvaluationTest {
  private static final int CASES = 3000;

  @ParameterizedTest
  @MethodSource("dev.assay.symbolic.Operations#all")
  void operationsHaveJavasValues(Operation operation) {
    Random random = new Random(operation.name().hashCode());
    for (int i = 0; i < CASES; i++) {
      long a = Operations.random(operation.first(), random);
      long b = i % 10 == 0 && operation.first() == operation.second() ? a : any(operation, random);
      if (!operation.isDefined(b)) {
        continue;
      }
      long expected = operation.java().of(a, b);
      String what = operation + " of " + a + " and " + b;
      assertThat(folded(operation, a, b)).as(what).isEqualTo(expected);
      assertThat(evaluated(new Terms(), operation, a, b)).as(what).isEqualTo(expected);
      assertThat(evaluated(Terms.withoutSimplification(), operation, a, b))
          .as(what)
          .isEqualTo(expected);
      assertThat(halfKnown(operation, a, b, true)).as(what).isEqualTo(expected);
      assertThat(halfKnown(operation, a, b, false)).as(what).isEqualTo(expected);
    }
  }

  private static long any(Operation operation, Random random) {
    return Operations.random(operation.second(), random);
  }

  /** Both operands are constants: the term is one. */
  private static long folded(Operation operation, long a, long b) {
    Terms terms = new Terms();
    Term term =
        operation
            .term()
            .of(
                new JavaTerms(terms),
                terms.constant(operation.first(), a),
                terms.constant(operation.second(), b));
    assertThat(term.isConstant()).as("%s is a constant", term).isTrue();
    return term.value();
  }

  private static long evaluated(Terms terms, Operation operation, long a, long b) {
    Term x = terms.variable("x", operation.first());
    Term y = terms.variable("y", operation.second());
    Term term = operation.term().of(new JavaTerms(terms), x, y);
    return new Evaluation(new Assignment().set(x, a).set(y, b)).value(term);
  }

  private static long halfKnown(Operation operation, long a, long b, boolean first) {
    Terms terms = new Terms();
    Term x = terms.variable("x", first ? operation.second() : operation.first());
    Term term =
        operation
            .term()
            .of(
                new JavaTerms(terms),
                first ? terms.constant(operation.first(), a) : x,
                first ? x : terms.constant(operation.second(), b));
    return new Evaluation(new Assignment().set(x, first ? b : a)).value(term);
  }

  @Test
  void divisionByZeroHasTheValueThatSolversGiveIt() {
    Terms terms = new Terms();
    JavaTerms java = new JavaTerms(terms);
    Term x = terms.variable("x", Sort.INT);
    Term zero = terms.ofInt(0);
    for (int value : new int[] {-5, 0, 5}) {
      Evaluation evaluation = new Evaluation(new Assignment().set(x, value));
      assertThat(evaluation.value(java.div(x, zero))).isEqualTo(value < 0 ? 1 : -1);
      assertThat(evaluation.value(java.rem(x, zero))).isEqualTo(value);
    }
  }

  @Test
  void arraysRememberTheLastStore() {
    Random random = new Random(5);
    Terms terms = Terms.withoutSimplification();
    Term array = terms.variable("a", Sort.LONG.arrayOf());
    Map<Integer, Long> expected = new HashMap<>();
    Term stored = array;
    for (int i = 0; i < 2000; i++) {
      int index = random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(100);
      long value = random.nextLong();
      stored = terms.store(stored, terms.ofInt(index), terms.ofLong(value));
      expected.put(index, value);
    }
    Evaluation evaluation =
        new Evaluation(new Assignment().set(array, ArrayValue.of(7).with(-1, 8)));
    for (int index : expected.keySet()) {
      assertThat(evaluation.value(terms.select(stored, terms.ofInt(index))))
          .isEqualTo(expected.get(index));
    }
    assertThat(evaluation.array(stored).get(-1)).isEqualTo(8);
    assertThat(evaluation.array(stored).get(-2)).isEqualTo(7);
  }
}
