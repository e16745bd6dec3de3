package dev.assay.symbolic;

import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;

/** The JVM's operations, each as a term and as Java computes it. */
public final class Operations {
  /** Makes a term of operands. */
  public interface Making {
    Term of(JavaTerms java, Term a, Term b);
  }

  /** Computes bits from bits. */
  public interface Computing {
    long of(long a, long b);
  }

  private interface FloatBinary {
    float of(float a, float b);
  }

  /** An operation on two operands; of one with a single operand the second is ignored. */
  public record Operation(
      String name, Sort first, Sort second, Making term, Computing java, boolean divides) {
    @Override
    public String toString() {
      return name;
    }

    /** Whether Java gives a value: integers are not divided by zero. */
    public boolean isDefined(long b) {
      return !divides || b != 0;
    }
  }

  private static final long[] INTS = {
    0,
    1,
    -1,
    2,
    -2,
    3,
    7,
    31,
    32,
    33,
    63,
    64,
    127,
    128,
    -128,
    -129,
    255,
    256,
    0x7fff,
    0x8000,
    -0x8000,
    -0x8001,
    0xffff,
    0x10000,
    1 << 24,
    (1 << 24) + 1,
    0x7fffffff,
    0x80000000,
    0x80000001
  };

  private static final double[] NUMBERS = {
    0.0,
    -0.0,
    1,
    -1,
    0.5,
    1.5,
    2.5,
    -2.5,
    3,
    1e10,
    -1e10,
    1e20,
    -1e20,
    2147483647.0,
    2147483648.0,
    -2147483648.0,
    -2147483649.0,
    2147483647.5,
    -2147483648.5,
    9.223372036854775807e18,
    -9.223372036854775808e18,
    1.8e19,
    16777216,
    16777217,
    9007199254740993.0,
    0.1,
    Double.MIN_VALUE,
    -Double.MIN_VALUE,
    Double.MAX_VALUE,
    -Double.MAX_VALUE,
    Double.MIN_NORMAL,
    Float.MIN_VALUE,
    Float.MAX_VALUE,
    Float.MIN_NORMAL,
    1.0000000596046448,
    3.4028235677973366e38,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  private static final List<Operation> ALL = new ArrayList<>();

  static {
    ints();
    longs();
    conversions();
    floats();
    doubles();
    comparisons();
  }

  private Operations() {}

  public static List<Operation> all() {
    return ALL;
  }

  /** A value of a sort: a corner case, something near one, or any. */
  public static long random(Sort sort, Random random) {
    int kind = random.nextInt(4);
    if (sort.isFloating()) {
      double number =
          switch (kind) {
            case 0, 1 -> NUMBERS[random.nextInt(NUMBERS.length)];
            case 2 -> random.nextInt(2000) / 8.0 - 100;
            default ->
                sort == Sort.FLOAT
                    ? Float.intBitsToFloat(random.nextInt())
                    : Double.longBitsToDouble(random.nextLong());
          };
      return sort == Sort.FLOAT
          ? Float.floatToIntBits((float) number)
          : Double.doubleToLongBits(number);
    }
    long value =
        switch (kind) {
          case 0 -> INTS[random.nextInt(INTS.length)];
          case 1 ->
              (INTS[random.nextInt(INTS.length)] << random.nextInt(sort.width()))
                  + random.nextInt(3)
                  - 1;
          case 2 -> random.nextInt(20) - 10;
          default -> random.nextLong();
        };
    return sort.normal(value);
  }

  /** The same bits for all NaN, since Java does not say which ones a computed NaN has. */
  public static long canonical(Sort sort, long bits) {
    return switch (sort.kind()) {
      case FLOAT -> Float.floatToIntBits(Float.intBitsToFloat((int) bits));
      case DOUBLE -> Double.doubleToLongBits(Double.longBitsToDouble(bits));
      default -> bits;
    };
  }

  private static void ofInts(String name, Making term, IntBinaryOperator java) {
    boolean divides = name.equals("idiv") || name.equals("irem");
    add(name, Sort.INT, Sort.INT, term, (a, b) -> java.applyAsInt((int) a, (int) b), divides);
  }

  private static void ofLongs(String name, Making term, LongBinaryOperator java) {
    boolean divides = name.equals("ldiv") || name.equals("lrem");
    add(name, Sort.LONG, Sort.LONG, term, java::applyAsLong, divides);
  }

  private static void ofFloats(String name, Making term, FloatBinary java) {
    Computing bits =
        (a, b) ->
            Float.floatToRawIntBits(
                java.of(Float.intBitsToFloat((int) a), Float.intBitsToFloat((int) b)));
    add(name, Sort.FLOAT, Sort.FLOAT, term, bits, false);
  }

  private static void ofDoubles(String name, Making term, DoubleBinaryOperator java) {
    Computing bits =
        (a, b) ->
            Double.doubleToRawLongBits(
                java.applyAsDouble(Double.longBitsToDouble(a), Double.longBitsToDouble(b)));
    add(name, Sort.DOUBLE, Sort.DOUBLE, term, bits, false);
  }

  private static void add(
      String name, Sort first, Sort second, Making term, Computing java, boolean divides) {
    ALL.add(new Operation(name, first, second, term, java, divides));
  }

  private static void of(String name, Sort first, Sort second, Making term, Computing java) {
    add(name, first, second, term, java, false);
  }

  private static void ints() {
    ofInts("iadd", JavaTerms::add, (a, b) -> a + b);
    ofInts("isub", JavaTerms::sub, (a, b) -> a - b);
    ofInts("imul", JavaTerms::mul, (a, b) -> a * b);
    ofInts("idiv", JavaTerms::div, (a, b) -> a / b);
    ofInts("irem", JavaTerms::rem, (a, b) -> a % b);
    ofInts("ineg", (j, a, b) -> j.neg(a), (a, b) -> -a);
    ofInts("iand", JavaTerms::and, (a, b) -> a & b);
    ofInts("ior", JavaTerms::or, (a, b) -> a | b);
    ofInts("ixor", JavaTerms::xor, (a, b) -> a ^ b);
    ofInts("ishl", JavaTerms::shl, (a, b) -> a << b);
    ofInts("ishr", JavaTerms::shr, (a, b) -> a >> b);
    ofInts("iushr", JavaTerms::ushr, (a, b) -> a >>> b);
    ofInts("i2b", (j, a, b) -> j.i2b(a), (a, b) -> (byte) a);
    ofInts("i2c", (j, a, b) -> j.i2c(a), (a, b) -> (char) a);
    ofInts("i2s", (j, a, b) -> j.i2s(a), (a, b) -> (short) a);
    ofInts("i2z", (j, a, b) -> j.i2z(a), (a, b) -> a & 1);
  }

  private static void longs() {
    ofLongs("ladd", JavaTerms::add, (a, b) -> a + b);
    ofLongs("lsub", JavaTerms::sub, (a, b) -> a - b);
    ofLongs("lmul", JavaTerms::mul, (a, b) -> a * b);
    ofLongs("ldiv", JavaTerms::div, (a, b) -> a / b);
    ofLongs("lrem", JavaTerms::rem, (a, b) -> a % b);
    ofLongs("lneg", (j, a, b) -> j.neg(a), (a, b) -> -a);
    ofLongs("land", JavaTerms::and, (a, b) -> a & b);
    ofLongs("lor", JavaTerms::or, (a, b) -> a | b);
    ofLongs("lxor", JavaTerms::xor, (a, b) -> a ^ b);
    of("lshl", Sort.LONG, Sort.INT, JavaTerms::shl, (a, b) -> a << (int) b);
    of("lshr", Sort.LONG, Sort.INT, JavaTerms::shr, (a, b) -> a >> (int) b);
    of("lushr", Sort.LONG, Sort.INT, JavaTerms::ushr, (a, b) -> a >>> (int) b);
  }

  private static void conversions() {
    of("i2l", Sort.INT, Sort.INT, (j, a, b) -> j.i2l(a), (a, b) -> (long) (int) a);
    of("l2i", Sort.LONG, Sort.INT, (j, a, b) -> j.l2i(a), (a, b) -> (int) a);
    of("i2f", Sort.INT, Sort.INT, (j, a, b) -> j.toFloat(a), (a, b) -> bits((float) (int) a));
    of("i2d", Sort.INT, Sort.INT, (j, a, b) -> j.toDouble(a), (a, b) -> bits((double) (int) a));
    of("l2f", Sort.LONG, Sort.INT, (j, a, b) -> j.toFloat(a), (a, b) -> bits((float) a));
    of("l2d", Sort.LONG, Sort.INT, (j, a, b) -> j.toDouble(a), (a, b) -> bits((double) a));
    of("f2i", Sort.FLOAT, Sort.INT, (j, a, b) -> j.toInt(a), (a, b) -> (int) single(a));
    of("f2l", Sort.FLOAT, Sort.INT, (j, a, b) -> j.toLong(a), (a, b) -> (long) single(a));
    of("d2i", Sort.DOUBLE, Sort.INT, (j, a, b) -> j.toInt(a), (a, b) -> (int) twice(a));
    of("d2l", Sort.DOUBLE, Sort.INT, (j, a, b) -> j.toLong(a), (a, b) -> (long) twice(a));
    of("f2d", Sort.FLOAT, Sort.INT, (j, a, b) -> j.f2d(a), (a, b) -> bits((double) single(a)));
    of("d2f", Sort.DOUBLE, Sort.INT, (j, a, b) -> j.d2f(a), (a, b) -> bits((float) twice(a)));
    of(
        "floatToIntBits",
        Sort.FLOAT,
        Sort.INT,
        (j, a, b) -> j.terms().fpToBits(a),
        (a, b) -> Float.floatToIntBits(single(a)));
    of(
        "doubleToLongBits",
        Sort.DOUBLE,
        Sort.INT,
        (j, a, b) -> j.terms().fpToBits(a),
        (a, b) -> Double.doubleToLongBits(twice(a)));
    of(
        "floatToRawIntBits",
        Sort.FLOAT,
        Sort.INT,
        (j, a, b) -> j.terms().fpToRawBits(a),
        (a, b) -> Float.floatToRawIntBits(single(a)));
    of(
        "doubleToRawLongBits",
        Sort.DOUBLE,
        Sort.INT,
        (j, a, b) -> j.terms().fpToRawBits(a),
        (a, b) -> Double.doubleToRawLongBits(twice(a)));
    of(
        "intBitsToFloat",
        Sort.INT,
        Sort.INT,
        (j, a, b) -> j.terms().fpFromBits(a),
        (a, b) -> bits(Float.intBitsToFloat((int) a)));
    of(
        "longBitsToDouble",
        Sort.LONG,
        Sort.INT,
        (j, a, b) -> j.terms().fpFromBits(a),
        (a, b) -> bits(Double.longBitsToDouble(a)));
  }

  private static void floats() {
    ofFloats("fadd", JavaTerms::fadd, (a, b) -> a + b);
    ofFloats("fsub", JavaTerms::fsub, (a, b) -> a - b);
    ofFloats("fmul", JavaTerms::fmul, (a, b) -> a * b);
    ofFloats("fdiv", JavaTerms::fdiv, (a, b) -> a / b);
    ofFloats("frem", JavaTerms::frem, (a, b) -> a % b);
    ofFloats("fneg", (j, a, b) -> j.fneg(a), (a, b) -> -a);
    ofFloats("fsqrt", (j, a, b) -> j.terms().fp(Op.FP_SQRT, a), (a, b) -> (float) Math.sqrt(a));
    ofFloats("ffloor", (j, a, b) -> j.terms().fp(Op.FP_FLOOR, a), (a, b) -> (float) Math.floor(a));
    ofFloats("fceil", (j, a, b) -> j.terms().fp(Op.FP_CEIL, a), (a, b) -> (float) Math.ceil(a));
    ofFloats("frint", (j, a, b) -> j.terms().fp(Op.FP_RINT, a), (a, b) -> (float) Math.rint(a));
  }

  private static void doubles() {
    ofDoubles("dadd", JavaTerms::fadd, (a, b) -> a + b);
    ofDoubles("dsub", JavaTerms::fsub, (a, b) -> a - b);
    ofDoubles("dmul", JavaTerms::fmul, (a, b) -> a * b);
    ofDoubles("ddiv", JavaTerms::fdiv, (a, b) -> a / b);
    ofDoubles("drem", JavaTerms::frem, (a, b) -> a % b);
    ofDoubles("dneg", (j, a, b) -> j.fneg(a), (a, b) -> -a);
    ofDoubles("dsqrt", (j, a, b) -> j.terms().fp(Op.FP_SQRT, a), (a, b) -> Math.sqrt(a));
    ofDoubles("dfloor", (j, a, b) -> j.terms().fp(Op.FP_FLOOR, a), (a, b) -> Math.floor(a));
    ofDoubles("dceil", (j, a, b) -> j.terms().fp(Op.FP_CEIL, a), (a, b) -> Math.ceil(a));
    ofDoubles("drint", (j, a, b) -> j.terms().fp(Op.FP_RINT, a), (a, b) -> Math.rint(a));
  }

  private static void comparisons() {
    of("lcmp", Sort.LONG, Sort.LONG, JavaTerms::lcmp, Long::compare);
    of("fcmpl", Sort.FLOAT, Sort.FLOAT, JavaTerms::fcmpl, (a, b) -> cmp(single(a), single(b), -1));
    of("fcmpg", Sort.FLOAT, Sort.FLOAT, JavaTerms::fcmpg, (a, b) -> cmp(single(a), single(b), 1));
    of("dcmpl", Sort.DOUBLE, Sort.DOUBLE, JavaTerms::fcmpl, (a, b) -> cmp(twice(a), twice(b), -1));
    of("dcmpg", Sort.DOUBLE, Sort.DOUBLE, JavaTerms::fcmpg, (a, b) -> cmp(twice(a), twice(b), 1));
    for (Sort sort : List.of(Sort.INT, Sort.LONG)) {
      String suffix = sort == Sort.INT ? "_int" : "_long";
      of("eq" + suffix, sort, sort, JavaTerms::eq, (a, b) -> bool(a == b));
      of("ne" + suffix, sort, sort, JavaTerms::ne, (a, b) -> bool(a != b));
      of("lt" + suffix, sort, sort, JavaTerms::lt, (a, b) -> bool(a < b));
      of("le" + suffix, sort, sort, JavaTerms::le, (a, b) -> bool(a <= b));
      of("gt" + suffix, sort, sort, JavaTerms::gt, (a, b) -> bool(a > b));
      of("ge" + suffix, sort, sort, JavaTerms::ge, (a, b) -> bool(a >= b));
      of(
          "compareUnsigned" + suffix,
          sort,
          sort,
          (j, a, b) -> j.terms().compare(Op.ULT, a, b),
          (a, b) -> bool(Long.compareUnsigned(a, b) < 0));
    }
    // What compilers make of comparisons of longs, floats and doubles in conditions.
    of(
        "lcmp_iflt",
        Sort.LONG,
        Sort.LONG,
        (j, a, b) -> j.lt(j.lcmp(a, b), j.terms().ofInt(0)),
        (a, b) -> bool(a < b));
    of(
        "lcmp_ifgt",
        Sort.LONG,
        Sort.LONG,
        (j, a, b) -> j.gt(j.lcmp(a, b), j.terms().ofInt(0)),
        (a, b) -> bool(a > b));
    of(
        "fcmpl_ifge",
        Sort.FLOAT,
        Sort.FLOAT,
        (j, a, b) -> j.ge(j.fcmpl(a, b), j.terms().ofInt(0)),
        (a, b) -> bool(single(a) >= single(b)));
    of(
        "dcmpg_ifle",
        Sort.DOUBLE,
        Sort.DOUBLE,
        (j, a, b) -> j.le(j.fcmpg(a, b), j.terms().ofInt(0)),
        (a, b) -> bool(twice(a) <= twice(b)));
  }

  private static long cmp(double a, double b, int unordered) {
    return a > b ? 1 : a == b ? 0 : a < b ? -1 : unordered;
  }

  private static long bool(boolean value) {
    return value ? 1 : 0;
  }

  private static long bits(float value) {
    return Float.floatToRawIntBits(value);
  }

  private static long bits(double value) {
    return Double.doubleToRawLongBits(value);
  }

  private static float single(long bits) {
    return Float.intBitsToFloat((int) bits);
  }

  private static double twice(long bits) {
    return Double.longBitsToDouble(bits);
  }
}
