package dev.assay.logic;

import dev.assay.logic.Formula.And;
import dev.assay.logic.Formula.False;
import dev.assay.logic.Formula.Next;
import dev.assay.logic.Formula.Or;
import dev.assay.logic.Formula.Release;
import dev.assay.logic.Formula.True;
import dev.assay.logic.Formula.Until;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites a formula in negation normal form into an equivalent one with a smaller automaton.
 *
 * <p>Rules are written down for conjunction and until only; those for disjunction and release
 * follow by negating the operands and the result. Most come from Somenzi and Bloem, "Efficient
 * Büchi automata from LTL formulae" (2000), section 3, and Etessami and Holzmann, "Optimizing Büchi
 * automata" (2000), section 4.
 */
final class Simplifier {
  /** One pass rarely leaves anything to the next. */
  private static final int MOST_PASSES = 10;

  private final Implications implications = new Implications();

  private Simplifier() {}

  static Formula simplify(Formula formula) {
    Simplifier simplifier = new Simplifier();
    Formula result = formula;
    for (int pass = 0; pass < MOST_PASSES; pass++) {
      Formula before = result;
      result = simplifier.rewrite(before);
      if (result.equals(before)) {
        break;
      }
    }
    return result;
  }

  private Formula rewrite(Formula formula) {
    if (formula instanceof And f) {
      return and(rewrite(f.left()), rewrite(f.right()));
    } else if (formula instanceof Or f) {
      return or(rewrite(f.left()), rewrite(f.right()));
    } else if (formula instanceof Until f) {
      return until(rewrite(f.left()), rewrite(f.right()));
    } else if (formula instanceof Release f) {
      return release(rewrite(f.left()), rewrite(f.right()));
    } else if (formula instanceof Next f) {
      return next(rewrite(f.operand()));
    } else {
      return formula;
    }
  }

  private Formula or(Formula left, Formula right) {
    return not(and(not(left), not(right)));
  }

  private Formula release(Formula left, Formula right) {
    return not(until(not(left), not(right)));
  }

  private static Formula not(Formula formula) {
    return NormalForm.negated(formula);
  }

  private Formula next(Formula operand) {
    return Implications.isSuspendable(operand) ? operand : new Next(operand);
  }

  private Formula until(Formula left, Formula right) {
    if (implications.holds(left, right) || Implications.isEventual(right)) {
      return right;
    }
    if (right instanceof Until inner) {
      if (implications.holds(left, inner.left())) {
        return inner;
      }
      if (implications.holds(inner.left(), left)) {
        return until(left, inner.right());
      }
    }
    if (!(left instanceof True) && implications.holds(not(right), left)) {
      return until(new True(), right);
    }
    if (right instanceof Next b && left instanceof Next a) {
      return next(until(a.operand(), b.operand()));
    }
    if (right instanceof Next b && left instanceof True) {
      return next(until(left, b.operand()));
    }
    if (right instanceof And) {
      // What holds either always or never need not wait for the rest.
      List<Formula> now = new ArrayList<>();
      List<Formula> later = new ArrayList<>();
      for (Formula part : conjuncts(right)) {
        (Implications.isSuspendable(part) ? now : later).add(part);
      }
      if (!now.isEmpty()) {
        return and(until(left, conjunction(later)), conjunction(now));
      }
    }
    return new Until(left, right);
  }

  private Formula and(Formula left, Formula right) {
    List<Formula> parts = new ArrayList<>(conjuncts(left));
    parts.addAll(conjuncts(right));
    for (int i = 1; i < parts.size(); i++) {
      for (int j = 0; j < i; j++) {
        Formula joined = join(parts.get(j), parts.get(i));
        if (joined != null) {
          parts.remove(i);
          parts.remove(j);
          parts.addAll(j, conjuncts(joined));
          i = 0;
          break;
        }
      }
    }
    return conjunction(parts);
  }

  /** A formula that is equivalent to the conjunction of two and not larger than it, if known. */
  private @Nullable Formula join(Formula a, Formula b) {
    if (implications.holds(a, b)) {
      return a;
    } else if (implications.holds(b, a)) {
      return b;
    } else if (implications.holds(a, not(b))) {
      return new False();
    } else if (a instanceof Next x && b instanceof Next y) {
      return next(and(x.operand(), y.operand()));
    } else if (a instanceof Release x && b instanceof Release y && x.left().equals(y.left())) {
      return release(x.left(), and(x.right(), y.right()));
    } else if (a instanceof Until x && b instanceof Until y) {
      if (x.right().equals(y.right())) {
        return until(and(x.left(), y.left()), x.right());
      }
      Formula always = always(x);
      Formula andAlways = always(y);
      if (always != null && andAlways != null) {
        return until(new True(), release(new False(), and(always, andAlways)));
      }
    }
    return null;
  }

  /** The {@code p} of {@code F G p}. */
  private static @Nullable Formula always(Until formula) {
    return formula.left() instanceof True
            && formula.right() instanceof Release release
            && release.left() instanceof False
        ? release.right()
        : null;
  }

  private static List<Formula> conjuncts(Formula formula) {
    if (!(formula instanceof And and)) {
      return List.of(formula);
    }
    List<Formula> all = new ArrayList<>(conjuncts(and.left()));
    all.addAll(conjuncts(and.right()));
    return all;
  }

  private static Formula conjunction(List<Formula> parts) {
    return parts.stream().reduce(And::new).orElse(new True());
  }
}
