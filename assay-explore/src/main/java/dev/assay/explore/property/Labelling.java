package dev.assay.explore.property;

import dev.assay.explore.program.ProgramStates;
import dev.assay.machine.types.Method;
import java.util.List;
import java.util.function.IntToLongFunction;

/** Says which propositions of a formula hold in a state. */
public final class Labelling implements IntToLongFunction {
  private final ProgramStates program;
  private final PredicateEvaluator evaluator;
  private final List<Method> propositions;

  /** A proposition has no value in some state. */
  public static final class Missing extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Missing(String reason) {
      super(reason, null, false, false);
    }
  }

  public Labelling(ProgramStates program, PredicateEvaluator evaluator, List<Method> propositions) {
    this.program = program;
    this.evaluator = evaluator;
    this.propositions = propositions;
  }

  /**
   * One bit for each proposition.
   *
   * @throws Missing if a proposition says neither yes nor no
   * @throws PrecisionRefined if a proposition reads data whose writing has not begun steps so far
   */
  @Override
  public long applyAsLong(int state) {
    program.goTo(state);
    long letter = 0;
    for (int i = 0; i < propositions.size(); i++) {
      if (holds(propositions.get(i))) {
        letter |= 1L << i;
      }
    }
    return letter;
  }

  private boolean holds(Method m) {
    PredicateEvaluator.Answer a = evaluator.ask(m);
    String name = m.holder.externalName() + "#" + m.name;
    if (a.failure() != null) {
      throw new Missing("proposition " + name + " throws " + a.failure().exception());
    }
    if (a.isNone()) {
      throw new Missing("proposition " + name + " has to wait in some state");
    }
    return a.isTrue();
  }
}
