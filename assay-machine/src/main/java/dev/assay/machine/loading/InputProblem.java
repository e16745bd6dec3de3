package dev.assay.machine.loading;

/**
 * Something is wrong with what the user gave: a missing class, an unreadable file, a damaged class
 * file. The message is one line that says what and, where possible, what to do (exit status 2).
 */
public final class InputProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public InputProblem(String message) {
    super(message, null, false, false);
  }
}
