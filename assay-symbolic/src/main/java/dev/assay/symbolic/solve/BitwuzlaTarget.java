package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Kind;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.RoundingMode;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Term;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.TermManager;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Vector_Int;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Vector_Term;

/**
 * Expressions of Bitwuzla.
 *
 * <p>An object that is left to the garbage collector frees native memory in the finalizer's thread,
 * at the same time as others use it. So everything that is made is kept, and freed by {@link
 * #delete} in the thread that uses it.
 */
final class BitwuzlaTarget implements Translation.Target<Term> {
  private final TermManager manager = new TermManager();
  private final List<Term> made = new ArrayList<>();
  private final Map<Sort, org.sosy_lab.java_smt.solvers.bitwuzla.api.Sort> sorts = new HashMap<>();
  private final Term nearest = keep(manager.mk_rm_value(RoundingMode.RNE));
  private final Term towardsZero = keep(manager.mk_rm_value(RoundingMode.RTZ));
  private final Term down = keep(manager.mk_rm_value(RoundingMode.RTN));
  private final Term up = keep(manager.mk_rm_value(RoundingMode.RTP));

  /**
   * What fixes variables that stand for the bits of numbers, which no operator gives. Wherever such
   * bits occur, this has to be demanded too.
   */
  private final Map<dev.assay.symbolic.term.Term, Term> definitions = new HashMap<>();

  TermManager manager() {
    return manager;
  }

  private Term keep(Term term) {
    made.add(term);
    return term;
  }

  private org.sosy_lab.java_smt.solvers.bitwuzla.api.Sort sort(Sort sort) {
    org.sosy_lab.java_smt.solvers.bitwuzla.api.Sort known = sorts.get(sort);
    if (known == null) {
      known =
          switch (sort.kind()) {
            case BOOL -> manager.mk_bool_sort();
            case BIT_VECTOR -> manager.mk_bv_sort(sort.width());
            case FLOAT, DOUBLE -> manager.mk_fp_sort(sort.exponentBits(), sort.significandBits());
            case ARRAY -> manager.mk_array_sort(sort(Sort.INT), sort(sort.element()));
          };
      sorts.put(sort, known);
    }
    return known;
  }

  @Override
  public Term variable(String name, Sort sort) {
    return keep(manager.mk_const(sort(sort), name));
  }

  @Override
  public Term constant(Sort sort, long value) {
    if (sort.isBool()) {
      return keep(value == 1 ? manager.mk_true() : manager.mk_false());
    }
    Term bits = keep(manager.mk_bv_value_int64(sort(Sort.bits(sort.width())), value));
    return sort.isFloating() ? fromBits(bits, sort) : bits;
  }

  private Term fromBits(Term bits, Sort sort) {
    return keep(
        manager.mk_term(Kind.FP_TO_FP_FROM_BV, bits, sort.exponentBits(), sort.significandBits()));
  }

  @Override
  public Term isNan(Term number) {
    return make(Kind.FP_IS_NAN, number);
  }

  @Override
  public Term lessOrEqual(Term a, Term b) {
    return make(Kind.FP_LEQ, a, b);
  }

  @Override
  public Term ite(Term condition, Term then, Term otherwise) {
    return make(Kind.ITE, condition, then, otherwise);
  }

  private Term make(Kind kind, Term a) {
    return keep(manager.mk_term(kind, a));
  }

  private Term make(Kind kind, Term a, Term b) {
    return keep(manager.mk_term(kind, a, b));
  }

  private Term make(Kind kind, Term a, Term b, Term c) {
    return keep(manager.mk_term(kind, a, b, c));
  }

