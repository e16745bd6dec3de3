package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Result;
import dev.assay.explore.search.Search;
import dev.assay.explore.visibility.KindNames;
import dev.assay.explore.visibility.PrecisionSnapshot;
import dev.assay.explore.visited.SleepSetVisited;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** However many workers there are, a search finds the same. All take part from the first state. */
class WorkersTest {
  private static final Path ROOT = Path.of("src/test/programs");

  /** Programs with more states take too long to be explored several times. */
  private static final long MAX_STATES = 5_000;

  private static final List<String> FOLDERS =
      List.of(
          "atomics",
          "buffers",
          "choices",
          "classinit",
          "dining",
          "environment",
          "exit",
          "invariants",
          "locks",
          "stepinvariants",
          "threads",
          "waitnotify");

  private static final List<Path> SOURCES = new ArrayList<>();
  private static TestPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      files
          .filter(f -> f.toString().endsWith(".java"))
          .filter(f -> FOLDERS.contains(f.getName(f.getNameCount() - 2).toString()))
          .sorted()
          .forEach(SOURCES::add);
    }
    programs = TestPrograms.compile(ROOT, SOURCES);
  }

  /**
   * All there is to say about a search, except how many steps were made: who has got a state from
   * another does not know which threads may sleep there.
   *
   * @param states how many, if nobody sleeps; else that depends on the order
   * @param violations their signatures
   * @param ends what the program's data can be when all its threads have ended
   */
  private record Outcome(
      long states,
      Set<String> violations,
      Set<Incompleteness> incompleteness,
      Set<Incompleteness> nondeterminism,
      List<Incompleteness> unanswered,
      boolean passedOver,
      Set<String> ends) {
    static Outcome of(Explorer.Examined examined) {
      Search s = examined.search();
      Set<String> ends = new TreeSet<>();
      ProgramTransitions transitions = examined.bench().transitions;
      s.visited.forEach(
          state -> {
            boolean isEnd = transitions.enabled(state).count() == 0;
            transitions.goTo(state);
            if (isEnd && transitions.isOver()) {
              ends.add(ProgramData.of(transitions.machine()));
            }
          });
      Set<String> violations = new TreeSet<>();
      s.violations().forEach(v -> violations.add(v.signature()));
      boolean isSleepless = !(s.visited instanceof SleepSetVisited);
      return new Outcome(
          isSleepless ? s.visited.count() : 0,
          violations,
          s.incompleteness(),
          Set.copyOf(transitions.nondeterminism()),
          examined.bench().checker.invariants().unanswered(),
          transitions.hasPassedOverTimeouts(),
          ends);
    }

    Outcome withStates(long count) {
      return new Outcome(
          count, violations, incompleteness, nondeterminism, unanswered, passedOver, ends);
    }
  }

  /**
   * What was learnt of the data that threads share: which of two threads is seen first to use
   * something may make a difference.
   */
  private static PrecisionSnapshot learnt(Explorer.Examined examined) {
    KindNames names = new KindNames(examined.bench().transitions.machine().universe());
    return examined.bench().precision.view(names);
  }

  private static Explorer.Examined search(Path file, int workers) throws IOException {
    return search(file, workers, true);
  }

  private static Explorer.Examined search(Path file, int workers, boolean sleeps)
      throws IOException {
    TestPrograms.Expectation e = TestPrograms.Expectation.of(file);
    Settings s = e.settings();
    Set<Reduction> without = new TreeSet<>(s.without());
    if (!sleeps) {
      without.add(Reduction.SLEEP_SETS);
    }
    Settings all =
        new Settings(
                s.strategy(), s.fine(), s.races(), true, MAX_STATES, s.maxDepth(), s.maxMillis())
            .withoutReductions(without)
            .withProperties(s.properties())
            .withEnvironment(s.environment())
            .withTactics(s.tactics().withWorkers(workers));
    return programs.explorer(file, all, e.internals()).search(all);
  }

  @Test
  void severalWorkersFindWhatOneFinds() throws IOException {
    int compared = 0;
    int violated = 0;
    for (Path file : SOURCES) {
      if (!TestPrograms.isPossible(file)
          || TestPrograms.Expectation.of(file).settings().strategy() != Strategy.DEPTH_FIRST) {
        continue;
      }
      boolean sleeps = compared % 2 == 0;
      Explorer.Examined one = search(file, 1, sleeps);
      if (one.search().visited.count() < MAX_STATES) {
        Outcome expected = Outcome.of(one);
        int workers = 2 + compared++ % 3;
        violated += expected.violations.isEmpty() ? 0 : 1;
        Explorer.Examined several = search(file, workers, sleeps);
        Outcome found = Outcome.of(several);
        if (!learnt(several).equals(learnt(one))) { // it was explored in smaller transitions
          if (several.search().visited.count() >= MAX_STATES) {
            continue;
          }
          found = found.withStates(expected.states);
        }
        assertThat(found)
            .as("%s with %d workers", ROOT.relativize(file), workers)
            .isEqualTo(expected);
      }
    }
    assertThat(compared).isGreaterThan(60);
    assertThat(violated).isBetween(20, compared - 20);
  }

  @Test
  void allWorkersReadTheSameInput() throws IOException {
    Path file = ROOT.resolve("verified/environment/InputBeforeAndAfter.java");
    InputStream before = System.in;
    try {
      for (int round = 0; round < 5; round++) {
        System.setIn(new ByteArrayInputStream("123".getBytes(StandardCharsets.US_ASCII)));
        Search search = search(file, 3).search();
        assertThat(search.visited.count()).isGreaterThan(30);
        assertThat(search.violations()).isEmpty();
        assertThat(search.incompleteness()).isEmpty();
      }
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void theRunThatAnotherWorkerHasFoundCanBeMadeAgain() throws IOException {
    Path file = ROOT.resolve("violation/dining/DiningCircular.java");
    for (int round = 0; round < 5; round++) {
      Settings s = Settings.standard().withTactics(SearchParameters.standard().withWorkers(3));
      Explorer explorer = programs.explorer(file, s, false);
      Result result = explorer.run();
      assertThat(result.violations()).hasSize(1);
      assertThat(explorer.explain(result.violations().get(0)).steps()).isNotEmpty();
    }
  }
}
