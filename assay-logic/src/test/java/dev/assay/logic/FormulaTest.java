package dev.assay.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.logic.Formula.Always;
import dev.assay.logic.Formula.And;
import dev.assay.logic.Formula.Eventually;
import dev.assay.logic.Formula.False;
import dev.assay.logic.Formula.Iff;
import dev.assay.logic.Formula.Implies;
import dev.assay.logic.Formula.Next;
import dev.assay.logic.Formula.Not;
import dev.assay.logic.Formula.Or;
import dev.assay.logic.Formula.Proposition;
import dev.assay.logic.Formula.Release;
import dev.assay.logic.Formula.True;
import dev.assay.logic.Formula.Until;
import dev.assay.logic.Formula.WeakUntil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaTest {
  private static final Formula P = new Proposition("p");
  private static final Formula Q = new Proposition("q");
  private static final Formula R = new Proposition("r");

  @Test
  void everyOperatorIsRead() {
    assertThat(Formula.parse("!p")).isEqualTo(new Not(P));
    assertThat(Formula.parse("X p")).isEqualTo(new Next(P));
    assertThat(Formula.parse("F p")).isEqualTo(new Eventually(P));
    assertThat(Formula.parse("<>p")).isEqualTo(new Eventually(P));
    assertThat(Formula.parse("G p")).isEqualTo(new Always(P));
    assertThat(Formula.parse("[]p")).isEqualTo(new Always(P));
    assertThat(Formula.parse("p && q")).isEqualTo(new And(P, Q));
    assertThat(Formula.parse("p&q")).isEqualTo(new And(P, Q));
    assertThat(Formula.parse("p || q")).isEqualTo(new Or(P, Q));
    assertThat(Formula.parse("p|q")).isEqualTo(new Or(P, Q));
    assertThat(Formula.parse("p->q")).isEqualTo(new Implies(P, Q));
    assertThat(Formula.parse("p<->q")).isEqualTo(new Iff(P, Q));
    assertThat(Formula.parse("p U q")).isEqualTo(new Until(P, Q));
    assertThat(Formula.parse("p R q")).isEqualTo(new Release(P, Q));
    assertThat(Formula.parse("p W q")).isEqualTo(new WeakUntil(P, Q));
    assertThat(Formula.parse("true")).isEqualTo(new True());
    assertThat(Formula.parse(" ( false ) ")).isEqualTo(new False());
  }

  @Test
  void operatorsBindFromUnaryToEquivalence() {
    assertThat(Formula.parse("!p U q")).isEqualTo(new Until(new Not(P), Q));
    assertThat(Formula.parse("p U q && r")).isEqualTo(new And(new Until(P, Q), R));
    assertThat(Formula.parse("p || q && r")).isEqualTo(new Or(P, new And(Q, R)));
    assertThat(Formula.parse("p -> q || r")).isEqualTo(new Implies(P, new Or(Q, R)));
    assertThat(Formula.parse("p <-> q -> r")).isEqualTo(new Iff(P, new Implies(Q, R)));
    assertThat(Formula.parse("G p -> q")).isEqualTo(new Implies(new Always(P), Q));
  }

  @Test
  void conjunctionGroupsToTheLeftAndImplicationAndUntilToTheRight() {
    assertThat(Formula.parse("p && q && r")).isEqualTo(new And(new And(P, Q), R));
    assertThat(Formula.parse("p -> q -> r")).isEqualTo(new Implies(P, new Implies(Q, R)));
    assertThat(Formula.parse("p U q R r")).isEqualTo(new Until(P, new Release(Q, R)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "done",
        "Bank#solvent",
        "org.example.Outer$Inner#ready",
        "org.example.Outer.Inner#ready",
        "X#F",
        "Xylophone",
        "$",
        "_a1",
        "größe"
      })
  void methodsArePropositions(String name) {
    assertThat(Formula.parse("G " + name)).isEqualTo(new Always(new Proposition(name)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "U", "true", "a..b", "a#b#c", "#a", "a#", "a#b.c", "1a"})
  void otherTextsAreNotNamesOfPropositions(String name) {
    assertThatThrownBy(() -> new Proposition(name)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '¦',
      quoteCharacter = '`',
      value = {
        "`` ¦ column 1: expected a proposition, found the end",
        "p && ¦ column 5: expected a proposition, found the end",
        "p && || q ¦ column 6: expected a proposition, found '||'",
        "p U U q ¦ column 5: expected a proposition, found 'U'",
        "p q ¦ column 3: expected an operator, found 'q'",
        "p <> q ¦ column 3: expected an operator, found '<>'",
        "p) ¦ column 2: ')' closes nothing",
        "G (p -> (q && r) ¦ column 17: expected an operator or the ')' for the '(' of column 3, found the end",
        "(p q) ¦ column 4: expected an operator or the ')' for the '(' of column 1, found 'q'",
        "() ¦ column 2: expected a proposition, found ')'",
        "p == q ¦ column 3: unexpected character '='",
        "G x.y() ¦ column 6: expected an operator, found '('",
        "A#b#c ¦ column 1: 'A#b#c' is not a name: expected Class#method or method",
        "F a..b ¦ column 3: 'a..b' is not a name: expected Class#method or method",
        "GF p ¦ column 1: 'GF' is one name: write 'G F'",
        "p -> GFX(q) ¦ column 6: 'GFX' is one name: write 'G F X'",
        "1 ¦ column 1: unexpected character '1'"
      })
  void errorsNameTheColumn(String text, String message) {
    assertThatThrownBy(() -> Formula.parse(text))
        .isInstanceOf(FormulaSyntaxError.class)
        .hasMessage(message);
  }

  @Test
  void aVeryLongTextIsRefusedAndDoesNotOverflowTheStack() {
    assertThatThrownBy(() -> Formula.parse("(".repeat(100_000)))
        .isInstanceOf(FormulaSyntaxError.class)
        .hasMessageContaining("too long");
    assertThatThrownBy(() -> Formula.parse("p" + " && p".repeat(100_000)))
        .isInstanceOf(FormulaSyntaxError.class);
  }

  @Test
  void theTextHasNoMoreParenthesesThanNeeded() {
    assertThat(Formula.parse("((G((p)->(F(q)))))").text()).isEqualTo("G (p -> F q)");
    assertThat(Formula.parse("(p && q) && r").text()).isEqualTo("p && q && r");
    assertThat(Formula.parse("p && (q && r)").text()).isEqualTo("p && (q && r)");
    assertThat(Formula.parse("(p U q) U r").text()).isEqualTo("(p U q) U r");
    assertThat(Formula.parse("p U (q U r)").text()).isEqualTo("p U q U r");
    assertThat(Formula.parse("!(p && []<>q)").toString()).isEqualTo("!(p && G F q)");
  }

  @Test
  void theTextOfAFormulaReadsBackAsTheSame() {
    RandomFormulas random = new RandomFormulas(1);
    for (int i = 0; i < 5000; i++) {
      Formula formula = random.formulaUpTo(12);
      assertThat(Formula.parse(formula.text())).isEqualTo(formula);
    }
  }

  @Test
  void propositionsComeInTheOrderOfTheText() {
    assertThat(Formula.parse("G (b -> F a) && X (b U c)").propositions())
        .containsExactly("b", "a", "c");
  }

  @Test
  void nextIsNoticed() {
    assertThat(Formula.parse("G (p -> F X q)").usesNext()).isTrue();
    assertThat(Formula.parse("G (p -> F (q W r))").usesNext()).isFalse();
  }
}
