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
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Decides by the definition of the logic whether a word satisfies a formula: for every part of the
 * formula, at which positions of the word it holds. Automata and rewriting have no part in it, so
 * it can check what they say.
 */
public final class LassoSemantics {
  private final Lasso word;
  private final List<String> propositions;

  private LassoSemantics(Lasso word, List<String> propositions) {
    this.word = word;
    this.propositions = propositions;
  }

  /** Whether a word satisfies a formula; bit <i>i</i> of a letter is proposition <i>i</i>. */
  public static boolean holds(Formula formula, Lasso word, List<String> propositions) {
    return new LassoSemantics(word, propositions).positions(formula)[0];
  }

  private boolean[] positions(Formula formula) {
    if (formula instanceof True) {
      return where(i -> true);
    } else if (formula instanceof False) {
      return where(i -> false);
    } else if (formula instanceof Proposition f) {
      int bit = propositions.indexOf(f.name());
      if (bit < 0) {
        throw new IllegalArgumentException("proposition without a number: " + f);
      }
      return where(i -> (word.letter(i) >> bit & 1) != 0);
    } else if (formula instanceof Formula.Unary f) {
      return unary(f, positions(f.operand()));
    } else if (formula instanceof Formula.Binary f) {
      return binary(f, positions(f.left()), positions(f.right()));
    } else {
      throw new AssertionError(formula.getClass());
    }
  }

  private boolean[] unary(Formula.Unary formula, boolean[] a) {
    if (formula instanceof Not) {
      return where(i -> !a[i]);
    } else if (formula instanceof Next) {
      return where(i -> a[word.next(i)]);
    } else if (formula instanceof Eventually) {
      return least(where(i -> true), a);
    } else if (formula instanceof Always) {
      return greatest(a, where(i -> false));
    } else {
      throw new AssertionError(formula.getClass());
    }
  }

  private boolean[] binary(Formula.Binary formula, boolean[] a, boolean[] b) {
    if (formula instanceof And) {
      return where(i -> a[i] && b[i]);
    } else if (formula instanceof Or) {
      return where(i -> a[i] || b[i]);
    } else if (formula instanceof Implies) {
      return where(i -> !a[i] || b[i]);
    } else if (formula instanceof Iff) {
      return where(i -> a[i] == b[i]);
    } else if (formula instanceof Until) {
      return least(a, b);
    } else if (formula instanceof WeakUntil) {
      return greatest(a, b);
    } else if (formula instanceof Release) {
      return greatest(b, where(i -> a[i] && b[i]));
    } else {
      throw new AssertionError(formula.getClass());
    }
  }

  /**
   * The least solution of "{@code end} holds, or {@code stay} and the same at the next position".
   */
  private boolean[] least(boolean[] stay, boolean[] end) {
    return solution(stay, end, false);
  }

  /** The greatest solution of the same. */
  private boolean[] greatest(boolean[] stay, boolean[] end) {
    return solution(stay, end, true);
  }

  private boolean[] solution(boolean[] stay, boolean[] end, boolean start) {
    boolean[] solution = where(i -> start);
    while (true) {
      boolean[] before = solution;
      solution = where(i -> end[i] || (stay[i] && before[word.next(i)]));
      if (Arrays.equals(solution, before)) {
        return solution;
      }
    }
  }

  private boolean[] where(IntPredicate holds) {
    boolean[] positions = new boolean[word.length()];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = holds.test(i);
    }
    return positions;
  }
}
