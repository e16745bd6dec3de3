package dev.assay.cli;

/** The exit statuses that are Assay's own; {@code run} otherwise ends with the program's. */
public final class ExitStatus {
  /** The whole space was examined and nothing found, or help was shown. */
  public static final int OK = 0;

  /** A violation was found. */
  public static final int VIOLATION = 1;

  /** Usage or input error. */
  public static final int USAGE = 2;

  /** Limit reached, feature not supported, no thread can move. */
  public static final int INCONCLUSIVE = 3;

  /** A defect of Assay. */
  public static final int INTERNAL = 70;

  private ExitStatus() {}
}
