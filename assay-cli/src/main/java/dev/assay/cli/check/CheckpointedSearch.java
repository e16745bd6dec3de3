package dev.assay.cli.check;

import dev.assay.cli.command.Version;
import dev.assay.cli.options.CheckOptions;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.CommonOptions;
import dev.assay.cli.options.LimitOptions;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.ProgramOptions;
import dev.assay.cli.options.SearchOptions;
import dev.assay.cli.options.UsageError;
import dev.assay.cli.program.ClassDigests;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.ProgramCall;
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
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A search that is interrupted and continued later, as the options for checkpoints say. */
public final class CheckpointedSearch {
  /** Options that have no influence on which states there are and what is looked for. */
  private static final Set<Option<?>> FREE =
      Set.of(
          CheckOptions.CHECKPOINT,
          CheckOptions.RESUME,
          CheckOptions.EVERY,
          LimitOptions.MAX_STATES,
          LimitOptions.MAX_TIME,
          LimitOptions.MAX_MEMORY,
          SearchOptions.WORKERS,
          CheckOptions.TRACE,
          CheckOptions.JUNIT,
          CommonOptions.JSON,
          ProgramOptions.JDK, // its version is compared
          CommonOptions.HELP,
          CommonOptions.VERSION);

  private final Parsed words;
  private final ProgramCall program;
  private final @Nullable CheckpointFile file;
  private final @Nullable CheckpointHeader resumed;
  private final long startMillis;

  /**
   * Looks at what the options name.
   *
   * @throws InputProblem if the search is to be taken up and cannot be, or begun where another is
   */
  CheckpointedSearch(Parsed words, ProgramCall program) {
    this.words = words;
    this.program = program;
    String directory = words.get(CheckOptions.CHECKPOINT);
    this.file = directory.isEmpty() ? null : new CheckpointFile(path(directory));
    if (file == null) {
      resumed = null;
    } else if (words.get(CheckOptions.RESUME)) {
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
    if (words.get(CheckOptions.CHECKPOINT).isEmpty()) {
      if (words.get(CheckOptions.RESUME)) {
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
  void compare(LoadedProgram loaded) {
    if (resumed == null || file == null) {
      return;
    }
    try {
      Universe universe = loaded.machine().universe();
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
  void attach(Explorer explorer, LoadedProgram loaded, Consumer<String> notes) {
    if (file != null) {
      Universe universe = loaded.machine().universe();
      explorer.keep(
          new Checkpoints(
              file,
              words.get(CheckOptions.EVERY) * 60_000,
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
    facts.put("the target", program.target());
    facts.put(
        "the arguments",
        String.join(" ", program.arguments().stream().map(a -> "'" + a + "'").toList()));
    facts.put("the working directory", Path.of("").toAbsolutePath().toString());
    for (Option<?> option : CheckOptions.syntax().options()) {
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
