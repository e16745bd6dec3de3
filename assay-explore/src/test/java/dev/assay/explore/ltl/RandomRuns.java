package dev.assay.explore.ltl;

import dev.assay.explore.model.AccessSet;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.Transition.End;
import dev.assay.explore.model.TransitionEffect;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.search.Graph;
import dev.assay.logic.Formula;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntToLongFunction;

/** Random graphs with labels, and random formulas about them. */
public final class RandomRuns {
  /** Bit <i>i</i> of a graph's letter is proposition <i>i</i>. */
  private static final List<String> PROPOSITIONS = List.of("p", "q");

  private static final TransitionEffect NONE =
      new TransitionEffect(1, false, new AccessSet(), null);

  private final Random random;

  public RandomRuns(long seed) {
    random = new Random(seed);
  }

  /** A formula without the next-operator. */
  public Formula formula() {
    return Formula.parse(text(random.nextInt(6)));
  }

  private String text(int operators) {
    if (operators == 0) {
      return PROPOSITIONS.get(random.nextInt(PROPOSITIONS.size()));
    }
    if (random.nextInt(2) == 0) {
      return List.of("!", "F ", "G ", "G F ", "F G ").get(random.nextInt(5))
          + "("
          + text(operators - 1)
          + ")";
    }
    String operator = List.of("U", "R", "W", "&&", "||", "->", "<->").get(random.nextInt(7));
    int left = random.nextInt(operators);
    return "(" + text(left) + ") " + operator + " (" + text(operators - 1 - left) + ")";
  }

  /** The labels of a graph's states as a formula numbers them. */
  public static IntToLongFunction labelling(Graph g, Formula f) {
    List<String> names = f.propositions();
    return state -> {
      long letter = 0;
      for (int i = 0; i < names.size(); i++) {
        letter |= (g.letter(state) >> PROPOSITIONS.indexOf(names.get(i)) & 1) << i;
      }
      return letter;
    };
  }

  /**
   * A graph.
   *
   * @param incomplete whether some transitions cannot be taken to their end
   */
  public Graph graph(boolean incomplete) {
    int size = 1 + random.nextInt(8);
    int[] threads = random.ints(0, 40).distinct().limit(1 + random.nextInt(3)).sorted().toArray();
    boolean local = random.nextBoolean();
    Graph g = new Graph();
    for (int s = 0; s < size; s++) {
      g.letter(s, random.nextInt(4));
      boolean ends = random.nextInt(8) == 0;
      for (int thread : threads) {
        if (!ends && random.nextInt(3) != 0) {
          Transition[] choices = new Transition[random.nextInt(6) == 0 ? 2 : 1];
          for (int c = 0; c < choices.length; c++) {
            int far = local ? (s + random.nextInt(3)) % size : random.nextInt(size);
            choices[c] = transition(far, threads, incomplete);
          }
          g.edge(s, thread, choices);
        }
      }
      if (random.nextInt(3) == 0) {
        g.spurious(s, threads[random.nextInt(threads.length)]);
      }
      if (g.enabled(s).count() <= 1 && random.nextInt(5) == 0) {
        g.able(s, threads); // some thread is in an atomic region
      }
    }
    if (random.nextInt(3) == 0) {
      endAt(g, random.nextInt(size));
    }
    return g;
  }

  private Transition transition(int target, int[] threads, boolean incomplete) {
    Transition t =
        switch (random.nextInt(18)) {
          case 0 -> Transition.nowhere(End.EXIT, NONE);
          case 1 -> Transition.nowhere(End.DISCARDED, NONE);
          default -> Transition.to(target, NONE);
        };
    if (incomplete && random.nextInt(10) == 0) {
      t =
          Transition.nowhere(End.DISCARDED, NONE)
              .incomplete(new Incompleteness(Reason.UNSUPPORTED, "for the test"));
    }
    return random.nextInt(4) == 0
        ? t.disabling(Arrays.stream(threads).filter(x -> random.nextInt(3) == 0).toArray())
        : t;
  }

  /** Only daemons are left in a state, and so for ever after. */
  private static void endAt(Graph g, int state) {
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(state));
    while (!open.isEmpty()) {
      int s = open.remove();
      if (!g.enabled(s).isOver()) {
        g.over(s);
        for (int thread : g.enabled(s).threads()) {
          for (int c = 0; c < g.take(s, thread, 0).alternatives(); c++) {
            Transition t = g.take(s, thread, c);
            if (t.leadsToState()) {
              open.add(t.target());
            }
          }
        }
      }
    }
  }
}
