package dev.assay.explore.ltl;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.explore.search.Graph;
import dev.assay.logic.Formula;
import dev.assay.logic.Lasso;
import dev.assay.logic.LassoSemantics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Runs without end through graphs, judged by definition. */
public final class Lassos {
  private Lassos() {}

  /** A random run that ends or comes back to a state; null if an assumption fails on it. */
  public static @Nullable Violation walk(Graph g, Random r) {
    List<Integer> states = new ArrayList<>(List.of(0));
    List<Move> moves = new ArrayList<>();
    for (; ; ) {
      int state = states.get(moves.size());
      int[] threads = g.enabled(state).threads();
      if (threads.length == 0 || (g.enabled(state).isOver() && r.nextInt(3) == 0)) {
        return run(moves, moves.size());
      }
      int thread = threads[r.nextInt(threads.length)];
      int choice = r.nextInt(g.take(state, thread, 0).alternatives());
      Transition t = g.take(state, thread, choice);
      moves.add(new Move(thread, choice));
      if (t.end() == Transition.End.EXIT) {
        return run(moves, moves.size());
      }
      if (!t.leadsToState() || moves.size() > 200) {
        return null;
      }
      if (states.contains(t.target()) && r.nextInt(3) != 0) {
        return run(moves, states.lastIndexOf(t.target()));
      }
      states.add(t.target());
    }
  }

  private static Violation run(List<Move> moves, int cycle) {
    return new Violation("ltl", "", "", "", List.of(), moves, cycle);
  }

  /** Why a run does not show that a formula is violated; null if it does. */
  public static @Nullable String problem(Graph g, Formula f, boolean fair, Violation v) {
    List<Integer> states = new ArrayList<>(List.of(0));
    boolean hasEnded = false;
    for (Move m : v.moves()) {
      Transition t = g.take(states.get(states.size() - 1), m.thread(), m.choice());
      if (hasEnded || (!t.leadsToState() && t.end() != Transition.End.EXIT)) {
        return "it is no run";
      }
      hasEnded = t.end() == Transition.End.EXIT;
      states.add(hasEnded ? states.get(states.size() - 1) : t.target());
    }
    int last = states.get(v.moves().size());
    int from = v.cycle();
    if (from == v.moves().size()) {
      if (!hasEnded && g.enabled(last).isAnyAwake() && !g.enabled(last).isOver()) {
        return "it does not end";
      }
    } else if (hasEnded || last != states.get(from)) {
      return "it does not come back";
    } else if (states.subList(from, states.size()).stream().allMatch(s -> g.enabled(s).isOver())) {
      return "it ends some time";
    } else if (wakesUp(g, states, v)) {
      return "threads wake up for no reason without end";
    } else if (fair && !neglected(g, states, v).isEmpty()) {
      return "it is not fair";
    }
    IntToLongFunction labelling = RandomRuns.labelling(g, f);
    long[] letters = states.stream().mapToLong(labelling::applyAsLong).toArray();
    Lasso word =
        from == v.moves().size()
            ? new Lasso(letters, new long[] {letters[from]})
            : new Lasso(
                Arrays.copyOf(letters, from),
                Arrays.copyOfRange(letters, from, letters.length - 1));
    return LassoSemantics.holds(f, word, f.propositions()) ? "the formula holds" : null;
  }

  private static boolean wakesUp(Graph g, List<Integer> states, Violation v) {
    return IntStream.range(v.cycle(), v.moves().size())
        .anyMatch(
            i -> {
              Enabled enabled = g.enabled(states.get(i));
              return enabled.isSpurious(enabled.indexOf(v.moves().get(i).thread()));
            });
  }

  /** The threads that can always move on the cycle of a run, and do not. */
  private static Set<Integer> neglected(Graph g, List<Integer> states, Violation v) {
    Set<Integer> all = new HashSet<>();
    Arrays.stream(g.enabled(states.get(v.cycle())).able()).forEach(all::add);
    for (int i = v.cycle(); i < v.moves().size(); i++) {
      Move m = v.moves().get(i);
      List<Integer> able = Arrays.stream(g.enabled(states.get(i)).able()).boxed().toList();
      all.retainAll(able);
      all.remove(m.thread());
      for (int t : g.take(states.get(i), m.thread(), m.choice()).disabled()) {
        all.remove(t);
      }
    }
    return all;
  }
}
