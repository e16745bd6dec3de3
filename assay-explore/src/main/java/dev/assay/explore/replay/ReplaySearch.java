package dev.assay.explore.replay;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.Move;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.search.Search;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.threads.GuestThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A search along one recorded run: it looks at the states and steps of the run as any search does,
 * and at no others.
 */
final class ReplaySearch extends Search {
  private final Recording recording;
  private final List<Move> moves = new ArrayList<>();

  /** The state before each step, and the one after the last if there is one. */
  private final List<Integer> states = new ArrayList<>();

  ReplaySearch(
      TransitionExecutor executor,
      Settings settings,
      Precision precision,
      SafetyChecker checker,
      Recording recording) {
    super(executor, settings, precision, checker, new Progress());
    this.recording = recording;
  }

  List<Integer> states() {
    return states;
  }

  @Override
  public List<Move> path() {
    return moves;
  }

  @Override
  public void run(int initial) {
    try {
      follow(initial);
    } catch (Unsupported e) {
      throw lost(String.valueOf(e.getMessage()));
    }
  }

  private void follow(int initial) {
    executor.restoreAfterAbort(initial);
    arrive(initial);
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
  }

  private void arrive(int state) {
    states.add(state);
    visited.add(state);
    look(state, enabledIn(state));
  }

  private void step(Recording.Turn turn) {
    List<GuestThread> all = executor.machine().threads().all();
    if (turn.thread() < 0 || turn.thread() >= all.size()) {
      throw lost("a thread is missing");
    }
    Move m = new Move(all.get(turn.thread()).number, turn.choice());
    if (!canMove(m.thread())) {
      throw lost(
          "thread \""
              + executor.machine().threadName(all.get(turn.thread()).object)
              + "\" cannot move");
    }
    moves.add(m);
    TransitionExecutor.End end = executor.step(m.thread(), m.choice());
    transitions++;
    if (turn.choice() < 0 || turn.choice() >= executor.effect().alternatives) {
      throw lost("there is no such choice");
    }
    if (end == TransitionExecutor.End.UNCAUGHT) {
      judge(checker.uncaught(executor));
    }
    if (end.leadsToState()) {
      int state = executor.save();
      lookAtStep(states.get(states.size() - 1), state);
      arrive(state);
    }
  }

  private boolean canMove(int thread) {
    int[] enabled = executor.enabledThreads(executor.enabled());
    return Arrays.stream(enabled).anyMatch(t -> t == thread);
  }

  /** The last two steps of a run to a race can be made in either order. */
  private void race() {
    if (moves.size() < 2) {
      throw lost("there are no two steps");
    }
    Move first = moves.get(moves.size() - 2);
    Move second = moves.remove(moves.size() - 1);
    int state = states.get(moves.size() - 1);
    int[] threads = {first.thread(), second.thread()};
    @Nullable LocksetLog[] logs = new LocksetLog[2];
    executor.restoreAfterAbort(state);
    executor.step(first.thread(), first.choice());
    checkRaces(state, threads, logs, 0, first.choice());
    executor.restoreAfterAbort(state);
    if (canMove(second.thread())) {
      executor.step(second.thread(), second.choice());
      checkRaces(state, threads, logs, 1, second.choice());
    }
    moves.add(second);
  }

  private ReplayDivergence lost(String why) {
    return new ReplayDivergence(
        "the run cannot be followed beyond step " + moves.size() + ": " + why);
  }
}
