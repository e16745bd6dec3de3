package dev.assay.explore.property;

import dev.assay.machine.types.Method;
import java.util.List;

/** Says which propositions of a formula hold in a state. */
public final class Labelling {
  private final PredicateEvaluator evaluator;
  private final List<Method> propositions;

  /** A proposition has no value in some state. */
  public static final class Missing extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Missing(String reason) {
      super(reason, null, false, false);
    }
  }

  public Labelling(PredicateEvaluator evaluator, List<Method> propositions) {
    this.evaluator = evaluator;
    this.propositions = propositions;
  }

  /**
   * One bit for each proposition, in the state that was saved or restored last.
   *
   * @throws Missing if a proposition says neither yes nor no
   * @throws PrecisionRefined if a proposition reads data whose writing has not begun steps so far
   */
  public long letter() {
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
