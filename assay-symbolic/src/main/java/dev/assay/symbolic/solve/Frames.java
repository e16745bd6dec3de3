package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Walk;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Conditions in frames, and what every solver does with them before and after deciding. */
abstract class Frames implements Solver {
  /** Conditions that are dropped together. */
  static final class Frame {
    final List<Term> conditions = new ArrayList<>();
  }

  private final List<Frame> frames = new ArrayList<>(List.of(new Frame()));

  @Override
  public final void add(Term condition) {
    if (!condition.sort().isBool()) {
      throw new IllegalArgumentException("not a condition: " + condition);
    }
    frames.get(frames.size() - 1).conditions.add(condition);
  }

  @Override
  public final void push() {
    frames.add(new Frame());
  }

  @Override
  public final void pop() {
    if (frames.size() == 1) {
      throw new IllegalStateException("no frame to drop");
    }
    frames.remove(frames.size() - 1);
  }

  @Override
  public final Answer check(Limit limit) {
    List<Term> conditions = conditions();
    for (Term condition : conditions) {
      if (condition.isFalse()) {
        return new Answer.Unsat();
      }
    }
    if (limit.isOver()) {
      return new Answer.Unknown(limit.reason());
    }
    Answer answer = decide(limit);
    if (answer instanceof Answer.Sat sat) {
      if (restsOnNan(conditions, sat)) {
        return new Answer.Unknown("it depends on which bits NaN has");
      }
      verify(conditions, sat);
    }
    return answer;
  }

  /** A question of its own, without frames around it, is one that nothing is kept for. */
  @Override
  public final Answer check(Collection<Term> conditions, Limit limit) {
    if (frames.size() > 1 || !frames.get(0).conditions.isEmpty()) {
      return Solver.super.check(conditions, limit);
    }
    frames.set(0, new Frame());
    try {
      conditions.forEach(this::add);
      return check(limit);
    } finally {
      frames.set(0, new Frame());
    }
  }

  /** Decides; conditions are not constantly false. */
  abstract Answer decide(Limit limit);

  final List<Frame> frames() {
    return frames;
  }

  /** All conditions of all frames. */
  final List<Term> conditions() {
    List<Term> all = new ArrayList<>();
    for (Frame frame : frames) {
      all.addAll(frame.conditions);
    }
    return all;
  }

  /** Why solvers cannot be asked about these conditions, or null if they can. */
  static @Nullable String obstacle(List<Term> conditions) {
    for (Term condition : conditions) {
      if (!condition.isExpressible()) {
        for (Term part : Walk.all(List.of(condition))) {
          if (!part.op().isExpressible()) {
            return "no solver has an exact form of " + part.op() + " on " + part.sort();
          }
        }
      }
    }
    return null;
  }

  /**
   * Whether values may be right only for some of the bits that NaN can have. That there are no
   * values at all is certain in any case: solvers try all bits.
   */
  private static boolean restsOnNan(List<Term> conditions, Answer.Sat sat) {
    Evaluation evaluation = new Evaluation(sat.model());
    for (Term condition : conditions) {
      if (!condition.hasRawBits()) {
        continue;
      }
      for (Term part : Walk.all(List.of(condition))) {
        if (part.op() == Op.FP_TO_RAW_BITS && evaluation.isNan(part.operand(0))) {
          return true;
        }
      }
    }
    return false;
  }

  private void verify(List<Term> conditions, Answer.Sat sat) {
    Evaluation evaluation = new Evaluation(sat.model());
    for (Term condition : conditions) {
      if (!evaluation.holds(condition)) {
        throw new WrongModel(name(), condition, sat.model());
      }
    }
  }
}
