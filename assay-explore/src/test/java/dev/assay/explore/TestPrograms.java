package dev.assay.explore;

import dev.assay.api.Assay;
import dev.assay.explore.config.EnvironmentModel;
import dev.assay.explore.config.Heuristic;
import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Result;
import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Universe;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Programs that tests explore, compiled folder by folder. */
public final class TestPrograms {
  private static final Path OUTPUT = Path.of("target/test-programs");

  /** Always the same, so that a search can be taken up again. */
  private static final long START_MILLIS = 1_700_000_000_000L;

  /** How many workers explore the programs: {@code -Dassay.workers=2} lets all be shared by two. */
  private static final int WORKERS = Integer.getInteger("assay.workers", 1);

  private final Path root;
  private final InstalledJdk jdk;

  private TestPrograms(Path root, InstalledJdk jdk) {
    this.root = root;
    this.jdk = jdk;
  }

  /** What a program's first line says. */
  public record Expectation(String text, List<String> options, int jdk, int newestJdk) {
    private static final Map<String, String> OTHER_NAMES =
        Map.of("RANDOM", "RANDOM_WALK", "SWITCHES", "FEWEST_SWITCHES");

    public static Expectation of(Path file) throws IOException {
      String expect = "";
      int jdk = 17;
      int newestJdk = Integer.MAX_VALUE;
      List<String> options = List.of();
      for (String line : Files.readAllLines(file)) {
        if (line.startsWith("// expect: ")) {
          expect = line.substring("// expect: ".length()).strip();
        } else if (line.startsWith("// options: ")) {
          options = words(line.substring("// options: ".length()));
        } else if (line.startsWith("// known gap: ")) {
          expect = "unsupported";
        } else if (line.startsWith("// jdk: ")) {
          jdk = Integer.parseInt(line.substring("// jdk: ".length()).replace("+", "").strip());
          newestJdk = line.contains("+") ? Integer.MAX_VALUE : jdk;
        } else if (!line.startsWith("//")) {
          break;
        }
      }
      return new Expectation(expect, options, jdk, newestJdk);
    }

    /** What a table says. */
    static Expectation of(String expect, String options) {
      return new Expectation(expect, words(options), 17, Integer.MAX_VALUE);
    }

    public Settings settings() {
      Set<Reduction> without = Reduction.parse(option("--reduce", "default"));
      SearchParameters t = SearchParameters.standard();
      return new Settings(
              constant(Settings.Strategy.class, option("--search", "depth-first")),
              without.contains(Reduction.SYNC),
              constant(Settings.Races.class, option("--races", "report")),
              false,
              1_000_000,
              Integer.MAX_VALUE,
              60_000)
          .withoutReductions(without)
          .withTactics(
              new SearchParameters(
                  constant(Heuristic.class, option("--heuristic", "most-blocked")),
                  Long.parseLong(option("--seed", "0")),
                  Long.parseLong(option("--walks", "" + t.walks())),
                  Integer.parseInt(option("--max-switches", "" + t.maxSwitches())),
                  t.maxMemory(),
                  constant(SearchParameters.Store.class, option("--store", "exact")),
                  WORKERS))
          .withEnvironment(
              new EnvironmentModel(
                  !options.contains("--no-spurious-wakeups"),
                  option("--timeouts", "possible").equals("possible"),
                  option("--random", "fixed").equals("choose"),
                  option("--time", "fixed").equals("pass")))
          .withProperties(
              new Properties(
                  values("--invariant"),
                  values("--step-invariant"),
                  String.join("", values("--ltl")),
                  options.contains("--fair"),
                  options.contains("--must-end")));
    }

    /** What is given for an option, once or several times. */
    private List<String> values(String option) {
      List<String> values = new ArrayList<>();
      for (int i = 0; i + 1 < options.size(); i++) {
        if (options.get(i).equals(option)) {
          values.add(options.get(i + 1));
        }
      }
      return values;
    }

    /** The same program without reductions. */
    Settings plain() {
      Settings s = settings();
      return new Settings(
              s.strategy(), true, s.races(), s.all(), s.maxStates(), s.maxDepth(), s.maxMillis())
          .withProperties(s.properties());
    }

    /** Splits a line at blanks, except between quotation marks. */
    private static List<String> words(String line) {
      List<String> words = new ArrayList<>();
      Matcher m = Pattern.compile("'([^']*)'|(\\S+)").matcher(line);
      while (m.find()) {
        words.add(m.group(1) != null ? m.group(1) : m.group(2));
      }
      return words;
    }

    private String option(String name, String otherwise) {
      int at = options.indexOf(name);
      return at < 0 ? otherwise : options.get(at + 1);
    }

