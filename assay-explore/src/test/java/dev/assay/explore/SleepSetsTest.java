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

/** What has nothing to do with each other is made in one order. */
class SleepSetsTest {
  private static final Path ROOT = Path.of("src/test/programs");

  /** How many transitions are made of those that there are. */
  private static double share(String program) throws IOException {
    Path file = ROOT.resolve(program);
    TestPrograms programs = TestPrograms.compile(ROOT, List.of(file));
    return (double) transitions(programs, file, Set.of())
        / transitions(programs, file, Set.of(Reduction.SLEEP_SETS));
  }

  private static long transitions(TestPrograms programs, Path file, Set<Reduction> without)
      throws IOException {
    Settings settings = Settings.standard().withoutReductions(without);
    Result result = programs.explorer(file, settings, false).run();
    assertThat(result.verdict()).isEqualTo(Result.Verdict.VERIFIED);
    return result.statistics().transitions();
  }

  @Test
  void endsOfThreadsAreMadeInOneOrder() throws IOException {
    assertThat(share("verified/threads/EndsInAnyOrder.java")).isLessThan(0.6);
  }
}
