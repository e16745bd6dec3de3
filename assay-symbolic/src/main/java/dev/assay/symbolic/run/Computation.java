package dev.assay.symbolic.run;

import static dev.assay.machine.exec.Symbols.isTerm;

import dev.assay.machine.code.Op;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;

/** The machine's operations on numbers and on terms. */
final class Computation {
  private final Values values;
  private final JavaTerms java;

  Computation(Values values) {
    this.values = values;
    this.java = values.java();
  }

  // ---- numbers ----

  /** An operation of two numbers, as the machine's own loop computes it. */
  long ofNumbers(int op, long x, long y) {
    return switch (op) {
      case Op.IADD -> (int) x + (int) y;
      case Op.ISUB -> (int) x - (int) y;
      case Op.IMUL -> (int) x * (int) y;
      case Op.IDIV -> (int) x / (int) y;
      case Op.IREM -> (int) x % (int) y;
      case Op.ISHL -> (int) x << (int) y;
      case Op.ISHR -> (int) x >> (int) y;
      case Op.IUSHR -> (int) x >>> (int) y;
      case Op.AND -> values.ofNumber(x & y);
      case Op.OR -> values.ofNumber(x | y);
      case Op.XOR -> values.ofNumber(x ^ y);
      case Op.LADD -> values.ofNumber(x + y);
      case Op.LSUB -> values.ofNumber(x - y);
      case Op.LMUL -> values.ofNumber(x * y);
      case Op.LDIV -> values.ofNumber(x / y);
      case Op.LREM -> values.ofNumber(x % y);
      case Op.LSHL -> values.ofNumber(x << (int) y);
      case Op.LSHR -> values.ofNumber(x >> (int) y);
      case Op.LUSHR -> values.ofNumber(x >>> (int) y);
      case Op.FADD -> f(f(x) + f(y));
      case Op.FSUB -> f(f(x) - f(y));
      case Op.FMUL -> f(f(x) * f(y));
      case Op.FDIV -> f(f(x) / f(y));
      case Op.DADD -> d(d(x) + d(y));
      case Op.DSUB -> d(d(x) - d(y));
      case Op.DMUL -> d(d(x) * d(y));
      case Op.DDIV -> d(d(x) / d(y));
      case Op.LCMP -> Long.compare(x, y);
      case Op.FCMPL -> compare(f(x), f(y), -1);
      case Op.FCMPG -> compare(f(x), f(y), 1);
      case Op.DCMPL -> compare(d(x), d(y), -1);
      case Op.DCMPG -> compare(d(x), d(y), 1);
      default -> throw new IllegalStateException("no such operation: " + op);
    };
  }

  long ofNumber(int op, long x) {
    return switch (op) {
      case Op.INEG -> -(int) x;
      case Op.LNEG -> values.ofNumber(-x);
      case Op.FNEG -> f(-f(x));
      case Op.DNEG -> d(-d(x));
      case Op.L2I -> (int) x;
      case Op.I2B -> (byte) x;
      case Op.I2C -> (char) x;
      case Op.I2S -> (short) x;
      case Op.I2F -> f((float) (int) x);
      case Op.I2D -> d((double) (int) x);
      case Op.L2F -> f((float) x);
      case Op.L2D -> d((double) x);
      case Op.F2I -> (int) f(x);
      case Op.F2L -> values.ofNumber((long) f(x));
      case Op.F2D -> d((double) f(x));
      case Op.D2I -> (int) d(x);
      case Op.D2L -> values.ofNumber((long) d(x));
      case Op.D2F -> f((float) d(x));
      default -> throw new IllegalStateException("no such operation: " + op);
    };
  }

  private static float f(long v) {
    return Float.intBitsToFloat((int) v);
  }

  private static long f(float v) {
    return Float.floatToRawIntBits(v);
  }

  private static double d(long v) {
    return Double.longBitsToDouble(v);
  }

  private long d(double v) {
    return values.ofNumber(Double.doubleToRawLongBits(v));
  }

  private static int compare(double a, double b, int ifNaN) {
    return a > b ? 1 : a == b ? 0 : a < b ? -1 : ifNaN;
  }

  /** The comparisons of branches: equal, not equal, less, not less, greater, not greater. */
  static boolean compare(int comparison, long x, long y) {
    return switch (comparison) {
      case 0 -> x == y;
      case 1 -> x != y;
      case 2 -> x < y;
      case 3 -> x >= y;
      case 4 -> x > y;
      default -> x <= y;
    };
  }

  /** The operation that one with a constant stands for. */
  static int plain(int op) {
    return switch (op) {
      case Op.IADD_K -> Op.IADD;
      case Op.IMUL_K -> Op.IMUL;
      case Op.IDIV_K -> Op.IDIV;
      case Op.IREM_K -> Op.IREM;
      case Op.ISHL_K -> Op.ISHL;
      case Op.ISHR_K -> Op.ISHR;
      case Op.IUSHR_K -> Op.IUSHR;
      case Op.AND_K -> Op.AND;
      case Op.LADD_K -> Op.LADD;
      default -> throw new IllegalStateException("no such operation: " + op);
    };
  }

  // ---- terms ----

  static boolean divides(int op) {
    return op == Op.IDIV || op == Op.IREM || op == Op.LDIV || op == Op.LREM;
  }

