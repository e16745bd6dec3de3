package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the order in which states are visited promises. */
class SearchOrderTest {
  private static final Path ROOT = Path.of("src/test/programs");
  private static final Path PROGRAM = ROOT.resolve("violation/strategies/RelayDeepening.java");
  private static TestPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs = TestPrograms.compile(ROOT, List.of(PROGRAM));
  }

  private static Result explore(Strategy strategy, SearchParameters tactics) throws IOException {
    return programs.explore(
        PROGRAM, Settings.standard().withStrategy(strategy).withTactics(tactics), false);
  }

  private static int steps(Result result) {
    assertThat(result.violations()).hasSize(1);
    return result.violations().get(0).moves().size();
  }

  private static SearchParameters walks(long seed, long count) {
    SearchParameters t = SearchParameters.standard();
    return new SearchParameters(
        t.heuristic(), seed, count, t.maxSwitches(), t.maxMemory(), t.store());
  }

  @Test
  void iterativeDeepeningFindsARunAsShortAsBreadthFirstSearchDoes() throws IOException {
    SearchParameters t = SearchParameters.standard();
    assertThat(steps(explore(Strategy.ITERATIVE_DEEPENING, t)))
        .isEqualTo(steps(explore(Strategy.BREADTH_FIRST, t)));
  }

  @Test
  void theSameSeedMakesTheSameWalksAndAnotherSeedOthers() throws IOException {
    long transitions = explore(Strategy.RANDOM_WALK, walks(1, 2)).statistics().transitions();
    assertThat(explore(Strategy.RANDOM_WALK, walks(1, 2)).statistics().transitions())
        .isEqualTo(transitions);
    boolean differs = false;
    for (int seed = 2; seed < 12 && !differs; seed++) {
      differs =
          explore(Strategy.RANDOM_WALK, walks(seed, 2)).statistics().transitions() != transitions;
    }
    assertThat(differs).isTrue();
  }

  @Test
  void noRunThatIsFoundHasMoreSwitchesThanTheBound() throws IOException {
    SearchParameters t = SearchParameters.standard();
    Result result =
        explore(
            Strategy.DEPTH_FIRST,
            new SearchParameters(t.heuristic(), 0, 1, 5, t.maxMemory(), t.store()));
    List<Move> moves = result.violations().get(0).moves();
    int switches = 0;
    for (int i = 1; i < moves.size(); i++) {
      switches += moves.get(i).thread() == moves.get(i - 1).thread() ? 0 : 1;
    }
    assertThat(switches).isEqualTo(5);
  }

  @Test
  void aSearchThatUsesTooMuchMemoryEndsWithAReason() throws IOException {
    SearchParameters t = SearchParameters.standard();
    SearchParameters little =
        new SearchParameters(t.heuristic(), 0, 1000, t.maxSwitches(), 1 << 20, t.store());
    Path right = ROOT.resolve("verified/strategies/TurnsBestFirst.java");
    Result result =
        TestPrograms.compile(ROOT, List.of(right))
            .explore(
                right,
                Settings.standard().withStrategy(Strategy.RANDOM_WALK).withTactics(little),
                false);
    assertThat(result.verdict()).isEqualTo(Result.Verdict.INCONCLUSIVE);
    assertThat(result.reasons()).contains("the memory limit of 1 MB is reached");
  }
}
