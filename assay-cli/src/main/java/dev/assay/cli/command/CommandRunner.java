package dev.assay.cli.command;

import dev.assay.cli.console.Streams;
import dev.assay.cli.console.Terminal;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.CommonOptions;
import dev.assay.cli.options.HelpText;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi;

/**
 * Runs any command: parses its words, answers {@code --help} and {@code --version}, and turns every
 * end it can come to into an exit status and one line.
 */
public final class CommandRunner {
  private final Streams streams;

  public CommandRunner(Streams streams) {
    this.streams = streams;
  }

  /**
   * Runs a command.
   *
   * @param which gives the command; may throw a UsageError
   * @param words what stands after its name
   * @return the exit status
   */
  public int run(Supplier<Command> which, List<String> words) {
    Invocation call = null;
    try {
      Command command = which.get();
      Parsed parsed = command.syntax().parse(words);
      if (parsed.get(CommonOptions.HELP)) {
        Ansi colours = Terminal.showsColours() ? Ansi.ON : Ansi.OFF;
        return show(HelpText.of(command.syntax(), colours) + command.moreHelp());
      }
      if (parsed.get(CommonOptions.VERSION)) {
        return show("assay " + Version.number() + "\n");
      }
      call = new Invocation(command.syntax().command(), parsed, streams);
      return call.exitStatus(command.run(parsed, call));
    } catch (Throwable e) {
      return ended(e, call);
    }
  }

  private int show(String text) {
    streams.out().print(text);
    streams.out().flush();
    return ExitStatus.OK;
  }

  private int ended(Throwable e, @Nullable Invocation call) {
    Failure failure = Failure.of(e, call == null ? "" : call.target(), null);
    failure.show(streams);
    try {
      return call == null ? failure.exit() : call.exitStatus(failure);
    } catch (OutOfMemoryError again) {
      return failure.exit();
    }
  }
}
