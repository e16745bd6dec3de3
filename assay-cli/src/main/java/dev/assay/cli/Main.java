package dev.assay.cli;

import dev.assay.cli.bound.BoundCommand;
import dev.assay.cli.certify.CertificateCommand;
import dev.assay.cli.certify.CertifyCommand;
import dev.assay.cli.check.CheckCommand;
import dev.assay.cli.command.Command;
import dev.assay.cli.command.CommandRunner;
import dev.assay.cli.command.FirstAttempt;
import dev.assay.cli.command.Invocation;
import dev.assay.cli.console.Streams;
import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.CommonOptions;
import dev.assay.cli.options.NearestName;
import dev.assay.cli.options.UsageError;
import dev.assay.cli.run.RunCommand;
import dev.assay.cli.trace.ReplayCommand;
import java.util.ArrayList;
import java.util.List;

/** The entry point of the {@code assay} command. */
public final class Main {
  /** The commands, in the order in which they are shown. */
  private static final List<String> COMMANDS =
      List.of("check", "bound", "run", "replay", "certify", "certificate");

  private final CommandRunner runner;

  Main(Streams streams) {
    this.runner = new CommandRunner(streams);
  }

  /** Runs the command and ends the JVM with its exit status. */
  public static void main(String[] args) {
    int status = new Main(Streams.ofProcess()).run(List.of(args));
    System.exit(FirstAttempt.exitStatus(status));
  }

  /** All commands. */
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
      default ->
          throw new UsageError(
              "unknown command "
                  + name
                  + NearestName.suggestion(name, COMMANDS)
                  + "; see assay --help");
    };
  }

  /** The syntax of the whole and of every command. */
  static List<CommandLineSyntax> syntaxes() {
    List<CommandLineSyntax> all = new ArrayList<>();
    all.add(Whole.SYNTAX);
    commands().forEach(command -> all.add(command.syntax()));
    return all;
  }

  /** Does what the arguments say and returns the exit status. */
  int run(List<String> args) {
    // The usual case first, without a look at the options that stand before a command.
    if (!args.isEmpty() && !args.get(0).startsWith("-")) {
      return runner.run(() -> command(args.get(0)), args.subList(1, args.size()));
    }
    return runner.run(Whole::new, args);
  }

  /** What is called if options stand before the command. */
  private final class Whole implements Command {
    static final CommandLineSyntax SYNTAX =
        new CommandLineSyntax(
            "assay",
            "assay [options] COMMAND …",
            "A model checker for Java.",
            List.of(CommonOptions.HELP, CommonOptions.VERSION),
            List.of("Each command has options of its own: assay COMMAND --help."));

    @Override
    public CommandLineSyntax syntax() {
      return SYNTAX;
    }

    @Override
    public String moreHelp() {
      StringBuilder list = new StringBuilder("\nCommands:\n");
      for (Command command : commands()) {
        CommandLineSyntax s = command.syntax();
        list.append("  ").append(s.synopsis()).append("\n      ").append(s.summary()).append('\n');
      }
      return list.toString();
    }

    @Override
    public int run(Parsed words, Invocation call) {
      if (words.rest().isEmpty()) {
        throw new UsageError("no command given; see assay --help");
      }
      return Main.this.run(words.rest());
    }
  }
}
