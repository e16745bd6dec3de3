package dev.assay.explore.ltl;

import dev.assay.explore.ltl.ProgramGraph.Edge;
import dev.assay.explore.ltl.ProgramGraph.Node;
import dev.assay.explore.result.Move;
import dev.assay.logic.BuchiAutomaton;
import dev.assay.machine.exec.Unsupported;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a run of a program that an automaton accepts: a path to a cycle with an accepting
 * state. This is the nested depth-first search: whenever the first search leaves an accepting
 * state, a second one looks for a way from there back to the first one's path.
 *
 * <p>With fairness every state exists in several copies. Copy 0 waits for an accepting state; copy
 * <i>i</i> waits until thread <i>i</i> moves or cannot move, and leads to the next one. A cycle
 * through copy 0 has then been through all of them, so on it every thread has moved or was unable
 * to.
 *
 * <p>A thread wakes up for no reason finitely often only. So there is one more copy, from which a
 * run leaves at some time for copy 0, and only there may such steps be made. It accepts nothing.
 */
final class LassoSearch {
  private static final byte ON_PATH = 1;
  private static final byte DONE = 2;
  private static final byte SECOND = 4;

  private final ProgramGraph graph;
  private final BuchiAutomaton automaton;
  private final int copies;

  /** How many copies without spurious wake-ups there are; the one with them comes after. */
  private final int lasting;

  /** By number of product node. */
  private byte[] marks = new byte[1024];

  private final int[] successors;

  /** A step in the product, whose nodes (program, automaton, copy) are numbers. */
  private record Step(@Nullable Move move, int target) {}

  /**
   * A run without end.
   *
   * @param moves what is done
   * @param cycle the index of the move from which on everything is repeated; the number of moves if
   *     nothing happens any more
   */
  record Lasso(List<Move> moves, int cycle) {}

  /**
   * @param fair whether only fair runs count; the graph must then be complete
   * @param wakes whether there may be spurious wake-ups in the graph
   */
  LassoSearch(ProgramGraph graph, BuchiAutomaton automaton, boolean fair, boolean wakes) {
    this.graph = graph;
    this.automaton = automaton;
    this.lasting = fair ? graph.threadCount() + 1 : 1;
    this.copies = wakes ? lasting + 1 : lasting;
    this.successors = new int[Math.max(1, automaton.mostSuccessors())];
  }

  /** A run from a node that the automaton accepts; null if there is none. */
  @Nullable Lasso find(Node initial) {
    List<Step> starts = new ArrayList<>();
    addSteps(starts, automaton.initialState(), null, initial, 0);
    if (copies > lasting) {
      addSteps(starts, automaton.initialState(), null, initial, lasting);
    }
    for (Step s : starts) {
      if ((mark(s.target) & DONE) == 0) {
        int seed = search(s.target);
        if (seed >= 0) {
          return lasso(starts, seed);
        }
      }
    }
    return null;
  }

  // ---- the product ----

  private int number(Node n, int q, int copy) {
    long number = ((long) n.index * automaton.size() + q) * copies + copy;
    if (number >= Integer.MAX_VALUE - 16) {
      throw new Unsupported("a product with the formula of more than two thousand million states");
    }
    return (int) number;
  }

  private Node node(int number) {
    return graph.at(number / copies / automaton.size());
  }

  private int automatonState(int number) {
    return number / copies % automaton.size();
  }

  /** A program cannot run on for ever when only daemons are left. */
  private boolean isAccepting(int number) {
    return number % copies == 0 && accepts(number);
  }

  private boolean accepts(int number) {
    return automaton.isAccepting(automatonState(number)) && !node(number).isOver;
  }

  private List<Step> steps(int number) {
    graph.checkLimits();
    List<Step> steps = new ArrayList<>();
    Node n = node(number);
    for (Edge e : graph.edges(n)) {
      int q = automatonState(number);
      boolean stillWakes = number % copies == lasting;
      if (stillWakes) {
        addSteps(steps, q, e.move(), e.target(), lasting);
      }
      if (!e.isSpurious()) {
        addSteps(steps, q, e.move(), e.target(), stillWakes ? 0 : nextCopy(number, n, e));
      }
    }
    return steps;
  }

  private void addSteps(List<Step> steps, int q, @Nullable Move move, Node target, int copy) {
    int count = automaton.successors(q, target.letter, successors);
    for (int i = 0; i < count; i++) {
      steps.add(new Step(move, number(target, successors[i], copy)));
    }
  }

