package dev.assay.symbolic.term;

import org.jspecify.annotations.Nullable;

/**
 * Simplification of a term that is about to be made. Every rule looks at the operands and at most a
 * few levels below them, and what it builds is smaller in a sense that no two rules undo: making a
 * term costs constant time and constant stack, however deep its operands are.
 */
final class Rules {
  /** Choices between more constants than this are not multiplied out. */
  private static final int TABLE_LIMIT = 64;

  /** How many stores a read looks through. */
  private static final int STORE_LIMIT = 1000;

  private Rules() {}

  /** Whether a commutative operator takes these operands the other way round. */
  static boolean swaps(Term a, Term b) {
    return a.isConstant() ? !b.isConstant() || a.id() > b.id() : !b.isConstant() && a.id() > b.id();
  }

  /** A simpler term with the same value, or null if none is known. */
  static @Nullable Term simplify(
      Terms t, Op op, Sort sort, Term a, @Nullable Term b, @Nullable Term c, long value) {
    if (op == Op.ITE) {
      return b == null || c == null ? null : ChoiceRules.ite(t, a, b, c);
    }
    if (sort.isArray()) {
      return op == Op.STORE && b != null && c != null ? store(t, a, b, c) : null;
    }
    if (op == Op.SELECT) {
      return b == null ? null : select(t, a, b);
    }
    if (a.isConstant() && (b == null || b.isConstant())) {
      Term probe = new Term(-1, 0, op, sort, a, b, null, value, null);
      long result = Semantics.apply(probe, a.value(), b == null ? 0 : b.value(), 0);
      return t.constant(sort, result);
    }
    if (b == null) {
      Term simpler = unary(t, op, sort, a, value);
      return simpler != null ? simpler : table(t, op, sort, a, null, value);
    }
    if (op.isCommutative() && swaps(a, b)) {
      Term first = a;
      a = b;
      b = first;
    }
    Term simpler =
        switch (op) {
          case AND -> BoolRules.and(t, a, b);
          case OR -> BoolRules.or(t, a, b);
          case EQ -> ChoiceRules.eq(t, a, b);
          case FP_LT -> a == b ? t.no() : null;
          case FP_LE, FP_EQ -> a == b ? t.not(t.isNan(a)) : null;
          default -> BitRules.binary(t, op, sort, a, b);
        };
    return simpler != null ? simpler : table(t, op, sort, a, b, value);
  }

  private static @Nullable Term unary(Terms t, Op op, Sort sort, Term a, long value) {
    return switch (op) {
      case NOT -> BoolRules.not(t, a);
      case EXTRACT -> BitRules.extract(t, a, (int) value, sort.width());
      case ZERO_EXTEND -> BitRules.zeroExtend(t, a, sort.width());
      case SIGN_EXTEND -> BitRules.signExtend(t, a, sort.width());
      case FP_NEG -> a.op() == Op.FP_NEG ? a.operand(0) : null;
      case FP_CONVERT -> a.sort() == sort ? a : null;
      case FP_FROM_BITS -> a.op() == Op.FP_TO_RAW_BITS ? a.operand(0) : null;
      case FP_IS_NAN -> a.op() == Op.FP_FROM_SIGNED ? t.no() : null;
      case FP_TO_SIGNED -> toSigned(sort, a);
      case FP_TO_BITS ->
          a.op() == Op.FP_FROM_BITS
              ? t.ite(t.isNan(a), t.constant(sort, nan(a.sort())), a.operand(0))
              : null;
      case FP_TO_RAW_BITS -> rawBits(t, a);
      default -> null;
    };
  }

  private static long nan(Sort sort) {
    return sort == Sort.FLOAT
        ? Float.floatToIntBits(Float.NaN)
        : Double.doubleToLongBits(Double.NaN);
  }

  /** Every int is a double. */
  private static @Nullable Term toSigned(Sort sort, Term a) {
    boolean exact = a.op() == Op.FP_FROM_SIGNED && a.sort() == Sort.DOUBLE;
    return exact && sort == Sort.INT && a.operand(0).sort() == Sort.INT ? a.operand(0) : null;
  }

  private static @Nullable Term rawBits(Terms t, Term a) {
    if (a.op() == Op.FP_FROM_BITS) {
      return a.operand(0);
    }
    if (a.op() == Op.ITE && hasKnownBits(a.operand(1)) && hasKnownBits(a.operand(2))) {
      return t.ite(a.operand(0), t.fpToRawBits(a.operand(1)), t.fpToRawBits(a.operand(2)));
    }
    return null;
  }

  private static boolean hasKnownBits(Term a) {
    return a.op() == Op.FP_FROM_BITS || a.isConstant();
  }

  /** An operator over a choice between constants, and a constant, chooses between results. */
  private static @Nullable Term table(
      Terms t, Op op, Sort sort, Term a, @Nullable Term b, long value) {
    boolean applies = isTable(a) || b != null && isTable(b);
    if (!applies) {
      return null;
    }
    Term shape = new Term(-1, 0, op, sort, a, b, null, value, null);
    if (isTable(a) && (b == null || b.isConstant())) {
      Term then = t.like(shape, a.operand(1), b, null);
      return t.ite(a.operand(0), then, t.like(shape, a.operand(2), b, null));
    }
    if (b != null && isTable(b) && a.isConstant()) {
      Term then = t.like(shape, a, b.operand(1), null);
      return t.ite(b.operand(0), then, t.like(shape, a, b.operand(2), null));
    }
    return null;
  }

  private static boolean isTable(Term a) {
    return a.leaves() > 1 && a.leaves() <= TABLE_LIMIT;
  }

  /** What is written over is gone. */
  private static @Nullable Term store(Terms t, Term array, Term index, Term element) {
    if (array.op() == Op.STORE && array.operand(1) == index) {
      return t.store(array.operand(0), index, element);
    }
    boolean unchanged =
        array.op() == Op.ARRAY && array.operand(0) == element
            || element.op() == Op.SELECT
                && element.operand(0) == array
                && element.operand(1) == index;
    return unchanged ? array : null;
  }

  /** Looks through stores to other indices. */
  private static @Nullable Term select(Terms t, Term array, Term index) {
    Term at = array;
    for (int i = 0; i < STORE_LIMIT && at.op() == Op.STORE; i++) {
      Term stored = at.operand(1);
      if (stored == index) {
        return at.operand(2);
      }
      if (!differ(stored, index)) {
        break;
      }
      at = at.operand(0);
    }
    if (at.op() == Op.ARRAY) {
      return at.operand(0);
    }
    return at == array || at.op() == Op.STORE && differ(at.operand(1), index)
        ? null
        : t.select(at, index);
  }

  /** Whether two indices are never the same: different constants, or a sum with different ones. */
  private static boolean differ(Term a, Term b) {
    if (a.isConstant() && b.isConstant()) {
      return a != b;
    }
    Term base = BitRules.base(a);
    return base == BitRules.base(b) && BitRules.offset(a) != BitRules.offset(b);
  }
}
