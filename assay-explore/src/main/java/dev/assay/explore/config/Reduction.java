package dev.assay.explore.config;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Something that makes the search smaller without losing anything, and can be switched off for
 * comparison.
 */
public enum Reduction {
  SYNC("a step goes on to the next operation that synchronises"),
  QUIET_DATA("data that is not written while shared does not count"),
  OWNERSHIP("data that threads use one after the other, or only one of them, does not count"),
  SHARING("objects that one thread alone can reach do not count"),
  RARE_OPERATIONS("starting, ending and sleeping begin no step unless the program looks at them"),
  JOINS("a thread begins to join another at once, and goes on at once when that has ended"),
  SLEEP_SETS("of two steps that have nothing to do with each other one order is enough"),
  LIBRARY_CALLS("a call into java.util.concurrent is one step (off: --jdk-internals)"),
  LIVE_SLOTS("local variables that no code can read any more are not part of a state"),
  SYMMETRY("an object is named by the thread that has made it, not by its turn among all"),
  GARBAGE("objects that nothing refers to are not part of a state"),
  LEFTOVERS("nor is what the JDK keeps of calls that are over and nobody can read");

  private final String meaning;

  Reduction(String meaning) {
    this.meaning = meaning;
  }

  /** All of them with what they mean, for the documentation of options. */
  public static String describeAll() {
    return Arrays.stream(values())
        .map(r -> r.label() + ": " + r.meaning + ".")
        .collect(Collectors.joining(" "));
  }

  /** What users call it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Reads a list such as {@code default,-sharing} or {@code none,sharing}, from left to right.
   *
   * @return the reductions that are switched off
   * @throws IllegalArgumentException if a name is not known; its message lists those that are
   */
  public static Set<Reduction> parse(String list) {
    Set<Reduction> off = EnumSet.noneOf(Reduction.class);
    for (String word : list.split(",", -1)) {
      switch (word) {
        case "default", "all" -> off.clear();
        case "none" ->
            off.addAll(EnumSet.of(SYNC, QUIET_DATA, OWNERSHIP, JOINS, SLEEP_SETS, RARE_OPERATIONS));
        default -> {
          boolean without = word.startsWith("-");
          Reduction r = named(without ? word.substring(1) : word);
          if (without) {
            off.add(r);
          } else {
            off.remove(r);
          }
        }
      }
    }
    return off;
  }

  private static Reduction named(String label) {
    for (Reduction r : values()) {
      if (r.label().equals(label)) {
        return r;
      }
    }
    throw new IllegalArgumentException(
        "default, none, or a list of "
            + Arrays.stream(values()).map(Reduction::label).collect(Collectors.joining(", "))
            + ", each with - in front to switch it off");
  }
}