  private int nextCopy(int number, Node n, Edge e) {
    int copy = number % copies;
    if (copy == 0) {
      if (lasting == 1 || !accepts(number)) {
        return 0;
      }
      copy = 1;
    }
    while (copy < lasting && isServed(copy - 1, n, e)) {
      copy++;
    }
    return copy % lasting;
  }

  /** Whether a thread moves, or cannot move at some time: then nobody can say it is neglected. */
  private static boolean isServed(int thread, Node n, Edge e) {
    return e.thread() == thread || !n.isEnabled(thread) || e.disabled().contains(thread);
  }

  private byte mark(int number) {
    return number < marks.length ? marks[number] : 0;
  }

  private void setMark(int number, int mark) {
    if (number >= marks.length) {
      long wanted = Math.max(number + 1L, marks.length * 2L);
      marks = Arrays.copyOf(marks, (int) Math.min(wanted, Integer.MAX_VALUE - 16));
    }
    marks[number] = (byte) mark;
  }

  // ---- the search ----

  /** A node on a path and the steps that are still to be made from it. */
  private static final class Level {
    final int number;
    final List<Step> steps;
    int next;

    Level(int number, List<Step> steps) {
      this.number = number;
      this.steps = steps;
    }
  }

  /** An accepting node on a cycle, or -1. */
  private int search(int start) {
    ArrayDeque<Level> path = new ArrayDeque<>();
    setMark(start, ON_PATH);
    path.push(new Level(start, steps(start)));
    while (!path.isEmpty()) {
      graph.checkLimits();
      Level l = path.peek();
      if (l.next < l.steps.size()) {
        int target = l.steps.get(l.next++).target;
        if ((mark(target) & (ON_PATH | DONE)) == 0) {
          setMark(target, mark(target) | ON_PATH);
          path.push(new Level(target, steps(target)));
        }
      } else {
        if (isAccepting(l.number) && reachesPath(l.number)) {
          return l.number;
        }
        setMark(l.number, mark(l.number) & ~ON_PATH | DONE);
        path.pop();
      }
    }
    return -1;
  }

  /** Whether a node on the path leads back to the path: then it lies on a cycle. */
  private boolean reachesPath(int start) {
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.push(start);
    while (!open.isEmpty()) {
      graph.checkLimits();
      for (Step s : steps(open.pop())) {
        if ((mark(s.target) & ON_PATH) != 0) {
          return true;
        }
        if ((mark(s.target) & SECOND) == 0) {
          setMark(s.target, mark(s.target) | SECOND);
          open.push(s.target);
        }
      }
    }
    return false;
  }

  // ---- the run that was found ----

  /** The shortest cycle through a node, and the shortest way to it. */
  private Lasso lasso(List<Step> starts, int seed) {
    List<Step> cycle = way(steps(seed), List.of(seed));
    List<Integer> onCycle = cycle.stream().map(Step::target).toList();
    List<Step> prefix = way(starts, onCycle);
    Collections.rotate(cycle, -1 - onCycle.indexOf(prefix.get(prefix.size() - 1).target));
    List<Move> moves = moves(prefix);
    int at = moves.size();
    moves.addAll(moves(cycle));
    return new Lasso(moves, at);
  }

  private static List<Move> moves(List<Step> steps) {
    List<Move> moves = new ArrayList<>();
    for (Step s : steps) {
      if (s.move != null) {
        moves.add(s.move);
      }
    }
    return moves;
  }

  /** How a node is reached. */
  private record Arrival(Step step, @Nullable Arrival before) {}

  /** A shortest way that begins with one of the given steps and ends in one of the goals. */
  private List<Step> way(List<Step> first, List<Integer> goals) {
    Set<Integer> wanted = new HashSet<>(goals);
    Set<Integer> seen = new HashSet<>();
    ArrayDeque<Arrival> open = new ArrayDeque<>();
    List<Step> steps = first;
    Arrival from = null;
    for (; ; ) {
      for (Step s : steps) {
        if (seen.add(s.target)) {
          Arrival a = new Arrival(s, from);
          if (wanted.contains(s.target)) {
            return backwards(a);
          }
          open.add(a);
        }
      }
      from = open.remove();
      steps = steps(from.step.target);
    }
  }

  private static List<Step> backwards(Arrival end) {
    List<Step> way = new ArrayList<>();
    for (Arrival a = end; a != null; a = a.before) {
      way.add(a.step);
    }
    Collections.reverse(way);
    return way;
  }
}
