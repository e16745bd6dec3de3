package dev.assay.symbolic.term;

/**
 * What operators compute, on concrete values: the one definition that folding of constants and
 * evaluation share. Where Java has the operation, Java itself computes it.
 *
 * <p>Values are in the form of {@link Sort#normal}. Since bit-vectors are sign-extended, signed and
 * unsigned comparison of {@code long}s order bit-vectors of every width.
 */
final class Semantics {
  private Semantics() {}

  /** The value of an operator that neither takes nor gives arrays; missing operands are ignored. */
  static long apply(Term term, long a, long b, long c) {
    Sort sort = term.sort();
    Sort operand = term.operand(0).sort();
    return switch (term.op()) {
      case NOT -> a ^ 1;
      case AND -> a & b;
      case OR -> a | b;
      case EQ ->
          bool(operand.isFloating() ? canonical(operand, a) == canonical(operand, b) : a == b);
      case ITE -> a != 0 ? b : c;
      case ULT -> bool(Long.compareUnsigned(a, b) < 0);
      case ULE -> bool(Long.compareUnsigned(a, b) <= 0);
      case SLT -> bool(a < b);
      case SLE -> bool(a <= b);
      case EXTRACT -> sort.normal(a >> term.low());
      case ZERO_EXTEND -> sort.normal(a & mask(operand.width()));
      case SIGN_EXTEND -> a;
      case CONCAT ->
          sort.normal(
              a << term.operand(1).sort().width() | b & mask(term.operand(1).sort().width()));
      case FP_LT, FP_LE, FP_EQ, FP_IS_NAN -> compare(term.op(), operand, a, b);
      case FP_NEG, FP_ADD, FP_SUB, FP_MUL, FP_DIV, FP_REM ->
          operand == Sort.FLOAT
              ? Float.floatToRawIntBits(floats(term.op(), toFloat(a), toFloat(b)))
              : Double.doubleToRawLongBits(doubles(term.op(), toDouble(a), toDouble(b)));
      case FP_SQRT, FP_FLOOR, FP_CEIL, FP_RINT ->
          // Of a float, the float nearest to the double's root is the one nearest to the root.
          operand == Sort.FLOAT
              ? Float.floatToRawIntBits((float) ofOne(term.op(), toFloat(a)))
              : Double.doubleToRawLongBits(ofOne(term.op(), toDouble(a)));
      case FP_CONVERT ->
          operand == sort
              ? a
              : sort == Sort.FLOAT
                  ? Float.floatToRawIntBits((float) toDouble(a))
                  : Double.doubleToRawLongBits(toFloat(a));
      case FP_FROM_SIGNED ->
          sort == Sort.FLOAT
              ? Float.floatToRawIntBits((float) a)
              : Double.doubleToRawLongBits((double) a);
      case FP_TO_SIGNED -> toSigned(operand, sort, a);
      case FP_FROM_BITS, FP_TO_RAW_BITS -> a;
      case FP_TO_BITS -> canonical(operand, a);
      default -> bits(term.op(), sort, a, b);
    };
  }

  private static long bits(Op op, Sort sort, long a, long b) {
    int width = sort.width();
    boolean out = Long.compareUnsigned(b & mask(width), width) >= 0;
    return sort.normal(
        switch (op) {
          case ADD -> a + b;
          case SUB -> a - b;
          case MUL -> a * b;
          case SDIV -> b == 0 ? (a < 0 ? 1 : -1) : a / b;
          case SREM -> b == 0 ? a : a % b;
          case BIT_AND -> a & b;
          case BIT_OR -> a | b;
          case BIT_XOR -> a ^ b;
          case SHL -> out ? 0 : a << b;
          case LSHR -> out ? 0 : (a & mask(width)) >>> b;
          case ASHR -> out ? (a < 0 ? -1 : 0) : a >> b;
          default -> throw new IllegalArgumentException("no value for " + op);
        });
  }

  private static long compare(Op op, Sort operand, long a, long b) {
    // Every float is a double, and comparing them as doubles gives the same.
    double x = operand == Sort.FLOAT ? toFloat(a) : toDouble(a);
    double y = operand == Sort.FLOAT ? toFloat(b) : toDouble(b);
    return bool(
        switch (op) {
          case FP_LT -> x < y;
          case FP_LE -> x <= y;
          case FP_EQ -> x == y;
          default -> Double.isNaN(x);
        });
  }

  private static float floats(Op op, float x, float y) {
    return switch (op) {
      case FP_NEG -> -x;
      case FP_ADD -> x + y;
      case FP_SUB -> x - y;
      case FP_MUL -> x * y;
      case FP_DIV -> x / y;
      default -> x % y;
    };
  }

  private static double doubles(Op op, double x, double y) {
    return switch (op) {
      case FP_NEG -> -x;
      case FP_ADD -> x + y;
      case FP_SUB -> x - y;
      case FP_MUL -> x * y;
      case FP_DIV -> x / y;
      default -> x % y;
    };
  }

  private static double ofOne(Op op, double x) {
    return switch (op) {
      case FP_SQRT -> Math.sqrt(x);
      case FP_FLOOR -> Math.floor(x);
      case FP_CEIL -> Math.ceil(x);
      default -> Math.rint(x);
    };
  }

  private static long toSigned(Sort from, Sort to, long a) {
    double x = from == Sort.FLOAT ? toFloat(a) : toDouble(a);
    return to == Sort.INT ? (int) x : (long) x;
  }

  /** All bits of a width; ones from the lowest bit on. */
  static long mask(int width) {
    return -1L >>> (64 - width);
  }

  /** Bits of a floating value with one form for all NaN. */
  static long canonical(Sort sort, long bits) {
    return sort == Sort.FLOAT
        ? Float.floatToIntBits(toFloat(bits))
        : Double.doubleToLongBits(toDouble(bits));
  }

  static float toFloat(long bits) {
    return Float.intBitsToFloat((int) bits);
  }

  static double toDouble(long bits) {
    return Double.longBitsToDouble(bits);
  }

  static long bool(boolean value) {
    return value ? 1 : 0;
  }
}
