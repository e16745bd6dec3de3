package dev.assay.cli.options;

import java.util.List;

/** What has to hold of a program, beside what is looked for in any case. */
public final class PropertyOptions {
  public static final Option<List<String>> INVARIANTS =
      Option.list(
          "CLASS#METHOD",
          "A static boolean method without parameters that has to return true in every state. It is"
              + " called between steps, and what it does has no effect on the program; where it would"
              + " have to wait, for a lock that is held, it is not called. Can be repeated.",
          "--invariant");

  public static final Option<List<String>> STEP_INVARIANTS =
      Option.list(
          "CLASS#METHOD",
          "Two static methods of that name: T METHOD() returns what is to be watched, boolean"
              + " METHOD(T before, T after) says whether one step may change it so. T is a primitive"
              + " type or String. Can be repeated.",
          "--step-invariant");

  public static final Option<String> LTL =
      Option.text(
          "FORMULA",
          "A formula of linear temporal logic that has to hold of every run: G, F, U, R, W, !, &&,"
              + " ||, -> and <->; propositions are static boolean methods, CLASS#METHOD. A run that"
              + " has ended stays in its last state.",
          "--ltl");

  public static final Option<Boolean> FAIR =
      Option.flag(
          "The formula has to hold only of runs in which no thread that is able to move at all times"
              + " is passed over for ever.",
          "--fair");

  public static final Option<Boolean> MUST_END =
      Option.flag(
          "From every state the program comes to, some run has to end: by itself, by System.exit, or"
              + " in another violation. That a thread may spin for ever because another one is never"
              + " scheduled is no violation; that it spins for ever whatever the others do is one.",
          "--must-end");

  private PropertyOptions() {}
}
