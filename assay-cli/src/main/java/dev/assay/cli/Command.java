package dev.assay.cli;

import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;

/** A command such as {@code run}: what it takes, and what it does with it. */
public interface Command {
  /** Every command has it; {@link Main} answers it. */
  Option<Boolean> HELP = Option.flag("Show this help.", "-h", "--help");

  /** What may stand on the command line after the command's name. */
  CommandLineSyntax syntax();

  /**
   * Does the work.
   *
   * @return the exit status
   * @throws dev.assay.cli.options.UsageError if the words do not fit together
   */
  int run(Parsed words, Streams streams);
}
