package dev.assay.explore.result;

import java.util.ArrayList;
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
 * @param cycle for a run without end: the index of the move from which on everything is repeated,
 *     or the number of moves if nothing happens any more; else {@link #NO_CYCLE}
 */
public record Violation(
    String kind,
    String message,
    String thread,
    String location,
    List<String> details,
    List<Move> moves,
    int cycle) {
  public static final int NO_CYCLE = -1;

  public Violation(
      String kind,
      String message,
      String thread,
      String location,
      List<String> details,
      List<Move> moves) {
    this(kind, message, thread, location, details, moves, NO_CYCLE);
  }

  public Violation reachedBy(List<Move> run) {
    return new Violation(kind, message, thread, location, details, run, cycle);
  }

  /** The same with a further line. */
  public Violation withDetail(String line) {
    List<String> all = new ArrayList<>(details);
    all.add(line);
    return new Violation(kind, message, thread, location, all, moves, cycle);
  }

  /** Violations that differ only in how they come about are the same. */
  public String signature() {
    return kind + '\n' + message + '\n' + location;
  }
}
