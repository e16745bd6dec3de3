package dev.assay.explore.ending;

import dev.assay.explore.limit.Limits;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visited.Visited;
import dev.assay.machine.threads.Stopped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Looks for states from which no run ends, and for threads that are stuck there, in a graph of
 * states that a search has examined in full.
 */
public final class EndCheck {
  private final TransitionSystem system;
  private final StuckThreadPolicy policy;
  private final Limits limits;
  private final EndlessStates endless;

  /** With all transitions, and with those that one can count on. */
  private final Ways anyWays;

  private final Ways ways;
  private int asked;

  /**
   * What was found.
   *
   * @param endless from how many states no run ends
   * @param violations stuck threads, and what it means that no run ends, as far as asked for
   * @param left why not everything could be found out, or null
   */
  public record Answer(long endless, List<Violation> violations, @Nullable Incompleteness left) {}

  /** Every run ends. */
  public static final Answer NOTHING = new Answer(0, List.of(), null);

  /**
   * @param independence finds threads whose transitions are enough
   * @param ending states that are known to have a run that ends; more are added
   */
  public EndCheck(
      TransitionSystem system,
      Independence independence,
      Visited ending,
      StuckThreadPolicy policy,
      Limits limits) {
    this.system = system;
    this.policy = policy;
    this.limits = limits;
    this.endless = new EndlessStates(system, independence, ending, this::pause);
    this.anyWays = new Ways(system, Enabled::threads, this::pause);
    this.ways = new Ways(system, Enabled::woken, this::pause);
  }

  private void pause() {
    if ((++asked & 63) == 0 && limits.isRaised()) {
      throw new Stopped();
    }
  }

  /**
   * Examines the states that a search has visited.
   *
   * @param states shows all of them
   * @param suspects shows states such that from each state a run ends if one ends from each of
   *     these
   * @param mustEnd whether it is a violation if no run ends
   * @param all whether to go on after the first violation
   */
  public Answer run(
      Consumer<IntConsumer> states, Consumer<IntConsumer> suspects, boolean mustEnd, boolean all) {
    List<Violation> violations = new ArrayList<>();
    long count = 0;
    try {
      suspects.accept(endless::examine);
      if (endless.all().length > 0) {
        states.accept(endless::examine);
      }
      count = endless.all().length;
      Violation stuck = count == 0 ? null : stuck();
      if (stuck != null) {
        violations.add(stuck);
      }
      if (count > 0 && mustEnd && (all || stuck == null)) {
        violations.add(noEnd());
      }
      return new Answer(count, violations, null);
    } catch (Stopped e) {
      return new Answer(count, violations, limits.reason());
    }
  }

  /** The threads that are stuck in the first such state, and a shortest run to it. */
  private @Nullable Violation stuck() {
    StuckThreads threads = new StuckThreads(endless, system, policy, this::pause);
    if (Arrays.stream(endless.all()).allMatch(n -> threads.in(endless.state(n)).length == 0)) {
      return null; // most often, and without going through all states once more
    }
    Ways.Arrival first =
        anyWays.shortest(system.initial(), s -> endless.contains(s) && threads.in(s).length > 0);
    return first == null
        ? null
        : policy.violation(first.state(), threads.in(first.state())).reachedBy(first.moves());
  }

  /** A shortest run to a state from which no run ends, and one that goes on from there. */
  private Violation noEnd() {
    Ways.Arrival first = anyWays.shortest(system.initial(), endless::contains);
    if (first == null) {
      throw new IllegalStateException("a state that was visited cannot be reached");
    }
    Ways.Arrival around = ways.around(ways.onCycle(first.state()));
    if (around == null) {
      throw new IllegalStateException("a cycle has no way around");
    }
    List<Integer> onCycle = new ArrayList<>();
    for (Ways.Arrival a = around; a.from() != null; a = a.from()) {
      onCycle.add(a.state());
    }
    Ways.Arrival entry = ways.shortest(first.state(), onCycle::contains);
    Ways.Arrival cycle = entry == null ? around : ways.around(entry.state());
    List<Move> moves = first.moves();
    moves.addAll(entry == null ? List.of() : entry.moves());
    int begin = moves.size();
    moves.addAll(cycle == null ? List.of() : cycle.moves());
    return endlessRun(moves, begin);
  }

  /**
   * The violation that a run without an end shows.
   *
   * @param cycle the index of the move from which on everything is repeated
   */
  public static Violation endlessRun(List<Move> moves, int cycle) {
    return new Violation(
        "no-end",
        "no end: the program can no longer end, whatever its threads do",
        "",
        "",
        List.of(
            "the last part of this run can be repeated for ever, and no other continuation ends"),
        moves,
        cycle);
  }

  // ---- runs that were found earlier ----

  /**
   * The threads that are stuck in a state.
   *
   * @return the violation, without a run; null if there is none
   */
  public @Nullable Violation stuckIn(int state) {
    endless.examine(state);
    if (!endless.contains(state)) {
      return null;
    }
    int[] stuck = new StuckThreads(endless, system, policy, this::pause).in(state);
    return stuck.length == 0 ? null : policy.violation(state, stuck);
  }

  /** Whether no run ends from a state. */
  public boolean isEndless(int state) {
    endless.examine(state);
    return endless.contains(state);
  }
}
