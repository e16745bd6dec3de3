package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.SmtLib;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Walk;
import java.util.ArrayList;
import java.util.List;

/**
 * Terms as a solver's own expressions. Each term is translated once.
 *
 * @param <E> the solver's expressions
 */
final class Translation<E> {
  /** How a solver makes expressions. */
  interface Target<E> {
    E variable(String name, Sort sort);

    /** A constant that is no array. */
    E constant(Sort sort, long value);

    /**
     * An operator over expressions. {@link Op#FP_TO_SIGNED} is only meant for numbers that fit, and
     * rounds towards zero; {@link Op#FP_TO_BITS} gives every NaN the same bits.
     */
    E apply(Term term, List<E> operands);

    E isNan(E number);

    E lessOrEqual(E a, E b);

    E ite(E condition, E then, E otherwise);
  }

  private final Target<E> target;
  private final Walk walk = new Walk();
  private final List<E> translated = new ArrayList<>();

  Translation(Target<E> target) {
    this.target = target;
  }

  E of(Term term) {
    walk.visit(term, this::translate);
    return translated.get(walk.position(term));
  }

  int size() {
    return translated.size();
  }

  /** Everything that was made for terms. */
  List<E> all() {
    return translated;
  }

  private void translate(Term term) {
    translated.add(
        switch (term.op()) {
          case CONSTANT -> target.constant(term.sort(), term.value());
          case VARIABLE -> target.variable(term.name(), term.sort());
          case FP_TO_SIGNED -> toSigned(term);
          default -> target.apply(term, operands(term));
        });
  }

  private List<E> operands(Term term) {
    List<E> operands = new ArrayList<>(3);
    for (int i = 0; i < term.arity(); i++) {
      operands.add(translated.get(walk.position(term.operand(i))));
    }
    return operands;
  }

  /** Java's cast: solvers leave open what becomes of NaN and of numbers that do not fit. */
  private E toSigned(Term term) {
    List<E> operands = operands(term);
    E number = operands.get(0);
    Sort from = term.operand(0).sort();
    Sort to = term.sort();
    long least = -1L << to.width() - 1;
    E low = target.constant(from, SmtLib.limitBits(from, to.width(), -1));
    E high = target.constant(from, SmtLib.limitBits(from, to.width(), 1));
    E fitting = target.apply(term, operands);
    E capped = target.ite(target.lessOrEqual(high, number), target.constant(to, ~least), fitting);
    E value = target.ite(target.lessOrEqual(number, low), target.constant(to, least), capped);
    return target.ite(target.isNan(number), target.constant(to, 0), value);
  }
}
