package dev.assay.logic;

/** A formula whose automaton would be too large to be of use. The message is one line. */
public final class FormulaTooLarge extends RuntimeException {
  private static final long serialVersionUID = 1;

  FormulaTooLarge(String message) {
    super(message);
  }
}
