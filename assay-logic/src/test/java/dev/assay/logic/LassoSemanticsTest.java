package dev.assay.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LassoSemanticsTest {
  /** Words are written with the letters p, q, b (both) and - (none), the cycle in parentheses. */
  @ParameterizedTest
  @CsvSource({
    "p, p(-), true",
    "p, -(p), false",
    "X p, -p(-), true",
    "X X p, p(-p), true",
    "X X X p, p(-p), false",
    "F p, ---p(-), true",
    "F p, (-q), false",
    "G p, ppp(p), true",
    "G p, ppp(p-), false",
    "G F p, (---p), true",
    "G F p, pppp(-), false",
    "F G p, ---(p), true",
    "F G p, (p-), false",
    "p U q, ppq(-), true",
    "p U q, q(-), true",
    "p U q, pp-q(-), false",
    "p U q, (p), false",
    "p W q, (p), true",
    "p W q, pp-(q), false",
    "p W q, ppq(-), true",
    "p R q, (q), true",
    "p R q, qqb(-), true",
    "p R q, qqp(-), false",
    "p R q, p(q), false",
    "p -> q, (-), true",
    "p -> q, (p), false",
    "p <-> q, (b), true",
    "p <-> q, (q), false",
    "G (p -> F q), p-(q), true",
    "G (p -> F q), q(p), false",
    "true, (-), true",
    "false, (-), false"
  })
  void wordsSatisfyFormulasByDefinition(String formula, String word, boolean holds) {
    List<String> propositions = List.of("p", "q");
    int open = word.indexOf('(');
    Lasso lasso =
        new Lasso(
            letters(word.substring(0, open)), letters(word.substring(open + 1, word.length() - 1)));
    assertThat(LassoSemantics.holds(Formula.parse(formula), lasso, propositions)).isEqualTo(holds);
    assertThat(BuchiAutomaton.of(Formula.parse(formula), propositions).accepts(lasso))
        .isEqualTo(holds);
  }

  @Test
  void aWordIsWrittenWithItsCycleInParentheses() {
    assertThat(new Lasso(new long[] {0, 1}, new long[] {2, 3})).hasToString("0 1 (10 11)");
    assertThat(new Lasso(new long[0], new long[] {5})).hasToString("(101)");
  }

  @Test
  void aWordWithoutCycleIsRefused() {
    assertThatThrownBy(() -> new Lasso(new long[1], new long[0]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anUnknownPropositionIsRefused() {
    Lasso word = new Lasso(new long[0], new long[1]);
    assertThatThrownBy(() -> LassoSemantics.holds(Formula.parse("p"), word, List.of("q")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static long[] letters(String word) {
    return word.chars().mapToLong("-pqb"::indexOf).toArray();
  }
}
