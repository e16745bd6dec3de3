package dev.assay.symbolic.term;

import org.jspecify.annotations.Nullable;

/** Simplification of if-then-else, and of equality, which is mostly asked of it. */
final class ChoiceRules {
  /** How many choices in a row an equality with a constant looks through. */
  private static final int CHAIN_LIMIT = 32;

  private ChoiceRules() {}

  static @Nullable Term ite(Terms t, Term condition, Term then, Term otherwise) {
    if (condition.isConstant()) {
      return condition.isTrue() ? then : otherwise;
    }
    if (then == otherwise) {
      return then;
    }
    if (condition.op() == Op.NOT) {
      return t.ite(condition.operand(0), otherwise, then);
    }
    if (then.sort().isBool()) {
      Term simpler = bool(t, condition, then, otherwise);
      if (simpler != null) {
        return simpler;
      }
    }
    if (then.op() == Op.ITE) {
      Term simpler = nestedThen(t, condition, then, otherwise);
      if (simpler != null) {
        return simpler;
      }
    }
    if (otherwise.op() == Op.ITE) {
      Term simpler = nestedElse(t, condition, then, otherwise);
      if (simpler != null) {
        return simpler;
      }
    }
    // Where x is k, k is x.
    boolean isEquality = condition.op() == Op.EQ && !then.sort().isFloating();
    if (isEquality
        && (condition.operand(0) == then && condition.operand(1) == otherwise
            || condition.operand(0) == otherwise && condition.operand(1) == then)) {
      return otherwise;
    }
    return null;
  }

  private static @Nullable Term bool(Terms t, Term condition, Term then, Term otherwise) {
    if (then.isTrue() || then == condition) {
      return t.or(condition, otherwise);
    }
    if (then.isFalse()) {
      return t.and(t.not(condition), otherwise);
    }
    if (otherwise.isTrue()) {
      return t.or(t.not(condition), then);
    }
    if (otherwise.isFalse() || otherwise == condition) {
      return t.and(condition, then);
    }
    return null;
  }

  private static @Nullable Term nestedThen(Terms t, Term condition, Term then, Term otherwise) {
    Term inner = then.operand(0);
    if (inner == condition) {
      return t.ite(condition, then.operand(1), otherwise);
    }
    if (BoolRules.opposite(inner, condition)) {
      return t.ite(condition, then.operand(2), otherwise);
    }
    if (then.operand(2) == otherwise) {
      return t.ite(t.and(condition, inner), then.operand(1), otherwise);
    }
    if (then.operand(1) == otherwise) {
      return t.ite(t.and(condition, t.not(inner)), then.operand(2), otherwise);
    }
    return null;
  }

  private static @Nullable Term nestedElse(Terms t, Term condition, Term then, Term otherwise) {
    Term inner = otherwise.operand(0);
    if (inner == condition) {
      return t.ite(condition, then, otherwise.operand(2));
    }
    if (BoolRules.opposite(inner, condition)) {
      return t.ite(condition, then, otherwise.operand(1));
    }
    if (otherwise.operand(1) == then) {
      return t.ite(t.or(condition, inner), then, otherwise.operand(2));
    }
    if (otherwise.operand(2) == then) {
      return t.ite(t.or(condition, t.not(inner)), then, otherwise.operand(1));
    }
    return null;
  }

  static @Nullable Term eq(Terms t, Term a, Term b) {
    if (a == b) {
      return t.yes();
    }
    if (a.sort().isBool()) {
      if (b.isConstant()) {
        return b.isTrue() ? a : t.not(a);
      }
      return BoolRules.opposite(a, b) ? t.no() : null;
    }
    if (a.sort().isFloating()) {
      return null;
    }
    if (a.op() == Op.ITE && b.isConstant() && a.leaves() == 0) {
      return chain(t, a, b);
    }
    return BitRules.eq(t, a, b);
  }

  /** Equality of a chain of choices with one constant branch each, and a constant. */
  private static @Nullable Term chain(Terms t, Term choices, Term constant) {
    Term[] links = new Term[CHAIN_LIMIT];
    int count = 0;
    Term rest = choices;
    while (rest.op() == Op.ITE && rest.leaves() == 0 && count < CHAIN_LIMIT) {
      if (!rest.operand(1).isConstant() && !rest.operand(2).isConstant()) {
        break;
      }
      links[count++] = rest;
      rest = rest.operand(1).isConstant() ? rest.operand(2) : rest.operand(1);
    }
    if (count == 0 || hidesChoice(rest)) {
      return null;
    }
    Term result = t.eq(rest, constant);
    for (int i = count - 1; i >= 0; i--) {
      Term link = links[i];
      boolean first = link.operand(1).isConstant();
      Term hit = t.bool((first ? link.operand(1) : link.operand(2)) == constant);
      result = t.ite(link.operand(0), first ? hit : result, first ? result : hit);
    }
    return result;
  }

  /** Whether a simplified equality with a constant would look through another chain. */
  private static boolean hidesChoice(Term term) {
    Term at = term;
    for (int i = 0; i < CHAIN_LIMIT; i++) {
      switch (at.op()) {
        case ITE:
          return at.leaves() == 0;
        case ADD, BIT_XOR, ZERO_EXTEND, SIGN_EXTEND:
          at = at.operand(0);
          break;
        case SUB:
          at = at.operand(1);
          break;
        default:
          return false;
      }
    }
    return true;
  }
}
