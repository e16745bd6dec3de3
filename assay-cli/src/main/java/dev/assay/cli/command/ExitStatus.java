package dev.assay.cli.command;

import dev.assay.explore.result.Result;

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

  /** The exit status that tells a verdict. */
  public static int of(Result.Verdict verdict) {
    return switch (verdict) {
      case VERIFIED -> OK;
      case VIOLATION -> VIOLATION;
      case INCONCLUSIVE -> INCONCLUSIVE;
    };
  }
}
