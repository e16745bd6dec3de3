package dev.assay.symbolic.term;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.symbolic.Operations;
import dev.assay.symbolic.RandomTerms;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Simplified terms have the values of the terms they were made of, and are simpler. */
class SimplificationTest {
  private final Terms terms = new Terms();
  private final JavaTerms java = new JavaTerms(terms);
  private final Term x = terms.variable("x", Sort.INT);
  private final Term y = terms.variable("y", Sort.INT);
  private final Term p = terms.variable("p", Sort.BOOL);
  private final Term q = terms.variable("q", Sort.BOOL);
  private final Term zero = terms.ofInt(0);

  @Test
  void randomTermsKeepTheirValues() {
    for (int seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      Terms plain = Terms.withoutSimplification();
      RandomTerms made =
          new RandomTerms(
              plain, random, Sort.BOOL, Sort.bits(1), Sort.bits(3), Sort.bits(8), Sort.INT);
      compare(made.grow(60, 1, 3, 8, 32), seed);
    }
  }

  @Test
  void randomTermsOfJavasOperationsKeepTheirValues() {
    for (int seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      Terms plain = Terms.withoutSimplification();
      RandomTerms made =
          new RandomTerms(
              plain,
              random,
              Sort.BOOL,
              Sort.INT,
              Sort.LONG,
              Sort.FLOAT,
              Sort.DOUBLE,
              Sort.INT.arrayOf());
      compare(made.growJava(60).grow(20, 32, 64), seed);
    }
  }

  private static void compare(RandomTerms made, int seed) {
    Terms simple = new Terms();
    Substitution copy = new Substitution(simple, Map.of());
    for (int i = 0; i < 10; i++) {
      Assignment values = made.assignment();
      Assignment copied = new Assignment();
      for (Term variable : made.variables()) {
        Term image = simple.variable(variable.name(), variable.sort());
        if (variable.sort().isArray()) {
          copied.set(image, values.array(variable));
        } else {
          copied.set(image, values.value(variable));
        }
      }
      Evaluation plain = new Evaluation(values);
      Evaluation simplified = new Evaluation(copied);
      for (Term term : made.pool()) {
        if (!term.sort().isArray()) {
          Term image = copy.apply(term);
          assertThat(Operations.canonical(term.sort(), simplified.value(image)))
              .as("seed %d: %s became %s", seed, term, image)
              .isEqualTo(Operations.canonical(term.sort(), plain.value(term)));
        }
      }
    }
  }

  @Test
  void theSameTermIsTheSameObject() {
    assertThat(java.add(x, y)).isSameAs(java.add(y, x));
    assertThat(terms.variable("x", Sort.INT)).isSameAs(x);
    assertThat(terms.and(p, q)).isSameAs(terms.and(q, p));
  }

  @Test
  void neutralElementsVanish() {
    assertThat(java.add(x, zero)).isSameAs(x);
    assertThat(java.sub(x, x)).isSameAs(zero);
    assertThat(java.xor(x, x)).isSameAs(zero);
    assertThat(java.mul(x, terms.ofInt(1))).isSameAs(x);
    assertThat(java.div(x, terms.ofInt(1))).isSameAs(x);
    assertThat(java.and(x, terms.ofInt(-1))).isSameAs(x);
    assertThat(java.sub(java.add(x, y), y)).isSameAs(x);
    assertThat(java.add(java.add(x, terms.ofInt(3)), terms.ofInt(-3))).isSameAs(x);
    assertThat(java.neg(java.neg(x))).isSameAs(x);
  }

  @Test
  void comparisonsOfLcmpWithZeroCompareLongs() {
    Term a = terms.variable("a", Sort.LONG);
    Term b = terms.variable("b", Sort.LONG);
    assertThat(java.lt(java.lcmp(a, b), zero)).isSameAs(java.lt(a, b));
    assertThat(java.le(java.lcmp(a, b), zero)).isSameAs(java.le(a, b));
    assertThat(java.gt(java.lcmp(a, b), zero)).isSameAs(java.gt(a, b));
    assertThat(java.ge(java.lcmp(a, b), zero)).isSameAs(java.ge(a, b));
    assertThat(java.eq(java.lcmp(a, b), zero)).isSameAs(java.eq(a, b));
    assertThat(java.ne(java.lcmp(a, b), zero)).isSameAs(java.ne(a, b));
    Term five = terms.ofLong(5);
    assertThat(java.lt(java.lcmp(a, five), zero)).isSameAs(java.lt(a, five));
    assertThat(java.gt(java.lcmp(a, five), zero)).isSameAs(java.gt(a, five));
    assertThat(java.le(java.lcmp(a, five), zero)).isSameAs(java.le(a, five));
  }

  @Test
  void comparisonsOfFcmpWithZeroCompareFloats() {
    Term a = terms.variable("a", Sort.DOUBLE);
    Term b = terms.variable("b", Sort.DOUBLE);
    assertThat(java.gt(java.fcmpl(a, b), zero)).isSameAs(terms.fpCompare(Op.FP_LT, b, a));
    assertThat(java.ge(java.fcmpl(a, b), zero)).isSameAs(terms.fpCompare(Op.FP_LE, b, a));
    assertThat(java.lt(java.fcmpg(a, b), zero)).isSameAs(terms.fpCompare(Op.FP_LT, a, b));
    assertThat(java.le(java.fcmpg(a, b), zero)).isSameAs(terms.fpCompare(Op.FP_LE, a, b));
    assertThat(java.eq(java.fcmpl(a, b), zero)).isSameAs(terms.fpCompare(Op.FP_EQ, a, b));
  }

