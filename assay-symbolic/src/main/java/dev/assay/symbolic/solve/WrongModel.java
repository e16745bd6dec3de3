package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Term;

/** A solver gave values for which a condition does not hold: either it or its input is wrong. */
public final class WrongModel extends IllegalStateException {
  private static final long serialVersionUID = 1;

  WrongModel(String solver, Term condition, Assignment model) {
    super(solver + " says that " + condition + " holds for " + model + ", but it does not");
  }
}
