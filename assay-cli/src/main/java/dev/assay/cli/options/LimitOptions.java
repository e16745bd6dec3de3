package dev.assay.cli.options;

/** When a search ends before everything is examined. */
public final class LimitOptions {
  public static final Option<Boolean> ALL =
      Option.flag("Go on after the first violation and report each distinct one once.", "--all");

  public static final Option<Long> MAX_STATES =
      Option.value(
          "N", Long.MAX_VALUE, Values::count, "End the search after N states.", "--max-states");

  public static final Option<Long> MAX_DEPTH =
      Option.value(
          "N",
          (long) Integer.MAX_VALUE,
          Values::count,
          "Do not follow a run for more than N steps.",
          "--max-depth");

  public static final Option<Long> MAX_TIME =
      Option.value(
          "SECONDS",
          Long.MAX_VALUE,
          Values::count,
          "End the search after this time.",
          "--max-time");

  public static final Option<Long> MAX_MEMORY =
      Option.value(
          "SIZE",
          Runtime.getRuntime().maxMemory() / 10 * 9,
          text -> Values.size(text, 1, "a size such as 800m or 4g"),
          "End the search when this much of Java's heap is in use, such as 800m or 4g; nine tenths"
              + " of what Java may use unless given.",
          "--max-memory");

  private LimitOptions() {}
}
