package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Settings;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.replay.Recording;
import dev.assay.explore.replay.Replay;
import dev.assay.explore.replay.ReplayDivergence;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Violation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs to violations, recorded and made again in other machines. */
class ReplayTest {
  private static final Path PROGRAMS = Path.of("src/test/programs");
  private static final InputStream INPUT = System.in;

  /** In every build only so many of the programs have their turn; all with {@code assay.all}. */
  private static final int ONE_OF = Boolean.getBoolean("assay.all") ? 1 : 4;

  @BeforeAll
  static void closeInput() {
    System.setIn(InputStream.nullInputStream());
  }

  @AfterAll
  static void reopenInput() {
    System.setIn(INPUT);
  }

  @TestFactory
  Stream<DynamicTest> runsAreToldAgainAsTheyWereFound() throws IOException {
    try (Stream<Path> files = Files.walk(PROGRAMS.resolve("violation"))) {
      List<Path> sources = files.filter(ReplayTest::hasItsTurn).sorted().toList();
      TestPrograms programs = TestPrograms.compile(PROGRAMS, sources);
      return sources.stream()
          .map(
              f ->
                  DynamicTest.dynamicTest(
                      PROGRAMS.relativize(f).toString(), () -> again(programs, f)));
    }
  }

  private static boolean hasItsTurn(Path file) {
    String name = PROGRAMS.relativize(file).toString().replace('\\', '/');
    return name.endsWith(".java")
        && (name.contains("ltl/")
            || name.contains("stuck/")
            || name.contains("invariants/")
            || name.hashCode() % ONE_OF == 0);
  }

  private static void again(TestPrograms programs, Path file) throws IOException {
    assumeTrue(TestPrograms.isPossible(file), "needs a newer JDK");
    TestPrograms.Expectation expected = TestPrograms.Expectation.of(file);
    Settings settings = expected.settings();
    Explorer explorer = programs.explorer(file, settings, expected.internals());
    Result result = explorer.run();
    assumeTrue(!result.violations().isEmpty(), "not supported yet");
    Violation v = result.violations().get(0);
    Counterexample found = explorer.explain(v);
    Replay replay =
        new Replay(
            programs.subject(file, settings, expected.internals()), settings, explorer.record(v));
    assertThat(replay.told().steps()).isEqualTo(found.steps());
    assertThat(replay.told().violation().details()).isEqualTo(found.violation().details());
    assertThat(replay.told().violation().cycle()).isEqualTo(v.cycle());
  }

  // ---- runs without end that are none ----

  @Test
  void aRunThatDoesNotComeBackIsRefused() throws IOException {
    Trace t = new Trace("LtlNotForEver");
    t.refuses(t.recording.turns(), t.recording.cycle() - 1, "does not come back to step");
    List<Recording.Turn> shorter = t.recording.turns().subList(0, t.recording.turns().size() - 1);
    t.refuses(shorter, t.recording.cycle(), "does not come back to step");
  }

  @Test
  void aProgramThatCanGoOnHasNotEnded() throws IOException {
    Trace t = new Trace("LtlSpinUnfair");
    t.refuses(t.recording.turns(), t.recording.turns().size(), "can go on after the run");
    Trace exit = new Trace("LtlExitsUndone");
    exit.refuses(exit.recording.turns(), 0, "does not come back to step 0");
  }

  @Test
  void aCycleThatNeglectsAThreadIsRefusedWhereRunsAreFair() throws IOException {
    Trace t = new Trace("LtlSpinUnfair");
    t.settings =
        t.settings.withProperties(
            new Properties(List.of(), List.of(), t.settings.properties().ltl(), true));
    t.refuses(t.recording.turns(), t.recording.cycle(), "the run is not fair");
  }

  @Test
  void aRunOnWhichTheFormulaHoldsIsRefused() throws IOException {
    Trace t = new Trace("LtlSpinUnfair");
    t.settings =
        t.settings.withProperties(
            new Properties(List.of(), List.of(), "G !LtlSpinUnfair#done", false));
    t.refuses(t.recording.turns(), t.recording.cycle(), "the formula holds on the run");
  }

