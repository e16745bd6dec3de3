package dev.assay.explore.search;

import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Violation;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What the workers of a search have found together, and whether it is to end. All methods may be
 * called by any of them at any time.
 */
public final class Findings {
  private final boolean all;
  private final Predicate<String> counts;
  private final Map<String, Violation> violations = new LinkedHashMap<>();
  private final Set<Incompleteness> incompleteness = new LinkedHashSet<>();
  private final Set<Incompleteness> limits = new LinkedHashSet<>();
  private @Nullable Set<String> wanted;

  /** Whoever has ended the search; what others find after that does not count. */
  private @Nullable Search stopper;

  private volatile boolean stopped;
  private volatile boolean hasDiscarded;

  /** Steps made and states that are open, as far as workers have said so. */
  private final LongAdder transitions = new LongAdder();

  private final LongAdder open = new LongAdder();

  /**
   * @param all whether the search goes on after the first violation
   * @param counts which kinds of violations count; the search goes on after others
   */
  Findings(boolean all, Predicate<String> counts) {
    this.all = all;
    this.counts = counts;
  }

  synchronized List<Violation> violations() {
    return List.copyOf(violations.values());
  }

  /** Why not everything was examined; empty if it was. */
  synchronized Set<Incompleteness> incompleteness() {
    Set<Incompleteness> together = new LinkedHashSet<>(incompleteness);
    together.addAll(limits);
    return together;
  }

  /** What was left out, apart from what a limit has ended. */
  synchronized Set<Incompleteness> cuts() {
    return new LinkedHashSet<>(incompleteness);
  }

  /** Whether the search could go on, were it not for a limit. */
  public synchronized boolean hasReachedLimit() {
    return !limits.isEmpty() && (all || violations.isEmpty());
  }

  /** Takes over what an earlier search has found. */
  synchronized void goOnFrom(PartialResult earlier) {
    earlier.violations().forEach(v -> violations.put(v.signature(), v));
    incompleteness.addAll(earlier.incompleteness());
  }

  synchronized void cut(Incompleteness why) {
    incompleteness.add(why);
  }

  /** A run was given up, because of an assumption of the program. */
  void discarded() {
    hasDiscarded = true;
  }

  /** Whether runs were given up because of assumptions of the program. */
  public boolean hasDiscarded() {
    return hasDiscarded;
  }

  /** Lets the search end when all violations with these signatures are found. */
  synchronized void stopAfter(Set<String> signatures) {
    wanted = signatures;
  }

  /** Whether a violation counts and is the first like it that would be found. */
  synchronized boolean isWanted(Violation v) {
    boolean isFirst = all || violations.isEmpty();
    return isFirst && counts.test(v.kind()) && !violations.containsKey(v.signature());
  }

  synchronized void add(Violation v, Search finder) {
    if ((stopped && stopper != finder) || !counts.test(v.kind())) {
      return;
    }
    violations.putIfAbsent(v.signature(), v);
    if (wanted == null ? !all : violations.keySet().containsAll(wanted)) {
      stop(finder);
    }
  }

  /** Ends the search because of a limit, unless it has ended already. */
  synchronized void stopAt(Incompleteness limit, Search by) {
    if (!stopped) {
      limits.add(limit);
      stop(by);
    }
  }

  /** Ends the search. */
  synchronized void stop(Search by) {
    if (!stopped) {
      stopper = by;
      stopped = true;
    }
  }

  /** Whether there is nothing more to be done. */
  boolean isStopped() {
    return stopped;
  }

  /** A worker has made more steps, and has more open states than it said before, or fewer. */
  void report(long moreTransitions, long moreOpen) {
    transitions.add(moreTransitions);
    open.add(moreOpen);
  }

  long transitions() {
    return transitions.sum();
  }

  long open() {
    return open.sum();
  }
}
