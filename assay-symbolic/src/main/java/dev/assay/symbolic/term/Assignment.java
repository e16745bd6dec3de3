package dev.assay.symbolic.term;

import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;

/**
 * Values for variables. A variable without one is 0, false, 0.0, or an array of these.
 *
 * <p>Mutable while it is filled; one that was handed over is only read.
 */
public final class Assignment {
  private static final ArrayValue ZEROS = ArrayValue.of(0);

  private final Map<Term, Long> values = new HashMap<>();
  private final Map<Term, ArrayValue> arrays = new HashMap<>();

  /** Gives a variable its value, in the form of {@link Sort#normal}. */
  public Assignment set(Term variable, long value) {
    if (!variable.isVariable() || variable.sort().isArray()) {
      throw new IllegalArgumentException("not a variable with a number: " + variable);
    }
    values.put(variable, variable.sort().normal(value));
    return this;
  }

  /** Gives an array variable its value. */
  public Assignment set(Term variable, ArrayValue value) {
    if (!variable.isVariable() || !variable.sort().isArray()) {
      throw new IllegalArgumentException("not an array variable: " + variable);
    }
    arrays.put(variable, value);
    return this;
  }

  /** Takes over all values of another assignment. */
  public Assignment setAll(Assignment other) {
    values.putAll(other.values);
    arrays.putAll(other.arrays);
    return this;
  }

  /** A variable's value, in the form of {@link Sort#normal}; floats and doubles as their bits. */
  public long value(Term variable) {
    return values.getOrDefault(variable, 0L);
  }

  /** An array variable's value. */
  public ArrayValue array(Term variable) {
    return arrays.getOrDefault(variable, ZEROS);
  }

  /** Whether the variable was given a value. */
  public boolean contains(Term variable) {
    return values.containsKey(variable) || arrays.containsKey(variable);
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(", ", "{", "}");
    values.forEach((variable, value) -> text.add(variable.name() + "=" + value));
    arrays.forEach((variable, value) -> text.add(variable.name() + "=" + value));
    return text.toString();
  }
}
