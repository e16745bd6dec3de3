package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.result.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What does not belong to a state makes no states of its own, unless it is asked for. */
class StateReductionsTest {
  private static final Path ROOT = Path.of("src/test/programs");

  private static void moreStates(String program, Reduction without) throws IOException {
    Path file = ROOT.resolve(program);
    TestPrograms programs = TestPrograms.compile(ROOT, List.of(file));
    assertThat(states(programs, file, Set.of(without)))
        .isGreaterThan(states(programs, file, Set.of()));
  }

  private static long states(TestPrograms programs, Path file, Set<Reduction> without)
      throws IOException {
    Settings settings = Settings.standard().withoutReductions(without);
    Result result = programs.explorer(file, settings, false).run();
    assertThat(result.verdict()).isEqualTo(Result.Verdict.VERIFIED);
    return result.statistics().states();
  }

  @Test
  void theOrderInWhichThreadsMakeObjectsDoesNotShow() throws IOException {
    moreStates("verified/strategies/TwoMakeBoxes.java", Reduction.SYMMETRY);
  }

  @Test
  void whatVariablesHoldThatNobodyReadsDoesNotShow() throws IOException {
    moreStates("verified/strategies/ForgottenLocals.java", Reduction.LIVE_SLOTS);
  }
}
