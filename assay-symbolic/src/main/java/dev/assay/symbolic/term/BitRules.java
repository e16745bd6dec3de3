package dev.assay.symbolic.term;

import org.jspecify.annotations.Nullable;

/**
 * Simplification of bit-vector operators. Constants move to the right and are gathered: a sum has
 * at most one, a difference with a constant is a sum, and comparisons with a constant are {@code <}
 * or {@code =}.
 */
final class BitRules {
  private BitRules() {}

  static @Nullable Term binary(Terms t, Op op, Sort sort, Term a, Term b) {
    return switch (op) {
      case ADD -> add(t, a, b);
      case SUB -> sub(t, a, b);
      case MUL -> mul(t, a, b);
      case SDIV -> b.is(1) ? a : b.is(-1) && sort.width() > 1 ? negated(t, a) : null;
      case SREM -> b.is(-1) || b.is(1) ? zero(t, sort) : null;
      case BIT_AND -> bitAnd(t, a, b);
      case BIT_OR -> a == b || b.is(0) ? a : b.is(-1) ? b : gathered(t, op, a, b);
      case BIT_XOR -> a == b ? zero(t, sort) : b.is(0) ? a : gathered(t, op, a, b);
      case SHL, LSHR, ASHR -> shift(t, op, a, b);
      case SLT, SLE -> signed(t, op, a, b);
      case ULT -> a == b || b.is(0) || a.is(-1) ? t.no() : null;
      case ULE -> a == b || a.is(0) || b.is(-1) ? t.yes() : b.is(0) ? t.eq(a, b) : null;
      default -> null;
    };
  }

  private static Term zero(Terms t, Sort sort) {
    return t.constant(sort, 0);
  }

  private static Term constant(Terms t, Term like, long value) {
    return t.constant(like.sort(), value);
  }

  private static Term negated(Terms t, Term a) {
    return t.bits(Op.SUB, constant(t, a, 0), a);
  }

  private static boolean constantSecond(Term a, Op op) {
    return a.op() == op && a.operand(1).isConstant();
  }

  private static boolean constantFirst(Term a, Op op) {
    return a.op() == op && a.operand(0).isConstant();
  }

  /** What a constant was added to; the term itself if none was. */
  static Term base(Term a) {
    return constantSecond(a, Op.ADD) ? a.operand(0) : a;
  }

  /** The constant that was added. */
  static long offset(Term a) {
    return constantSecond(a, Op.ADD) ? a.operand(1).value() : 0;
  }

  private static @Nullable Term add(Terms t, Term a, Term b) {
    if (b.is(0)) {
      return a;
    }
    if (b.isConstant()) {
      if (constantSecond(a, Op.ADD)) {
        return t.bits(Op.ADD, a.operand(0), constant(t, b, a.operand(1).value() + b.value()));
      }
      if (constantFirst(a, Op.SUB)) {
        return t.bits(Op.SUB, constant(t, b, a.operand(0).value() + b.value()), a.operand(1));
      }
      return null;
    }
    if (a.op() == Op.SUB && a.operand(1) == b) {
      return a.operand(0);
    }
    return b.op() == Op.SUB && b.operand(1) == a ? b.operand(0) : null;
  }

  private static @Nullable Term sub(Terms t, Term a, Term b) {
    if (a == b) {
      return zero(t, a.sort());
    }
    if (b.isConstant()) {
      return t.bits(Op.ADD, a, constant(t, b, -b.value()));
    }
    if (base(a) == base(b)) {
      return constant(t, a, offset(a) - offset(b));
    }
    if (a.op() == Op.ADD && a.operand(0) == b) {
      return a.operand(1);
    }
    if (a.op() == Op.ADD && a.operand(1) == b) {
      return a.operand(0);
    }
    if (a.isConstant() && constantSecond(b, Op.ADD)) {
      return t.bits(Op.SUB, constant(t, a, a.value() - b.operand(1).value()), b.operand(0));
    }
    if (a.isConstant() && constantFirst(b, Op.SUB)) {
      return t.bits(Op.ADD, b.operand(1), constant(t, a, a.value() - b.operand(0).value()));
    }
    return null;
  }

  private static @Nullable Term mul(Terms t, Term a, Term b) {
    if (b.is(0)) {
      return b;
    }
    // In one bit 1 and -1 are the same.
    if (b.is(1) || b.is(-1) && b.sort().width() == 1) {
      return a;
    }
    if (b.is(-1)) {
      return negated(t, a);
    }
    if (b.isConstant() && constantSecond(a, Op.MUL)) {
      return t.bits(Op.MUL, a.operand(0), constant(t, b, a.operand(1).value() * b.value()));
    }
    return null;
  }

  private static @Nullable Term bitAnd(Terms t, Term a, Term b) {
    if (a == b || b.is(-1)) {
      return a;
    }
    if (b.is(0)) {
      return b;
    }
    if (b.isConstant() && a.op() == Op.ZERO_EXTEND) {
      long all = Semantics.mask(a.operand(0).sort().width());
      if ((b.value() & all) == all) {
        return a;
      }
    }
    return gathered(t, Op.BIT_AND, a, b);
  }

  /** The constants of an associative operator over an equal one, as one. */
  private static @Nullable Term gathered(Terms t, Op op, Term a, Term b) {
    if (!b.isConstant() || !constantSecond(a, op)) {
      return null;
    }
    return t.bits(op, a.operand(0), t.bits(op, a.operand(1), b));
  }

