package dev.assay.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormalFormTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "!(p && q); !p || !q",
        "!(p U q); !p R !q",
        "!(p R q); !p U !q",
        "!X p; X !p",
        "F p; true U p",
        "G p; false R p",
        "!G p; true U !p",
        "p -> q; !p || q",
        "p <-> q; p && q || !p && !q",
        "p W q; q R (p || q)"
      })
  void negationsStandBeforePropositions(String formula, String expected) {
    assertThat(Formula.parse(formula).negationNormalForm().text()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "p && true; p",
        "p && q && p; p && q",
        "p && (q || p); p",
        "p && !p; false",
        "F F p; true U p",
        "G G p; false R p",
        "F G F p; false R true U p",
        "G F G p; true U false R p",
        "X G F p; false R true U p",
        "p U false; false",
        "!p U p; true U p",
        "p U (p U q); p U q",
        "F (p U q); true U q",
        "X p && X q; X (p && q)",
        "G p && G q; false R (p && q)",
        "F p || F q; true U (p || q)",
        "G F p || G F q; false R true U (p || q)",
        "F G p && F G q; true U false R (p && q)",
        "G p && F p; false R p",
        "G p && F !p; false",
        "F (p && G F q); true U p && false R true U q"
      })
  void simplificationFindsTheSmallerFormula(String formula, String expected) {
    assertThat(Formula.parse(formula).simplified().text()).isEqualTo(expected);
  }

  @Test
  void normalFormAndSimplificationKeepTheMeaning() {
    RandomFormulas random = new RandomFormulas(2);
    for (int i = 0; i < 4000; i++) {
      Formula formula = random.formulaUpTo(8);
      Formula normal = formula.negationNormalForm();
      Formula simplified = formula.simplified();
      Formula negated = NormalForm.negated(formula);
      for (Lasso word : random.words(10)) {
        boolean holds = LassoSemantics.holds(formula, word, RandomFormulas.PROPOSITIONS);
        assertThat(LassoSemantics.holds(normal, word, RandomFormulas.PROPOSITIONS))
            .as("%s on %s as %s", formula, word, normal)
            .isEqualTo(holds);
        assertThat(LassoSemantics.holds(simplified, word, RandomFormulas.PROPOSITIONS))
            .as("%s on %s as %s", formula, word, simplified)
            .isEqualTo(holds);
        assertThat(LassoSemantics.holds(negated, word, RandomFormulas.PROPOSITIONS))
            .as("negation of %s on %s as %s", formula, word, negated)
            .isEqualTo(!holds);
      }
    }
  }

  @Test
  void aFormulaThatDoublesTooOftenIsRefused() {
    Formula formula = Formula.parse("p <-> ".repeat(30) + "q");
    assertThatThrownBy(formula::simplified).isInstanceOf(FormulaTooLarge.class);
  }
}
