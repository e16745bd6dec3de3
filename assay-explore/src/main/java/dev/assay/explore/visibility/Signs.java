package dev.assay.explore.visibility;

import dev.assay.explore.visibility.Precision.Aspect;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What was seen of a program, in whatever run, that makes a kind of operation count once other
 * things are seen as well.
 */
public final class Signs {
  /** One of these things. */
  public enum Sign {
    /** The program reads the number of a thread. */
    NUMBER_READ,
    /** Another thread than the first one makes threads. */
    THREADS_MADE,
    /** A pool is made with as many workers as there are processors, besides the common one. */
    POOL_MADE,
    /** A pool has more to do than it has workers. */
    POOL_FULL,
    /** The same of the common pool. */
    COMMON_POOL_FULL,
    /** A pool that is not the common one would be full if there were but one processor. */
    POOL_FULL_OF_ONE,
    /** What a pool's worker does for the program can be noticed by others. */
    TASKS_NOTICED,
    /** A thread changes files, or reads standard input, after others were started. */
    FILES_CHANGED,
    /** A thread uses files while others are alive. */
    FILES_USED
  }

  private final Set<Sign> seen = EnumSet.noneOf(Sign.class);

  boolean has(Sign s) {
    return seen.contains(s);
  }

  /** Notes a sign; whether it is new. */
  boolean add(Sign s) {
    return seen.add(s);
  }

  /** Those that were seen. */
  Set<Sign> seen() {
    return seen;
  }

  /** By name. */
  Stream<String> names() {
    return seen.stream().map(Sign::name);
  }

  /** Notes those whose names are given, among others. */
  void addNamed(Collection<String> names) {
    for (Sign s : Sign.values()) {
      if (names.contains(s.name())) {
        seen.add(s);
      }
    }
  }

  /** The kinds of operations that count for all that was seen. */
  Set<Aspect> aspects() {
    Set<Aspect> all = EnumSet.noneOf(Aspect.class);
    if (has(Sign.NUMBER_READ) && has(Sign.THREADS_MADE)) {
      all.add(Aspect.NUMBERS);
    }
    if (has(Sign.TASKS_NOTICED)
        && (has(Sign.COMMON_POOL_FULL) || (has(Sign.POOL_FULL) && has(Sign.POOL_MADE)))) {
      all.add(Aspect.PROCESSORS);
    }
    if (has(Sign.TASKS_NOTICED) && has(Sign.POOL_FULL_OF_ONE) && has(Sign.POOL_MADE)) {
      all.add(Aspect.ONE_PROCESSOR);
    }
    return all;
  }
}
