package dev.assay.cli.options;

import dev.assay.explore.result.Reason;
import java.util.Set;

/** Options of every command, or of every command that has a result. */
public final class CommonOptions {
  public static final Option<Boolean> HELP = Option.flag("Show this help.", "-h", "--help");

  public static final Option<Boolean> VERSION = Option.flag("Show the version.", "-V", "--version");

  public static final Option<String> JSON =
      Option.text(
          "FILE",
          "Write the result as JSON to FILE, or to standard output if FILE is '-'.",
          "--json");

  public static final Option<Set<Reason>> ACCEPT =
      Option.values(
          "CODES",
          AcceptedReasons::of,
          "Take assumptions on, by their codes, separated by ','; the verdict may then be verified,"
              + " and names those that it rests on. Can be repeated. docs/promise.md lists them;"
              + " none is accepted unless given.",
          "--accept");

  private CommonOptions() {}
}
