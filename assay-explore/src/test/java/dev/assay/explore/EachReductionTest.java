package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Violation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Each reduction makes the search of some program smaller, and leaves the verdict and the
 * violations as they are.
 */
class EachReductionTest {
  private static final Path ROOT = Path.of("src/test/programs");
  private static final Path VIOLATING = ROOT.resolve("violation/reductions/LostUpdates.java");

  private static final Map<Reduction, String> REDUCED = new EnumMap<>(Reduction.class);

  static {
    REDUCED.put(Reduction.SYNC, "reductions/JoinedCounters");
    REDUCED.put(Reduction.QUIET_DATA, "reductions/QuietTable");
    REDUCED.put(Reduction.OWNERSHIP, "ownership/WorkersAddUp");
    REDUCED.put(Reduction.SHARING, "reductions/OwnLock");
    REDUCED.put(Reduction.RARE_OPERATIONS, "reductions/Sleepers");
    REDUCED.put(Reduction.JOINS, "reductions/JoinedCounters");
    REDUCED.put(Reduction.SLEEP_SETS, "threads/EndsInAnyOrder");
    REDUCED.put(Reduction.LIBRARY_CALLS, "queues/LinkedBlockingDequeBothEnds");
    REDUCED.put(Reduction.LIVE_SLOTS, "strategies/ForgottenLocals");
    REDUCED.put(Reduction.SYMMETRY, "strategies/TwoMakeBoxes");
    REDUCED.put(Reduction.GARBAGE, "reductions/FirstVisitorsBox");
    REDUCED.put(Reduction.LEFTOVERS, "reductions/ContendedPermit");
  }

  private static TestPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    List<Path> files =
        REDUCED.values().stream()
            .distinct()
            .map(EachReductionTest::file)
            .collect(Collectors.toList());
    files.add(VIOLATING);
    programs = TestPrograms.compile(ROOT, files);
  }

  private static Path file(String program) {
    return ROOT.resolve("verified").resolve(program + ".java");
  }

  @ParameterizedTest
  @EnumSource(Reduction.class)
  void makesTheSearchSmaller(Reduction reduction) throws IOException {
    assertThat(REDUCED).as("no program shows what %s does", reduction).containsKey(reduction);
    Path file = file(REDUCED.get(reduction));
    Result with = search(file, Set.of());
    Result without = search(file, Set.of(reduction));
    assertThat(with.verdict()).isEqualTo(Result.Verdict.VERIFIED);
    assertThat(without.verdict()).isEqualTo(Result.Verdict.VERIFIED);
    assertThat(size(without)).isGreaterThan(size(with));
  }

  @ParameterizedTest
  @EnumSource(Reduction.class)
  void leavesTheViolationsAsTheyAre(Reduction reduction) throws IOException {
    Result with = search(VIOLATING, Set.of());
    Result without = search(VIOLATING, Set.of(reduction));
    assertThat(with.verdict()).isEqualTo(Result.Verdict.VIOLATION);
    assertThat(without.verdict()).isEqualTo(Result.Verdict.VIOLATION);
    assertThat(violations(without)).isEqualTo(violations(with)).hasSize(1);
  }

  private static Set<String> violations(Result result) {
    return result.violations().stream().map(Violation::signature).collect(Collectors.toSet());
  }

  /** Sleep sets leave the states and spare transitions; the others spare both. */
  private static long size(Result result) {
    return result.statistics().states() + result.statistics().transitions();
  }

  private static Result search(Path file, Set<Reduction> without) throws IOException {
    Settings s = Settings.standard();
    Settings all =
        new Settings(
            s.strategy(),
            without.contains(Reduction.SYNC),
            s.races(),
            true,
            s.maxStates(),
            s.maxDepth(),
            s.maxMillis());
    return programs.explore(file, all.withoutReductions(without), false);
  }
}
