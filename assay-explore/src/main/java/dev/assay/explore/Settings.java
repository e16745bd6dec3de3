package dev.assay.explore;

/**
 * How a program is to be explored.
 *
 * @param fine every access to data that others can reach is a step of its own
 * @param internals the JDK's concurrent classes are explored, too
 * @param races what to do about data races
 * @param all go on after the first violation
 */
public record Settings(
    boolean fine,
    boolean internals,
    Races races,
    boolean all,
    long maxStates,
    int maxDepth,
    long maxMillis) {
  /** What to do about data races. */
  public enum Races {
    REPORT,
    PROMOTE,
    IGNORE
  }

  public static Settings standard() {
    return new Settings(
        false, false, Races.REPORT, false, Long.MAX_VALUE, Integer.MAX_VALUE, Long.MAX_VALUE);
  }
}
