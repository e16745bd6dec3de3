package dev.assay.cli.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Options of {@code assay certify} alone, and its syntax. */
public final class CertifyOptions {
  public static final Option<List<String>> PROPERTY =
      Option.list(
          "PROPERTY",
          "A property to look at, whether or not the producer did: invariant=CLASS#METHOD or"
              + " step-invariant=CLASS#METHOD, as for assay check; deadlock, assertion, exception"
              + " and race are looked at in any case. Can be repeated.",
          "--property");

  public static final Option<Boolean> TRUSTFUL =
      Option.value(
          "FORM",
          false,
          text -> Values.named(Map.of("full", false, "trustful", true), text),
          "What is required of the certificate: full, or trustful, which takes the producer's word"
              + " for it that the states of a trustful certificate are all. Without it, full: a"
              + " trustful certificate is inconclusive.",
          "--require");

  public static final Option<Integer> WORKERS =
      Option.value(
          "N",
          0,
          text -> (int) Math.min(Values.count(text), 256),
          "How many threads follow the search, divided among them. With 1, a single thread reads"
              + " and follows it. Unless given, one thread follows it and another reads it ahead.",
          "--workers");

  public static final Option<String> PART =
      Option.value(
          "I/K",
          "",
          CertifyOptions::part,
          "Divide the search into K parts, follow the I-th, and write the fingerprints of its"
              + " states to a file for assay certificate join. Needs --key.",
          "--part");

  public static final Option<String> KEY =
      Option.text(
          "TEXT",
          "The key of the fingerprints: any text that the producer does not know, the same for all"
              + " parts.",
          "--key");

  public static final Option<String> MAP =
      Option.text(
          "FILE",
          "Where to write the fingerprints of a part: CERTIFICATE.I-of-K.map unless given.",
          "--map");

  private CertifyOptions() {}

  private static String part(String text) {
    if (!text.matches("[1-9][0-9]{0,4}/[1-9][0-9]{0,4}")) {
      throw new IllegalArgumentException("of the form 3/8");
    }
    return text;
  }

  /** The syntax of the command. */
  public static CommandLineSyntax syntax() {
    List<Option<?>> options = new ArrayList<>(ProgramOptions.OPTIONS);
    options.addAll(
        List.of(
            PROPERTY,
            PropertyOptions.INVARIANTS,
            PropertyOptions.STEP_INVARIANTS,
            TRUSTFUL,
            WORKERS,
            PART,
            KEY,
            MAP,
            ModelOptions.RACES,
            ModelOptions.REDUCE,
            ModelOptions.INTERNALS,
            ModelOptions.NO_SPURIOUS,
            ModelOptions.SPURIOUS,
            ModelOptions.TIMEOUTS,
            ModelOptions.RANDOM,
            ModelOptions.TIME,
            LimitOptions.ALL,
            LimitOptions.MAX_TIME,
            LimitOptions.MAX_MEMORY,
            CommonOptions.ACCEPT,
            CommonOptions.JSON,
            CommonOptions.HELP,
            CommonOptions.VERSION));
    return new CommandLineSyntax(
        "assay certify",
        "assay certify [options] CERTIFICATE TARGET [-- ARGS]",
        "Follows the search that comes with a program and looks at every state it leads to.",
        options,
        List.of(
            "CERTIFICATE is a file that assay check --certificate or assay certificate split has"
                + " written, or a jar with one under META-INF/assay/; JAR!/META-INF/assay/NAME is one"
                + " of several. TARGET is as for assay check;"
                + " the program, the JDK and the options that shape the search must be the same.",
            "The exit status is 0 if the certificate is right and all properties hold, 1 if it does"
                + " not match the program or a property is violated, 2 after a usage or input error"
                + " or if the certificate is damaged, 3 if the result is inconclusive, 70 after an"
                + " internal error."));
  }
}
