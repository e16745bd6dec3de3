package dev.assay.symbolic.bound;

import dev.assay.explore.config.Settings;
import dev.assay.symbolic.solve.SolverKind;
import java.util.List;

/**
 * How a program is checked.
 *
 * @param engine how paths are explored and when solvers are asked
 * @param unwind how often a loop may go round because of inputs; 0: raised until it suffices
 * @param disjuncts how many possibly failing paths a solver is asked about at once
 * @param workers how many solvers work at the same time
 * @param solvers which ones
 * @param maxArray the largest array whose size depends on inputs
 * @param maxObjects how many objects of one class are inputs at most
 * @param all whether to go on after the first violation
 * @param maxMillis how long it may take
 * @param contracts whether contracts take the place of methods that have them, as long as the
 *     program has one thread only
 * @param checksSolvers whether what cannot happen has to be confirmed by all solvers
 * @param search what counts as a violation, and what to do about data races; how states are
 *     searched is not up to it
 */
public record BoundSettings(
    Engine engine,
    int unwind,
    int disjuncts,
    int workers,
    List<SolverKind> solvers,
    int maxArray,
    int maxObjects,
    boolean all,
    long maxMillis,
    boolean contracts,
    boolean checksSolvers,
    Settings search) {
  public BoundSettings(
      Engine engine,
      int unwind,
      int disjuncts,
      int workers,
      List<SolverKind> solvers,
      int maxArray,
      int maxObjects,
      boolean all,
      long maxMillis,
      boolean contracts) {
    this(
        engine,
        unwind,
        disjuncts,
        workers,
        solvers,
        maxArray,
        maxObjects,
        all,
        maxMillis,
        contracts,
        false,
        Settings.standard());
  }

  /** How paths are explored. */
  public enum Engine {
    /** Paths become one where control flow meets; failing ones go to solvers at once. */
    MERGED,
    /** Every path by itself; failing ones go to solvers in blocks while execution goes on. */
    CONCURRENT,
    /** Every path by itself; one question about all failing ones in the end. */
    SEQUENTIAL,
    /** Every path by itself; a solver is asked at every branch. */
    CLASSIC
  }

  public static final int AUTO = 0;

  public static BoundSettings standard() {
    return new BoundSettings(
        Engine.MERGED,
        AUTO,
        1,
        1,
        List.of(SolverKind.values()),
        4,
        4,
        false,
        Long.MAX_VALUE,
        false);
  }
}
