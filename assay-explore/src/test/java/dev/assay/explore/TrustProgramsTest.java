package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.explore.TrustTable.Program;
import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Programs that fail in some execution that Java allows, and their relatives that do not, get the
 * verdicts of their tables; but for those that are listed as wrong, which are still wrong. With
 * {@code -Dassay.update=true} the list is written anew.
 */
class TrustProgramsTest {
  private static final Path ROOT = Path.of("src/test");
  private static final Path PROGRAMS = ROOT.resolve("trust");

  /** Further programs with a table, which may lie beside the repository. */
  private static final Path SHARED = Path.of("../../shared/trust");

  /** To name this is as good as to explore it. */
  private static final String WEAK_MEMORY = "inconclusive weak-memory";

  /** More states than these are too many; pools of two threads have most. */
  private static final long MAX_STATES = 150_000;

  /** For single transitions that are endless. */
  private static final long MAX_MILLIS = 120_000;

  private static final boolean UPDATES = Boolean.getBoolean("assay.update");

  /** Whether each program that was explored has got its verdict; used only to write the list. */
  private static final Map<String, Boolean> FOUND = new TreeMap<>();

  private static final InputStream INPUT = System.in;

  /** Ways to explore a program, which must not matter, by their option; the usual one has none. */
  private static final Map<String, Way> WAYS = new TreeMap<>();

  /** How a program is explored. */
  private record Way(boolean internals, UnaryOperator<Settings> change) {}

  private static final Way USUAL = new Way(false, s -> s);

  static {
    WAYS.put("", USUAL);
    if (Boolean.getBoolean("assay.all")) {
      WAYS.put(
          "--reduce none",
          new Way(
              false, s -> s.withFine(true).withoutReductions(Set.copyOf(Reduction.parse("none")))));
      WAYS.put(
          "--search breadth-first", new Way(false, s -> s.withStrategy(Strategy.BREADTH_FIRST)));
      WAYS.put("--workers 2", new Way(false, s -> s.withTactics(s.tactics().withWorkers(2))));
      WAYS.put("--jdk-internals", new Way(true, s -> s));
    }
  }

  @BeforeAll
  static void closeInput() {
    System.setIn(InputStream.nullInputStream());
  }

  @AfterAll
  static void reopenInput() throws IOException {
    System.setIn(INPUT);
    if (UPDATES) {
      TrustTable.update(PROGRAMS, FOUND);
    }
  }

  @TestFactory
  Stream<DynamicTest> programsGetAVerdictOfTheirTable() throws IOException {
    return tests(ROOT, TrustTable.read(PROGRAMS), WAYS.keySet());
  }

  @TestFactory
  Stream<DynamicTest> programsBesideTheRepositoryGetTheirVerdict() throws IOException {
    if (!Boolean.getBoolean("assay.all") || !Files.isDirectory(SHARED)) {
      return Stream.of();
    }
    List<Program> all = TrustTable.read(SHARED).stream().map(p -> p.or(WEAK_MEMORY)).toList();
    return tests(SHARED.getParent(), all, Set.of(""));
  }

  @Test
  void everyProgramStandsInATable() throws IOException {
    List<Path> files = TrustTable.read(PROGRAMS).stream().map(Program::file).sorted().toList();
    try (Stream<Path> all = Files.walk(PROGRAMS)) {
      assertThat(all.filter(f -> f.toString().endsWith(".java")).sorted()).isEqualTo(files);
    }
  }

  private static Stream<DynamicTest> tests(Path root, List<Program> all, Set<String> ways)
      throws IOException {
    TestPrograms programs = TestPrograms.compile(root, all.stream().map(Program::file).toList());
    Set<String> wrong = TrustTable.knownWrong(PROGRAMS);
    List<DynamicTest> tests = new ArrayList<>();
    for (Program p : all) {
      for (String way : ways) {
        String name = (p.name() + " " + way).strip();
        tests.add(
            DynamicTest.dynamicTest(
                name,
                () ->
                    check(programs, p, WAYS.getOrDefault(way, USUAL), wrong.contains(name), name)));
      }
    }
    return tests.stream();
  }

  private static void check(
      TestPrograms programs, Program p, Way way, boolean isKnownWrong, String name)
      throws IOException {
    assumeTrue(!p.options().startsWith("("), "needs another JDK");
    TestPrograms.Expectation e = TestPrograms.Expectation.of("", p.options());
    Settings settings =
        way.change.apply(e.settings().withMaxMillis(MAX_MILLIS).withMaxStates(MAX_STATES));
    Result result = programs.explore(p.file(), settings, way.internals || e.internals());
    Set<String> details = TrustTable.details(result);
    boolean isTooLarge =
        details.contains(Reason.STATE_LIMIT.code()) || details.contains(Reason.TIME_LIMIT.code());
    assumeTrue(way == USUAL || !isTooLarge, "has too many states, explored in this way");
    if (UPDATES) {
      FOUND.put(name, p.accepts(result));
      return;
    }
    String got = TrustTable.verdict(result) + " " + details;
    assertThat(p.accepts(result))
        .as(
            isKnownWrong
                ? "%s is %s, which is right: take it from the list of those that are wrong"
                : "%s is %s, expected " + p.verdicts(),
            name,
            got)
        .isEqualTo(!isKnownWrong);
  }
}
