package dev.assay.symbolic.term;

/**
 * The JVM's instructions as terms, under their names in the JVM specification.
 *
 * <p>Bytes, shorts, chars and booleans are ints here, as on the operand stack. Division by zero is
 * for the caller to exclude; it has the value that {@link Op#SDIV} and {@link Op#SREM} say.
 */
public final class JavaTerms {
  private final Terms t;

  public JavaTerms(Terms terms) {
    this.t = terms;
  }

  public Terms terms() {
    return t;
  }

  // Arithmetic of ints and longs. Instructions of both do the same at different widths.

  public Term add(Term a, Term b) {
    return t.bits(Op.ADD, a, b);
  }

  public Term sub(Term a, Term b) {
    return t.bits(Op.SUB, a, b);
  }

  public Term mul(Term a, Term b) {
    return t.bits(Op.MUL, a, b);
  }

  public Term div(Term a, Term b) {
    return t.bits(Op.SDIV, a, b);
  }

  public Term rem(Term a, Term b) {
    return t.bits(Op.SREM, a, b);
  }

  public Term neg(Term a) {
    return t.bits(Op.SUB, t.constant(a.sort(), 0), a);
  }

  public Term and(Term a, Term b) {
    return t.bits(Op.BIT_AND, a, b);
  }

  public Term or(Term a, Term b) {
    return t.bits(Op.BIT_OR, a, b);
  }

  public Term xor(Term a, Term b) {
    return t.bits(Op.BIT_XOR, a, b);
  }

  /** {@code ishl} or {@code lshl}; the count is an int. */
  public Term shl(Term a, Term count) {
    return t.bits(Op.SHL, a, count(a, count));
  }

  /** {@code ishr} or {@code lshr}: with the sign. */
  public Term shr(Term a, Term count) {
    return t.bits(Op.ASHR, a, count(a, count));
  }

  /** {@code iushr} or {@code lushr}: with zeros. */
  public Term ushr(Term a, Term count) {
    return t.bits(Op.LSHR, a, count(a, count));
  }

  /** Only the low five bits of a count count, six for longs. */
  private Term count(Term a, Term count) {
    int width = a.sort().width();
    return t.zeroExtend(t.bits(Op.BIT_AND, count, t.ofInt(width - 1)), width);
  }

  // Conversions

  public Term i2b(Term a) {
    return t.signExtend(t.extract(a, 0, 8), 32);
  }

  public Term i2c(Term a) {
    return t.zeroExtend(t.extract(a, 0, 16), 32);
  }

  public Term i2s(Term a) {
    return t.signExtend(t.extract(a, 0, 16), 32);
  }

  /** What storing into a boolean keeps of an int. */
  public Term i2z(Term a) {
    return t.zeroExtend(t.extract(a, 0, 1), 32);
  }

  public Term i2l(Term a) {
    return t.signExtend(a, 64);
  }

  public Term l2i(Term a) {
    return t.extract(a, 0, 32);
  }

  /** {@code i2f} or {@code l2f}. */
  public Term toFloat(Term a) {
    return t.fpFromSigned(a, Sort.FLOAT);
  }

  /** {@code i2d} or {@code l2d}. */
  public Term toDouble(Term a) {
    return t.fpFromSigned(a, Sort.DOUBLE);
  }

  /** {@code f2i} or {@code d2i}. */
  public Term toInt(Term a) {
    return t.fpToSigned(a, Sort.INT);
  }

  /** {@code f2l} or {@code d2l}. */
  public Term toLong(Term a) {
    return t.fpToSigned(a, Sort.LONG);
  }

  public Term f2d(Term a) {
    return t.fpConvert(a, Sort.DOUBLE);
  }

  public Term d2f(Term a) {
    return t.fpConvert(a, Sort.FLOAT);
  }

  // Floats and doubles

  public Term fadd(Term a, Term b) {
    return t.fp(Op.FP_ADD, a, b);
  }

  public Term fsub(Term a, Term b) {
    return t.fp(Op.FP_SUB, a, b);
  }

  public Term fmul(Term a, Term b) {
    return t.fp(Op.FP_MUL, a, b);
  }

  public Term fdiv(Term a, Term b) {
    return t.fp(Op.FP_DIV, a, b);
  }

  /** {@code frem} or {@code drem}; solvers cannot be asked about it. */
  public Term frem(Term a, Term b) {
    return t.fp(Op.FP_REM, a, b);
  }

  public Term fneg(Term a) {
    return t.fpNeg(a);
  }

  // Comparisons

  public Term lcmp(Term a, Term b) {
    return t.ite(lt(a, b), t.ofInt(-1), t.ite(t.eq(a, b), t.ofInt(0), t.ofInt(1)));
  }

  /** {@code fcmpl} or {@code dcmpl}: -1 if one is not a number. */
  public Term fcmpl(Term a, Term b) {
    Term equal = t.fpCompare(Op.FP_EQ, a, b);
    return t.ite(t.fpCompare(Op.FP_LT, b, a), t.ofInt(1), t.ite(equal, t.ofInt(0), t.ofInt(-1)));
  }

  /** {@code fcmpg} or {@code dcmpg}: 1 if one is not a number. */
  public Term fcmpg(Term a, Term b) {
    Term equal = t.fpCompare(Op.FP_EQ, a, b);
    return t.ite(t.fpCompare(Op.FP_LT, a, b), t.ofInt(-1), t.ite(equal, t.ofInt(0), t.ofInt(1)));
  }

  public Term eq(Term a, Term b) {
    return t.eq(a, b);
  }

  public Term ne(Term a, Term b) {
    return t.not(t.eq(a, b));
  }

  public Term lt(Term a, Term b) {
    return t.compare(Op.SLT, a, b);
  }

  public Term le(Term a, Term b) {
    return t.compare(Op.SLE, a, b);
  }

  public Term gt(Term a, Term b) {
    return lt(b, a);
  }

  public Term ge(Term a, Term b) {
    return le(b, a);
  }

  /** Whether an index is in an array of this length: 0 &lt;= index &lt; length, both signed. */
  public Term inBounds(Term index, Term length) {
    return t.and(le(t.ofInt(0), index), lt(index, length));
  }

  /** The int 1 or 0 of a truth value. */
  public Term ofBool(Term condition) {
    return t.ite(condition, t.ofInt(1), t.ofInt(0));
  }
}
