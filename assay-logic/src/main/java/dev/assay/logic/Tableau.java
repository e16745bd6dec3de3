package dev.assay.logic;

import dev.assay.logic.Formula.And;
import dev.assay.logic.Formula.False;
import dev.assay.logic.Formula.Next;
import dev.assay.logic.Formula.Not;
import dev.assay.logic.Formula.Or;
import dev.assay.logic.Formula.Proposition;
import dev.assay.logic.Formula.Release;
import dev.assay.logic.Formula.True;
import dev.assay.logic.Formula.Until;
import dev.assay.logic.Graph.Edge;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Unfolds a formula in negation normal form into an automaton.
 *
 * <p>A state is a set of formulas that the rest of the word has to satisfy. What a formula asks of
 * the first letter and of what follows is a choice of {@linkplain Step steps}; for {@code a U b}:
 * either what {@code b} asks, or what {@code a} asks and again {@code a U b} of what follows. The
 * latter postpones a promise, and no promise may be postponed for ever. The steps of a state
 * combine one step of each of its formulas.
 *
 * <p>This is the construction of Gastin and Oddoux, "Fast LTL to Büchi automata translation"
 * (2001), sections 3 and 4, with sets of formulas in place of an alternating automaton.
 */
final class Tableau {
  static final int MOST_STATES = 20_000;
  private static final int MOST_STEPS = 5_000;
  private static final int MOST_EDGES = 200_000;

  /** One way to satisfy a set of formulas: what it asks of the first letter and of the rest. */
  private record Step(long must, long mustNot, BitSet rest, long postponed) {
    static final Step FREE = new Step(0, 0, new BitSet(), 0);

    Step and(Step other) {
      BitSet both = (BitSet) rest.clone();
      both.or(other.rest);
      return new Step(
          must | other.must, mustNot | other.mustNot, both, postponed | other.postponed);
    }

    boolean isContradictory() {
      return (must & mustNot) != 0;
    }

    /** Whether this step asks nothing that the other does not ask too. */
    boolean asksNoMoreThan(Step other) {
      if ((must & ~other.must) != 0
          || (mustNot & ~other.mustNot) != 0
          || (postponed & ~other.postponed) != 0) {
        return false;
      }
      for (int i = rest.nextSetBit(0); i >= 0; i = rest.nextSetBit(i + 1)) {
        if (!other.rest.get(i)) {
          return false;
        }
      }
      return true;
    }
  }

  private final List<String> propositions;
  private final Map<Formula, List<Step>> stepsOf = new HashMap<>();
  private final Map<Until, Integer> promises = new HashMap<>();

  /** Formulas that occur in states, by their number. */
  private final List<Formula> obligations = new ArrayList<>();

  private final Map<Formula, Integer> obligationNumbers = new HashMap<>();
  private final Map<Long, Boolean> repetitions = new HashMap<>();
  private final Map<BitSet, Integer> stateNumbers = new HashMap<>();
  private final List<BitSet> states = new ArrayList<>();

  private Tableau(List<String> propositions) {
    this.propositions = propositions;
  }

  /** The automaton of a formula; bit <i>i</i> of a letter is proposition <i>i</i>. */
  static Graph unfold(Formula formula, List<String> propositions) {
    return new Tableau(propositions).unfold(formula);
  }

  private Graph unfold(Formula formula) {
    List<List<Edge>> edges = new ArrayList<>();
    int edgeCount = 0;
    stateNumber(obligation(formula));
    for (int state = 0; state < states.size(); state++) {
      List<Edge> list = new ArrayList<>();
      for (Step step : steps(states.get(state))) {
        int target = stateNumber(step.rest());
        list.add(new Edge(step.must(), step.mustNot(), step.postponed(), target));
      }
      edges.add(list);
      edgeCount += list.size();
      if (states.size() > MOST_STATES || edgeCount > MOST_EDGES) {
        throw tooLarge();
      }
    }
    BitSet accepting = new BitSet();
    accepting.set(0, states.size());
    return new Graph(edges, accepting);
  }

  private List<Step> steps(BitSet state) {
    List<Step> steps = List.of(Step.FREE);
    for (int i = state.nextSetBit(0); i >= 0; i = state.nextSetBit(i + 1)) {
      steps = both(steps, steps(obligations.get(i)));
    }
    return steps;
  }

  private List<Step> steps(Formula formula) {
    List<Step> steps = stepsOf.get(formula);
    if (steps == null) {
      steps = unfoldOnce(formula);
      stepsOf.put(formula, steps);
    }
    return steps;
  }

