package dev.assay.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.StringJoiner;

/**
 * An automaton over infinite words: it accepts a word if it has a run on it that visits accepting
 * states infinitely often. A letter is a valuation of the propositions, one bit of a {@code long}
 * each. Immutable; can be used by several threads at once.
 *
 * <p>States are {@code 0} to {@code size() - 1}, and 0 is the initial one. A run moves with every
 * letter, the first letter included: the automaton is in state 0 before anything has been read.
 */
public final class BuchiAutomaton {
  /** The most propositions an automaton can have. */
  public static final int MOST_PROPOSITIONS = 62;

  /**
   * A transition for the letters that have all bits of {@code must} and none of {@code mustNot}.
   * There is such a letter.
   */
  public record Transition(long must, long mustNot, int target) {
    public Transition {
      if ((must & mustNot) != 0) {
        throw new IllegalArgumentException("no letter satisfies the guard");
      }
    }
  }

  private final List<String> propositions;

  /** The transitions of state {@code s} are {@code first[s]} to {@code first[s + 1] - 1}. */
  private final int[] first;

  private final long[] must;
  private final long[] mustNot;
  private final int[] target;
  private final BitSet accepting;
  private final int mostSuccessors;

  /**
   * Makes an automaton.
   *
   * @param propositions their names; the place in the list is the bit of a letter
   * @param transitions by state, at least one state
   * @param accepting the accepting states
   */
  public BuchiAutomaton(
      List<String> propositions, List<List<Transition>> transitions, BitSet accepting) {
    int size = transitions.size();
    if (size == 0 || accepting.length() > size) {
      throw new IllegalArgumentException("state out of range");
    }
    checkCount(propositions);
    int count = transitions.stream().mapToInt(List::size).sum();
    this.propositions = List.copyOf(propositions);
    this.accepting = (BitSet) accepting.clone();
    first = new int[size + 1];
    must = new long[count];
    mustNot = new long[count];
    target = new int[count];
    int at = 0;
    int most = 0;
    for (int state = 0; state < size; state++) {
      for (Transition transition : transitions.get(state)) {
        if (transition.target() < 0 || transition.target() >= size) {
          throw new IllegalArgumentException("state out of range");
        }
        must[at] = transition.must();
        mustNot[at] = transition.mustNot();
        target[at++] = transition.target();
      }
      first[state + 1] = at;
      most = Math.max(most, at - first[state]);
    }
    mostSuccessors = most;
  }

  /**
   * The automaton that accepts the words that satisfy a formula.
   *
   * @throws FormulaTooLarge if it would have too many states
   */
  public static BuchiAutomaton of(Formula formula) {
    return of(formula, formula.propositions());
  }

  /**
   * The same with a given numbering of the propositions.
   *
   * @throws IllegalArgumentException if the formula has a proposition that is not listed
   */
  public static BuchiAutomaton of(Formula formula, List<String> propositions) {
    if (!propositions.containsAll(formula.propositions())) {
      throw new IllegalArgumentException("proposition without a number in " + formula);
    }
    checkCount(propositions);
    Graph graph = Degeneralization.of(Tableau.unfold(formula.simplified(), propositions));
    List<List<Transition>> transitions = new ArrayList<>();
    for (int state = 0; state < graph.size(); state++) {
      List<Transition> list = new ArrayList<>();
      for (Graph.Edge edge : graph.edges().get(state)) {
        list.add(new Transition(edge.must(), edge.mustNot(), edge.target()));
      }
      transitions.add(list);
    }
    return new BuchiAutomaton(propositions, transitions, graph.accepting());
  }

  private static void checkCount(List<String> propositions) {
    if (propositions.size() > MOST_PROPOSITIONS) {
      throw new FormulaTooLarge(
          "the formula is too large: more than " + MOST_PROPOSITIONS + " propositions");
    }
  }

  /** The names of the propositions; the place in the list is the bit of a letter. */
  public List<String> propositions() {
    return propositions;
  }

  /** The number of states. */
  public int size() {
    return first.length - 1;
  }

  /** The number of transitions. */
  public int transitionCount() {
    return target.length;
  }

