package dev.assay.explore.ltl;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Limits;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.property.Labelling;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Reason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The states of a program as a graph whose runs are all infinite: a run that has ended, or in which
 * nobody can move, stays where it is. Each node knows which propositions hold in it and which
 * threads can move; its successors are found when they are first asked for.
 */
final class ProgramGraph {
  private final TransitionSystem system;
  private final IntToLongFunction labelling;
  private final Settings settings;
  private int asked;
  private final Limits limits;
  private final List<Node> nodes = new ArrayList<>();
  private final Map<Integer, Node> byState = new HashMap<>();
  private final List<Integer> threads = new ArrayList<>();
  private final Set<Incompleteness> incompleteness = new LinkedHashSet<>();

  /** A state of the program, or its end. */
  static final class Node {
    final int index;
    final int state;

    /** Which propositions hold, one bit each. */
    final long letter;

    /** The indices of the threads that can move, whether or not the search lets them. */
    final int[] enabled;

    /** Whether all threads that keep the JVM alive have ended: it cannot go on for ever. */
    final boolean isOver;

    /** Null as long as nobody has asked. */
    @Nullable List<Edge> edges;

    Node(int index, int state, long letter, int[] enabled, boolean isOver) {
      this.index = index;
      this.state = state;
      this.letter = letter;
      this.enabled = enabled;
      this.isOver = isOver;
    }

    boolean isEnabled(int thread) {
      for (int t : enabled) {
        if (t == thread) {
          return true;
        }
      }
      return false;
    }
  }

  /**
   * A step.
   *
   * @param move what is done, or null if nothing is
   * @param thread the index of the thread that moves, or -1
   * @param isSpurious whether nothing has woken the thread that moves
   * @param disabled the indices of threads that could not move at some time during the step,
   *     although they can before it
   */
  record Edge(
      @Nullable Move move, int thread, boolean isSpurious, List<Integer> disabled, Node target) {}

  /** A limit is reached: the graph is not known any further. */
  static final class Cut extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Incompleteness why;

    Cut(Incompleteness why) {
      super(why.message(), null, false, false);
      this.why = why;
    }

    Incompleteness why() {
      return why;
    }
  }

  /**
   * @param system tells which threads its transitions disable
   * @param labelling which propositions hold in a state, one bit each
   */
  ProgramGraph(
      TransitionSystem system, IntToLongFunction labelling, Settings settings, Progress progress) {
    this.system = system;
    this.labelling = labelling;
    this.settings = settings;
    this.limits = progress.limits();
    limits.set(settings.maxMillis(), settings.tactics().maxMemory());
  }

  /** The node of a saved state. */
  Node node(int state) {
    Node known = byState.get(state);
    if (known != null) {
      return known;
    }
    if (nodes.size() >= settings.maxStates()) {
      throw new Cut(
          new Incompleteness(
              Reason.STATE_LIMIT, "the limit of " + settings.maxStates() + " states is reached"));
    }
    long letter = letter(state);
    Enabled enabled = system.enabled(state);
    int[] able = Arrays.stream(enabled.able()).map(this::index).toArray();
    Node n = add(state, letter, able, enabled.isOver());
    byState.put(state, n);
    return n;
  }

  private Node add(int state, long letter, int[] enabled, boolean isOver) {
    Node n = new Node(nodes.size(), state, letter, enabled, isOver);
    nodes.add(n);
    return n;
  }

  private long letter(int state) {
    try {
      return labelling.applyAsLong(state);
    } catch (Labelling.Missing e) {
      throw new Cut(
          new Incompleteness(Reason.UNDEFINED_PROPOSITION, String.valueOf(e.getMessage())));
    }
  }

  /** The index of a thread among all that were seen. */
  private int index(int thread) {
    int i = threads.indexOf(thread);
    if (i < 0) {
      i = threads.size();
      threads.add(thread);
    }
    return i;
  }

  /** The steps from a node; never empty unless the program rejects all of them. */
  List<Edge> edges(Node n) {
    if (n.edges == null) {
      n.edges = expand(n);
    }
    return n.edges;
  }

  /**
   * To be called now and then by whoever searches the graph.
   *
   * @throws Cut if a limit is reached
   */
  void checkLimits() {
    if ((++asked & 15) == 0 && limits.isRaised()) {
      throw new Cut(limits.reason());
    }
  }

  private List<Edge> expand(Node n) {
    checkLimits();
    List<Edge> edges = new ArrayList<>();
    Enabled enabled = system.enabled(n.state);
    boolean ends = !enabled.isAnyAwake() || n.isOver;
    for (int i = 0; i < enabled.count(); i++) {
      int thread = enabled.thread(i);
      boolean spurious = enabled.isSpurious(i);
      int choice = 0;
      int alternatives;
      do {
        Move m = new Move(thread, choice);
        Transition t = system.take(n.state, thread, choice);
        alternatives = t.alternatives();
        if (t.incompleteness() != null) {
          incompleteness.add(t.incompleteness());
        }
        List<Integer> disabled = Arrays.stream(t.disabled()).mapToObj(this::index).toList();
        if (t.leadsToState()) {
          edges.add(new Edge(m, index(thread), spurious, disabled, node(t.target())));
        } else if (t.end() == Transition.End.EXIT) {
          edges.add(new Edge(m, index(thread), spurious, disabled, endOf(n)));
        }
      } while (++choice < alternatives);
    }
    if (ends) {
      edges.add(new Edge(null, -1, false, List.of(), endOf(n)));
    }
    return edges;
  }

  /** What comes after a run that ends in a node: the same for ever, and nobody moves. */
  private Node endOf(Node n) {
    Node end = add(n.state, n.letter, new int[0], false);
    end.edges = List.of(new Edge(null, -1, false, List.of(), end));
    return end;
  }

  /** Finds all nodes. */
  void exploreAll(Node initial) {
    edges(initial);
    for (int i = 0; i < nodes.size(); i++) {
      edges(nodes.get(i));
    }
  }

  Node at(int index) {
    return nodes.get(index);
  }

  int size() {
    return nodes.size();
  }

  /** How many threads were seen in the nodes so far. */
  int threadCount() {
    return threads.size();
  }

  /** Why some steps are missing. */
  Set<Incompleteness> incompleteness() {
    return incompleteness;
  }
}
