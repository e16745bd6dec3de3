package dev.assay.explore;

import java.util.List;

/**
 * Something a program must not do, and how it comes about.
 *
 * @param kind what it is, one word: deadlock, assertion, exception, race …
 * @param message one line
 * @param thread the thread that did it, or empty
 * @param location where it was, as {@code File.java:12}, or empty
 * @param details further lines: who waits for whom, stacks
 * @param moves the run that leads there
 */
public record Violation(
    String kind,
    String message,
    String thread,
    String location,
    List<String> details,
    List<Move> moves) {
  Violation reachedBy(List<Move> run) {
    return new Violation(kind, message, thread, location, details, run);
  }

  /** Violations that differ only in how they come about are the same. */
  String signature() {
    return kind + '\n' + message + '\n' + location;
  }
}