  /** The state before the first letter. */
  public int initialState() {
    return 0;
  }

  /** Whether a state is accepting. */
  public boolean isAccepting(int state) {
    return accepting.get(state);
  }

  /**
   * Whether a state accepts every word without leaving it: whatever follows, a word that leads here
   * is accepted.
   */
  public boolean acceptsEverything(int state) {
    if (isAccepting(state)) {
      for (int i = first[state]; i < first[state + 1]; i++) {
        if (target[i] == state && must[i] == 0 && mustNot[i] == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** How many elements the array given to {@link #successors} needs. */
  public int mostSuccessors() {
    return mostSuccessors;
  }

  /**
   * Finds the states that a letter leads to, each once.
   *
   * @param into where they are written, from the beginning
   * @return how many they are
   */
  public int successors(int state, long letter, int[] into) {
    int count = 0;
    for (int i = first[state]; i < first[state + 1]; i++) {
      if ((must[i] & ~letter) == 0 && (mustNot[i] & letter) == 0) {
        count = addOnce(target[i], into, count);
      }
    }
    return count;
  }

  private static int addOnce(int state, int[] states, int count) {
    for (int i = 0; i < count; i++) {
      if (states[i] == state) {
        return count;
      }
    }
    states[count] = state;
    return count + 1;
  }

  /** The transitions of a state. */
  public List<Transition> transitions(int state) {
    List<Transition> list = new ArrayList<>();
    for (int i = first[state]; i < first[state + 1]; i++) {
      list.add(new Transition(must[i], mustNot[i], target[i]));
    }
    return list;
  }

  /** Whether no word is accepted. */
  public boolean isEmpty() {
    int[][] graph = new int[size()][];
    for (int state = 0; state < size(); state++) {
      graph[state] = Arrays.copyOfRange(target, first[state], first[state + 1]);
    }
    return !hasAcceptingRun(graph, 1);
  }

  /** Whether a word is accepted. */
  public boolean accepts(Lasso word) {
    // The product: node state * length + position is the state before the letter at the position.
    int length = word.length();
    int[] buffer = new int[mostSuccessors];
    int[][] graph = new int[size() * length][];
    for (int node = 0; node < graph.length; node++) {
      int position = node % length;
      int count = successors(node / length, word.letter(position), buffer);
      graph[node] = new int[count];
      for (int i = 0; i < count; i++) {
        graph[node][i] = buffer[i] * length + word.next(position);
      }
    }
    return hasAcceptingRun(graph, length);
  }

  /**
   * Whether a path from node 0 goes round a cycle with an accepting state.
   *
   * @param nodesPerState how many consecutive nodes stand for one state of the automaton
   */
  private boolean hasAcceptingRun(int[][] graph, int nodesPerState) {
    Components components = new Components(graph);
    BitSet reached = new BitSet();
    reached.set(0);
    List<Integer> open = new ArrayList<>(List.of(0));
    while (!open.isEmpty()) {
      int node = open.remove(open.size() - 1);
      if (isAccepting(node / nodesPerState) && components.isCyclic(components.of(node))) {
        return true;
      }
      for (int child : graph[node]) {
        if (!reached.get(child)) {
          reached.set(child);
          open.add(child);
        }
      }
    }
    return false;
  }

  /** One line for each state and transition, accepting states marked with a star. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (int state = 0; state < size(); state++) {
      out.append(state).append(isAccepting(state) ? "*\n" : "\n");
      for (Transition transition : transitions(state)) {
        out.append("  ").append(guard(transition)).append(" => ");
        out.append(transition.target()).append('\n');
      }
    }
    return out.toString();
  }

  private String guard(Transition transition) {
    StringJoiner guard = new StringJoiner(" && ").setEmptyValue("true");
    for (int i = 0; i < propositions.size(); i++) {
      if ((transition.must() >> i & 1) != 0) {
        guard.add(propositions.get(i));
      } else if ((transition.mustNot() >> i & 1) != 0) {
        guard.add("!" + propositions.get(i));
      }
    }
    return guard.toString();
  }
}
