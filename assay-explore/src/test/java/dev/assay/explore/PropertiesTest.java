package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Settings;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Violation;
import dev.assay.machine.loading.InputProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Properties that users give, beyond the verdicts of the programs under {@code programs}. */
class PropertiesTest {
  private static final Path PROGRAMS = Path.of("src/test/programs");

  /** What the reductions hide must not be what a property is about. */
  @TestFactory
  Stream<DynamicTest> verdictsAreTheSameWithoutReductions() throws IOException {
    try (Stream<Path> files = Files.walk(PROGRAMS)) {
      List<Path> sources =
          files
              .filter(f -> f.toString().matches(".*/(invariants|stepinvariants|ltl)/[^/]+\\.java"))
              .sorted()
              .toList();
      TestPrograms programs = TestPrograms.compile(PROGRAMS, sources);
      return sources.stream()
          .map(
              f ->
                  DynamicTest.dynamicTest(
                      PROGRAMS.relativize(f).toString(), () -> checkPlain(programs, f)));
    }
  }

  private static void checkPlain(TestPrograms programs, Path file) throws IOException {
    TestPrograms.Expectation expected = TestPrograms.Expectation.of(file);
    Result result = programs.explore(file, expected.plain(), false);
    String verdict = result.verdict().name().toLowerCase(Locale.ROOT);
    assertThat(expected.accepts(verdict, result)).as("%s", result).isTrue();
  }

  @Test
  void aViolatedFormulaComesWithARunThatIsRepeated() throws IOException {
    Violation v = only(explore("violation/ltl/LtlSpinUnfair"));
    assertThat(v.cycle()).isBetween(0, v.moves().size() - 1);
    assertThat(v.details()).containsExactly("the last part of this run is repeated for ever");
  }

  @Test
  void aRunThatEndsHasAnEmptyCycle() throws IOException {
    Violation v = only(explore("violation/ltl/LtlEndsUndone"));
    assertThat(v.cycle()).isEqualTo(v.moves().size());
    assertThat(v.details()).containsExactly("after this run nothing happens any more");
  }

  @Test
  void anInvariantThatThrowsSaysWhere() throws IOException {
    Violation v = only(explore("violation/invariants/InvariantThrows"));
    assertThat(v.message())
        .startsWith("invariant InvariantThrows#safe throws java.lang.NullPointerException");
    assertThat(v.location()).startsWith("InvariantThrows.java:");
    assertThat(v.cycle()).isEqualTo(Violation.NO_CYCLE);
  }

  @Test
  void aStepInvariantNamesBothValues() throws IOException {
    assertThat(only(explore("violation/stepinvariants/StepPhaseSkipped")).message())
        .isEqualTo("step invariant StepPhaseSkipped#phase does not allow NEW to become CLOSED");
    assertThat(only(explore("violation/stepinvariants/StepBackToKnownState")).message())
        .endsWith("does not allow true to become false");
  }

  @Test
  void anInvariantThatIsNeverAnsweredIsNamed() throws IOException {
    assertThat(explore("inconclusive/invariants/InvariantNeverAnswers").reasons())
        .containsExactly("InvariantNeverAnswers#taken could not be evaluated in any state");
  }

  @Test
  void withAllEachInvariantIsReportedOnce() throws IOException {
    Properties both =
        new Properties(List.of("InvariantAlone#zero", "InvariantAlone#zero"), List.of(), "", false);
    Settings settings = all().withProperties(both);
    assertThat(explore("violation/invariants/InvariantAlone", settings).violations()).hasSize(1);
  }

  @Test
  void withAllEachRaceOfTwoStepsIsReported() throws IOException {
    assertThat(explore("violation/mutex/TwoRacesInOneStep", all()).violations())
        .extracting(v -> v.message().replaceAll(" between.*", ""))
        .containsExactlyInAnyOrder(
            "data race on TwoRacesInOneStep.first", "data race on TwoRacesInOneStep.second");
  }

  private static Settings all() {
    Settings s = Settings.standard();
    return new Settings(
        s.strategy(), false, s.races(), true, s.maxStates(), s.maxDepth(), s.maxMillis());
  }

  @Test
  void whatDoesNotExistIsAnInputProblem() {
    rejected(invariant("Missing#zero"), "no class Missing on the class path");
    rejected(invariant("InvariantAlone#one"), "has no method static boolean one()");
    rejected(invariant("InvariantAlone#main"), "has no method static boolean main()");
    rejected(invariant("InvariantAlone"), "not of the form Class#method");
    rejected(
        new Properties(List.of(), List.of("InvariantAlone#zero"), "", false),
        "has no method static boolean zero(T before, T after)");
    rejected(formula("F InvariantAlone#one"), "has no method static boolean one()");
    rejected(formula("F ("), "--ltl: column 4");
    rejected(formula("X InvariantAlone#zero"), "operator X");
  }

  private static Properties invariant(String name) {
    return new Properties(List.of(name), List.of(), "", false);
  }

  private static Properties formula(String text) {
    return new Properties(List.of(), List.of(), text, false);
  }

  private static void rejected(Properties properties, String message) {
    Settings settings = Settings.standard().withProperties(properties);
    assertThatThrownBy(() -> explore("violation/invariants/InvariantAlone", settings))
        .isInstanceOf(InputProblem.class)
        .hasMessageContaining(message);
  }

  private static Violation only(Result result) {
    assertThat(result.violations()).hasSize(1);
    return result.violations().get(0);
  }

  private static Result explore(String name) throws IOException {
    return explore(name, TestPrograms.Expectation.of(PROGRAMS.resolve(name + ".java")).settings());
  }

  private static Result explore(String name, Settings settings) throws IOException {
    Path file = PROGRAMS.resolve(name + ".java");
    return TestPrograms.compile(PROGRAMS, List.of(file)).explore(file, settings, false);
  }
}
