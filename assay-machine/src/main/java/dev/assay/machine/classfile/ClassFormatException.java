package dev.assay.machine.classfile;

/** The bytes of a class do not have the form that chapter 4 of the JVM specification asks for. */
public class ClassFormatException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ClassFormatException(String message) {
    super(message);
  }

  public ClassFormatException(String message, Throwable cause) {
    super(message, cause);
  }
}
