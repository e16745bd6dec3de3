package dev.assay.cli.program;

import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.UsageError;
import java.util.List;

/**
 * The program that the command line names, {@code TARGET [-- ARGS]}.
 *
 * @param target the program, as given
 * @param arguments what it is called with
 */
public record ProgramCall(String target, List<String> arguments) {
  /**
   * Reads it off the words after the options.
   *
   * @param at how many other words come before it
   * @param otherwise what to say if there is none
   * @throws UsageError if there is none
   */
  public static ProgramCall of(Parsed words, int at, String otherwise) {
    List<String> rest = words.rest();
    if (rest.size() <= at) {
      throw new UsageError(otherwise);
    }
    boolean separated = rest.size() > at + 1 && rest.get(at + 1).equals("--");
    return new ProgramCall(rest.get(at), rest.subList(at + (separated ? 2 : 1), rest.size()));
  }
}
