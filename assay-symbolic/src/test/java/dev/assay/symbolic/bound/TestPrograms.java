package dev.assay.symbolic.bound;

import dev.assay.api.Assay;
import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Universe;
import dev.assay.symbolic.bound.BoundSettings.Engine;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** The programs under {@code src/test/programs}, compiled together. */
final class TestPrograms {
  static final Path SOURCES = Path.of("src/test/programs");

  private static final Path STUBS = Path.of("src/test/stubs");
  private static final Path OUTPUT = Path.of("target/test-programs");

  private final List<Path> files;
  private final JdkImage jdk;
  private final BootImages images = new BootImages(Path.of("target/boot-images"));

  private TestPrograms(List<Path> files, JdkImage jdk) {
    this.files = files;
    this.jdk = jdk;
  }

  /**
   * What a program's first lines say; see the folder's README.
   *
   * @param verdict verified, violation or inconclusive
   * @param kind of the violation, or empty
   * @param exception the class of the exception, without package, or empty; what else a header says
   *     about a violation is its message, which is no part of a result
   * @param target the method whose parameters are inputs; null: the main method
   */
  record Expectation(
      String verdict,
      String kind,
      String exception,
      @Nullable String target,
      List<String> options) {
    static Expectation of(Path file) throws IOException {
      String expect = "";
      String target = null;
      List<String> options = List.of();
      for (String line : Files.readAllLines(file)) {
        if (line.startsWith("// expect: ")) {
          expect = line.substring("// expect: ".length()).strip();
        } else if (line.startsWith("// target: ")) {
          target = line.substring("// target: ".length()).strip();
        } else if (line.startsWith("// options: ")) {
          options = List.of(line.substring("// options: ".length()).strip().split(" +"));
        } else if (!line.startsWith("//")) {
          break;
        }
      }
      String[] words = expect.split(" ", 3);
      return new Expectation(
          words[0],
          words.length > 1 ? words[1] : "",
          words.length > 2 && words[2].matches("\\w+(Exception|Error)") ? words[2] : "",
          target,
          options);
    }

    private String option(String name, String otherwise) {
      int at = options.indexOf(name);
      return at < 0 ? otherwise : options.get(at + 1);
    }

    private int number(String name, int otherwise) {
      return Integer.parseInt(option(name, Integer.toString(otherwise)));
    }

    private BoundSettings settings(Engine engine, long maxMillis) {
      BoundSettings s = BoundSettings.standard();
      return new BoundSettings(
          engine,
          number("--unwind", s.unwind()),
          engine == Engine.MERGED ? s.disjuncts() : 10,
          s.workers(),
          s.solvers(),
          number("--max-array", s.maxArray()),
          number("--max-objects", s.maxObjects()),
          false,
          maxMillis,
          options.contains("--contracts"));
    }
  }

  /**
   * What came of a check.
   *
   * @param verdict verified, violation, inconclusive, or failed if there was no result
   * @param details violations and reasons
   */
  record Outcome(String verdict, String details) {
    boolean isAsExpected(Expectation e) {
      return verdict.equals(e.verdict) && !isWrong(e);
    }

    /** Whether something is said that is not true, and not only too little. */
    boolean isWrong(Expectation e) {
      return switch (verdict) {
        case "verified" -> e.verdict.equals("violation");
        case "violation" ->
            e.verdict.equals("verified")
                || !details.contains(e.kind)
                || !details.contains(e.exception);
        default -> false;
      };
    }
  }

  /** Compiles all programs and the stubs they are compiled against. */
  static TestPrograms compile() throws IOException {
    List<Path> sources = javaFiles(SOURCES);
    List<Path> all = new ArrayList<>(sources);
    all.addAll(javaFiles(STUBS));
    Files.createDirectories(OUTPUT);
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    List<String> options =
        List.of("-g", "-nowarn", "-proc:none", "-cp", api().toString(), "-d", OUTPUT.toString());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      boolean done =
          compiler
              .getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(all))
              .call();
      if (!done) {
        throw new IllegalStateException("the programs do not compile");
      }
    }
    return new TestPrograms(sources, JdkImage.open(Path.of(System.getProperty("java.home"))));
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static Path api() {
    try {
      return Path.of(Assay.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  List<Path> files() {
    return files;
  }

  /** Checks a program as its first lines say. */
  Outcome check(Path file, Expectation expected, Engine engine, long maxMillis) {
    return check(file, expected, engine, maxMillis, new BoundProgress());
  }

  /** Checks a program and tells how far it has come, which may also be ended that way. */
  Outcome check(
      Path file, Expectation expected, Engine engine, long maxMillis, BoundProgress progress) {
    Universe universe = universe();
    try {
      String name = file.getFileName().toString().replace(".java", "");
      String target = expected.target;
      EntryPoint entry =
          target == null ? new EntryFinder(universe).find(name, null) : method(universe, target);
      String requires = expected.option("--requires", "");
      EntryPoint precondition = requires.isEmpty() ? null : method(universe, requires);
      @Nullable List<String> arguments =
          expected.options.contains("--unknown-arguments") ? null : List.of();
      BoundResult result =
          new BoundedCheck(
                  () -> new Machine(universe(), MachineOptions.standard()),
                  images,
                  new BoundTarget(entry, target != null, precondition, arguments),
                  expected.settings(engine, maxMillis),
                  progress)
              .run();
      return outcome(result);
    } catch (Unsupported | InputProblem e) {
      return new Outcome("inconclusive", e.toString());
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      return new Outcome("failed", e.toString());
    }
  }

  private Universe universe() {
    return new Universe(
        jdk, new ClassPath(List.of(OUTPUT, api()), Map.of(), jdk.feature()), JdkNatives.INSTANCE);
  }

  private static EntryPoint method(Universe universe, String text) {
    int hash = text.indexOf('#');
    return new EntryFinder(universe).findAny(text.substring(0, hash), text.substring(hash + 1));
  }

  private static Outcome outcome(BoundResult result) {
    if (!result.violations().isEmpty()) {
      return new Outcome("violation", result.violations().toString());
    }
    return result.exhausted() && result.incompleteness().isEmpty()
        ? new Outcome("verified", "")
        : new Outcome("inconclusive", result.incompleteness().toString());
  }
}
