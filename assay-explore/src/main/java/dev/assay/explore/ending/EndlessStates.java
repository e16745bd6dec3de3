package dev.assay.explore.ending;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.visited.Visited;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The states from which no run ends. A run ends when the program is over or exits, when nobody can
 * move, when an assumption does not hold, and where something is violated.
 *
 * <p>Of most states a depth-first search knows an ending run when it leaves them. This goes through
 * the others depth-first: when a transition leads to a state with an ending run, that is known of
 * the state, too, and of all those that were found to lead to it. What is left in the end has none.
 * Only these states and the transitions between them are remembered.
 *
 * <p>Transitions of threads that wake up for no reason are left out: nobody can count on them.
 */
final class EndlessStates {
  private final TransitionSystem system;
  private final Independence independence;

  /** States from which a run ends. */
  private final Visited ending;

  private final Runnable pause;
  private final StateNumbers numbers = new StateNumbers();

  /** By number of a state: the last of the transitions that are known to lead there, plus 1. */
  private int[] last = new int[64];

  /** By transition: the number of the state that it starts from. */
  private int[] sources = new int[64];

  /** By transition: the one before it that leads to the same state, plus 1. */
  private int[] before = new int[64];

  private int transitions;
  private final ArrayDeque<Level> path = new ArrayDeque<>();
  private final ArrayDeque<Integer> toTell = new ArrayDeque<>();

  /** A state on the current path, and which transition is to be taken next. */
  private static final class Level {
    final int number;
    final int state;
    final int[] threads;
    int next;
    int choice;

    Level(int number, int state, int[] threads) {
      this.number = number;
      this.state = state;
      this.threads = threads;
    }
  }

  /**
   * @param independence finds threads whose transitions are enough
   * @param ending states that are known to have a run that ends; more are added
   * @param pause called now and then, to end the work by an exception
   */
  EndlessStates(
      TransitionSystem system, Independence independence, Visited ending, Runnable pause) {
    this.system = system;
    this.independence = independence;
    this.ending = ending;
    this.pause = pause;
  }

  /** Finds out about a state and all that can be reached from it. */
  void examine(int state) {
    if (ending.contains(state) || numbers.number(state) != StateNumbers.NONE) {
      return;
    }
    enter(state);
    while (!path.isEmpty()) {
      Level l = path.peek();
      if (l.next == l.threads.length || ending.contains(l.state)) {
        path.pop();
      } else {
        step(l);
      }
    }
  }

  /** Gives a state a number, and goes on from there if nothing is known of it. */
  private int enter(int state) {
    pause.run();
    int number = numbers.add(state);
    if (number == last.length) {
      last = Arrays.copyOf(last, 2 * number);
    }
    Enabled enabled = system.enabled(state);
    if (enabled.isEnd()) {
      noteEnding(number);
    } else {
      path.push(new Level(number, state, threads(state, enabled)));
    }
    return number;
  }

  private int[] threads(int state, Enabled enabled) {
    int only = enabled.count() > 1 ? independence.independent(state, enabled) : Independence.NONE;
    return only == Independence.NONE ? enabled.woken() : new int[] {only};
  }

  private void step(Level l) {
    Transition t = system.take(l.state, l.threads[l.next], l.choice);
    if (++l.choice >= t.alternatives()) {
      l.choice = 0;
      l.next++;
    }
    if (!t.leadsToState() || t.failure() != null || ending.contains(t.target())) {
      noteEnding(l.number);
      return;
    }
    int target = numbers.number(t.target());
    int known = target == StateNumbers.NONE ? numbers.count() : target;
    if (target == StateNumbers.NONE) {
      enter(t.target());
    }
    if (ending.contains(t.target())) {
      noteEnding(l.number);
    } else {
      addTransition(l.number, known);
    }
  }

  private void addTransition(int from, int to) {
    if (transitions == sources.length) {
      sources = Arrays.copyOf(sources, 2 * transitions);
      before = Arrays.copyOf(before, 2 * transitions);
    }
    sources[transitions] = from;
    before[transitions] = last[to];
    last[to] = ++transitions;
  }

  /** A run ends from a state, and so from all that lead there. */
  private void noteEnding(int number) {
    toTell.push(number);
    while (!toTell.isEmpty()) {
      int n = toTell.pop();
      if (ending.add(numbers.state(n))) {
        for (int t = last[n]; t != 0; t = before[t - 1]) {
          toTell.push(sources[t - 1]);
        }
      }
    }
  }

  // ---- what was found ----

  /** Whether no run ends from a state that was examined. */
  boolean contains(int state) {
    return numbers.number(state) != StateNumbers.NONE && !ending.contains(state);
  }

  /** The numbers of the states from which no run ends. */
  int[] all() {
    return IntStream.range(0, numbers.count())
        .filter(n -> !ending.contains(numbers.state(n)))
        .toArray();
  }

  /** How many numbers there are. */
  int numbered() {
    return numbers.count();
  }

  int state(int number) {
    return numbers.state(number);
  }

  int number(int state) {
    return numbers.number(state);
  }

  /** The numbers of the states from which no run ends that lead to another one. */
  List<Integer> sources(int number) {
    List<Integer> all = new ArrayList<>();
    for (int t = last[number]; t != 0; t = before[t - 1]) {
      if (!ending.contains(numbers.state(sources[t - 1]))) {
        all.add(sources[t - 1]);
      }
    }
    return all;
  }
}
