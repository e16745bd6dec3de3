package dev.assay.symbolic.term;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The values of terms under an assignment, exactly as Java computes them.
 *
 * <p>Keeps what it has computed: another term costs only what it does not share with earlier ones.
 * The assignment must not change meanwhile. For one thread.
 */
public final class Evaluation {
  private final Assignment assignment;
  private final Walk walk = new Walk();
  private long[] values = new long[16];

  /** Values of array terms; a term's entry is at {@code values[its position]}. */
  private final List<ArrayValue> arrays = new ArrayList<>();

  private int size;

  public Evaluation(Assignment assignment) {
    this.assignment = assignment;
  }

  public Assignment assignment() {
    return assignment;
  }

  /** How many values it keeps. */
  public int size() {
    return size;
  }

  /** The value of a term that is no array, in the form of {@link Sort#normal}. */
  public long value(Term term) {
    if (term.sort().isArray()) {
      throw new IllegalArgumentException("an array has no single value");
    }
    walk.visit(term, this::compute);
    return values[walk.position(term)];
  }

  /** The value of an array term. */
  public ArrayValue array(Term term) {
    walk.visit(term, this::compute);
    return arrays.get((int) values[walk.position(term)]);
  }

  /** Whether a float or double is not a number. */
  public boolean isNan(Term number) {
    long bits = value(number);
    return number.sort() == Sort.FLOAT
        ? Float.isNaN(Semantics.toFloat(bits))
        : Double.isNaN(Semantics.toDouble(bits));
  }

  /** Whether a condition holds. */
  public boolean holds(Term condition) {
    return value(condition) != 0;
  }

  private void compute(Term term) {
    if (size == values.length) {
      values = Arrays.copyOf(values, size * 2);
    }
    long value;
    if (term.sort().isArray()) {
      value = arrays.size();
      arrays.add(arrayOf(term));
    } else {
      value =
          switch (term.op()) {
            case CONSTANT -> term.value();
            case VARIABLE -> assignment.value(term);
            case SELECT -> arrayAt(term.operand(0)).get((int) at(term.operand(1)));
            default ->
                Semantics.apply(
                    term,
                    at(term.operand(0)),
                    term.arity() > 1 ? at(term.operand(1)) : 0,
                    term.arity() > 2 ? at(term.operand(2)) : 0);
          };
    }
    values[size++] = value;
  }

  private ArrayValue arrayOf(Term term) {
    return switch (term.op()) {
      case VARIABLE -> assignment.array(term);
      case ARRAY -> ArrayValue.of(at(term.operand(0)));
      case STORE -> arrayAt(term.operand(0)).with((int) at(term.operand(1)), at(term.operand(2)));
      case ITE -> arrayAt(term.operand(at(term.operand(0)) != 0 ? 1 : 2));
      default -> throw new IllegalArgumentException("no array: " + term.op());
    };
  }

  private long at(Term term) {
    return values[walk.position(term)];
  }

  private ArrayValue arrayAt(Term term) {
    return arrays.get((int) at(term));
  }
}
