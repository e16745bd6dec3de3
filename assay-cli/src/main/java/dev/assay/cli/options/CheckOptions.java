package dev.assay.cli.options;

import java.util.ArrayList;
import java.util.List;

/** Options of {@code assay check} alone, and its syntax. */
public final class CheckOptions {
  public static final Option<String> TRACE =
      Option.text(
          "FILE",
          "Write the run that leads to the first violation to FILE, for assay replay.",
          "--trace");

  public static final Option<String> JUNIT =
      Option.text(
          "FILE",
          "Write a JUnit 5 test to FILE, such as src/test/java/DeadlockTest.java, that makes the"
              + " run to the first violation again and fails with it. Without --trace, the run"
              + " itself is written beside it. The test needs Assay on its class path.",
          "--junit");

  public static final Option<String> CHECKPOINT =
      Option.text(
          "DIR",
          "Write the search to a file in DIR from time to time, at Ctrl-C and when a limit on time,"
              + " memory or states ends it. When the search has come to its end by itself, the file"
              + " is deleted. Depth-first search without --ltl only, by one worker.",
          "--checkpoint");

  public static final Option<Boolean> RESUME =
      Option.flag(
          "Go on with the search in the directory that --checkpoint names. The program, the JDK and"
              + " the options must be the same; the limits on time, memory and states may be"
              + " others, and count from the very beginning of the search.",
          "--resume");

  public static final Option<Long> EVERY =
      Option.value(
          "MINUTES",
          10L,
          Values::count,
          "How often to write the search to a file: every 10 minutes unless given.",
          "--checkpoint-every");

  public static final Option<String> CERTIFICATE =
      Option.text(
          "FILE",
          "Write a certificate to FILE if the program is verified: the search, for assay certify to"
              + " follow.",
          "--certificate");

  public static final Option<Boolean> TRUSTFUL =
      Option.flag(
          "The certificate has only the steps that lead to new states, and each state once:"
              + " following it is quick, but takes your word for it that these are all states.",
          "--trustful");

  private CheckOptions() {}

  /** The syntax of the command. */
  public static CommandLineSyntax syntax() {
    List<Option<?>> options = new ArrayList<>(ProgramOptions.OPTIONS);
    options.addAll(
        List.of(
            ModelOptions.RACES,
            ModelOptions.ONLY,
            LimitOptions.ALL,
            SearchOptions.STRATEGY,
            ModelOptions.REDUCE,
            ModelOptions.INTERNALS,
            LimitOptions.MAX_STATES,
            LimitOptions.MAX_DEPTH,
            LimitOptions.MAX_TIME,
            PropertyOptions.INVARIANTS,
            PropertyOptions.STEP_INVARIANTS,
            PropertyOptions.LTL,
            PropertyOptions.FAIR,
            PropertyOptions.MUST_END,
            CommonOptions.ACCEPT,
            CommonOptions.JSON,
            TRACE,
            JUNIT,
            CommonOptions.HELP,
            CommonOptions.VERSION));
    options.addAll(
        List.of(
            SearchOptions.HEURISTIC,
            SearchOptions.SEED,
            SearchOptions.WALKS,
            SearchOptions.MAX_SWITCHES,
            LimitOptions.MAX_MEMORY,
            SearchOptions.STORE,
            SearchOptions.STORE_DIR,
            SearchOptions.STORE_MEMORY,
            ModelOptions.NO_SPURIOUS,
            ModelOptions.SPURIOUS,
            ModelOptions.TIMEOUTS,
            ModelOptions.RANDOM,
            ModelOptions.TIME,
            SearchOptions.WORKERS));
    options.addAll(List.of(CHECKPOINT, RESUME, EVERY, CERTIFICATE, TRUSTFUL));
    return new CommandLineSyntax(
        "assay check",
        "assay check [options] TARGET [-- ARGS]",
        "Explores every interleaving of the program's threads and every choice.",
        options,
        List.of(
            "TARGET is as for assay run. Assertions are on. Reported are deadlocks, exceptions that"
                + " no one catches, failed assertions, data races and violated properties.",
            "The exit status is 0 if the whole space was examined and nothing found, 1 after a"
                + " violation, 2 after a usage or input error, 3 if the result is inconclusive, 70"
                + " after an internal error."));
  }
}
