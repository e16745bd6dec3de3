package dev.assay.cli;

import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.UsageError;
import dev.assay.explore.Explorer;
import dev.assay.explore.checkpoint.CheckpointFile;
import dev.assay.explore.checkpoint.Checkpoints;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Options to interrupt a search and go on with it later, and what they do. */
final class CheckpointOptions {
  static final Option<String> CHECKPOINT =
      Option.value(
          "DIR",
          "",
          text -> text,
          "Write the search to a file in DIR from time to time, at Ctrl-C and when a limit on time,"
              + " memory or states ends it. When the search has come to its end by itself, the file"
              + " is deleted. Depth-first search without --ltl only, by one worker.",
          "--checkpoint");

  static final Option<Boolean> RESUME =
      Option.flag(
          "Go on with the search in the directory that --checkpoint names. The program, the JDK and"
              + " the options must be the same; the limits on time, memory and states may be others,"
              + " and count from the very beginning of the search.",
          "--resume");

  static final Option<Long> EVERY =
      Option.value(
          "MINUTES",
          10L,
          CheckCommand::count,
          "How often to write the search to a file: every 10 minutes unless given.",
          "--checkpoint-every");

  static final List<Option<?>> OPTIONS = List.of(CHECKPOINT, RESUME, EVERY);

  /** Options that have no influence on which states there are and what is looked for. */
  private static final Set<Option<?>> FREE =
      Set.of(
          CHECKPOINT,
          RESUME,
          EVERY,
          CheckCommand.MAX_STATES,
          CheckCommand.MAX_TIME,
          SearchOptions.MAX_MEMORY,
          SearchOptions.WORKERS,
          CheckCommand.TRACE,
          CheckCommand.JUNIT,
          RunCommand.JSON,
          MachineSettings.JDK, // its version is compared
          Command.HELP,
          Main.VERSION);

  private final Parsed words;
  private final String target;
  private final List<String> arguments;
  private final @Nullable CheckpointFile file;
  private final @Nullable CheckpointHeader resumed;
  private final long startMillis;

  /**
   * Looks at what the options name.
   *
   * @throws InputProblem if the search is to be taken up and cannot be, or begun where another is
   */
  CheckpointOptions(Parsed words, String target, List<String> arguments) {
    this.words = words;
    this.target = target;
    this.arguments = arguments;
    String directory = words.get(CHECKPOINT);
    this.file = directory.isEmpty() ? null : new CheckpointFile(path(directory));
    if (file == null) {
      resumed = null;
    } else if (words.get(RESUME)) {
      resumed = CheckpointHeader.parse(file.header());
    } else {
      resumed = null;
      file.prepare();
      if (file.exists()) {
        throw new InputProblem(
            file.path() + " holds a search; add --resume to go on with it, or delete the file");
      }
    }
    this.startMillis = resumed == null ? System.currentTimeMillis() : resumed.startMillis();
  }

  private static Path path(String directory) {
    try {
      return Path.of(directory);
    } catch (InvalidPathException e) {
      throw new InputProblem("'" + directory + "' cannot be the name of a directory");
    }
  }

  /**
   * Refuses what does not go together.
   *
   * @throws UsageError if there is something
   */
  static void check(Parsed words, Settings settings) {
    if (words.get(CHECKPOINT).isEmpty()) {
      if (words.get(RESUME)) {
        throw new UsageError("--resume needs --checkpoint, which says where the search is");
      }
      return;
    }
    boolean depthFirst =
        settings.strategy() == Strategy.DEPTH_FIRST && !settings.tactics().boundsSwitches();
    if (!depthFirst
        || !settings.properties().ltl().isEmpty()
        || settings.tactics().store() != SearchParameters.Store.EXACT) {
      throw new UsageError(
          "--checkpoint goes with depth-first search and an exact store only, and without --ltl");
    }
  }

  /** The time the program sees. */
  long startMillis() {
    return startMillis;
  }

  /**
   * Makes sure that a search that is taken up is one of this program.
   *
   * @throws InputProblem if not
   */
  void compare(LoadedProgram program) {
    if (resumed == null || file == null) {
      return;
    }
    try {
      Universe universe = program.machine().universe();
      resumed.requireFacts(facts(universe));
      resumed.requireEnvironment(environment());
      for (Map.Entry<String, String> e : resumed.classes().entrySet()) {
        String now = ClassDigests.of(universe.classPath(), e.getKey());
        if (!e.getValue().equals(now)) {
          throw new InputProblem(
              "the class "
                  + e.getKey().replace('/', '.')
                  + (now == null ? " is missing" : " has changed")
                  + " since the checkpoint was made");
        }
      }
    } catch (InputProblem e) {
      throw new InputProblem(
          e.getMessage() + "; put that right, or delete " + file.path() + " to begin anew");
    }
  }

  /** Lets a search be written where the options say. */
  void attach(Explorer explorer, LoadedProgram program, Consumer<String> notes) {
    if (file != null) {
      Universe universe = program.machine().universe();
      explorer.keep(
          new Checkpoints(
              file,
              words.get(EVERY) * 60_000,
              () -> header(universe).toJson(),
              notes,
              resumed != null));
    }
  }

  private CheckpointHeader header(Universe universe) {
    return new CheckpointHeader(
        facts(universe),
        startMillis,
        ClassDigests.of(universe),
        asksForEnvironment(universe) ? environment() : Map.of());
  }

  private Map<String, String> facts(Universe universe) {
    Map<String, String> facts = new TreeMap<>();
    facts.put("Assay", Version.number());
    facts.put("JDK", universe.jdk().version());
    facts.put("the target", target);
    facts.put(
        "the arguments", String.join(" ", arguments.stream().map(a -> "'" + a + "'").toList()));
    facts.put("the working directory", Path.of("").toAbsolutePath().toString());
    for (Option<?> option : new CheckCommand().syntax().options()) {
      if (!FREE.contains(option)) {
        facts.put(option.names().get(0), text(words.get(option)));
      }
    }
    return facts;
  }

  /** The same for the same value, in every process. */
  private static String text(Object value) {
    if (value instanceof Enum<?> e) {
      return e.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
    if (value instanceof Set<?> set) {
      Set<String> sorted = new TreeSet<>();
      set.forEach(o -> sorted.add(text(o)));
      return String.join(",", sorted);
    }
    return value instanceof Map<?, ?> map ? new TreeMap<>(map).toString() : value.toString();
  }

  /** The JDK's class for environment variables is loaded when they are first asked for. */
  private static boolean asksForEnvironment(Universe universe) {
    for (Klass k : universe.klasses) {
      if (k != null && k.name.equals("java/lang/ProcessEnvironment")) {
        return true;
      }
    }
    return false;
  }

  /** Digests, as variables may hold secrets. */
  private static Map<String, String> environment() {
    Map<String, String> digests = new TreeMap<>();
    System.getenv()
        .forEach(
            (name, value) ->
                digests.put(
                    name, ClassDigests.of(value.getBytes(StandardCharsets.UTF_8)).substring(0, 8)));
    return digests;
  }
}
