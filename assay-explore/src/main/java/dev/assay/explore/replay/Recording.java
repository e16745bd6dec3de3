package dev.assay.explore.replay;

import dev.assay.explore.result.Violation;
import dev.assay.explore.visibility.PrecisionSnapshot;
import java.util.List;

/**
 * A run that leads to a violation, in terms that do not depend on the process that found it.
 *
 * @param kind the violation's kind
 * @param message the violation's message
 * @param location where in the program it is, or empty
 * @param turns who moves, step by step
 * @param view with which view of the program the steps were made
 * @param observed the data that properties were known to read then
 * @param cycle for a run without end: the index of the turn from which on everything is repeated,
 *     or the number of turns if nothing happens any more; else {@link Violation#NO_CYCLE}
 */
public record Recording(
    String kind,
    String message,
    String location,
    List<Turn> turns,
    PrecisionSnapshot view,
    List<String> observed,
    int cycle) {
  /**
   * One step.
   *
   * @param thread the thread's place among all threads that are alive then
   * @param choice which possibility it takes, from 0
   */
  public record Turn(int thread, int choice) {}

  String signature() {
    return new Violation(kind, message, "", location, List.of(), List.of()).signature();
  }
}
