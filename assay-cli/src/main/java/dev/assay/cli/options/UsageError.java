package dev.assay.cli.options;

/** The command line is wrong; the message is one line for the user (exit status 2). */
public final class UsageError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Says what is wrong. */
  public UsageError(String message) {
    super(message, null, false, false);
  }
}