  /** An operation of two values, at least one of them a term. */
  long binary(int op, long x, long y) {
    if (op <= Op.IUSHR) {
      return values.of(shifting(op, values.ofInt(x), values.ofInt(y)));
    }
    if (op <= Op.XOR) {
      Term[] both = values.pair(x, y);
      return values.of(
          op == Op.AND
              ? java.and(both[0], both[1])
              : op == Op.OR ? java.or(both[0], both[1]) : java.xor(both[0], both[1]));
    }
    if (op <= Op.LREM || op == Op.LCMP) {
      return values.of(plainLong(op, values.ofLong(x), values.ofLong(y)));
    }
    if (op <= Op.LUSHR) {
      return values.of(shifting(op - Op.LSHL + Op.ISHL, values.ofLong(x), values.ofInt(y)));
    }
    boolean isFloat = op <= Op.FDIV || op == Op.FCMPL || op == Op.FCMPG;
    Sort sort = isFloat ? Sort.FLOAT : Sort.DOUBLE;
    Term a = values.of(x, sort);
    Term b = values.of(y, sort);
    return values.of(
        switch (op) {
          case Op.FADD, Op.DADD -> java.fadd(a, b);
          case Op.FSUB, Op.DSUB -> java.fsub(a, b);
          case Op.FMUL, Op.DMUL -> java.fmul(a, b);
          case Op.FDIV, Op.DDIV -> java.fdiv(a, b);
          case Op.FCMPL, Op.DCMPL -> java.fcmpl(a, b);
          case Op.FCMPG, Op.DCMPG -> java.fcmpg(a, b);
          default -> throw new IllegalStateException("no such operation: " + op);
        });
  }

  private Term shifting(int op, Term a, Term b) {
    return switch (op) {
      case Op.IADD -> java.add(a, b);
      case Op.ISUB -> java.sub(a, b);
      case Op.IMUL -> java.mul(a, b);
      case Op.IDIV -> java.div(a, b);
      case Op.IREM -> java.rem(a, b);
      case Op.ISHL -> java.shl(a, b);
      case Op.ISHR -> java.shr(a, b);
      case Op.IUSHR -> java.ushr(a, b);
      default -> throw new IllegalStateException("no such operation: " + op);
    };
  }

  private Term plainLong(int op, Term a, Term b) {
    return switch (op) {
      case Op.LADD -> java.add(a, b);
      case Op.LSUB -> java.sub(a, b);
      case Op.LMUL -> java.mul(a, b);
      case Op.LDIV -> java.div(a, b);
      case Op.LREM -> java.rem(a, b);
      case Op.LCMP -> java.lcmp(a, b);
      default -> throw new IllegalStateException("no such operation: " + op);
    };
  }

  long unary(int op, long x) {
    return values.of(
        switch (op) {
          case Op.INEG -> java.neg(values.ofInt(x));
          case Op.LNEG -> java.neg(values.ofLong(x));
          case Op.FNEG -> java.fneg(values.ofFloat(x));
          case Op.DNEG -> java.fneg(values.ofDouble(x));
          case Op.L2I -> java.l2i(values.ofLong(x));
          case Op.I2B -> java.i2b(values.ofInt(x));
          case Op.I2C -> java.i2c(values.ofInt(x));
          case Op.I2S -> java.i2s(values.ofInt(x));
          case Op.I2F -> java.toFloat(values.ofInt(x));
          case Op.I2D -> java.toDouble(values.ofInt(x));
          case Op.L2F -> java.toFloat(values.ofLong(x));
          case Op.L2D -> java.toDouble(values.ofLong(x));
          case Op.F2I -> java.toInt(values.ofFloat(x));
          case Op.F2L -> java.toLong(values.ofFloat(x));
          case Op.F2D -> java.f2d(values.ofFloat(x));
          case Op.D2I -> java.toInt(values.ofDouble(x));
          case Op.D2L -> java.toLong(values.ofDouble(x));
          case Op.D2F -> java.d2f(values.ofDouble(x));
          default -> throw new IllegalStateException("no such operation: " + op);
        });
  }

  /** A remainder of floats or doubles, numbers or not. */
  long remainder(int op, long x, long y) {
    if (!isTerm(x) && !isTerm(y)) {
      return op == Op.FREM ? f(f(x) % f(y)) : d(d(x) % d(y));
    }
    Sort sort = op == Op.FREM ? Sort.FLOAT : Sort.DOUBLE;
    return values.of(java.frem(values.of(x, sort), values.of(y, sort)));
  }

  /** The condition of a branch on two values, at least one of them a term. */
  Term comparison(int comparison, long x, long y) {
    Term[] both = values.pair(x, y);
    Term a = both[0];
    Term b = both[1];
    return switch (comparison) {
      case 0 -> java.eq(a, b);
      case 1 -> java.ne(a, b);
      case 2 -> java.lt(a, b);
      case 3 -> java.ge(a, b);
      case 4 -> java.gt(a, b);
      default -> java.le(a, b);
    };
  }

  Term isZero(int op, long divisor) {
    Term d = op == Op.IDIV || op == Op.IREM ? values.ofInt(divisor) : values.ofLong(divisor);
    return java.eq(d, values.terms().constant(d.sort(), 0));
  }

  Term inBounds(long index, int length) {
    return java.inBounds(values.ofInt(index), values.terms().ofInt(length));
  }

  /** What a field or an array element of a type keeps of an int. */
  long narrow(char kind, long value) {
    if (!isTerm(value)) {
      return switch (kind) {
        case 'Z' -> value & 1;
        case 'B' -> (byte) value;
        case 'C' -> (char) value;
        case 'S' -> (short) value;
        default -> value;
      };
    }
    return switch (kind) {
      case 'Z' -> values.of(java.i2z(values.ofInt(value)));
      case 'B' -> values.of(java.i2b(values.ofInt(value)));
      case 'C' -> values.of(java.i2c(values.ofInt(value)));
      case 'S' -> values.of(java.i2s(values.ofInt(value)));
      default -> value;
    };
  }
}
