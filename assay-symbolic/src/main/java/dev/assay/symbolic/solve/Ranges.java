package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decides conditions that compare one variable with constants, as those of loops and recursions
 * that count an input down: asking a solver in every round takes longer than the rounds.
 */
public final class Ranges {
  /** With more intervals a set is not worth it. */
  private static final int LARGEST = 2_000;

  /** How many parts of a condition are looked at. */
  private static final int PARTS = 200;

  private final Map<Term, NumberSet> sets = new HashMap<>();
  private boolean complete = true;
  private int parts;

  private Ranges() {}

  /** The answer, if it is as easy as that. */
  static @Nullable Answer decide(Collection<Term> conditions) {
    Ranges ranges = new Ranges();
    for (Term condition : conditions) {
      if (!ranges.restrict(condition)) {
        return new Answer.Unsat();
      }
    }
    return ranges.answer();
  }

  /** Whether a condition cannot hold where others do, if that is easily seen. */
  public static boolean excludes(List<Term> others, Term condition) {
    Ranges ranges = new Ranges();
    Term subject = ranges.subject(condition);
    if (subject == null || !ranges.restrict(condition)) {
      return subject != null;
    }
    for (Term other : others) {
      ranges.parts = 0;
      if (ranges.subject(other) == subject && !ranges.restrict(other)) {
        return true;
      }
    }
    return false;
  }

  /** Takes a condition into account; false if there is no number left. */
  private boolean restrict(Term condition) {
    parts = 0;
    Term subject = subject(condition);
    NumberSet allowed = subject == null ? null : numbers(condition, subject);
    if (subject == null || allowed == null) {
      complete = false;
      return true;
    }
    NumberSet before = sets.getOrDefault(subject, possible(subject));
    NumberSet after = before.and(allowed);
    if (after.size() > LARGEST) {
      complete = false;
      return true;
    }
    sets.put(subject, after);
    return !after.isEmpty();
  }

  /** The numbers that a variable, or a wider form of it, can be. */
  private static NumberSet possible(Term subject) {
    Sort sort = subject.sort();
    if (subject.isVariable()) {
      return NumberSet.all(sort);
    }
    int width = subject.operand(0).sort().width();
    return subject.op() == Op.ZERO_EXTEND
        ? NumberSet.from(sort, 0, (1L << width) - 1)
        : NumberSet.from(sort, -1L << width - 1, ~(-1L << width - 1));
  }

  private @Nullable Answer answer() {
    if (!complete) {
      return null;
    }
    Assignment model = new Assignment();
    for (Map.Entry<Term, NumberSet> each : sets.entrySet()) {
      Term subject = each.getKey();
      Term variable = subject.isVariable() ? subject : subject.operand(0);
      if (model.contains(variable)) {
        return null; // it occurs in two forms
      }
      model.set(variable, variable.sort().normal(each.getValue().simplest()));
    }
    return new Answer.Sat(model);
  }

  /** What a condition is about, if it is about one thing only, and null otherwise. */
  private @Nullable Term subject(Term condition) {
    if (++parts > PARTS) {
      return null;
    }
    switch (condition.op()) {
      case NOT:
        return subject(condition.operand(0));
      case AND, OR:
        Term first = subject(condition.operand(0));
        return first != null && first == subject(condition.operand(1)) ? first : null;
      case EQ, SLT, SLE, ULT, ULE:
        Term a = condition.operand(0);
        Term b = condition.operand(1);
        if (!a.sort().isBits() || a.isConstant() == b.isConstant()) {
          return null;
        }
        Term base = base(a.isConstant() ? b : a);
        boolean known =
            base.isVariable()
                || (base.op() == Op.ZERO_EXTEND || base.op() == Op.SIGN_EXTEND)
                    && base.operand(0).isVariable();
        return known ? base : null;
      default:
        return null;
    }
  }

  /** What is compared, without what is done to it before. */
  private static Term base(Term compared) {
    Term a = compared;
    while (a.op() == Op.ADD && a.operand(1).isConstant() || isShift(a)) {
      a = a.operand(0);
    }
    return a;
  }

  private static boolean isShift(Term a) {
    if (a.op() != Op.LSHR || !a.operand(1).isConstant()) {
      return false;
    }
    long count = a.operand(1).value();
    return count > 0 && count < a.sort().width();
  }

  /** The numbers for which a condition about a subject holds; null if they are too many. */
  private static @Nullable NumberSet numbers(Term condition, Term subject) {
    switch (condition.op()) {
      case NOT:
        NumberSet not = numbers(condition.operand(0), subject);
        return not == null ? null : not.not();
      case AND, OR:
        NumberSet a = numbers(condition.operand(0), subject);
        NumberSet b = a == null ? null : numbers(condition.operand(1), subject);
        if (a == null || b == null || a.size() + b.size() > LARGEST) {
          return null;
        }
        return condition.op() == Op.AND ? a.and(b) : a.or(b);
      default:
        return compared(condition);
    }
  }

  /** The numbers that a comparison allows. */
  private static NumberSet compared(Term comparison) {
    boolean swapped = comparison.operand(0).isConstant();
    NumberSet allowed = allowed(comparison, swapped);
    Term a = comparison.operand(swapped ? 1 : 0);
    while (a.op() == Op.ADD && a.operand(1).isConstant() || isShift(a)) {
      long by = a.operand(1).value();
      allowed = a.op() == Op.ADD ? allowed.before(by) : allowed.beforeShift((int) by);
      a = a.operand(0);
    }
    return allowed;
  }

  /** What the operand that is no constant may be. */
  private static NumberSet allowed(Term comparison, boolean swapped) {
    Op op = comparison.op();
    Sort sort = comparison.operand(0).sort();
    long limit = comparison.operand(swapped ? 0 : 1).value();
    if (op == Op.EQ) {
      return NumberSet.from(sort, limit, limit);
    }
    boolean isSigned = op == Op.SLT || op == Op.SLE;
    long least = isSigned ? -1L << sort.width() - 1 : 0;
    long greatest = isSigned ? ~least : -1;
    boolean isStrict = op == Op.SLT || op == Op.ULT;
    if (isStrict && limit == (swapped ? greatest : least)) {
      return NumberSet.none(sort);
    }
    return swapped
        ? NumberSet.from(sort, isStrict ? limit + 1 : limit, greatest)
        : NumberSet.from(sort, least, isStrict ? limit - 1 : limit);
  }
}
