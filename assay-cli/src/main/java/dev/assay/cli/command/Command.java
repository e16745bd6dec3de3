package dev.assay.cli.command;

import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;

/** A command such as {@code run}: what it takes, and what it does with it. */
public interface Command {
  /** What may stand on the command line after the command's name. */
  CommandLineSyntax syntax();

  /** What {@code --help} shows after what follows from the syntax. */
  default String moreHelp() {
    return "";
  }

  /**
   * Does the work. Exceptions are left to {@link CommandRunner}, which tells the user what they
   * mean.
   *
   * @return the exit status
   */
  int run(Parsed words, Invocation call);
}