  private static @Nullable Term shift(Terms t, Op op, Term a, Term b) {
    if (b.is(0) || a.is(0)) {
      return a;
    }
    int width = a.sort().width();
    if (!b.isConstant()
        || Long.compareUnsigned(b.value() & Semantics.mask(width), width) < 0
        || op == Op.ASHR) {
      return null;
    }
    return zero(t, a.sort());
  }

  private static @Nullable Term signed(Terms t, Op op, Term a, Term b) {
    if (a == b) {
      return t.bool(op == Op.SLE);
    }
    int strict = op == Op.SLT ? 1 : 0;
    long lowA = low(a);
    long highA = high(a);
    long lowB = low(b);
    long highB = high(b);
    if (strict == 1 ? highA < lowB : highA <= lowB) {
      return t.yes();
    }
    if (strict == 1 ? lowA >= highB : lowA > highB) {
      return t.no();
    }
    if (op == Op.SLE && b.isConstant()) {
      return t.compare(Op.SLT, a, constant(t, b, b.value() + 1));
    }
    if (op == Op.SLE && a.isConstant()) {
      return t.compare(Op.SLT, constant(t, a, a.value() - 1), b);
    }
    return null;
  }

  /** A lower bound that is seen at a glance. */
  private static long low(Term a) {
    return switch (a.op()) {
      case CONSTANT -> a.value();
      case ZERO_EXTEND -> a.operand(0).sort().width() < a.sort().width() ? 0 : least(a.sort());
      case SIGN_EXTEND -> least(a.operand(0).sort());
      case BIT_AND -> isMask(a) ? 0 : least(a.sort());
      default -> least(a.sort());
    };
  }

  /** An upper bound that is seen at a glance. */
  private static long high(Term a) {
    return switch (a.op()) {
      case CONSTANT -> a.value();
      case ZERO_EXTEND ->
          a.operand(0).sort().width() < a.sort().width()
              ? Semantics.mask(a.operand(0).sort().width())
              : greatest(a.sort());
      case SIGN_EXTEND -> greatest(a.operand(0).sort());
      case BIT_AND -> isMask(a) ? a.operand(1).value() : greatest(a.sort());
      default -> greatest(a.sort());
    };
  }

  private static boolean isMask(Term a) {
    return a.operand(1).isConstant() && a.operand(1).value() >= 0;
  }

  private static long least(Sort sort) {
    return -1L << sort.width() - 1;
  }

  private static long greatest(Sort sort) {
    return ~least(sort);
  }

  static @Nullable Term eq(Terms t, Term a, Term b) {
    if (!b.isConstant()) {
      if (base(a) == base(b)) {
        return t.bool(offset(a) == offset(b));
      }
      return null;
    }
    if (b.value() < low(a) || b.value() > high(a)) {
      return t.no();
    }
    if (constantSecond(a, Op.ADD)) {
      return t.eq(a.operand(0), constant(t, b, b.value() - a.operand(1).value()));
    }
    if (constantFirst(a, Op.SUB)) {
      return t.eq(a.operand(1), constant(t, b, a.operand(0).value() - b.value()));
    }
    if (a.op() == Op.SUB && b.is(0)) {
      return t.eq(a.operand(0), a.operand(1));
    }
    if (constantSecond(a, Op.BIT_XOR)) {
      return t.eq(a.operand(0), constant(t, b, a.operand(1).value() ^ b.value()));
    }
    if (a.op() == Op.ZERO_EXTEND || a.op() == Op.SIGN_EXTEND) {
      return t.eq(a.operand(0), constant(t, a.operand(0), b.value()));
    }
    return null;
  }

  static @Nullable Term extract(Terms t, Term a, int low, int width) {
    if (width == a.sort().width()) {
      return a;
    }
    Term inner = a.arity() > 0 ? a.operand(0) : a;
    switch (a.op()) {
      case EXTRACT:
        return t.extract(inner, low + a.low(), width);
      case ZERO_EXTEND, SIGN_EXTEND:
        int known = inner.sort().width();
        if (low + width <= known) {
          return t.extract(inner, low, width);
        }
        if (low == 0) {
          return a.op() == Op.ZERO_EXTEND ? t.zeroExtend(inner, width) : t.signExtend(inner, width);
        }
        return a.op() == Op.ZERO_EXTEND && low >= known ? t.constant(Sort.bits(width), 0) : null;
      case CONCAT:
        int lower = a.operand(1).sort().width();
        if (low >= lower) {
          return t.extract(inner, low - lower, width);
        }
        return low + width <= lower ? t.extract(a.operand(1), low, width) : null;
      case BIT_AND:
        long all = Semantics.mask(width) << low;
        boolean covers = a.operand(1).isConstant() && (a.operand(1).value() & all) == all;
        return covers ? t.extract(inner, low, width) : null;
      default:
        return null;
    }
  }

  static @Nullable Term zeroExtend(Terms t, Term a, int width) {
    if (width == a.sort().width()) {
      return a;
    }
    return a.op() == Op.ZERO_EXTEND ? t.zeroExtend(a.operand(0), width) : null;
  }

  static @Nullable Term signExtend(Terms t, Term a, int width) {
    if (width == a.sort().width()) {
      return a;
    }
    return switch (a.op()) {
      case SIGN_EXTEND -> t.signExtend(a.operand(0), width);
      // Never of its operand's width: that would not have been made.
      case ZERO_EXTEND -> t.zeroExtend(a.operand(0), width);
      default -> null;
    };
  }
}
