package dev.assay.machine.fs;

/** A file operation failed; the machine's natives turn this into the guest's exception. */
public final class FsException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int errno;

  /**
   * Makes the exception.
   *
   * @param errno one of the numbers in {@link Errno}
   */
  public FsException(int errno) {
    // Failing operations are normal for a guest program, and where on the host they fail is of no
    // interest: no stack trace.
    super(Errno.message(errno), null, false, false);
    this.errno = errno;
  }

  /** The error number. */
  public int errno() {
    return errno;
  }
}