  @Override
  public Term apply(dev.assay.symbolic.term.Term term, List<Term> operands) {
    Term a = operands.get(0);
    Sort sort = term.sort();
    Op op = term.op();
    int width = sort.width();
    return switch (op) {
      case EXTRACT -> keep(manager.mk_term(Kind.BV_EXTRACT, a, term.low() + width - 1, term.low()));
      case ZERO_EXTEND, SIGN_EXTEND ->
          keep(
              manager.mk_term(
                  op == Op.ZERO_EXTEND ? Kind.BV_ZERO_EXTEND : Kind.BV_SIGN_EXTEND,
                  a,
                  width - term.operand(0).sort().width()));
      case FP_NEG -> make(Kind.FP_NEG, a);
      case FP_IS_NAN -> isNan(a);
      case FP_SQRT -> make(Kind.FP_SQRT, nearest, a);
      case FP_FLOOR -> make(Kind.FP_RTI, down, a);
      case FP_CEIL -> make(Kind.FP_RTI, up, a);
      case FP_RINT -> make(Kind.FP_RTI, nearest, a);
      case NOT -> make(Kind.NOT, a);
      case FP_CONVERT -> converted(Kind.FP_TO_FP_FROM_FP, a, sort);
      case FP_FROM_SIGNED -> converted(Kind.FP_TO_FP_FROM_SBV, a, sort);
      case FP_TO_SIGNED -> keep(manager.mk_term(Kind.FP_TO_SBV, towardsZero, a, width));
      case FP_FROM_BITS -> fromBits(a, sort);
      case FP_TO_BITS, FP_TO_RAW_BITS -> bits(term, a);
      case ARRAY -> keep(manager.mk_const_array(sort(sort), a));
      case ITE -> ite(a, operands.get(1), operands.get(2));
      case STORE -> make(Kind.ARRAY_STORE, a, operands.get(1), operands.get(2));
      default ->
          op.isRounded()
              ? make(kind(op), nearest, a, operands.get(1))
              : make(kind(op), a, operands.get(1));
    };
  }

  private Term converted(Kind kind, Term a, Sort sort) {
    try (Ints indices = new Ints(sort.exponentBits(), sort.significandBits())) {
      Vector_Term operands = new Vector_Term(new Term[] {nearest, a});
      Term result = keep(manager.mk_term(kind, operands, indices.vector));
      operands.delete();
      return result;
    }
  }

  private Term bits(dev.assay.symbolic.term.Term term, Term number) {
    Sort sort = term.sort();
    Term bits = variable("t!" + term.id(), sort);
    Term encodes = make(Kind.EQUAL, number, fromBits(bits, term.operand(0).sort()));
    if (term.op() == Op.FP_TO_RAW_BITS) {
      definitions.put(term, encodes); // any bits that encode NaN
      return bits;
    }
    Term isNan = make(Kind.EQUAL, bits, constant(sort, Z3Target.nan(sort)));
    definitions.put(term, make(Kind.AND, encodes, make(Kind.IMPLIES, isNan(number), isNan)));
    return bits;
  }

  boolean hasDefinitions() {
    return !definitions.isEmpty();
  }

  /** What has to be demanded where the term occurs, or null. */
  @Nullable Term definition(dev.assay.symbolic.term.Term term) {
    return definitions.get(term);
  }

  private static Kind kind(Op op) {
    return switch (op) {
      case AND -> Kind.AND;
      case OR -> Kind.OR;
      case EQ -> Kind.EQUAL;
      case ADD -> Kind.BV_ADD;
      case SUB -> Kind.BV_SUB;
      case MUL -> Kind.BV_MUL;
      case SDIV -> Kind.BV_SDIV;
      case SREM -> Kind.BV_SREM;
      case BIT_AND -> Kind.BV_AND;
      case BIT_OR -> Kind.BV_OR;
      case BIT_XOR -> Kind.BV_XOR;
      case SHL -> Kind.BV_SHL;
      case LSHR -> Kind.BV_SHR;
      case ASHR -> Kind.BV_ASHR;
      case ULT -> Kind.BV_ULT;
      case ULE -> Kind.BV_ULE;
      case SLT -> Kind.BV_SLT;
      case SLE -> Kind.BV_SLE;
      case CONCAT -> Kind.BV_CONCAT;
      case FP_ADD -> Kind.FP_ADD;
      case FP_SUB -> Kind.FP_SUB;
      case FP_MUL -> Kind.FP_MUL;
      case FP_DIV -> Kind.FP_DIV;
      case FP_LT -> Kind.FP_LT;
      case FP_LE -> Kind.FP_LEQ;
      case FP_EQ -> Kind.FP_EQUAL;
      case SELECT -> Kind.ARRAY_SELECT;
      default -> throw new IllegalArgumentException("not for solvers: " + op);
    };
  }

  /** Frees everything; nothing that was made may be used any more. */
  void delete() {
    made.forEach(Term::delete);
    sorts.values().forEach(org.sosy_lab.java_smt.solvers.bitwuzla.api.Sort::delete);
    manager.delete();
  }

  /** A native vector of ints that is freed at once. */
  private static final class Ints implements AutoCloseable {
    final Vector_Int vector;

    Ints(int first, int second) {
      vector = new Vector_Int(new int[] {first, second});
    }

    @Override
    public void close() {
      vector.delete();
    }
  }
}
