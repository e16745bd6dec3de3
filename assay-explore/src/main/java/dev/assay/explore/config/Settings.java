package dev.assay.explore.config;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How a program is to be explored.
 *
 * @param strategy in which order states are visited
 * @param fine every access to data that others can reach is a step of its own
 * @param races what to do about data races
 * @param all go on after the first violation
 * @param maxStates beyond this many states the search ends
 * @param maxDepth beyond this many steps a run is not followed
 * @param maxMillis beyond this time the search ends
 * @param properties what the program has to keep to beyond what every program has to
 * @param without the reductions that are switched off; what {@code fine} says is not among them
 * @param tactics what the strategies and the store of states want to know
 * @param environment what the program's surroundings may do
 * @param only which of the {@link #KINDS} of violations count; empty: all
 */
public record Settings(
    Strategy strategy,
    boolean fine,
    Races races,
    boolean all,
    long maxStates,
    int maxDepth,
    long maxMillis,
    Properties properties,
    Set<Reduction> without,
    SearchParameters tactics,
    EnvironmentModel environment,
    Set<String> only) {
  /** The kinds of violations that a search looks for without being asked to. */
  public static final List<String> KINDS =
      List.of("assertion", "deadlock", "exception", "race", "stuck");

  public Settings(
      Strategy strategy,
      boolean fine,
      Races races,
      boolean all,
      long maxStates,
      int maxDepth,
      long maxMillis) {
    this(
        strategy,
        fine,
        races,
        all,
        maxStates,
        maxDepth,
        maxMillis,
        Properties.none(),
        Set.of(),
        SearchParameters.standard(),
        EnvironmentModel.standard(),
        Set.of());
  }

  public Settings(
      Strategy strategy,
      boolean fine,
      Races races,
      boolean all,
      long maxStates,
      int maxDepth,
      long maxMillis,
      Properties properties,
      Set<Reduction> without,
      SearchParameters tactics,
      EnvironmentModel environment) {
    this(
        strategy,
        fine,
        races,
        all,
        maxStates,
        maxDepth,
        maxMillis,
        properties,
        without,
        tactics,
        environment,
        Set.of());
  }

  /** In which order states are visited. */
  public enum Strategy {
    DEPTH_FIRST,
    BREADTH_FIRST,
    FEWEST_SWITCHES,
    ITERATIVE_DEEPENING,
    BEST_FIRST,
    A_STAR,
    RANDOM_WALK
  }

  /** What to do about data races. */
  public enum Races {
    REPORT,
    PROMOTE,
    IGNORE
  }

  public Settings {
    without = Set.copyOf(without);
    only = Set.copyOf(only);
  }

  public static Settings standard() {
    return new Settings(
        Strategy.DEPTH_FIRST,
        false,
        Races.REPORT,
        false,
        Long.MAX_VALUE,
        Integer.MAX_VALUE,
        Long.MAX_VALUE);
  }

  public Settings withStrategy(Strategy other) {
    return copy(other, fine, maxStates, without, tactics, environment);
  }

  /** The same with a step for every access to data that others can reach, or without. */
  public Settings withFine(boolean other) {
    return copy(strategy, other, maxStates, without, tactics, environment);
  }

  public Settings withMaxStates(long most) {
    return copy(strategy, fine, most, without, tactics, environment);
  }

  /** Switches reductions off, and those that are not named on. */
  public Settings withoutReductions(Set<Reduction> off) {
    return copy(strategy, fine, maxStates, off, tactics, environment);
  }

  /** Switches one more reduction off. */
  public Settings without(Reduction off) {
    Set<Reduction> all = EnumSet.of(off);
    all.addAll(without);
    return withoutReductions(all);
  }

  /**
   * The same for a search whose every step can be checked by others, each by itself: that a thread
   * sleeps, or that nobody else uses some data, can only be told from the whole. What is left in
   * dead local variables may mean something in one process only, and is no part of states.
   */
  public Settings forCertificate() {
    Set<Reduction> off = EnumSet.copyOf(without(Reduction.OWNERSHIP).without);
    off.addAll(Set.of(Reduction.JOINS, Reduction.SLEEP_SETS));
    off.remove(Reduction.LIVE_SLOTS);
    return withoutReductions(off);
  }

  public Settings withTactics(SearchParameters other) {
    return copy(strategy, fine, maxStates, without, other, environment);
  }

  public Settings withEnvironment(EnvironmentModel other) {
    return copy(strategy, fine, maxStates, without, tactics, other);
  }

  private Settings copy(
      Strategy newStrategy,
      boolean newFine,
      long most,
      Set<Reduction> off,
      SearchParameters newTactics,
      EnvironmentModel newEnvironment) {
    return new Settings(
        newStrategy,
        newFine,
        races,
        all,
        most,
        maxDepth,
        maxMillis,
        properties,
        off,
        newTactics,
        newEnvironment,
        only);
  }

  /**
   * The same where only some of the {@link #KINDS} of violations count. Where data races do not,
   * every order of the accesses is explored, since one may lead to what counts.
   */
  public Settings counting(Set<String> kinds) {
    boolean promotes = !kinds.isEmpty() && !kinds.contains("race") && races == Races.REPORT;
    return new Settings(
        strategy,
        fine,
        promotes ? Races.PROMOTE : races,
        all,
        maxStates,
        maxDepth,
        maxMillis,
        properties,
        without,
        tactics,
        environment,
        kinds);
  }

  /** Whether violations of a kind count; those that were asked for by name always do. */
  public boolean counts(String kind) {
    return only.isEmpty() || only.contains(kind) || !KINDS.contains(kind);
  }

  /** The kinds of violations that a search over states looks for. */
  public Set<String> checkedKinds() {
    Set<String> kinds = new LinkedHashSet<>(List.of("deadlock", "assertion", "exception"));
    if (races != Races.IGNORE) {
      kinds.add("race");
    }
    kinds.removeIf(kind -> !counts(kind));
    if (!properties.invariants().isEmpty()) {
      kinds.add("invariant");
    }
    if (!properties.stepInvariants().isEmpty()) {
      kinds.add("step-invariant");
    }
    return kinds;
  }

  /** Whether it is a violation if the program comes to a state from which no run ends. */
  public boolean mustEnd() {
    return properties.mustEnd();
  }

  /** The kinds of violations that were asked for. */
  public Set<String> askedKinds() {
    Set<String> kinds = checkedKinds();
    if (counts("stuck")) {
      kinds.add("stuck");
    }
    if (mustEnd()) {
      kinds.add("no-end");
    }
    if (!properties.ltl().isEmpty()) {
      kinds.add("ltl");
    }
    return kinds;
  }

  /** The same with another limit on time. */
  public Settings withMaxMillis(long millis) {
    return new Settings(
        strategy,
        fine,
        races,
        all,
        maxStates,
        maxDepth,
        millis,
        properties,
        without,
        tactics,
        environment,
        only);
  }

  public Settings withProperties(Properties other) {
    return new Settings(
        strategy,
        fine,
        races,
        all,
        maxStates,
        maxDepth,
        maxMillis,
        other,
        without,
        tactics,
        environment,
        only);
  }
}
