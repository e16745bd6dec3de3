package dev.assay.machine.flow;

/** A method's code breaks a rule of the JVM specification, section 4.9 or 4.10. */
public final class VerifyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Names the method, the instruction, and what is wrong there.
   *
   * @param method the method's name with its descriptor
   */
  public VerifyException(String method, int bci, String what) {
    super(method + ", bci " + bci + ", " + what);
  }
}
