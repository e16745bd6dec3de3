package dev.assay.explore.external;

/** Thrown when what is read is not what was written. */
public final class DamagedRunException extends RuntimeException {
  DamagedRunException() {
    super("a file of visited states is damaged");
  }
}
