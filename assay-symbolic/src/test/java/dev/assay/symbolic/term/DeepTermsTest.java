package dev.assay.symbolic.term;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A million nested terms need neither a deep stack nor more than linear time. */
class DeepTermsTest {
  private static final int DEPTH = 1_000_000;

  private final Terms terms = new Terms();
  private final JavaTerms java = new JavaTerms(terms);

  @Test
  void longSumsAreEvaluatedPrintedAndReplaced() {
    Term x = terms.variable("x", Sort.INT);
    assertTimeout(
        ofSeconds(60),
        () -> {
          Term sum = x;
          int expected = 5;
          for (int i = 0; i < DEPTH / 2; i++) {
            sum = java.add(java.mul(sum, terms.ofInt(3)), x);
            expected = expected * 3 + 5;
          }
          assertThat(new Evaluation(new Assignment().set(x, 5)).value(sum)).isEqualTo(expected);
          assertThat(Walk.size(sum)).isEqualTo(DEPTH + 2);
          Term known = new Substitution(terms, Map.of(x, terms.ofInt(5))).apply(sum);
          assertThat(known).isSameAs(terms.ofInt(expected));
          assertThat(SmtLib.script(List.of(terms.eq(sum, x)))).endsWith("(check-sat)\n");
          assertThat(sum.toString()).hasSizeLessThan(200);
        });
  }

  /** A value that a merged loop leaves behind: each round it may have changed. */
  @Test
  void chainsOfChoicesAreBuiltAndCompared() {
    Term x = terms.variable("x", Sort.INT);
    assertTimeout(
        ofSeconds(60),
        () -> {
          Term value = x;
          Term conditions = terms.yes();
          for (int i = 0; i < DEPTH / 10; i++) {
            Term p = terms.variable("p" + i, Sort.BOOL);
            value = terms.ite(p, terms.ofInt(i), java.add(value, terms.ofInt(1)));
            conditions = terms.and(conditions, terms.or(p, java.eq(value, terms.ofInt(7))));
            conditions = terms.and(conditions, terms.not(terms.and(p, conditions)));
          }
          new Evaluation(new Assignment()).holds(conditions);
        });
  }

  @Test
  void sharedPartsAreCountedOnce() {
    Term doubled = terms.variable("x", Sort.LONG);
    for (int i = 0; i < 1000; i++) {
      doubled = java.mul(doubled, doubled);
    }
    assertThat(Walk.size(doubled)).isEqualTo(1001);
    assertThat(SmtLib.script(List.of(terms.eq(doubled, terms.ofLong(1))))).hasSizeLessThan(100_000);
  }
}
