package dev.assay.logic;

import dev.assay.logic.Formula.And;
import dev.assay.logic.Formula.Binary;
import dev.assay.logic.Formula.Iff;
import dev.assay.logic.Formula.Implies;
import dev.assay.logic.Formula.Or;
import dev.assay.logic.Formula.Release;
import dev.assay.logic.Formula.Until;
import dev.assay.logic.Formula.WeakUntil;

/** How the binary operators are written, for the parser and the printer alike. */
enum Operator {
  IFF("<->", 1, true),
  IMPLIES("->", 2, true),
  OR("||", 3, false),
  AND("&&", 4, false),
  UNTIL("U", 5, true),
  RELEASE("R", 5, true),
  WEAK_UNTIL("W", 5, true);

  /** Binds tighter than every binary operator. */
  static final int UNARY_STRENGTH = 6;

  final String symbol;

  /** An operator of greater strength binds tighter. */
  final int strength;

  private final boolean groupsToTheRight;

  Operator(String symbol, int strength, boolean groupsToTheRight) {
    this.symbol = symbol;
    this.strength = strength;
    this.groupsToTheRight = groupsToTheRight;
  }

  /** The least strength that an operator on the left needs to stand without parentheses. */
  int leftStrength() {
    return groupsToTheRight ? strength + 1 : strength;
  }

  /** The least strength that an operator on the right needs to stand without parentheses. */
  int rightStrength() {
    return groupsToTheRight ? strength : strength + 1;
  }

  Formula apply(Formula left, Formula right) {
    return switch (this) {
      case IFF -> new Iff(left, right);
      case IMPLIES -> new Implies(left, right);
      case OR -> new Or(left, right);
      case AND -> new And(left, right);
      case UNTIL -> new Until(left, right);
      case RELEASE -> new Release(left, right);
      case WEAK_UNTIL -> new WeakUntil(left, right);
    };
  }

  static Operator of(Binary formula) {
    if (formula instanceof Iff) {
      return IFF;
    } else if (formula instanceof Implies) {
      return IMPLIES;
    } else if (formula instanceof Or) {
      return OR;
    } else if (formula instanceof And) {
      return AND;
    } else if (formula instanceof Until) {
      return UNTIL;
    } else if (formula instanceof Release) {
      return RELEASE;
    } else {
      return WEAK_UNTIL;
    }
  }
}
