package dev.assay.logic;

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

/** Replaces the derived operators by their definitions and pushes negations to the propositions. */
final class NormalForm {
  /** Nested {@code <->} and {@code W} double their operands. */
  private static final int MOST_FORMULAS = 10_000;

  private int formulas;

  private NormalForm() {}

  static Formula of(Formula formula) {
    return new NormalForm().normal(formula, false);
  }

  /** The normal form of the negation. */
  static Formula negated(Formula formula) {
    return new NormalForm().normal(formula, true);
  }

  private Formula normal(Formula formula, boolean negate) {
    if (++formulas > MOST_FORMULAS) {
      throw new FormulaTooLarge(
          "the formula is too large: more than "
              + MOST_FORMULAS
              + " operators without <->, -> and W");
    }
    if (formula instanceof True || formula instanceof False) {
      return formula instanceof True != negate ? new True() : new False();
    } else if (formula instanceof Proposition) {
      return negate ? new Not(formula) : formula;
    } else if (formula instanceof Not f) {
      return normal(f.operand(), !negate);
    } else if (formula instanceof Next f) {
      return new Next(normal(f.operand(), negate));
    } else if (formula instanceof Eventually f) {
      return until(new True(), f.operand(), negate);
    } else if (formula instanceof Always f) {
      return until(new True(), new Not(f.operand()), !negate);
    } else if (formula instanceof And f) {
      return and(f.left(), f.right(), negate);
    } else if (formula instanceof Or f) {
      return and(new Not(f.left()), new Not(f.right()), !negate);
    } else if (formula instanceof Implies f) {
      return and(f.left(), new Not(f.right()), !negate);
    } else if (formula instanceof Iff f) {
      return iff(f.left(), negate ? new Not(f.right()) : f.right());
    } else if (formula instanceof Until f) {
      return until(f.left(), f.right(), negate);
    } else if (formula instanceof Release f) {
      return until(new Not(f.left()), new Not(f.right()), !negate);
    } else if (formula instanceof WeakUntil f) {
      return normal(new Release(f.right(), new Or(f.left(), f.right())), negate);
    } else {
      throw new AssertionError(formula.getClass());
    }
  }

  private Formula and(Formula left, Formula right, boolean negate) {
    Formula a = normal(left, negate);
    Formula b = normal(right, negate);
    return negate ? new Or(a, b) : new And(a, b);
  }

  /** As a disjunction also when negated: a conjunction would unfold into contradictions. */
  private Formula iff(Formula left, Formula right) {
    return normal(new Or(new And(left, right), new And(new Not(left), new Not(right))), false);
  }

  private Formula until(Formula left, Formula right, boolean negate) {
    Formula a = normal(left, negate);
    Formula b = normal(right, negate);
    return negate ? new Release(a, b) : new Until(a, b);
  }
}
