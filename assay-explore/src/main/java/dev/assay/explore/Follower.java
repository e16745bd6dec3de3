package dev.assay.explore;

import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.Unsupported;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A search along one recorded run: it looks at the states and steps of the run as any search does,
 * and at no others.
 */
final class Follower extends Search {
  private final Recording recording;
  private final List<Move> moves = new ArrayList<>();

  /** The state before each step, and the one after the last if there is one. */
  private final List<Integer> states = new ArrayList<>();

  Follower(
      Stepper stepper,
      Settings settings,
      Granularity granularity,
      Judge judge,
      Recording recording) {
    super(stepper, settings, granularity, judge, new Progress());
    this.recording = recording;
  }

  List<Integer> states() {
    return states;
  }

  @Override
  List<Move> path() {
    return moves;
  }

  @Override
  void run(int initial) {
    try {
      follow(initial);
    } catch (Unsupported e) {
      throw lost(String.valueOf(e.getMessage()));
    }
  }

  private void follow(int initial) {
    stepper.restoreAfterAbort(initial);
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
    if (granularity.isOutdated()) {
      throw lost("a thread uses data that it did not use then");
    }
  }

  private void arrive(int state) {
    states.add(state);
    visited.add(state);
    look(state, enabledIn(state));
  }

  private void step(Recording.Turn turn) {
    List<GuestThread> all = stepper.machine().threads().all();
    if (turn.thread() < 0 || turn.thread() >= all.size()) {
      throw lost("a thread is missing");
    }
    Move m = new Move(all.get(turn.thread()).number, turn.choice());
    if (!canMove(m.thread())) {
      throw lost(
          "thread \""
              + stepper.machine().threadName(all.get(turn.thread()).object)
              + "\" cannot move");
    }
    moves.add(m);
    Stepper.End end = stepper.step(m.thread(), m.choice());
    transitions++;
    if (turn.choice() < 0 || turn.choice() >= stepper.made().alternatives) {
      throw lost("there is no such choice");
    }
    if (end == Stepper.End.UNCAUGHT) {
      judge(judge.uncaught(stepper));
    }
    if (end.leadsToState()) {
      int state = stepper.save();
      lookAtStep(states.get(states.size() - 1), state);
      arrive(state);
    }
  }

  private boolean canMove(int thread) {
    int[] enabled = stepper.enabledThreads(stepper.enabled());
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
    @Nullable AccessLog[] logs = new AccessLog[2];
    stepper.restoreAfterAbort(state);
    stepper.step(first.thread(), first.choice());
    checkRaces(state, threads, logs, 0, first.choice());
    stepper.restoreAfterAbort(state);
    if (canMove(second.thread())) {
      stepper.step(second.thread(), second.choice());
      checkRaces(state, threads, logs, 1, second.choice());
    }
    moves.add(second);
  }

  private LostTrack lost(String why) {
    return new LostTrack("the run cannot be followed beyond step " + moves.size() + ": " + why);
  }
}
