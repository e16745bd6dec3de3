package dev.assay.cli.options;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The help text of a command, rendered by picocli. */
public final class HelpText {
  private static final int WIDTH = 100;

  private HelpText() {}

  /** The text, with colours if {@code ansi} says so. */
  public static String of(CommandLineSyntax syntax, Ansi ansi) {
    CommandSpec spec = CommandSpec.create().name(syntax.name());
    spec.parser().separator(" ");
    spec.usageMessage()
        .width(WIDTH)
        .customSynopsis(syntax.synopsis())
        .description(escape(syntax.summary()) + "%n")
        .sortOptions(false)
        .footer(syntax.notes().stream().map(note -> "%n" + escape(note)).toArray(String[]::new));
    for (Option<?> option : syntax.options()) {
      OptionSpec.Builder builder =
          OptionSpec.builder(option.names().toArray(String[]::new))
              .description(escape(option.description()));
      if (option.takesValue()) {
        builder.arity("1").type(String.class).paramLabel(option.label());
      } else {
        builder.arity("0").type(boolean.class);
      }
      spec.addOption(builder.build());
    }
    return new CommandLine(spec).getUsageMessage(ansi);
  }

  /** Percent signs are format specifiers to picocli. */
  private static String escape(String text) {
    return text.replace("%", "%%");
  }
}