  @Test
  void aRunToAnotherFormulaIsRefused() throws IOException {
    Trace t = new Trace("LtlSpinUnfair");
    t.settings =
        t.settings.withProperties(
            new Properties(List.of(), List.of(), "F F LtlSpinUnfair#done", false));
    t.refuses(t.recording.turns(), t.recording.cycle(), "does not end in the violation any more");
  }

  @Test
  void aRunAfterWhichTheProgramCanEndIsRefused() throws IOException {
    Trace t = new Trace("stuck", "CannotEndAfterLostUpdate");
    List<Recording.Turn> turns = t.recording.turns();
    t.refuses(turns, 0, "does not come back to step 0");
    t.refuses(turns.subList(0, 1), t.recording.cycle(), "does not come back");
  }

  @Test
  void aRunAfterWhichTheThreadCanGoOnIsRefused() throws IOException {
    Trace t = new Trace("stuck", "LostSignalBesideSpinner");
    List<Recording.Turn> turns = t.recording.turns();
    t.refuses(
        turns.subList(0, turns.size() - 1), Violation.NO_CYCLE, "every thread can go on after the");
  }

  /** What properties read is learnt again if a recording does not say. */
  @Test
  void aRunIsFollowedWithoutKnowingWhatPropositionsRead() throws IOException {
    Trace t = new Trace("LtlPetersonStarvation");
    assertThat(t.recording.observed()).isNotEmpty();
    Recording r = t.recording;
    Recording ignorant =
        new Recording(
            r.kind(), r.message(), r.location(), r.turns(), r.view(), List.of(), r.cycle());
    assertThat(new Replay(t.subject(), t.settings, ignorant).cycle()).isEqualTo(r.cycle());
  }

  /** A formula's violation comes after others that were found with a coarser view. */
  @Test
  void violationsFoundBeforeTheFormulaWasCheckedAreStillTold() throws IOException {
    Path file = PROGRAMS.resolve("violation/ltl/LtlInsideLock.java");
    TestPrograms programs = TestPrograms.compile(PROGRAMS, List.of(file));
    Settings s = TestPrograms.Expectation.of(file).settings();
    Settings all =
        new Settings(
                Settings.Strategy.BREADTH_FIRST,
                false,
                s.races(),
                true,
                s.maxStates(),
                s.maxDepth(),
                s.maxMillis())
            .withProperties(
                new Properties(
                    List.of("LtlInsideLock#zero"), List.of(), s.properties().ltl(), false));
    Explorer explorer = programs.explorer(file, all, false);
    List<Violation> found = explorer.run().violations();
    assertThat(found).extracting(Violation::kind).containsExactly("invariant", "ltl");
    for (Violation v : found) {
      Replay replay = new Replay(programs.subject(file, all, false), all, explorer.record(v));
      assertThat(replay.told().steps()).isEqualTo(explorer.explain(v).steps());
    }
  }

  /** A recorded run of a program, which a test then changes. */
  private static final class Trace {
    private final Path file;
    private final TestPrograms programs;
    final Recording recording;
    Settings settings;

    Trace(String name) throws IOException {
      this("ltl", name);
    }

    Trace(String folder, String name) throws IOException {
      file = PROGRAMS.resolve("violation/" + folder + "/" + name + ".java");
      programs = TestPrograms.compile(PROGRAMS, List.of(file));
      settings = TestPrograms.Expectation.of(file).settings();
      Explorer explorer = programs.explorer(file, settings, false);
      recording = explorer.record(explorer.run().violations().get(0));
    }

    ProgramUnderTest subject() throws IOException {
      return programs.subject(file, settings, false);
    }

    void refuses(List<Recording.Turn> turns, int cycle, String why) throws IOException {
      Recording changed =
          new Recording(
              recording.kind(),
              recording.message(),
              recording.location(),
              new ArrayList<>(turns),
              recording.view(),
              recording.observed(),
              cycle);
      ProgramUnderTest subject = subject();
      assertThatThrownBy(() -> new Replay(subject, settings, changed))
          .isInstanceOf(ReplayDivergence.class)
          .hasMessageContaining(why);
    }
  }
}
