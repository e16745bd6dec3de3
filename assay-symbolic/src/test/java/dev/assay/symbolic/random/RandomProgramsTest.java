package dev.assay.symbolic.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.random.BatchCompiler;
import dev.assay.explore.random.RandomProgram;
import dev.assay.explore.random.RandomPrograms;
import dev.assay.explore.random.Statement;
import dev.assay.symbolic.bound.BoundResult;
import dev.assay.symbolic.bound.BoundSettings;
import dev.assay.symbolic.random.Comparison.Kind;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Random programs with unknowns, and with all inputs one after the other; {@link Campaign} does the
 * same for many more.
 */
class RandomProgramsTest {
  private static final int PROGRAMS = Integer.getInteger("assay.random.programs", 150);

  private static final int CONCURRENT = PROGRAMS / 3;

  private static final int METHODS = PROGRAMS * 2 / 3;

  /** With how many inputs each method is called on HotSpot. */
  private static final int CALLS = 200;

  /** How long one check may take. */
  private static final long MILLIS = 1_000;

  @Test
  void everyEngineFindsWhatTryingAllInputsFinds() {
    RandomPrograms campaign = new RandomPrograms(new Campaign(MILLIS), RandomPrograms.SIZE);
    campaign.run(0, PROGRAMS);
    assertThat(campaign.failures()).as(campaign.summary()).isEmpty();
    for (String kind : List.of("assertion", "exception", "several violations")) {
      assertThat(campaign.count(kind)).as(campaign.summary()).isGreaterThan(PROGRAMS / 20);
    }
    assertThat(campaign.count("SAME")).as(campaign.summary()).isGreaterThan(PROGRAMS / 2);
  }

  @Test
  void methodsFailAsOnHotSpot() {
    RandomPrograms campaign =
        new RandomPrograms(new MethodCampaign(MILLIS, CALLS), RandomPrograms.SIZE);
    campaign.run(0, METHODS);
    assertThat(campaign.failures()).as(campaign.summary()).isEmpty();
    for (String kind : List.of("complete", "violations", "without violations")) {
      assertThat(campaign.count(kind)).as(campaign.summary()).isGreaterThan(METHODS / 20);
    }
  }

  @Test
  void programsWithThreadsFailWithUnknownsAsTheyDoWithAllInputs() {
    RandomPrograms campaign = new RandomPrograms(new ConcurrentCampaign(30_000), 8);
    campaign.run(0, CONCURRENT);
    assertThat(campaign.failures()).as(campaign.summary()).isEmpty();
    for (String kind : List.of("assertion", "exception", "deadlock", "race")) {
      assertThat(campaign.count(kind)).as(campaign.summary()).isPositive();
    }
    assertThat(campaign.count("SAME")).as(campaign.summary()).isGreaterThan(CONCURRENT / 2);
  }

  @Test
  void allInputsAreTriedAndEachPlaceIsFound() {
    RandomProgram program =
        program(
            Statement.of("int x = Assay.anyInt(0, 5);"),
            Statement.of("assert x != 3;"),
            Statement.of("assert x != 4;"),
            Statement.of("int y = 7 / x;"));
    Map<String, byte[]> classes = compile(program);
    Set<String> tried = Objects.requireNonNull(new Trials().tried(classes, "P", 1000));
    assertThat(tried)
        .containsExactly(
            "assertion java.lang.AssertionError at P.java:10",
            "assertion java.lang.AssertionError at P.java:11",
            "exception java.lang.ArithmeticException at P.java:12");
    assertThat(new Comparison(10_000).compare(program, classes).kind()).isEqualTo(Kind.SAME);
  }

  @Test
  void aCheckThatStopsAtTheFirstViolationIsNoticed() {
    RandomProgram program =
        program(
            Statement.of("int x = Assay.anyInt(0, 5);"),
            Statement.of("assert x != 3;"),
            Statement.of("assert x != 4;"));
    Map<String, byte[]> classes = compile(program);
    BoundResult first = new Trials().bound(classes, "P", BoundSettings.standard());
    Set<String> tried = Objects.requireNonNull(new Trials().tried(classes, "P", 1000));
    assertThat(first.violations()).hasSizeLessThan(tried.size());
    assertThat(Comparison.differences("this", first, tried)).contains("does not find");
  }

  @Test
  void inputsThatDoNotFailOnThisJvmAreNoticed() {
    RandomProgram program =
        program(Statement.of("int x = Assay.anyInt(0, 5);"), Statement.of("assert x != 3;"));
    Map<String, byte[]> classes = compile(program);
    assertThat(OrdinaryRun.failure(classes, "P", List.of(3L)))
        .isEqualTo("java.lang.AssertionError at P.java:10");
    assertThat(OrdinaryRun.failure(classes, "P", List.of(2L))).isNull();
  }

  @Test
  void anInputWithOnePossibleValueIsReadAsWell() {
    RandomProgram program =
        program(
            Statement.of("int x = Assay.anyInt(2, 2);"),
            Statement.of("assert Assay.anyInt(0, 5) != x + 2;"));
    assertThat(new Comparison(10_000).compare(program, compile(program)).details()).isEmpty();
  }

  private static RandomProgram program(Statement... body) {
    return new RandomProgram(
        0,
        "P",
        true,
        Statement.block(
            "public class P {",
            List.of(Statement.block("public static void main(String[] args) {", List.of(body)))));
  }

  private static Map<String, byte[]> compile(RandomProgram program) {
    return Objects.requireNonNull(new BatchCompiler().compile(program));
  }
}
