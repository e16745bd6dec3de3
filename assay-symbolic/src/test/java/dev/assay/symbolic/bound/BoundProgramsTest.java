package dev.assay.symbolic.bound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.symbolic.bound.BoundSettings.Engine;
import dev.assay.symbolic.bound.TestPrograms.Expectation;
import dev.assay.symbolic.bound.TestPrograms.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every program under {@code src/test/programs} gets the verdict that its first lines expect. Some
 * programs are checked with the other engines as well, which may take too long but must not say
 * anything wrong; all of them with {@code -Dassay.all}.
 *
 * <p>The file {@code known-differences.txt} has the programs for which too little is said, and why.
 * What is wrong cannot be excused there.
 */
class BoundProgramsTest {
  private static final Path KNOWN = Path.of("src/test/known-differences.txt");

  /** How long a program may take. */
  private static final long MILLIS = 60_000;

  /** How long one may take of which nothing can be said. */
  private static final long SOME_MILLIS = 2_000;

  /** How long one may take that is known to be difficult, or is checked for its wrong verdicts. */
  private static final long FEW_MILLIS = Long.getLong("assay.few.millis", 500);

  private static final int SAMPLE = Boolean.getBoolean("assay.all") ? 1 : 4;

  private static final InputStream INPUT = System.in;

  /** Programs find no input; that of a build may be what its tools talk to each other by. */
  @BeforeAll
  static void closeInput() {
    System.setIn(InputStream.nullInputStream());
  }

  @AfterAll
  static void reopenInput() {
    System.setIn(INPUT);
  }

  @TestFactory
  Stream<DynamicTest> programsGetTheVerdictTheyExpect() throws IOException {
    TestPrograms programs = TestPrograms.compile();
    Map<String, String> known = known();
    List<DynamicTest> tests = new ArrayList<>();
    for (Path f : programs.files()) {
      String name = TestPrograms.SOURCES.relativize(f).toString();
      tests.add(
          known.containsKey(name)
              ? DynamicTest.dynamicTest(name + ", known", () -> checkKnown(programs, f))
              : DynamicTest.dynamicTest(name, () -> check(programs, f)));
    }
    return tests.stream();
  }

  @TestFactory
  Stream<DynamicTest> noEngineSaysWhatIsWrong() throws IOException {
    TestPrograms programs = TestPrograms.compile();
    List<DynamicTest> tests = new ArrayList<>();
    for (Path f : programs.files()) {
      String name = TestPrograms.SOURCES.relativize(f).toString();
      for (Engine engine : Engine.values()) {
        if (engine != Engine.MERGED && Math.floorMod(name.hashCode(), SAMPLE) == 0) {
          tests.add(
              DynamicTest.dynamicTest(name + ", " + engine, () -> check(programs, f, engine)));
        }
      }
    }
    return tests.stream();
  }

  @Test
  void aCheckThatIsEndedVerifiesNothing() throws IOException {
    TestPrograms programs = TestPrograms.compile();
    for (String name :
        List.of("verified/arrays/LengthIsAssumed.java", "verified/threads/AtomicCounter.java")) {
      Path file = TestPrograms.SOURCES.resolve(name);
      BoundProgress progress = new BoundProgress();
      progress.end();
      Outcome got = programs.check(file, Expectation.of(file), Engine.MERGED, FEW_MILLIS, progress);
      assertThat(got.verdict()).isEqualTo("inconclusive");
      assertThat(got.details()).contains("interrupted");
    }
  }

  @Test
  void theSequentialEngineAsksOneQuestion() throws IOException {
    TestPrograms programs = TestPrograms.compile();
    Path file = TestPrograms.SOURCES.resolve("verified/arrays/LengthIsAssumed.java");
    BoundProgress one = new BoundProgress();
    programs.check(file, Expectation.of(file), Engine.SEQUENTIAL, MILLIS, one);
    assertThat(one.sent()).isEqualTo(1);
    assertThat(one.solved()).isEqualTo(1);
    assertThat(one.solvers()).anyMatch(s -> s.decided() > 0);
    assertThat(one.paths()).isGreaterThan(5);
  }

  @Test
  void knownDifferencesAreOfProgramsThatExist() throws IOException {
    assertThat(known().keySet()).allMatch(name -> Files.exists(TestPrograms.SOURCES.resolve(name)));
  }

  private static void check(TestPrograms programs, Path file) throws IOException {
    Expectation expected = Expectation.of(file);
    long millis = expected.verdict().equals("inconclusive") ? SOME_MILLIS : MILLIS;
    Outcome got = programs.check(file, expected, Engine.MERGED, millis);
    assertThat(got.isAsExpected(expected)).as("expected %s, got %s", expected, got).isTrue();
  }

  private static void checkKnown(TestPrograms programs, Path file) throws IOException {
    Expectation expected = Expectation.of(file);
    Outcome got = programs.check(file, expected, Engine.MERGED, FEW_MILLIS);
    assertThat(got.isWrong(expected)).as("expected %s, got %s", expected, got).isFalse();
  }

  private static void check(TestPrograms programs, Path file, Engine engine) throws IOException {
    Expectation expected = Expectation.of(file);
    Outcome got = programs.check(file, expected, engine, FEW_MILLIS);
    assertThat(got.isWrong(expected)).as("expected %s, got %s", expected, got).isFalse();
  }

  /** The reasons by programs. */
  private static Map<String, String> known() throws IOException {
    Map<String, String> known = new LinkedHashMap<>();
    for (String line : Files.readAllLines(KNOWN)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] parts = line.split(": ", 2);
        known.put(parts[0].strip(), parts[1].strip());
      }
    }
    return known;
  }
}
