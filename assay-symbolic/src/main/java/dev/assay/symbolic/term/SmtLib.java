package dev.assay.symbolic.term;

import java.util.ArrayList;
import java.util.List;

/**
 * Terms as text in SMT-LIB 2.6.
 *
 * <p>A part that occurs more than once, and every part below a certain depth, has a name of its own
 * by {@code define-fun}. That shares as {@code let} does, and neither this class nor a reader needs
 * a stack as deep as the term.
 */
public final class SmtLib {
  /** How deep an expression is written in one line. */
  private static final int LINE_DEPTH = 6;

  private static final int EXCERPT_DEPTH = 4;

  private final StringBuilder out = new StringBuilder();
  private final Walk walk = new Walk();

  // By the positions of terms in the walk:
  private String[] texts = {};
  private int[] depths = {};
  private int[] uses = {};

  private SmtLib() {}

  /**
   * A script that asks whether all conditions hold together.
   *
   * @throws IllegalArgumentException if a condition is not expressible
   */
  public static String script(List<Term> conditions) {
    return new SmtLib().print(conditions);
  }

  private String print(List<Term> conditions) {
    out.append("(set-logic ALL)\n");
    conditions.forEach(condition -> walk.visit(condition, term -> {}));
    List<Term> terms = walk.visited();
    texts = new String[terms.size()];
    depths = new int[terms.size()];
    uses = new int[terms.size()];
    for (Term term : terms) {
      for (int i = 0; i < term.arity(); i++) {
        uses[walk.position(term.operand(i))]++;
      }
      if (term.isVariable()) {
        String name = quoted(term.name());
        out.append("(declare-const ").append(name).append(' ').append(term.sort()).append(")\n");
      }
    }
    for (int i = 0; i < terms.size(); i++) {
      define(terms.get(i), i);
    }
    for (Term condition : conditions) {
      out.append("(assert ").append(texts[walk.position(condition)]).append(")\n");
    }
    return out.append("(check-sat)\n").toString();
  }

  private void define(Term term, int position) {
    List<String> operands = new ArrayList<>();
    int depth = 1;
    for (int i = 0; i < term.arity(); i++) {
      int operand = walk.position(term.operand(i));
      operands.add(texts[operand]);
      depth = Math.max(depth, 1 + depths[operand]);
    }
    String text;
    if (term.op() == Op.FP_TO_BITS || term.op() == Op.FP_TO_RAW_BITS) {
      text = bits(term, operands.get(0));
      depth = 0;
    } else {
      text = expression(term, operands);
    }
    boolean shared = term.arity() > 0 && depth > 0 && uses[position] > 1;
    if (shared || depth > LINE_DEPTH) {
      String name = "t!" + term.id();
      out.append("(define-fun ").append(name).append(" () ").append(term.sort());
      out.append(' ').append(text).append(")\n");
      text = name;
      depth = 0;
    }
    texts[position] = text;
    depths[position] = depth;
  }

  /** SMT-LIB has no function for the bits of a number, but they can be described. */
  private String bits(Term term, String number) {
    String name = "t!" + term.id();
    Sort sort = term.operand(0).sort();
    out.append("(declare-const ").append(name).append(' ').append(term.sort()).append(")\n");
    out.append("(assert (= ").append(number).append(' ');
    out.append(toFp(sort)).append(' ').append(name).append(")))\n");
    if (term.op() == Op.FP_TO_RAW_BITS) {
      return name; // any bits that encode NaN
    }
    String nan = constant(term.sort(), Semantics.canonical(sort, -1));
    out.append("(assert (=> (fp.isNaN ").append(number).append(") (= ");
    out.append(name).append(' ').append(nan).append(")))\n");
    return name;
  }

  private static String toFp(Sort sort) {
    return "((_ to_fp " + sort.exponentBits() + " " + sort.significandBits() + ")";
  }