  @Test
  void choicesBetweenConstantsAreComparedAtOnce() {
    Term merged = terms.ite(p, terms.ofInt(1), terms.ite(q, terms.ofInt(2), terms.ofInt(3)));
    assertThat(java.eq(merged, terms.ofInt(1))).isSameAs(p);
    assertThat(java.eq(merged, terms.ofInt(4))).isSameAs(terms.no());
    assertThat(java.lt(merged, terms.ofInt(4))).isSameAs(terms.yes());
    assertThat(java.eq(java.add(merged, terms.ofInt(1)), terms.ofInt(2))).isSameAs(p);
    assertThat(java.ne(java.ofBool(p), zero)).isSameAs(p);
    assertThat(java.eq(java.ofBool(p), zero)).isSameAs(terms.not(p));
    assertThat(java.eq(terms.ite(p, terms.ofInt(1), x), terms.ofInt(1)))
        .isSameAs(terms.or(p, java.eq(x, terms.ofInt(1))));
  }

  @Test
  void choicesCollapse() {
    assertThat(terms.ite(p, x, x)).isSameAs(x);
    assertThat(terms.ite(p, terms.yes(), terms.no())).isSameAs(p);
    assertThat(terms.ite(p, terms.no(), terms.yes())).isSameAs(terms.not(p));
    assertThat(terms.ite(p, x, terms.ite(p, y, zero))).isSameAs(terms.ite(p, x, zero));
    assertThat(terms.ite(p, x, terms.ite(q, x, y))).isSameAs(terms.ite(terms.or(p, q), x, y));
    assertThat(terms.ite(terms.not(p), x, y)).isSameAs(terms.ite(p, y, x));
  }

  @Test
  void partsAndExtensionsCancelOut() {
    assertThat(java.l2i(java.i2l(x))).isSameAs(x);
    assertThat(java.i2b(java.i2b(x))).isSameAs(java.i2b(x));
    assertThat(java.i2s(java.i2b(x))).isSameAs(java.i2b(x));
    assertThat(java.i2c(java.i2c(x))).isSameAs(java.i2c(x));
    assertThat(java.i2b(java.and(x, terms.ofInt(255)))).isSameAs(java.i2b(x));
    assertThat(java.lt(java.i2c(x), zero)).isSameAs(terms.no());
    assertThat(java.le(java.i2b(x), terms.ofInt(127))).isSameAs(terms.yes());
  }

  @Test
  void connectivesAbsorb() {
    assertThat(terms.and(p, terms.not(p))).isSameAs(terms.no());
    assertThat(terms.or(p, terms.not(p))).isSameAs(terms.yes());
    assertThat(terms.and(p, terms.or(p, q))).isSameAs(p);
    assertThat(terms.and(p, terms.or(terms.not(p), q))).isSameAs(terms.and(p, q));
    assertThat(terms.and(java.lt(x, y), java.ge(x, y))).isSameAs(terms.no());
    Term five = terms.ofInt(5);
    assertThat(terms.or(java.lt(x, five), java.ge(x, five))).isSameAs(terms.yes());
  }

  @Test
  void readsLookThroughStores() {
    Term array = terms.variable("a", Sort.INT.arrayOf());
    Term one = terms.ofInt(1);
    Term stored = terms.store(terms.store(array, one, x), terms.ofInt(2), y);
    assertThat(terms.select(stored, one)).isSameAs(x);
    assertThat(terms.select(stored, terms.ofInt(2))).isSameAs(y);
    assertThat(terms.select(stored, zero)).isSameAs(terms.select(array, zero));
    assertThat(terms.select(terms.array(zero), x)).isSameAs(zero);
    Term next = java.add(x, one);
    assertThat(terms.select(terms.store(array, next, y), x)).isSameAs(terms.select(array, x));
  }

  @Test
  void bitsOfNumbersThatWereMadeOfBitsAreThoseBits() {
    Term raw = terms.fpToRawBits(terms.fpFromBits(x));
    assertThat(raw).isSameAs(x);
    Term computed = java.fadd(terms.fpFromBits(x), terms.ofFloat(1));
    assertThat(terms.fpToRawBits(computed).hasRawBits()).isTrue();
    assertThat(terms.fpToBits(computed).hasRawBits()).isFalse();
    assertThat(terms.fpToBits(computed).isExpressible()).isTrue();
    assertThat(terms.eq(java.frem(computed, computed), computed).isExpressible()).isFalse();
  }

  @Test
  void termsOfTwoFactoriesDoNotMix() {
    Term stranger = new Terms().variable("z", Sort.INT);
    Evaluation evaluation = new Evaluation(new Assignment());
    evaluation.value(java.add(x, y));
    assertThatThrownBy(() -> evaluation.value(stranger))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("terms of two factories");
  }

  @Test
  void substitutionSimplifies() {
    Term condition = java.lt(java.add(x, y), terms.ofInt(10));
    Substitution known = new Substitution(terms, Map.of(x, terms.ofInt(3), y, terms.ofInt(4)));
    assertThat(known.apply(condition)).isSameAs(terms.yes());
    assertThat(Walk.variables(List.of(condition))).containsExactlyInAnyOrder(x, y);
    assertThat(Walk.size(condition)).isEqualTo(5);
  }
}
