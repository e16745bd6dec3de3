package dev.assay.cli.trace;

import dev.assay.cli.console.Streams;
import dev.assay.cli.options.CheckOptions;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.ModelOptions;
import dev.assay.cli.options.SearchSettings;
import dev.assay.cli.options.UsageError;
import dev.assay.cli.program.ClassDigests;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.MachineSettings;
import dev.assay.explore.config.Settings;
import dev.assay.explore.replay.Replay;
import dev.assay.explore.replay.ReplayDivergence;
import dev.assay.machine.loading.InputProblem;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sets a machine up as a trace file says and makes the run again. */
public final class TraceReplay {
  private TraceReplay() {}

  /**
   * Makes the run again.
   *
   * @throws InputProblem if the program, the JDK or the file is not what it was
   */
  public static Replay of(TraceFile trace, Streams streams) {
    Parsed words;
    try {
      words = CheckOptions.syntax().parse(trace.options());
    } catch (UsageError e) {
      throw new InputProblem("the trace has options that are not known: " + e.getMessage());
    }
    MachineSettings settings = MachineSettings.from(words);
    settings = settings.withJdk(jdk(trace)).withClassPath(classPath(settings.classPath(), trace));
    settings = settings.withProperties(properties(settings.properties(), trace));
    // What the program reads is in the trace; what can be read now is meant for the command.
    Streams recorded = new Streams(new RecordedInput(trace.input()), streams.out(), streams.err());
    String target = isFile(trace.target()) ? located(trace.target(), trace) : trace.target();
    LoadedProgram program =
        LoadedProgram.of(target, settings, recorded, trace.startMillis(), trace.environment());
    compare(program, trace);
    Settings search = SearchSettings.of(words);
    try {
      return new Replay(
          program.underTest(trace.arguments(), words.get(ModelOptions.INTERNALS), search),
          search,
          trace.recording());
    } catch (ReplayDivergence e) {
      throw new InputProblem(e.getMessage() + "; check the program again");
    }
  }

  /** The program finds files where it found them then, unless that directory is not there. */
  private static Map<String, String> properties(Map<String, String> given, TraceFile trace) {
    Map<String, String> all = new HashMap<>(given);
    if (Files.isDirectory(Path.of(trace.directory()))) {
      all.putIfAbsent("user.dir", trace.directory());
    }
    return all;
  }

  private static Path jdk(TraceFile trace) {
    Path home = Path.of(trace.jdkHome());
    return Files.isDirectory(home) ? home : Path.of(System.getProperty("java.home"));
  }

  private static boolean isFile(String target) {
    return target.replaceFirst("#.*", "").matches(".*\\.(java|jar)");
  }

  /** A path as it was given, or, if nothing is there, seen from where the command was called. */
  private static String located(String path, TraceFile trace) {
    return Files.exists(Path.of(path.replaceFirst("#.*", "")))
        ? path
        : Path.of(trace.directory()).resolve(path).toString();
  }

  private static String classPath(String given, TraceFile trace) {
    if (given.isEmpty() && !isFile(trace.target())) {
      return trace.directory(); // the directory of the call was the class path
    }
    List<String> entries = new ArrayList<>();
    for (String entry : given.split(File.pathSeparator, -1)) {
      boolean all = entry.endsWith("/*");
      String folder = all ? entry.substring(0, entry.length() - 1) : entry;
      entries.add(entry.isEmpty() ? entry : located(folder, trace) + (all ? "/*" : ""));
    }
    return String.join(File.pathSeparator, entries);
  }

  private static void compare(LoadedProgram program, TraceFile trace) {
    String version = program.machine().universe().jdk().version();
    if (!version.equals(trace.jdkVersion())) {
      throw new InputProblem(
          "the trace was made with JDK " + trace.jdkVersion() + ", but this is " + version);
    }
    for (Map.Entry<String, String> e : trace.classes().entrySet()) {
      String now = ClassDigests.of(program.machine().universe().classPath(), e.getKey());
      if (!e.getValue().equals(now)) {
        throw new InputProblem(
            "the class "
                + e.getKey().replace('/', '.')
                + (now == null ? " is missing" : " has changed")
                + " since the trace was made; check the program again");
      }
    }
  }
}
