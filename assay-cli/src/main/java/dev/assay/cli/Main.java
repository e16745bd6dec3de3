package dev.assay.cli;

import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.HelpText;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.UsageError;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Help.Ansi;

/** The entry point of the {@code assay} command. */
public final class Main {
  static final Option<Boolean> VERSION = Option.flag("Show the version.", "-V", "--version");

  private final Streams streams;

  Main(Streams streams) {
    this.streams = streams;
  }

  /** Runs the command and ends the JVM with its exit status. */
  public static void main(String[] args) {
    System.exit(new Main(Streams.ofProcess()).run(List.of(args)));
  }

  /** The commands, in the order in which they are shown. */
  private static final List<String> COMMANDS =
      List.of("check", "bound", "run", "replay", "certify", "certificate");

  /** All of them. */
  static List<Command> commands() {
    return COMMANDS.stream().map(Main::command).toList();
  }

  /** One of them, which brings all its options with it: the others are better left alone. */
  private static Command command(String name) {
    return switch (name) {
      case "check" -> new CheckCommand();
      case "bound" -> new BoundCommand();
      case "run" -> new RunCommand();
      case "replay" -> new ReplayCommand();
      case "certify" -> new CertifyCommand();
      case "certificate" -> new CertificateCommand();
      default -> throw new UsageError("unknown command " + name + "; see assay --help");
    };
  }

  /** The syntax of the whole and of every command. */
  static List<CommandLineSyntax> syntaxes() {
    List<CommandLineSyntax> all = new ArrayList<>();
    all.add(syntax());
    commands().forEach(command -> all.add(command.syntax()));
    return all;
  }

  private static CommandLineSyntax syntax() {
    return new CommandLineSyntax(
        "assay",
        "assay [options] COMMAND …",
        "A model checker for Java.",
        List.of(Command.HELP, VERSION),
        List.of("Each command has options of its own: assay COMMAND --help."));
  }

  private static String listOfCommands() {
    StringBuilder list = new StringBuilder("\nCommands:\n");
    for (Command command : commands()) {
      CommandLineSyntax s = command.syntax();
      list.append("  ").append(s.synopsis()).append("\n      ").append(s.summary()).append('\n');
    }
    return list.toString();
  }

  /** Does what the arguments say and returns the exit status. */
  int run(List<String> args) {
    try {
      // The usual case first, without a look at the options that stand before a command.
      if (!args.isEmpty() && !args.get(0).startsWith("-")) {
        return call(command(args.get(0)), args.subList(1, args.size()));
      }
      return withoutCommand(syntax().parse(args));
    } catch (UsageError e) {
      streams.complain(String.valueOf(e.getMessage()));
      return ExitStatus.USAGE;
    }
  }

  private int call(Command command, List<String> words) {
    Parsed parsed = command.syntax().parse(words);
    if (parsed.get(Command.HELP)) {
      return show(HelpText.of(command.syntax(), Ansi.AUTO));
    }
    if (parsed.get(VERSION)) {
      return showVersion();
    }
    return command.run(parsed, streams);
  }

  private int withoutCommand(Parsed parsed) {
    if (parsed.get(Command.HELP)) {
      return show(HelpText.of(syntax(), Ansi.AUTO) + listOfCommands());
    }
    if (parsed.get(VERSION)) {
      return showVersion();
    }
    if (!parsed.rest().isEmpty()) {
      return run(parsed.rest());
    }
    throw new UsageError("no command given; see assay --help");
  }

  private int showVersion() {
    return show("assay " + Version.number() + "\n");
  }

  private int show(String text) {
    streams.out().print(text);
    streams.out().flush();
    return ExitStatus.OK;
  }
}
