package dev.assay.explore;

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
 */
public record Settings(
    Strategy strategy,
    boolean fine,
    Races races,
    boolean all,
    long maxStates,
    int maxDepth,
    long maxMillis) {
  /** In which order states are visited. */
  public enum Strategy {
    DEPTH_FIRST,
    BREADTH_FIRST,
    FEWEST_SWITCHES
  }

  /** What to do about data races. */
  public enum Races {
    REPORT,
    PROMOTE,
    IGNORE
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

  Settings withStrategy(Strategy other) {
    return new Settings(other, fine, races, all, maxStates, maxDepth, maxMillis);
  }

  /** The same with a step for every access to data that others can reach, or without. */
  public Settings withFine(boolean other) {
    return new Settings(strategy, other, races, all, maxStates, maxDepth, maxMillis);
  }

  public Settings withMaxStates(long most) {
    return new Settings(strategy, fine, races, all, most, maxDepth, maxMillis);
  }
}
