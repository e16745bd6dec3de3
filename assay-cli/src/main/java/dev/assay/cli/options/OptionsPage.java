package dev.assay.cli.options;

import java.util.List;
import java.util.stream.Collectors;

/** The options reference, {@code docs/options.md}, made from the declarations. */
public final class OptionsPage {
  private OptionsPage() {}

  /** The whole page in Markdown. */
  public static String of(List<CommandLineSyntax> commands) {
    StringBuilder page = new StringBuilder();
    page.append("# Options\n\n");
    page.append("Made from the declarations in the source; `OptionsPageTest` writes it.\n");
    for (CommandLineSyntax command : commands) {
      page.append("\n## `").append(command.name()).append("`\n\n");
      page.append("```\n").append(command.synopsis()).append("\n```\n\n");
      page.append(command.summary()).append('\n');
      for (String note : command.notes()) {
        page.append('\n').append(note).append('\n');
      }
      page.append("\n| option | meaning |\n|---|---|\n");
      for (Option<?> option : command.options()) {
        page.append("| ").append(names(option)).append(" | ");
        page.append(option.description().replace("|", "\\|")).append(" |\n");
      }
    }
    return page.toString();
  }

  private static String names(Option<?> option) {
    String value = option.takesValue() ? " " + option.label() : "";
    return option.names().stream()
        .map(name -> "`" + name + value + "`")
        .collect(Collectors.joining(", "))
        .replace("|", "\\|");
  }
}
