package dev.assay.symbolic.bound;

import dev.assay.explore.result.Reason;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;
import dev.assay.symbolic.run.Loops;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * All ways through a program, or through a part of it that one thread goes. At a branch that
 * depends on inputs both are followed, to where control flow meets again if they are to be merged
 * there.
 */
final class Paths {
  /** Is told what comes of ways. */
  interface Listener {
    /** A way fails, or was not followed further. */
    void found(Obligation obligation);

    /**
     * Whether a way can be taken at all, as far as one cares to know.
     *
     * @param goesOn whether it may go on for ever if nobody asks
     */
    boolean mayHappen(Path path, boolean goesOn);

    /** A way is taken up at a state where so much is known. */
    void goesOn(Path path);

    /** A way has come to its end, if it can be taken at all. */
    void finished(Path path);

    /** A way was given up, because of an assumption. */
    void discarded();

    /** Two states became one. */
    void merged();

    /** Whether nobody is interested in further ways. */
    boolean isEnough();
  }

  private final Follower runner;
  private final Listener listener;
  private final Terms terms;
  private final boolean merging;
  private final BooleanSupplier stop;
  private final Map<Method, WordGraph> graphs = new HashMap<>();

  /** Ways that went round a loop too often, to be followed when the bound is raised. */
  private List<PathState> postponed = new ArrayList<>();

  /** Ways that went on for long without a question, to be followed when the others have ended. */
  private List<PathState> paused = new ArrayList<>();

  private int unwind;

  Paths(Follower runner, Terms terms, boolean merging, int unwind, Listener listener) {
    this.runner = runner;
    this.listener = listener;
    this.terms = terms;
    this.merging = merging;
    this.unwind = unwind;
    this.stop = listener::isEnough;
  }

  /** Follows ways from a state to their ends. */
  void explore(PathState from) {
    follow(List.of(from), Join.NEVER);
    while (!paused.isEmpty() && !stop.getAsBoolean()) {
      List<PathState> ways = paused;
      paused = new ArrayList<>();
      runner.raisePatience();
      follow(ways, Join.NEVER);
    }
  }

  /** Ways that were left because loops went round too often. */
  List<PathState> takePostponed() {
    List<PathState> taken = postponed;
    postponed = new ArrayList<>();
    return taken;
  }

  void raiseUnwind(int bound) {
    unwind = bound;
  }

  /** Follows ways to a place; those that have come to it, merged where they can be. */
  private List<PathState> follow(List<PathState> ways, Join join) {
    Deque<PathState> open = new ArrayDeque<>(ways);
    List<PathState> arrived = new ArrayList<>();
    while (!open.isEmpty() && !stop.getAsBoolean()) {
      PathState next = open.removeFirst();
      runner.restore(next);
      listener.goesOn(next.path());
      switch (runner.advance(join)) {
        case JOINED -> {
          forgetLoops();
          arrive(arrived, runner.save());
        }
        case QUESTION -> branch(open);
        case FAILED -> listener.found(runner.failure());
        case FINISHED -> listener.finished(runner.path());
        case DISCARDED -> listener.discarded();
        case PAUSED -> paused.add(runner.save());
        case STOPPED -> {
          return arrived;
        }
      }
    }
    return arrived;
  }

  /** What was counted of loops that the run has left does not matter any more. */
  private void forgetLoops() {
    GuestThread t = runner.thread();
    Path path = runner.path();
    WordGraph graph = graph(t);
    int pc = t.pc();
    runner.setPath(
        path.with(path.loops().within(t.number, t.depth, head -> graph.isInLoop(pc, head))));
  }

  private WordGraph graph(GuestThread t) {
    return t.method().map == null
        ? WordGraph.EMPTY
        : graphs.computeIfAbsent(t.method(), m -> new WordGraph(m.code));
  }

  private void arrive(List<PathState> arrived, PathState way) {
    for (int i = 0; merging && i < arrived.size(); i++) {
      PathState merged = runner.merge(arrived.get(i), way);
      if (merged != null) {
        listener.merged();
        arrived.set(i, merged);
        return;
      }
    }
    arrived.add(way);
  }

  /** The machine is at a word that depends on a condition. */
  private void branch(Deque<PathState> open) {
    GuestThread t = runner.thread();
    Term condition = runner.question();
    int thread = t.number;
    int depth = t.depth;
    int pc = t.pc();
    WordGraph graph = graph(t);
    boolean isBranch = t.method().map != null && PathRunner.isBranch(t);
    forgetLoops();
    int loop = isBranch ? graph.leftLoop(pc) : -1;
    PathState here = runner.save();
    int recursion = recursion(t);
    boolean repeats = recursion > 0 || (!isBranch && graph.isInLoop(pc));
    if (recursion > unwind) {
      cut(here, "the recursion at %s was followed " + unwind + " calls deep");
      return;
    }
    List<PathState> sides = new ArrayList<>();
    boolean firstStays = loop >= 0 && graph.isInLoop(graph.successor(pc, 0), loop);
    for (int i = 0; i < 2; i++) {
      Path path = here.path().assuming(i == 0 ? condition : terms.not(condition));
      boolean stays = loop >= 0 && graph.isInLoop(graph.successor(pc, i), loop);
      if (stays) {
        // At the end of a round one was made already, of which nobody was told.
        boolean second =
            graph.successor(pc, i) == loop && path.loops().count(thread, depth, loop) == 0;
        Loops counted = path.loops().again(thread, depth, loop);
        path = path.with(second ? counted.again(thread, depth, loop) : counted);
      } else if (loop >= 0) {
        path = path.with(path.loops().left(thread, depth, loop));
      }
      PathState side = here.with(path);
      if (stays && path.loops().count(thread, depth, loop) > unwind) {
        cut(side, "the loop at %s was followed for " + unwind + " rounds");
      } else if (listener.mayHappen(
          path, repeats || (stays && isTimely(path.loops().count(thread, depth, loop))))) {
        sides.add(side);
      }
    }
    int meeting = merging && isBranch ? graph.meeting(pc) : -2;
    if (meeting == -2 || sides.size() < 2) {
      if (merging && firstStays) {
        // What leaves the loop comes to an end, the loop perhaps never.
        Collections.reverse(sides);
      }
      for (int i = sides.size() - 1; i >= 0; i--) {
        open.addFirst(sides.get(i));
      }
    } else {
      List<PathState> met = follow(sides, new Join(depth, meeting));
      for (int i = met.size() - 1; i >= 0; i--) {
        open.addFirst(met.get(i));
      }
    }
  }

  /** Not in every round it is asked whether there can be another: that may take long. */
  private static boolean isTimely(int rounds) {
    return rounds >= 4 && Integer.bitCount(rounds) == 1;
  }

  private static int recursion(GuestThread t) {
    Method m = t.method();
    int count = 0;
    for (int d = 0; d < t.depth; d++) {
      if (t.methods[d] == m) {
        count++;
      }
    }
    return count;
  }

  private void cut(PathState side, String what) {
    String place = runner.places().of(runner.thread());
    postponed.add(side);
    listener.found(Obligation.cut(Reason.LOOP_BOUND, what.formatted(place), place, side.path()));
  }
}
