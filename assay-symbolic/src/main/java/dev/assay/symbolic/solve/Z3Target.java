package dev.assay.symbolic.solve;

import com.microsoft.z3.BitVecNum;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FPExpr;
import com.microsoft.z3.FPNum;
import com.microsoft.z3.FuncDecl;
import com.microsoft.z3.FuncInterp;
import com.microsoft.z3.Model;
import dev.assay.symbolic.term.ArrayValue;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import java.util.List;

/**
 * Expressions and values of Z3. Its generic types cannot follow sorts that are known at run time.
 */
@SuppressWarnings({"unchecked", "rawtypes"})
final class Z3Target implements Translation.Target<Expr<?>> {
  private final Context z3;
  private final com.microsoft.z3.FPSort single;
  private final com.microsoft.z3.FPSort twice;
  private final Expr nearest;
  private final Expr towardsZero;

  Z3Target(Context context) {
    z3 = context;
    single = z3.mkFPSort32();
    twice = z3.mkFPSort64();
    nearest = z3.mkFPRNE();
    towardsZero = z3.mkFPRTZ();
  }

  private com.microsoft.z3.Sort sort(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> z3.mkBoolSort();
      case BIT_VECTOR -> z3.mkBitVecSort(sort.width());
      case FLOAT, DOUBLE -> floating(sort);
      case ARRAY -> z3.mkArraySort(z3.mkBitVecSort(32), sort(sort.element()));
    };
  }

  private com.microsoft.z3.FPSort floating(Sort sort) {
    return sort == Sort.FLOAT ? single : twice;
  }

  @Override
  public Expr<?> variable(String name, Sort sort) {
    return z3.mkConst(name, sort(sort));
  }

  @Override
  public Expr<?> constant(Sort sort, long value) {
    if (sort.isBool()) {
      return z3.mkBool(value == 1);
    }
    Expr bits = z3.mkBV(value, sort.width());
    return sort.isFloating() ? z3.mkFPToFP(bits, floating(sort)) : bits;
  }

  @Override
  public Expr<?> isNan(Expr<?> number) {
    return z3.mkFPIsNaN((Expr) number);
  }

  @Override
  public Expr<?> lessOrEqual(Expr<?> a, Expr<?> b) {
    return z3.mkFPLEq((Expr) a, (Expr) b);
  }

  @Override
  public Expr<?> ite(Expr<?> condition, Expr<?> then, Expr<?> otherwise) {
    return z3.mkITE((Expr) condition, (Expr) then, (Expr) otherwise);
  }

  @Override
  public Expr<?> apply(Term term, List<Expr<?>> operands) {
    Expr a = operands.get(0);
    Expr b = operands.size() > 1 ? operands.get(1) : a;
    Expr c = operands.size() > 2 ? operands.get(2) : a;
    Sort sort = term.sort();
    int wider = sort.width() - term.operand(0).sort().width();
    return switch (term.op()) {
      case NOT -> z3.mkNot(a);
      case AND -> z3.mkAnd(a, b);
      case OR -> z3.mkOr(a, b);
      case EQ -> z3.mkEq(a, b);
      case ITE -> z3.mkITE(a, b, c);
      case ADD -> z3.mkBVAdd(a, b);
      case SUB -> z3.mkBVSub(a, b);
      case MUL -> z3.mkBVMul(a, b);
      case SDIV -> z3.mkBVSDiv(a, b);
      case SREM -> z3.mkBVSRem(a, b);
      case BIT_AND -> z3.mkBVAND(a, b);
      case BIT_OR -> z3.mkBVOR(a, b);
      case BIT_XOR -> z3.mkBVXOR(a, b);
      case SHL -> z3.mkBVSHL(a, b);
      case LSHR -> z3.mkBVLSHR(a, b);
      case ASHR -> z3.mkBVASHR(a, b);
      case ULT -> z3.mkBVULT(a, b);
      case ULE -> z3.mkBVULE(a, b);
      case SLT -> z3.mkBVSLT(a, b);
      case SLE -> z3.mkBVSLE(a, b);
      case EXTRACT -> z3.mkExtract(term.low() + sort.width() - 1, term.low(), a);
      case ZERO_EXTEND -> z3.mkZeroExt(wider, a);
      case SIGN_EXTEND -> z3.mkSignExt(wider, a);
      case CONCAT -> z3.mkConcat(a, b);
      case FP_NEG -> z3.mkFPNeg(a);
      case FP_ADD -> z3.mkFPAdd(nearest, a, b);
      case FP_SUB -> z3.mkFPSub(nearest, a, b);
      case FP_MUL -> z3.mkFPMul(nearest, a, b);
      case FP_DIV -> z3.mkFPDiv(nearest, a, b);
      case FP_LT -> z3.mkFPLt(a, b);
      case FP_LE -> z3.mkFPLEq(a, b);
      case FP_EQ -> z3.mkFPEq(a, b);
      case FP_IS_NAN -> z3.mkFPIsNaN(a);
      case FP_SQRT -> z3.mkFPSqrt(nearest, a);
      case FP_FLOOR -> z3.mkFPRoundToIntegral(z3.mkFPRTN(), a);
      case FP_CEIL -> z3.mkFPRoundToIntegral(z3.mkFPRTP(), a);
      case FP_RINT -> z3.mkFPRoundToIntegral(nearest, a);
      case FP_CONVERT -> z3.mkFPToFP(nearest, (FPExpr) a, floating(sort));
      case FP_FROM_SIGNED -> z3.mkFPToFP(nearest, a, floating(sort), true);
      case FP_TO_SIGNED -> z3.mkFPToBV(towardsZero, a, sort.width(), true);
      case FP_FROM_BITS -> z3.mkFPToFP(a, floating(sort));
      case FP_TO_BITS ->
          z3.mkITE(z3.mkFPIsNaN(a), (Expr) constant(sort, nan(sort)), z3.mkFPToIEEEBV(a));
      case FP_TO_RAW_BITS -> z3.mkITE(z3.mkFPIsNaN(a), anyNan(term), (Expr) z3.mkFPToIEEEBV(a));
      case SELECT -> z3.mkSelect(a, b);
      case STORE -> z3.mkStore(a, b, c);
      case ARRAY -> z3.mkConstArray(z3.mkBitVecSort(32), a);
      default -> throw new IllegalArgumentException("not for solvers: " + term.op());
    };
  }

  /** Any bits that encode NaN. */
  private Expr anyNan(Term term) {
    Sort sort = term.sort();
    Expr any = variable("nan!" + term.id(), sort);
    Expr encoded = z3.mkFPToFP(any, floating(term.operand(0).sort()));
    return z3.mkITE(z3.mkFPIsNaN(encoded), any, (Expr) constant(sort, nan(sort)));
  }

  /** The bits that stand for every NaN of a floating sort of this width. */
  static long nan(Sort sort) {
    return sort.width() == 32
        ? Float.floatToIntBits(Float.NaN)
        : Double.doubleToLongBits(Double.NaN);
  }

  /** The value of an expression that is no array. */
  long value(Model model, Expr<?> expression, Sort sort) {
    Expr value = model.eval((Expr) expression, true);
    if (value.isBool()) {
      return value.isTrue() ? 1 : 0;
    }
    if (sort.isFloating()) {
      if (value instanceof FPNum number && number.isNaN()) {
        return nan(sort);
      }
      value = model.eval(z3.mkFPToIEEEBV(value), true);
    }
    return sort.normal(((BitVecNum) value).getBigInteger().longValue());
  }

  /** The value of an array, which Z3 writes as stores into a constant array or as a function. */
  ArrayValue array(Model model, Expr<?> expression, Sort element) {
    Expr value = model.eval((Expr) expression, true);
    java.util.ArrayDeque<Expr[]> stores = new java.util.ArrayDeque<>();
    while (value.isStore()) {
      stores.push(value.getArgs());
      value = value.getArgs()[0];
    }
    ArrayValue array;
    if (value.isConstantArray()) {
      array = ArrayValue.of(value(model, value.getArgs()[0], element));
    } else if (value.isAsArray()) {
      array = function(model, value.getFuncDecl().getParameters()[0].getFuncDecl(), element);
    } else {
      throw new IllegalStateException("Z3 gives an array as " + value);
    }
    for (Expr[] store : stores) {
      array = array.with((int) value(model, store[1], Sort.INT), value(model, store[2], element));
    }
    return array;
  }

  private ArrayValue function(Model model, FuncDecl declaration, Sort element) {
    FuncInterp<?> function = model.getFuncInterp(declaration);
    ArrayValue array = ArrayValue.of(value(model, function.getElse(), element));
    for (FuncInterp.Entry<?> entry : function.getEntries()) {
      int index = (int) value(model, entry.getArgs()[0], Sort.INT);
      array = array.with(index, value(model, entry.getValue(), element));
    }
    return array;
  }
}
