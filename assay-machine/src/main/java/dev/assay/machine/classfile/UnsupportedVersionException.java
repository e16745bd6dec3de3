package dev.assay.machine.classfile;

/** The class file is of a version that the chosen Java release does not know. */
public final class UnsupportedVersionException extends ClassFormatException {
  private static final long serialVersionUID = 1L;

  public UnsupportedVersionException(String message) {
    super(message);
  }
}
