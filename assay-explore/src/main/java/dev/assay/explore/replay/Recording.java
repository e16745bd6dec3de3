package dev.assay.explore.replay;

import dev.assay.explore.model.Transition;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visibility.KindNames;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.PrecisionSnapshot;
import dev.assay.machine.threads.ThreadTable;
import java.util.ArrayList;
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

  /**
   * The run that leads to a violation.
   *
   * @param program in its first state, with the precision that the violation was found with; the
   *     machine is where the run has ended afterwards
   */
  public static Recording of(
      Violation v, ProgramTransitions program, Precision precision, KindNames names) {
    List<Turn> turns = new ArrayList<>();
    int state = program.initial();
    for (Move m : v.moves()) {
      program.goTo(state);
      ThreadTable threads = program.machine().threadTable();
      turns.add(new Turn(threads.all().indexOf(threads.byNumber(m.thread())), m.choice()));
      Transition t = program.take(state, m.thread(), m.choice());
      if (t.leadsToState()) {
        state = t.target();
        program.goTo(state);
      }
    }
    return new Recording(
        v.kind(),
        v.message(),
        v.location(),
        turns,
        precision.view(names),
        precision.observed(names),
        v.cycle());
  }

  String signature() {
    return new Violation(kind, message, "", location, List.of(), List.of()).signature();
  }
}
