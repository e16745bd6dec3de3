package dev.assay.explore.replay;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Transition;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Move;
import dev.assay.explore.search.AccessLogs;
import dev.assay.explore.search.Search;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.threads.GuestThread;
import java.util.ArrayList;
import java.util.List;

/**
 * A search along one recorded run: it looks at the states and steps of the run as any search does,
 * and at no others.
 */
final class ReplaySearch extends Search {
  private final ProgramTransitions program;
  private final Precision precision;
  private final Recording recording;
  private final List<Move> moves = new ArrayList<>();

  /** The state before each move, and the one after the last if there is one. */
  private final List<Integer> states = new ArrayList<>();

  ReplaySearch(
      ProgramTransitions program,
      Precision precision,
      SafetyChecker checker,
      Settings settings,
      Recording recording) {
    super(program, checker, settings, new Progress());
    this.program = program;
    this.precision = precision;
    this.recording = recording;
  }

  List<Integer> states() {
    return states;
  }

  @Override
  protected List<Move> path() {
    return moves;
  }

  @Override
  protected boolean explore() {
    arrive(program.initial());
    for (Recording.Turn turn : recording.turns()) {
      if (states.size() == moves.size()) {
        throw lost("the program has ended");
      }
      step(turn);
    }
    if (recording.kind().equals("race")) {
      race();
    }
    if (precision.isOutdated()) {
      throw lost("a thread uses data that it did not use then");
    }
    return false; // it is but one run
  }

  private void arrive(int state) {
    states.add(state);
    visited.add(state);
    int mover = moves.isEmpty() ? -1 : moves.get(moves.size() - 1).thread();
    examine(state, system.enabled(state), mover);
    requireComplete();
  }

  private void requireComplete() {
    for (Incompleteness why : incompleteness()) {
      throw lost(why.message().replaceFirst("^not supported: ", ""));
    }
  }

  private void step(Recording.Turn turn) {
    int state = states.get(states.size() - 1);
    program.goTo(state);
    List<GuestThread> all = program.machine().threadTable().all();
    if (turn.thread() < 0 || turn.thread() >= all.size()) {
      throw lost("a thread is missing");
    }
    GuestThread thread = all.get(turn.thread());
    Move m = new Move(thread.number, turn.choice());
    if (system.enabled(state).indexOf(m.thread()) < 0) {
      throw lost(
          "thread \"" + program.machine().threadObjects().label(thread.object) + "\" cannot move");
    }
    moves.add(m);
    Transition t = system.take(state, m.thread(), m.choice());
    transitions++;
    judge(t);
    requireComplete();
    if (turn.choice() < 0 || turn.choice() >= t.alternatives()) {
      throw lost("there is no such choice");
    }
    if (t.leadsToState()) {
      if (specification.examinesTransitions()) {
        specification.examine(state, t.target(), this);
      }
      arrive(t.target());
    }
  }

  /** The last two moves of a run to a race can be made in either order. */
  private void race() {
    if (moves.size() < 2) {
      throw lost("there are no two steps");
    }
    Move first = moves.get(moves.size() - 2);
    Move second = moves.remove(moves.size() - 1);
    int state = states.get(moves.size() - 1);
    int[] threads = {first.thread(), second.thread()};
    AccessLogs logs = new AccessLogs();
    take(state, threads, logs, 0, first.choice());
    if (system.enabled(state).indexOf(second.thread()) >= 0) {
      take(state, threads, logs, 1, second.choice());
    }
    moves.add(second);
  }

  private ReplayDivergence lost(String why) {
    return new ReplayDivergence(
        "the run cannot be followed beyond step " + moves.size() + ": " + why);
  }
}
