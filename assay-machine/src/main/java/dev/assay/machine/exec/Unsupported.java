package dev.assay.machine.exec;

/**
 * The program needs something the machine does not offer. Ends the run as inconclusive (exit status
 * 3): never a wrong result.
 */
public final class Unsupported extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean nativeMethod;

  public Unsupported(String what) {
    this(what, false);
  }

  private Unsupported(String what, boolean nativeMethod) {
    super(what, null, false, false);
    this.nativeMethod = nativeMethod;
  }

  /** A native method is called that the machine does not have. */
  public static Unsupported nativeMethod(String name) {
    return new Unsupported("native method " + name, true);
  }

  /** Whether it is a native method that is missing. */
  public boolean isNativeMethod() {
    return nativeMethod;
  }
}
