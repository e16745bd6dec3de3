package dev.assay.explore.search;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.Transition;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What there is in a graph, found in the simplest way. */
final class Reference {
  /** A transition together with where it is taken. */
  private record Edge(int from, Move move, Transition transition) {}

  private final Graph graph;

  /** By state that can be reached: the fewest steps to it. */
  final Map<Integer, Integer> depths = new HashMap<>();

  final Set<Graph.Step> steps = new HashSet<>();
  final Set<Incompleteness> incompleteness = new HashSet<>();

  /** By signature of a violation: the fewest steps of a run that shows it. */
  final Map<String, Integer> shortest = new HashMap<>();

  /** By state that can be reached: the fewest switches of a run to it. */
  final Map<Integer, Integer> stateSwitches = new HashMap<>();

  /** By signature of a violation: the fewest switches of a run that shows it. */
  final Map<String, Integer> switches = new HashMap<>();

  Reference(Graph graph, boolean pairs, boolean races) {
    this.graph = graph;
    measure(pairs, races);
    countSwitches(pairs, races);
  }

  /** The depth of the state that is farthest away. */
  int deepest() {
    return Collections.max(depths.values());
  }

  private List<Edge> edges(int state) {
    List<Edge> all = new ArrayList<>();
    for (int thread : graph.enabled(state).threads()) {
      int alternatives = graph.take(state, thread, 0).alternatives();
      for (int choice = 0; choice < alternatives; choice++) {
        Move m = new Move(thread, choice);
        all.add(new Edge(state, m, graph.take(state, thread, choice)));
      }
    }
    return all;
  }

  private void measure(boolean pairs, boolean races) {
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(0));
    depths.put(0, 0);
    while (!open.isEmpty()) {
      int state = open.remove();
      int depth = depths.get(state);
      ofState(state).forEach(v -> shortest.merge(v, depth, Math::min));
      for (Edge e : edges(state)) {
        Transition t = e.transition;
        steps.add(new Graph.Step(state, e.move));
        ofEdge(e, pairs).forEach(v -> shortest.merge(v, depth + 1, Math::min));
        if (t.incompleteness() != null) {
          incompleteness.add(t.incompleteness());
        }
        if (t.leadsToState() && depths.putIfAbsent(t.target(), depth + 1) == null) {
          open.add(t.target());
        }
      }
      if (races) {
        races(state).forEach((v, first) -> shortest.merge(v, depth + 2, Math::min));
      }
    }
  }

  private List<String> ofState(int state) {
    List<String> all = new ArrayList<>();
    if (graph.isWrong(state)) {
      all.add(GraphSpecification.wrong(state).signature());
    }
    Enabled enabled = graph.enabled(state);
    if (enabled.count() == 0 && !enabled.isOver()) {
      all.add(GraphSpecification.deadlock(state).signature());
    }
    return all;
  }

  private static List<String> ofEdge(Edge e, boolean pairs) {
    List<String> all = new ArrayList<>();
    String failure = RandomGraphs.failure(e.transition);
    if (failure != null) {
      all.add(failure);
    }
    int to = e.transition.target();
    if (pairs && e.transition.leadsToState() && GraphSpecification.isWrong(e.from, to)) {
      all.add(GraphSpecification.pair(e.from, to).signature());
    }
    return all;
  }

  /** The races between transitions from a state, each with the thread that comes first in it. */
  private Map<String, Integer> races(int state) {
    Map<String, Integer> all = new HashMap<>();
    List<Edge> edges = edges(state);
    for (Edge a : edges) {
      for (Edge b : edges) {
        LocksetLog one = a.transition.effect().log;
        LocksetLog other = b.transition.effect().log;
        if (a.move.thread() < b.move.thread() && one != null && other != null) {
          for (long location : LocksetLog.conflicts(one, other)) {
            all.put(
                GraphSpecification.race(a.move.thread(), b.move.thread(), location).signature(),
                a.move.thread());
          }
        }
      }
    }
    return all;
  }

  /** A state and the thread that has moved last. */
  private record Standing(int state, int last) {
    int cost(int thread) {
      return last < 0 || last == thread ? 0 : 1;
    }
  }

  private void countSwitches(boolean pairs, boolean races) {
    Map<Standing, Integer> costs = new HashMap<>();
    Set<Standing> open = new HashSet<>(List.of(new Standing(0, -1)));
    costs.put(new Standing(0, -1), 0);
    while (!open.isEmpty()) {
      Standing s = open.iterator().next();
      open.remove(s);
      int cost = costs.get(s);
      for (Edge e : edges(s.state)) {
        Standing next = new Standing(e.transition.target(), e.move.thread());
        int more = cost + s.cost(e.move.thread());
        if (e.transition.leadsToState() && more < costs.getOrDefault(next, Integer.MAX_VALUE)) {
          costs.put(next, more);
          open.add(next);
        }
      }
    }
    costs.forEach(
        (s, cost) -> {
          stateSwitches.merge(s.state, cost, Math::min);
          ofState(s.state).forEach(v -> switches.merge(v, cost, Math::min));
          for (Edge e : edges(s.state)) {
            int more = cost + s.cost(e.move.thread());
            ofEdge(e, pairs).forEach(v -> switches.merge(v, more, Math::min));
          }
          if (races) {
            races(s.state)
                .forEach((v, first) -> switches.merge(v, cost + s.cost(first) + 1, Math::min));
          }
        });
  }

  /** How many switches there are in a run. */
  static int switches(List<Move> moves) {
    int count = 0;
    for (int i = 1; i < moves.size(); i++) {
      count += moves.get(i).thread() == moves.get(i - 1).thread() ? 0 : 1;
    }
    return count;
  }

  /** Whether a violation is shown by its run, which is one of the graph. */
  boolean isShown(Violation v, boolean pairs) {
    List<Move> moves = v.moves();
    boolean isRace = v.kind().equals("race");
    int state = 0;
    for (int i = 0; i < moves.size() - (isRace ? 2 : 1); i++) {
      state = graph.take(state, moves.get(i).thread(), moves.get(i).choice()).target();
    }
    if (isRace) {
      Move first = moves.get(moves.size() - 2);
      Move second = moves.get(moves.size() - 1);
      LocksetLog one = graph.take(state, first.thread(), first.choice()).effect().log;
      LocksetLog other = graph.take(state, second.thread(), second.choice()).effect().log;
      return one != null
          && other != null
          && LocksetLog.conflicts(one, other).stream()
              .map(l -> GraphSpecification.race(first.thread(), second.thread(), l).signature())
              .anyMatch(v.signature()::equals);
    }
    if (moves.isEmpty()) {
      return ofState(0).contains(v.signature());
    }
    Move last = moves.get(moves.size() - 1);
    Edge e = new Edge(state, last, graph.take(state, last.thread(), last.choice()));
    return ofEdge(e, pairs).contains(v.signature())
        || (e.transition.leadsToState() && ofState(e.transition.target()).contains(v.signature()));
  }
}
