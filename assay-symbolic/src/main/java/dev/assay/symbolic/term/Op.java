package dev.assay.symbolic.term;

/**
 * The operators of terms: those of SMT-LIB as far as Java needs them, and a few that Java has and
 * SMT-LIB does not, with Java's meaning.
 *
 * <p>Operators of the JVM that can be written with these have none of their own; see {@link Terms}.
 */
public enum Op {
  /** A value; its bits are {@link Term#value()}. */
  CONSTANT(0),
  /** A variable; two variables of a factory differ in their names. */
  VARIABLE(0),

  NOT(1, "not"),
  AND(2, "and", true),
  OR(2, "or", true),
  /** Same value. Of floats: the same number or both not a number, and 0.0 is not -0.0. */
  EQ(2, "=", true),
  ITE(3, "ite"),

  ADD(2, "bvadd", true),
  SUB(2, "bvsub"),
  MUL(2, "bvmul", true),
  /** Towards zero; MIN / -1 is MIN; x / 0 is 1 for negative x and -1 for others. */
  SDIV(2, "bvsdiv"),
  /** Sign of the dividend; x % 0 is x. */
  SREM(2, "bvsrem"),
  BIT_AND(2, "bvand", true),
  BIT_OR(2, "bvor", true),
  BIT_XOR(2, "bvxor", true),
  /** The count is unsigned and not masked: counts from the width on shift everything out. */
  SHL(2, "bvshl"),
  LSHR(2, "bvlshr"),
  ASHR(2, "bvashr"),
  ULT(2, "bvult"),
  ULE(2, "bvule"),
  SLT(2, "bvslt"),
  SLE(2, "bvsle"),
  /** The bits from {@link Term#low()} on, as many as the sort has. */
  EXTRACT(1),
  ZERO_EXTEND(1),
  SIGN_EXTEND(1),
  /** The first operand has the high bits. */
  CONCAT(2, "concat"),

  FP_NEG(1, "fp.neg"),
  /** Arithmetic rounds to nearest, ties to even. */
  FP_ADD(2, "fp.add"),
  FP_SUB(2, "fp.sub"),
  FP_MUL(2, "fp.mul"),
  FP_DIV(2, "fp.div"),
  /** Java's {@code %}: exact, truncated. Solvers have only the IEEE remainder. */
  FP_REM(2),
  FP_LT(2, "fp.lt"),
  FP_LE(2, "fp.leq"),
  /** Java's {@code ==}: no NaN is equal to anything, 0.0 is equal to -0.0. */
  FP_EQ(2, "fp.eq", true),
  FP_IS_NAN(1, "fp.isNaN"),
  /** Rounded to nearest even; NaN for negative numbers, but -0.0 for -0.0. */
  FP_SQRT(1, "fp.sqrt"),
  /** The largest whole number that is not larger, as {@code Math.floor}; zeros keep their sign. */
  FP_FLOOR(1, "fp.roundToIntegral RTN"),
  /** The smallest whole number that is not smaller, as {@code Math.ceil}. */
  FP_CEIL(1, "fp.roundToIntegral RTP"),
  /** The nearest whole number, of two the even one, as {@code Math.rint}. */
  FP_RINT(1, "fp.roundToIntegral RNE"),
  /** From float to double or back, rounded to nearest even. */
  FP_CONVERT(1),
  /** A signed bit-vector, rounded to nearest even. */
  FP_FROM_SIGNED(1),
  /** Java's cast to int or long: NaN gives 0, and what is too large the largest value. */
  FP_TO_SIGNED(1),
  /** The number that these bits encode. */
  FP_FROM_BITS(1),
  /** The bits of a number; every NaN gives the same bits, as {@code Float.floatToIntBits}. */
  FP_TO_BITS(1),
  /** The bits as they are; Java does not say which bits a computed NaN has, nor do solvers. */
  FP_TO_RAW_BITS(1),

  SELECT(2, "select"),
  STORE(3, "store"),
  /** The array that has the operand everywhere. */
  ARRAY(1);

  private final int arity;
  private final String smtName;
  private final boolean commutative;

  Op(int arity) {
    this(arity, "", false);
  }

  Op(int arity, String smtName) {
    this(arity, smtName, false);
  }

  Op(int arity, String smtName, boolean commutative) {
    this.arity = arity;
    this.smtName = smtName;
    this.commutative = commutative;
  }

  public int arity() {
    return arity;
  }

  /** The name in SMT-LIB if the operator only takes its operands, else empty. */
  public String smtName() {
    return smtName;
  }

  public boolean isCommutative() {
    return commutative;
  }

  /** Whether a solver can be asked about it; if not, a question with it stays unanswered. */
  public boolean isExpressible() {
    return this != FP_REM;
  }

  /** Whether it rounds to nearest even, which has to be said in SMT-LIB. */
  public boolean isRounded() {
    return switch (this) {
      case FP_ADD, FP_SUB, FP_MUL, FP_DIV, FP_SQRT -> true;
      default -> false;
    };
  }
}