    /** The constant that a name on the command line stands for. */
    private static <E extends Enum<E>> E constant(Class<E> type, String name) {
      String label = name.toUpperCase(Locale.ROOT).replace('-', '_');
      for (E e : type.getEnumConstants()) {
        if (e.name().equals(label) || e.name().equals(OTHER_NAMES.get(label))) {
          return e;
        }
      }
      throw new IllegalArgumentException(name);
    }

    boolean internals() {
      return options.contains("--jdk-internals");
    }

    boolean accepts(String verdict, Result result) {
      String[] words = text.split(" ");
      return words[0].equals(verdict)
          && (words.length == 1
              || result.violations().stream()
                  .anyMatch(v -> List.of(words[1].split("\\|")).contains(v.kind())));
    }
  }

  /** Whether the running JDK has what a program needs. */
  static boolean isPossible(Path file) throws IOException {
    return isPossible(file, InstalledJdk.running());
  }

  /** Whether a JDK has what a program needs. */
  static boolean isPossible(Path file, InstalledJdk jdk) throws IOException {
    Expectation e = Expectation.of(file);
    return e.jdk() <= jdk.feature() && jdk.feature() <= e.newestJdk();
  }

  /** Compiles sources that lie below {@code root}, those of one folder together. */
  public static TestPrograms compile(Path root, List<Path> sources) throws IOException {
    return compile(root, sources, InstalledJdk.running());
  }

  /** The same, to be explored with the class library of a JDK, compiled by it if need be. */
  static TestPrograms compile(Path root, List<Path> sources, InstalledJdk jdk) throws IOException {
    Map<Path, List<Path>> folders = new TreeMap<>();
    Map<Path, List<Path>> newer = new TreeMap<>();
    for (Path f : sources) {
      if (isPossible(f, jdk)) {
        boolean isOld = Expectation.of(f).jdk() <= InstalledJdk.running().feature();
        (isOld ? folders : newer).computeIfAbsent(f.getParent(), k -> new ArrayList<>()).add(f);
      }
    }
    for (Map.Entry<Path, List<Path>> e : folders.entrySet()) {
      compileHere(e.getValue(), outputOf(root, e.getKey()));
    }
    for (Map.Entry<Path, List<Path>> e : newer.entrySet()) {
      compileBy(jdk, e.getValue(), outputOf(root, e.getKey()));
    }
    return new TestPrograms(root, jdk);
  }

  private static Path outputOf(Path root, Path folder) throws IOException {
    return Files.createDirectories(OUTPUT.resolve(root.relativize(folder).toString()));
  }

  private static List<String> compilerOptions(Path out) {
    return List.of("-g", "-nowarn", "-proc:none", "-cp", api().toString(), "-d", out + "");
  }

  private static void compileHere(List<Path> sources, Path out) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      Iterable<? extends JavaFileObject> units = files.getJavaFileObjectsFromPaths(sources);
      if (!compiler.getTask(null, files, null, compilerOptions(out), null, units).call()) {
        throw new IllegalStateException(sources + " do not compile");
      }
    }
  }

  private static void compileBy(InstalledJdk jdk, List<Path> sources, Path out) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(jdk.home().resolve("bin/javac").toString());
    command.addAll(compilerOptions(out));
    sources.forEach(f -> command.add(f.toString()));
    try {
      if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
        throw new IllegalStateException(sources + " do not compile");
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path api() {
    try {
      return Path.of(Assay.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  Result explore(Path file, Settings settings, boolean internals) throws IOException {
    return explorer(file, settings, internals).run();
  }

  /** If there are several workers, all of them take part from the beginning. */
  Explorer explorer(Path file, Settings settings, boolean internals) throws IOException {
    Explorer explorer = new Explorer(subject(file, settings, internals), settings, new Progress());
    explorer.setAlone(0);
    return explorer;
  }

  /** The program in a machine of its own. */
  public ProgramUnderTest subject(Path file, Settings settings, boolean internals)
      throws IOException {
    Path classes = OUTPUT.resolve(root.relativize(file.getParent()).toString());
    String name = file.getFileName().toString().replace(".java", "");
    JdkImage image = JdkImage.open(jdk.home());
    Universe universe =
        new Universe(
            image,
            new ClassPath(List.of(classes, api()), Map.of(), image.feature()),
            JdkNatives.INSTANCE);
    EntryPoint entry = new EntryFinder(universe).find(name, null);
    MachineOptions now = MachineOptions.standard();
    MachineOptions options =
        new MachineOptions(
            now.maxFrames(),
            now.maxHeapBytes(),
            START_MILLIS,
            now.properties(),
            now.environment(),
            now.in(),
            now.out(),
            now.err());
    Machine machine = new Machine(universe, options);
    return new ProgramUnderTest(
        machine,
        new BootImages(Path.of("target/boot-images")),
        entry,
        List.of(),
        internals,
        settings);
  }
}
