package dev.assay.symbolic.term;

import org.jspecify.annotations.Nullable;

/** Simplification of connectives. */
final class BoolRules {
  private BoolRules() {}

  static @Nullable Term not(Terms t, Term a) {
    return switch (a.op()) {
      case NOT -> a.operand(0);
      case SLT -> t.compare(Op.SLE, a.operand(1), a.operand(0));
      case SLE -> t.compare(Op.SLT, a.operand(1), a.operand(0));
      case ULT -> t.compare(Op.ULE, a.operand(1), a.operand(0));
      case ULE -> t.compare(Op.ULT, a.operand(1), a.operand(0));
      default -> null;
    };
  }

  static @Nullable Term and(Terms t, Term a, Term b) {
    if (b.isConstant()) {
      return b.isTrue() ? a : b;
    }
    if (a == b) {
      return a;
    }
    if (opposite(a, b)) {
      return t.no();
    }
    Term simpler = absorbed(t, Op.AND, Op.OR, a, b);
    if (simpler == null) {
      simpler = absorbed(t, Op.AND, Op.OR, b, a);
    }
    if (simpler == null) {
      simpler = strict(t, a, b);
    }
    if (simpler == null) {
      simpler = strict(t, b, a);
    }
    if (simpler == null) {
      simpler = pinned(t, a, b);
    }
    return simpler != null ? simpler : pinned(t, b, a);
  }

  static @Nullable Term or(Terms t, Term a, Term b) {
    if (b.isConstant()) {
      return b.isTrue() ? b : a;
    }
    if (a == b) {
      return a;
    }
    if (opposite(a, b)) {
      return t.yes();
    }
    Term simpler = absorbed(t, Op.OR, Op.AND, a, b);
    if (simpler == null) {
      simpler = absorbed(t, Op.OR, Op.AND, b, a);
    }
    if (simpler == null) {
      simpler = orEqual(t, a, b);
    }
    return simpler != null ? simpler : orEqual(t, b, a);
  }

  /** Whether one is the negation of the other. */
  static boolean opposite(Term a, Term b) {
    if (a.op() == Op.NOT && a.operand(0) == b || b.op() == Op.NOT && b.operand(0) == a) {
      return true;
    }
    boolean orders =
        a.op() == Op.SLT && b.op() == Op.SLE
            || a.op() == Op.SLE && b.op() == Op.SLT
            || a.op() == Op.ULT && b.op() == Op.ULE
            || a.op() == Op.ULE && b.op() == Op.ULT;
    if (orders) {
      return a.operand(0) == b.operand(1) && a.operand(1) == b.operand(0);
    }
    // x < k and k - 1 < x: with constants only < is used.
    return a.op() == Op.SLT && b.op() == Op.SLT && (apart(a, b) || apart(b, a));
  }

  private static boolean apart(Term below, Term above) {
    Term upper = below.operand(1);
    Term lower = above.operand(0);
    return below.operand(0) == above.operand(1)
        && upper.isConstant()
        && lower.isConstant()
        && upper.value() == lower.value() + 1;
  }

  /**
   * Operands of an operand: {@code a & (a & b)}, {@code a & (!a & b)}, {@code a & (a | b)}, {@code
   * a & (!a | b)}, and the same with the connectives exchanged.
   */
  private static @Nullable Term absorbed(Terms t, Op op, Op dual, Term a, Term b) {
    if (b.op() == op) {
      if (b.operand(0) == a || b.operand(1) == a) {
        return b;
      }
      if (opposite(a, b.operand(0)) || opposite(a, b.operand(1))) {
        return t.bool(op == Op.OR);
      }
    } else if (b.op() == dual) {
      if (b.operand(0) == a || b.operand(1) == a) {
        return a;
      }
      for (int i = 0; i < 2; i++) {
        if (opposite(a, b.operand(i))) {
          Term rest = b.operand(1 - i);
          return op == Op.AND ? t.and(a, rest) : t.or(a, rest);
        }
      }
    } else if (b.op() == Op.NOT && b.operand(0).op() == op) {
      // a & !(a & b) is a & !b.
      Term inner = b.operand(0);
      for (int i = 0; i < 2; i++) {
        if (inner.operand(i) == a) {
          Term rest = t.not(inner.operand(1 - i));
          return op == Op.AND ? t.and(a, rest) : t.or(a, rest);
        }
        if (opposite(inner.operand(i), a)) {
          return a;
        }
      }
    }
    return null;
  }

  /** {@code x <= y & x != y} is {@code x < y}. */
  private static @Nullable Term strict(Terms t, Term order, Term unequal) {
    if (unequal.op() != Op.NOT || unequal.operand(0).op() != Op.EQ) {
      return null;
    }
    Term equal = unequal.operand(0);
    if (order.op() == Op.SLE && sameTwo(order, equal)) {
      return t.compare(Op.SLT, order.operand(0), order.operand(1));
    }
    if (order.op() != Op.SLT || !equal.operand(1).isConstant()) {
      return null;
    }
    Term x = equal.operand(0);
    long value = equal.operand(1).value();
    Term low = order.operand(0);
    Term high = order.operand(1);
    if (high == x && low.isConstant() && low.value() + 1 == value) {
      return t.compare(Op.SLT, equal.operand(1), x);
    }
    if (low == x && high.isConstant() && high.value() - 1 == value) {
      return t.compare(Op.SLT, x, equal.operand(1));
    }
    return null;
  }

  /** An equality with a comparison of the same two: {@code x = y & x <= y} is {@code x = y}. */
  private static @Nullable Term pinned(Terms t, Term equal, Term order) {
    if (equal.op() == Op.FP_EQ) {
      boolean below = order.op() == Op.FP_LT && sameTwo(order, equal);
      boolean notBelow =
          order.op() == Op.NOT
              && order.operand(0).op() == Op.FP_LT
              && sameTwo(order.operand(0), equal);
      return below ? t.no() : notBelow ? equal : null;
    }
    if (equal.op() != Op.EQ) {
      return null;
    }
    if ((order.op() == Op.SLE || order.op() == Op.SLT) && sameTwo(order, equal)) {
      return order.op() == Op.SLE ? equal : t.no();
    }
    Term constant = equal.operand(1);
    if (order.op() == Op.SLT && constant.isConstant()) {
      Term low = order.operand(0);
      Term high = order.operand(1);
      if (low == equal.operand(0) && high.isConstant()) {
        return constant.value() < high.value() ? equal : t.no();
      }
      if (high == equal.operand(0) && low.isConstant()) {
        return low.value() < constant.value() ? equal : t.no();
      }
    }
    return null;
  }

  /** {@code x < y | x = y} is {@code x <= y}. */
  private static @Nullable Term orEqual(Terms t, Term order, Term equal) {
    Term low = order.arity() == 2 ? order.operand(0) : order;
    if (order.op() == Op.SLT && equal.op() == Op.EQ && sameTwo(order, equal)) {
      return t.compare(Op.SLE, low, order.operand(1));
    }
    if (order.op() == Op.FP_LT && equal.op() == Op.FP_EQ && sameTwo(order, equal)) {
      return t.fpCompare(Op.FP_LE, low, order.operand(1));
    }
    return null;
  }

  private static boolean sameTwo(Term a, Term b) {
    return a.operand(0) == b.operand(0) && a.operand(1) == b.operand(1)
        || a.operand(0) == b.operand(1) && a.operand(1) == b.operand(0);
  }
}