  private static String expression(Term term, List<String> operands) {
    if (!term.op().isExpressible()) {
      throw new IllegalArgumentException(term.op() + " cannot be said in SMT-LIB");
    }
    String all = String.join(" ", operands);
    Sort sort = term.sort();
    return switch (term.op()) {
      case CONSTANT -> constant(sort, term.value());
      case VARIABLE -> quoted(term.name());
      case EXTRACT ->
          "((_ extract " + (term.low() + sort.width() - 1) + " " + term.low() + ") " + all + ")";
      case ZERO_EXTEND, SIGN_EXTEND ->
          "((_ "
              + (term.op() == Op.ZERO_EXTEND ? "zero" : "sign")
              + "_extend "
              + (sort.width() - term.operand(0).sort().width())
              + ") "
              + all
              + ")";
      case FP_CONVERT, FP_FROM_SIGNED -> toFp(sort) + " RNE " + all + ")";
      case FP_FROM_BITS -> toFp(sort) + " " + all + ")";
      case FP_TO_SIGNED -> toSigned(term, all);
      case ARRAY -> "((as const " + sort + ") " + all + ")";
      default ->
          "(" + term.op().smtName() + " " + (term.op().isRounded() ? "RNE " : "") + all + ")";
    };
  }

  private static String toSigned(Term term, String number) {
    Sort from = term.operand(0).sort();
    int width = term.sort().width();
    String low = constant(from, limitBits(from, width, -1));
    String high = constant(from, limitBits(from, width, 1));
    long least = -1L << width - 1;
    return String.format(
        "(ite (fp.isNaN %1$s) %2$s (ite (fp.leq %1$s %3$s) %4$s (ite (fp.leq %5$s %1$s) %6$s"
            + " ((_ fp.to_sbv %7$d) RTZ %1$s))))",
        number,
        constant(term.sort(), 0),
        low,
        constant(term.sort(), least),
        high,
        constant(term.sort(), ~least),
        width);
  }

  /** The bits of 2^(width-1) or its negative, from which on a cast to that width saturates. */
  public static long limitBits(Sort floating, int width, int sign) {
    double limit = sign * (double) (1L << width - 2) * 2;
    return floating == Sort.FLOAT
        ? Float.floatToRawIntBits((float) limit)
        : Double.doubleToRawLongBits(limit);
  }

  private static String constant(Sort sort, long value) {
    if (sort.isBool()) {
      return value == 1 ? "true" : "false";
    }
    StringBuilder bits = new StringBuilder("#b");
    for (int i = sort.width() - 1; i >= 0; i--) {
      bits.append(value >>> i & 1);
    }
    return sort.isFloating() ? toFp(sort) + " " + bits + ")" : bits.toString();
  }

  private static String quoted(String name) {
    return "|" + name.replace('|', '!').replace('\\', '!') + "|";
  }

  /** The upper levels of a term, for messages. */
  static String excerpt(Term term) {
    StringBuilder text = new StringBuilder();
    excerpt(term, EXCERPT_DEPTH, text);
    return text.toString();
  }

  private static void excerpt(Term term, int depth, StringBuilder text) {
    if (term.isConstant()) {
      switch (term.sort().kind()) {
        case BOOL -> text.append(term.isTrue());
        case FLOAT -> text.append(Semantics.toFloat(term.value())).append('f');
        case DOUBLE -> text.append(Semantics.toDouble(term.value()));
        default -> text.append(term.value());
      }
    } else if (term.isVariable()) {
      text.append(term.name());
    } else if (depth == 0) {
      text.append('…');
    } else {
      text.append('(').append(term.op().toString().toLowerCase(java.util.Locale.ROOT));
      if (term.op() == Op.EXTRACT) {
        text.append(' ').append(term.low()).append('+').append(term.sort().width());
      }
      for (int i = 0; i < term.arity(); i++) {
        excerpt(term.operand(i), depth - 1, text.append(' '));
      }
      text.append(')');
    }
  }
}
