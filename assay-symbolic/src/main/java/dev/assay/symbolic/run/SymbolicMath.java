package dev.assay.symbolic.run;

import static dev.assay.machine.exec.Symbols.isTerm;

import dev.assay.machine.types.Method;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Methods on numbers that the JDK defines by branches, or by bits of floats that no solver knows.
 */
final class SymbolicMath {
  private static final String MATH = "java/lang/Math";
  private static final String STRICT_MATH = "java/lang/StrictMath";
  private static final Set<String> HOLDERS =
      Set.of(MATH, STRICT_MATH, "java/lang/Float", "java/lang/Double");

  private final Values values;
  private final Terms terms;
  private final JavaTerms java;

  SymbolicMath(Values values, Offers offers) {
    this.values = values;
    this.terms = values.terms();
    this.java = values.java();
    offers.add(MATH, "abs", "min", "max", "sqrt", "floor", "ceil", "rint", "round");
    offers.add(STRICT_MATH, "sqrt", "floor", "ceil", "rint", "round");
  }

  /** Computes a method's result if it is one of those, where the first argument was. */
  boolean call(Method callee, long[] s, int base) {
    if (callee.holder.loader != 0 || !HOLDERS.contains(callee.holder.name)) {
      return false;
    }
    Sort sort = Values.sort(callee.descriptor.charAt(1));
    int second = base + (sort == Sort.LONG || sort == Sort.DOUBLE ? 2 : 1);
    boolean isPair = second - base < callee.argSlots;
    if (!isTerm(s[base]) && !(isPair && isTerm(s[second]))) {
      return false;
    }
    Term result =
        isPair
            ? ofTwo(callee, values.of(s[base], sort), values.of(s[second], sort))
            : ofOne(callee, values.of(s[base], sort));
    if (result == null) {
      return false;
    }
    s[base] = values.of(result);
    return true;
  }

  private @Nullable Term ofOne(Method callee, Term x) {
    return switch (callee.name) {
      case "floatToRawIntBits", "doubleToRawLongBits" -> terms.fpToRawBits(x);
      case "floatToIntBits", "doubleToLongBits" -> terms.fpToBits(x);
      case "intBitsToFloat", "longBitsToDouble" -> terms.fpFromBits(x);
      case "abs" -> x.sort().isFloating() ? floatAbs(x) : abs(x);
      case "sqrt" -> terms.fp(Op.FP_SQRT, x);
      case "floor" -> terms.fp(Op.FP_FLOOR, x);
      case "ceil" -> terms.fp(Op.FP_CEIL, x);
      case "rint" -> terms.fp(Op.FP_RINT, x);
      case "round" -> round(x);
      default -> null;
    };
  }

  /**
   * The nearest whole number, of two the larger. The difference from the next lower one is not
   * rounded where it matters: it is exact unless the number is between -1/2 and 0.
   */
  private Term round(Term x) {
    boolean isFloat = x.sort() == Sort.FLOAT;
    Term half =
        isFloat
            ? terms.constant(Sort.FLOAT, Float.floatToRawIntBits(0.5f))
            : terms.constant(Sort.DOUBLE, Double.doubleToRawLongBits(0.5));
    Term lower = terms.fp(Op.FP_FLOOR, x);
    Term above = terms.fp(Op.FP_SUB, x, lower);
    Term near = terms.ite(terms.fpCompare(Op.FP_LE, half, above), terms.fp(Op.FP_CEIL, x), lower);
    return terms.fpToSigned(near, isFloat ? Sort.INT : Sort.LONG);
  }

  private Term abs(Term x) {
    return terms.ite(java.lt(x, zero(x)), java.neg(x), x);
  }

  private Term floatAbs(Term x) {
    return terms.ite(terms.fpCompare(Op.FP_LE, x, zero(x)), terms.fp(Op.FP_SUB, zero(x), x), x);
  }

  private Term zero(Term x) {
    return terms.constant(x.sort(), 0);
  }

  private @Nullable Term ofTwo(Method callee, Term x, Term y) {
    boolean max = callee.name.equals("max");
    if (!max && !callee.name.equals("min")) {
      return null;
    }
    if (!x.sort().isFloating()) {
      return terms.ite(max ? java.ge(x, y) : java.le(x, y), x, y);
    }
    // The negative zero is less than the other one; if any is NaN, so is the result.
    Term zeros =
        terms.and(terms.fpCompare(Op.FP_EQ, x, zero(x)), terms.fpCompare(Op.FP_EQ, y, zero(y)));
    Term bits = terms.fpToBits(max ? x : y);
    Term negative = java.lt(bits, zero(bits));
    Term takesSecond = terms.and(zeros, negative);
    Term first = max ? terms.fpCompare(Op.FP_LE, y, x) : terms.fpCompare(Op.FP_LE, x, y);
    return terms.ite(terms.isNan(x), x, terms.ite(takesSecond, y, terms.ite(first, x, y)));
  }
}