  private List<Step> unfoldOnce(Formula formula) {
    if (formula instanceof True) {
      return List.of(Step.FREE);
    } else if (formula instanceof False) {
      return List.of();
    } else if (formula instanceof Proposition p) {
      return List.of(new Step(bit(p), 0, new BitSet(), 0));
    } else if (formula instanceof Not f && f.operand() instanceof Proposition p) {
      return List.of(new Step(0, bit(p), new BitSet(), 0));
    } else if (formula instanceof And f) {
      return both(steps(f.left()), steps(f.right()));
    } else if (formula instanceof Or f) {
      return either(steps(f.left()), steps(f.right()));
    } else if (formula instanceof Next f) {
      return List.of(later(f.operand(), 0));
    } else if (formula instanceof Until f) {
      return either(steps(f.right()), both(steps(f.left()), List.of(later(f, promise(f)))));
    } else if (formula instanceof Release f) {
      return both(steps(f.right()), either(steps(f.left()), List.of(later(f, 0))));
    } else {
      throw new AssertionError("not in negation normal form: " + formula);
    }
  }

  private Step later(Formula formula, long postponed) {
    return new Step(0, 0, obligation(formula), postponed);
  }

  /** The set of formulas that stands for one: its parts if it is a conjunction. */
  private BitSet obligation(Formula formula) {
    BitSet set = new BitSet();
    if (formula instanceof And and) {
      set.or(obligation(and.left()));
      set.or(obligation(and.right()));
    } else if (!(formula instanceof True)) {
      Integer number = obligationNumbers.get(formula);
      if (number == null) {
        number = obligations.size();
        obligations.add(formula);
        obligationNumbers.put(formula, number);
      }
      set.set(number);
    }
    return set;
  }

  private int stateNumber(BitSet set) {
    BitSet state = withoutRepetitions(set);
    Integer number = stateNumbers.get(state);
    if (number == null) {
      number = states.size();
      states.add(state);
      stateNumbers.put(state, number);
    }
    return number;
  }

  /**
   * Drops the formulas of a state that ask nothing that another one does not ask in each of its
   * steps, such as {@code F p} beside {@code G F p}. The steps of the state stay the same:
   * combining a step with one that asks no more leaves it as it is.
   */
  private BitSet withoutRepetitions(BitSet set) {
    BitSet result = (BitSet) set.clone();
    for (int i = set.nextSetBit(0); i >= 0; i = set.nextSetBit(i + 1)) {
      for (int j = result.nextSetBit(0); j >= 0; j = result.nextSetBit(j + 1)) {
        if (i != j && repeats(i, j)) {
          result.clear(i);
          break;
        }
      }
    }
    return result;
  }

  /** Whether all steps of the second obligation ask at least what one of the first does. */
  private boolean repeats(int obligation, int other) {
    return repetitions.computeIfAbsent(
        ((long) obligation << Integer.SIZE) | other,
        pair -> {
          List<Step> fewer = steps(obligations.get(obligation));
          return steps(obligations.get(other)).stream()
              .allMatch(step -> fewer.stream().anyMatch(less -> less.asksNoMoreThan(step)));
        });
  }

  private long bit(Proposition proposition) {
    int index = propositions.indexOf(proposition.name());
    if (index < 0) {
      throw new IllegalArgumentException("proposition without a number: " + proposition);
    }
    return 1L << index;
  }

  private long promise(Until formula) {
    int number = promises.computeIfAbsent(formula, f -> promises.size());
    if (number >= Long.SIZE) {
      throw tooLarge();
    }
    return 1L << number;
  }

  private static List<Step> both(List<Step> left, List<Step> right) {
    List<Step> result = new ArrayList<>();
    for (Step a : left) {
      for (Step b : right) {
        Step step = a.and(b);
        if (!step.isContradictory()) {
          add(step, result);
        }
      }
    }
    return result;
  }

  private static List<Step> either(List<Step> left, List<Step> right) {
    List<Step> result = new ArrayList<>(left);
    for (Step step : right) {
      add(step, result);
    }
    return result;
  }

  /**
   * Adds a step unless there is one that asks no more, and drops those that ask more: a state that
   * is a subset of another can follow all that the other does.
   */
  private static void add(Step step, List<Step> steps) {
    for (Step other : steps) {
      if (other.asksNoMoreThan(step)) {
        return;
      }
    }
    steps.removeIf(step::asksNoMoreThan);
    steps.add(step);
    if (steps.size() > MOST_STEPS) {
      throw tooLarge();
    }
  }

  static FormulaTooLarge tooLarge() {
    return new FormulaTooLarge(
        "the formula is too large: its automaton would have too many states");
  }
}
