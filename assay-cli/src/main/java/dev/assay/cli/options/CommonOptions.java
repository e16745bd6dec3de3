package dev.assay.cli.options;

/** Options of every command, or of every command that has a result. */
public final class CommonOptions {
  public static final Option<Boolean> HELP = Option.flag("Show this help.", "-h", "--help");

  public static final Option<Boolean> VERSION = Option.flag("Show the version.", "-V", "--version");

  public static final Option<String> JSON =
      Option.text(
          "FILE",
          "Write the result as JSON to FILE, or to standard output if FILE is '-'.",
          "--json");

  private CommonOptions() {}
}
