package dev.assay.logic;

import dev.assay.logic.Formula.And;
import dev.assay.logic.Formula.False;
import dev.assay.logic.Formula.Next;
import dev.assay.logic.Formula.Or;
import dev.assay.logic.Formula.Release;
import dev.assay.logic.Formula.True;
import dev.assay.logic.Formula.Until;
import java.util.HashMap;
import java.util.Map;

/**
 * What can be said about formulas in negation normal form from their shape alone. An answer "yes"
 * is right; "no" means "not seen".
 */
final class Implications {
  private record Pair(Formula a, Formula b) {}

  private final Map<Pair, Boolean> known = new HashMap<>();

  /** Whether every word that satisfies {@code a} satisfies {@code b}. */
  boolean holds(Formula a, Formula b) {
    if (a instanceof False || b instanceof True || a.equals(b)) {
      return true;
    }
    Pair pair = new Pair(a, b);
    Boolean answer = known.get(pair);
    if (answer == null) {
      answer = follows(a, b);
      known.put(pair, answer);
    }
    return answer;
  }

  private boolean follows(Formula a, Formula b) {
    return byLeft(a, b) || byRight(a, b) || byBoth(a, b);
  }

  private boolean byLeft(Formula a, Formula b) {
    if (a instanceof Or f) {
      return holds(f.left(), b) && holds(f.right(), b);
    } else if (a instanceof And f) {
      return holds(f.left(), b) || holds(f.right(), b);
    } else if (a instanceof Until f) {
      return holds(f.right(), b) && (isEventual(b) || holds(f.left(), b));
    } else if (a instanceof Release f) {
      return holds(f.right(), b);
    } else {
      return a instanceof Next f && isEventual(b) && holds(f.operand(), b);
    }
  }

  private boolean byRight(Formula a, Formula b) {
    if (b instanceof And f) {
      return holds(a, f.left()) && holds(a, f.right());
    } else if (b instanceof Or f) {
      return holds(a, f.left()) || holds(a, f.right());
    } else if (b instanceof Release f) {
      return holds(a, f.right()) && (isUniversal(a) || holds(a, f.left()));
    } else if (b instanceof Until f) {
      return holds(a, f.right());
    } else {
      return b instanceof Next f && isUniversal(a) && holds(a, f.operand());
    }
  }

  private boolean byBoth(Formula a, Formula b) {
    if (a instanceof Next f && b instanceof Next g) {
      return holds(f.operand(), g.operand());
    } else if (a instanceof Until f && b instanceof Until g) {
      return holds(f.left(), g.left()) && holds(f.right(), g.right());
    } else if (a instanceof Release f && b instanceof Release g) {
      return holds(f.left(), g.left()) && holds(f.right(), g.right());
    } else {
      return false;
    }
  }

  /** Whether a word satisfies the formula as soon as one of its suffixes does. */
  static boolean isEventual(Formula formula) {
    if (formula instanceof True || formula instanceof False) {
      return true;
    } else if (formula instanceof And f) {
      return isEventual(f.left()) && isEventual(f.right());
    } else if (formula instanceof Or f) {
      return isEventual(f.left()) && isEventual(f.right());
    } else if (formula instanceof Next f) {
      return isEventual(f.operand());
    } else if (formula instanceof Until f) {
      return f.left() instanceof True || isEventual(f.right());
    } else {
      return formula instanceof Release f && isEventual(f.right());
    }
  }

  /** Whether all suffixes of a word that satisfies the formula satisfy it too. */
  static boolean isUniversal(Formula formula) {
    if (formula instanceof True || formula instanceof False) {
      return true;
    } else if (formula instanceof And f) {
      return isUniversal(f.left()) && isUniversal(f.right());
    } else if (formula instanceof Or f) {
      return isUniversal(f.left()) && isUniversal(f.right());
    } else if (formula instanceof Next f) {
      return isUniversal(f.operand());
    } else if (formula instanceof Release f) {
      return f.left() instanceof False || isUniversal(f.right());
    } else {
      return formula instanceof Until f && isUniversal(f.right());
    }
  }

  /** Whether a word and its suffixes satisfy the formula all or none. */
  static boolean isSuspendable(Formula formula) {
    return isEventual(formula) && isUniversal(formula);
  }
}
