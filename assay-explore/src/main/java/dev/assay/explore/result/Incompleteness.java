package dev.assay.explore.result;

/**
 * Something that was cut, skipped, assumed or not supported: why nothing is verified.
 *
 * @param reason what kind of thing
 * @param message how it came about in the program, in a line for people
 * @param location where in the program, as {@code File.java:12}, or empty
 */
public record Incompleteness(Reason reason, String message, String location) {
  /** Something that has no place in the program. */
  public Incompleteness(Reason reason, String message) {
    this(reason, message, "");
  }

  @Override
  public String toString() {
    return message;
  }
}
