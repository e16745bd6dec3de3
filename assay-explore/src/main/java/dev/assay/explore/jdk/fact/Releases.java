package dev.assay.explore.jdk.fact;

/**
 * The feature releases of the JDK in which something is so.
 *
 * @param since the first of them
 * @param until the last of them
 */
public record Releases(int since, int until) {
  private static final int OLDEST = 17;

  /** All releases that can be used. */
  public static final Releases ALL = new Releases(OLDEST, Integer.MAX_VALUE);

  /** That release and all after it. */
  public static Releases since(int feature) {
    return new Releases(feature, Integer.MAX_VALUE);
  }

  /** That release and all before it. */
  public static Releases until(int feature) {
    return new Releases(OLDEST, feature);
  }

  public boolean contains(int feature) {
    return since <= feature && feature <= until;
  }

  @Override
  public String toString() {
    return until == Integer.MAX_VALUE ? since + "+" : since + "-" + until;
  }
}
