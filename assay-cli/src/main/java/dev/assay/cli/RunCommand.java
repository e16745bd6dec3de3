package dev.assay.cli;

import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.UsageError;
import dev.assay.machine.launch.BootImages;
import dev.assay.report.Json;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code assay run}: runs a program once, with the output it would have on an ordinary JVM. */
final class RunCommand implements Command {
  static final Option<Boolean> STATS =
      Option.flag(
          "After the run, print on standard error about how many instructions were executed,"
              + " how many objects allocated, and how long it took.",
          "--stats");

  static final Option<String> JSON =
      Option.value(
          "FILE",
          "",
          text -> text,
          "Write the result as JSON to FILE, or to standard output if FILE is '-'.",
          "--json");

  @Override
  public CommandLineSyntax syntax() {
    List<Option<?>> options = new ArrayList<>(MachineSettings.OPTIONS);
    options.addAll(List.of(STATS, JSON, HELP, Main.VERSION));
    return new CommandLineSyntax(
        "assay run",
        "assay run [options] TARGET [-- ARGS]",
        "Runs a program once in the machine, taking the first choice everywhere.",
        options,
        List.of(
            "TARGET is a main class, a method given as Class#method (static, or of a new object; a"
                + " test method of JUnit with what belongs before and after it), a .jar, or a .java"
                + " file, which is compiled in memory. Whatever follows it goes to the program."
                + " Assertions are on.",
            "The exit status is the program's own, as with java, or 2 after a usage or input error,"
                + " 3 if the program needs something that is not supported or cannot go on, 70"
                + " after an internal error."));
  }

  @Override
  public int run(Parsed words, Streams streams) {
    List<String> rest = words.rest();
    if (rest.isEmpty()) {
      throw new UsageError("no target given; see assay run --help");
    }
    String target = rest.get(0);
    boolean separated = rest.size() > 1 && rest.get(1).equals("--");
    List<String> arguments = rest.subList(separated ? 2 : 1, rest.size());
    RunResult result =
        new MachineRun(MachineSettings.from(words), streams, bootImages()).run(target, arguments);
    if (words.get(STATS)) {
      streams.complain(
          String.format(
              Locale.ROOT,
              "%d instructions, %d objects, %.3f s",
              result.instructions(),
              result.objects(),
              result.elapsedMillis() / 1000.0));
    }
    String json = words.get(JSON);
    return json.isEmpty() || writeJson(describe(target, result), json, streams)
        ? result.exit()
        : ExitStatus.USAGE;
  }

  /** The launcher names a folder of its own for images of booted machines. */
  static BootImages bootImages() {
    String folder = System.getProperty("assay.images");
    return folder == null ? new BootImages() : new BootImages(Path.of(folder));
  }

  private static Map<String, Object> describe(String target, RunResult result) {
    Map<String, Object> stats = new LinkedHashMap<>();
    stats.put("instructions", result.instructions());
    stats.put("objects", result.objects());
    stats.put("elapsedMs", result.elapsedMillis());
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("tool", "assay");
    all.put("version", Version.number());
    all.put("command", "run");
    all.put("target", target);
    all.put("exit", result.exit());
    all.put("reasons", result.reasons());
    all.put("stats", stats);
    return all;
  }

  /** Writes a result where the option says; false, with a complaint, if that cannot be done. */
  static boolean writeJson(Map<String, Object> value, String where, Streams streams) {
    return write(Json.of(value), where, streams);
  }

  /** Writes a text to a file or, if it is '-', to standard output. */
  static boolean write(String text, String where, Streams streams) {
    if (where.equals("-")) {
      streams.out().print(text);
      streams.out().flush();
      return true;
    }
    try {
      Files.writeString(Path.of(where), text);
      return true;
    } catch (NoSuchFileException | InvalidPathException e) {
      streams.complain("cannot write " + where + ": no such directory");
    } catch (AccessDeniedException e) {
      streams.complain("cannot write " + where + ": permission denied");
    } catch (IOException e) {
      streams.complain("cannot write " + where + ": " + e.getMessage());
    }
    return false;
  }
}
