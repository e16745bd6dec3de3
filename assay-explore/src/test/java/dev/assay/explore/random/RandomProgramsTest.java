package dev.assay.explore.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.Behaviour;
import dev.assay.explore.Trial;
import dev.assay.explore.config.Settings.Races;
import dev.assay.explore.config.Settings.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Random programs against the plain search; {@link Campaign} does the same for many more. */
class RandomProgramsTest {
  private static final int PROGRAMS = Integer.getInteger("assay.random.programs", 500);

  @Test
  void everySearchFindsWhatThePlainSearchFinds() throws InterruptedException {
    RandomPrograms campaign =
        RandomPrograms.examine(Campaign::new, RandomPrograms.SIZE, 0, PROGRAMS, begun -> {});
    assertThat(campaign.failures()).as(campaign.summary()).isEmpty();
    assertThat(campaign.count("programs")).isEqualTo(PROGRAMS);
    for (String kind : List.of("deadlock", "assertion", "exception", "several ends", "racy")) {
      assertThat(campaign.count(kind)).as(campaign.summary()).isGreaterThan(PROGRAMS / 50);
    }
    assertThat(campaign.count("invariant")).as(campaign.summary()).isGreaterThan(PROGRAMS / 100);
    assertThat(campaign.count("SAME")).as(campaign.summary()).isGreaterThan(PROGRAMS / 2);
  }

  /** Both threads initialize classes of the JDK, in steps from the same state. */
  @Test
  void objectsThatTwoStepsMakeAreNotOneObject() {
    RandomPrograms campaign = new RandomPrograms(new Campaign(), RandomPrograms.SIZE);
    campaign.run(504_618, 504_619);
    assertThat(campaign.failures()).isEmpty();
  }

  @Test
  void aSearchThatOverlooksRacesLosesAnEndThatThePlainSearchFinds() {
    RandomProgram program =
        program(
            Statement.of("static int p;"),
            Statement.block(
                "static class W extends Thread {",
                List.of(
                    Statement.block("public void run() {", List.of(Statement.of("p = p + 1;"))))),
            Statement.block(
                "public static void main(String[] args) {",
                List.of(Statement.of("new W().start();"), Statement.of("new W().start();"))));
    Trial trial = new Comparison().trial(program, compile(program));
    Behaviour plain = Objects.requireNonNull(trial.plain(1000));
    assertThat(plain.ends()).containsExactly("p=1 ", "p=2 ");
    assertThat(plain.races()).isNotEmpty();
    assertThat(explored(trial, Races.PROMOTE).ends()).isEqualTo(plain.ends());
    assertThat(explored(trial, Races.IGNORE).ends()).containsExactly("p=2 ");
  }

  @Test
  void anotherThreadMayFailBeforeTheProgramExits() {
    RandomProgram program =
        program(
            Statement.block(
                "static class W extends Thread {",
                List.of(
                    Statement.block(
                        "public void run() {",
                        List.of(Statement.of("throw new IllegalStateException();"))))),
            Statement.block(
                "public static void main(String[] args) {",
                List.of(Statement.of("new W().start();"), Statement.of("System.exit(0);"))));
    Trial trial = new Comparison().trial(program, compile(program));
    Behaviour plain = Objects.requireNonNull(trial.plain(1000));
    assertThat(plain.violations()).hasSize(1);
    assertThat(explored(trial, Races.REPORT).agrees(plain)).isTrue();
  }

  @Test
  void aThreadMayBeJoinedBeforeItIsStarted() {
    RandomProgram program =
        program(
            Statement.of("static final W FIRST = new W();"),
            Statement.of("static final W SECOND = new W();"),
            Statement.block(
                "static class W extends Thread {",
                List.of(
                    Statement.block(
                        "public void run() {",
                        List.of(
                            Statement.of("try { SECOND.join(); }"),
                            Statement.of("catch (InterruptedException e) { return; }"),
                            Statement.of("throw new IllegalStateException();"))))),
            Statement.block(
                "public static void main(String[] args) {",
                List.of(Statement.of("FIRST.start();"), Statement.of("SECOND.start();"))));
    Trial trial = new Comparison().trial(program, compile(program));
    Behaviour plain = Objects.requireNonNull(trial.plain(1000));
    assertThat(plain.violations()).hasSize(2).contains("deadlock");
    assertThat(explored(trial, Races.REPORT).agrees(plain)).isTrue();
  }

  private static Behaviour explored(Trial trial, Races races) {
    return trial.explored(Trial.settings(Strategy.DEPTH_FIRST, false, races));
  }

  @Test
  void shrinkingLeavesWhatIsNeededAndCompiles() {
    RandomProgram program = new ProgramGenerator(5, RandomPrograms.SIZE).generate();
    RandomProgram small =
        new Shrinker(new BatchCompiler(), (p, classes) -> p.source().contains("NODE.x"))
            .shrink(with(program, Statement.of("static void keep() { NODE.x = 1; }")));
    assertThat(small.source())
        .contains("NODE.x", "static final Node NODE", "int x;")
        .doesNotContain("synchronized", "main", "Lazy");
    assertThat(small.source().lines().count()).isLessThan(15);
  }

  @Test
  void whatIsWrongIsReportedWithTheSmallestProgramThatShowsIt() {
    RandomPrograms programs =
        new RandomPrograms(
            new RandomPrograms.Examination() {
              @Override
              public RandomProgram generate(long seed, int size) {
                return new ProgramGenerator(seed, size).generate();
              }

              @Override
              public RandomPrograms.Finding examine(RandomProgram p, Map<String, byte[]> classes) {
                boolean isWrong = p.seed() == 3 && p.source().contains(" main(");
                return new RandomPrograms.Finding(Map.of("seen", 2), isWrong ? "begins\n" : "");
              }
            },
            RandomPrograms.SIZE);
    programs.run(2, 5);
    assertThat(programs.count("programs")).isEqualTo(3);
    assertThat(programs.count("seen")).isEqualTo(6);
    assertThat(programs.failures()).hasSize(1);
    assertThat(programs.failures().get(0)).startsWith("seed 3,").contains(" main(", "begins");
    assertThat(programs.failures().get(0).lines().count()).isLessThan(16);
  }

  private static RandomProgram with(RandomProgram p, Statement member) {
    List<Statement> members = new ArrayList<>(p.code().blocks().get(0));
    members.add(member);
    return p.with(Statement.block(p.code().lines().get(0), members));
  }

  private static RandomProgram program(Statement... members) {
    return new RandomProgram(0, "P", false, Statement.block("public class P {", List.of(members)));
  }

  private static Map<String, byte[]> compile(RandomProgram program) {
    return Objects.requireNonNull(new BatchCompiler().compile(program));
  }
}
