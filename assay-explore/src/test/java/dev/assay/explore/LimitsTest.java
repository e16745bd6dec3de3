package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.explore.checkpoint.CheckpointFile;
import dev.assay.explore.checkpoint.Checkpoints;
import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Result.Verdict;
import dev.assay.explore.result.Violation;
import dev.assay.machine.threads.Stopped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Limits take effect wherever a check is. Time is a number of looks at the clock here, so that it
 * can be up at any of the places where somebody looks.
 */
class LimitsTest {
  private static final long MAX_MILLIS = 600_000;
  private static final long LATE = TimeUnit.HOURS.toNanos(1);

  /** About so many of the looks at the clock are tried. */
  private static final int POINTS = Boolean.getBoolean("assay.all") ? 200 : 6;

  @TempDir Path folder;

  /** By source. */
  private final Map<String, TestPrograms> compiled = new HashMap<>();

  /** Time stands still for some looks; then it is late. */
  private static final class Looks implements LongSupplier {
    private final long most;
    long count;
    Runnable then = () -> {};

    Looks(long most) {
      this.most = most;
    }

    @Override
    public synchronized long getAsLong() {
      if (++count == most + 1) {
        then.run();
      }
      return count > most ? LATE : 0;
    }
  }

  private static final String ENDLESS =
      """
      public class P {
        public static void main(String[] args) {
          long sum = 0;
          for (long i = 0; i < Long.MAX_VALUE; i++) {
            sum += i;
          }
          System.out.println(sum);
        }
        static int[] from = new int[1 << 20];
        static int[] to = new int[1 << 20];
        static void copies() {
          while (true) {
            System.arraycopy(from, 0, to, 0, from.length);
          }
        }
        static boolean slow() {
          for (int i = 0; i < 2_000_000; i++) {
            Math.abs(i);
          }
          return true;
        }
      }
      """;

  /** Two threads that compute for a while before each access. */
  private static final String THREADS =
      """
      public class P {
        static volatile int turns;
        static int sum;

        static int compute() {
          int x = 1;
          for (int i = 0; i < 20_000; i++) {
            x = 31 * x + i;
          }
          return x;
        }

        public static void main(String[] args) throws InterruptedException {
          Runnable work = () -> {
            for (int i = 0; i < 2; i++) {
              int x = compute();
              synchronized (P.class) {
                sum += x;
              }
              turns++;
            }
          };
          Thread other = new Thread(work);
          other.start();
          work.run();
          other.join();
          ASSERTION
        }

        static boolean few() {
          return compute() != 0 && turns < 5;
        }
      }
      """;

  private ProgramUnderTest program(String source, Settings settings) throws IOException {
    Path file = folder.resolve("P.java");
    if (!compiled.containsKey(source)) {
      Files.writeString(file, source);
      compiled.put(source, TestPrograms.compile(folder, List.of(file)));
    }
    return compiled.get(source).subject(file, settings, false);
  }

  private static String threads(String assertion) {
    return THREADS.replace("ASSERTION", assertion);
  }

  private static Settings standard() {
    return Settings.standard().withMaxMillis(MAX_MILLIS);
  }

  private static Settings checking(List<String> invariants, String ltl) {
    return standard().withProperties(new Properties(invariants, List.of(), ltl, false));
  }

  private static Incompleteness timeIsUp() {
    return new Incompleteness(Reason.TIME_LIMIT, "the time limit of 600.0 s is reached");
  }

  @Test
  void timeIsUpInTheMidstOfATransition() throws IOException {
    Explorer explorer =
        new Explorer(program(ENDLESS, standard()), standard(), new Progress(new Looks(20)));
    Result result = explorer.run();
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.incompleteness()).contains(timeIsUp());
    assertThat(result.statistics().transitions()).isZero();
    assertThat(result.statistics().states()).isEqualTo(1);
  }

  @Test
  void timeIsUpWhileNativeMethodsAreCalled() throws IOException {
    String copying = ENDLESS.replace("long sum = 0;", "copies(); long sum = 0;");
    Looks clock = new Looks(20);
    Explorer explorer = new Explorer(program(copying, standard()), standard(), new Progress(clock));
    Result result = explorer.run();
    assertThat(result.incompleteness()).contains(timeIsUp());
    // So many are not copied between two slices of instructions.
    assertThat(result.statistics().instructions()).isLessThan(20 * 5_000);
  }

  @Test
  void theCheckIsInterruptedInTheMidstOfATransition() throws IOException {
    Looks clock = new Looks(20);
    Progress progress = new Progress(clock);
    clock.then = progress::cancel;
    Settings longer = standard().withMaxMillis(Long.MAX_VALUE / 2);
    Result result = new Explorer(program(ENDLESS, longer), longer, progress).run();
    assertThat(result.incompleteness())
        .contains(new Incompleteness(Reason.INTERRUPTED, "it was interrupted"));
    assertThat(result.statistics().transitions()).isZero();
  }

  @Test
  void memoryIsUsedUpInTheMidstOfATransition() throws IOException {
    SearchParameters t = SearchParameters.standard();
    Settings settings =
        Settings.standard()
            .withTactics(
                new SearchParameters(
                    t.heuristic(),
                    t.seed(),
                    t.walks(),
                    t.maxSwitches(),
                    1 << 20,
                    t.store(),
                    t.workers()));
    Result result = new Explorer(program(ENDLESS, settings), settings, new Progress()).run();
    assertThat(result.incompleteness())
        .contains(new Incompleteness(Reason.MEMORY_LIMIT, "the memory limit of 1 MB is reached"));
    assertThat(result.statistics().transitions()).isZero();
  }

  @Test
  void timeIsUpInTheMidstOfAnInvariant() throws IOException {
    Settings settings = checking(List.of("P#slow"), "");
    Result result =
        new Explorer(program(ENDLESS, settings), settings, new Progress(new Looks(20))).run();
    assertThat(result.incompleteness()).contains(timeIsUp());
    assertThat(result.statistics().transitions()).isZero();
  }

  /** Whenever time is up, the result is the same as with more time or says that time was up. */
  private void isUpAnywhere(String source, Settings settings) throws IOException {
    ProgramUnderTest program = program(source, settings);
    Looks enough = new Looks(Long.MAX_VALUE - 1);
    Explorer whole = new Explorer(program, settings, new Progress(enough));
    Result result = whole.run();
    assertThat(result.incompleteness()).isEmpty();
    assertThat(enough.count).isGreaterThan(20);
    long step = Math.max(1, enough.count / POINTS);
    for (long n = 1; n < enough.count; n += step) {
      Looks looks = new Looks(n);
      Explorer explorer = new Explorer(program(source, settings), settings, new Progress(looks));
      explorer.setAlone(10);
      Result cut = explorer.run();
      if (cut.verdict() != Verdict.VIOLATION) {
        assertThat(cut.verdict()).as("%d looks", n).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(cut.incompleteness()).contains(timeIsUp());
      } else {
        assertThat(cut.violations()).hasSameSizeAs(result.violations());
        Violation v = cut.violations().get(0);
        assertThat(v.signature()).isEqualTo(result.violations().get(0).signature());
        Counterexample told = explorer.explain(v);
        assertThat(told.violation().signature()).isEqualTo(v.signature());
        assertThat(told.steps()).isNotEmpty();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void timeIsUpAnywhereInASearch(Strategy strategy) throws IOException {
    if (strategy != Strategy.RANDOM_WALK) { // which is never complete
      isUpAnywhere(threads(""), standard().withStrategy(strategy));
    }
  }

  @Test
  void timeIsUpAnywhereWithSeveralWorkers() throws IOException {
    SearchParameters t = SearchParameters.standard();
    isUpAnywhere(
        threads(""),
        standard()
            .withTactics(
                new SearchParameters(
                    t.heuristic(),
                    t.seed(),
                    t.walks(),
                    t.maxSwitches(),
                    t.maxMemory(),
                    t.store(),
                    2)));
  }

  @Test
  void timeIsUpAnywhereWithInvariantsAndAFormula() throws IOException {
    isUpAnywhere(threads(""), checking(List.of("P#few"), "G P#few"));
  }

  @Test
  void timeIsUpAnywhereWithAViolationOfAFormula() throws IOException {
    isUpAnywhere(threads(""), checking(List.of(), "F !P#few"));
  }

  @Test
  void whatWasFoundIsReportedIfTimeIsUpBeforeItIsSimplified() throws IOException {
    isUpAnywhere(threads("assert turns < 4;"), standard());
  }

  // ---- what was found ----

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aRunIsDescribedForAShortTimeAfterTimeIsUp(boolean isLong) throws IOException {
    long[] looks = new long[1];
    boolean[] isOver = new boolean[1];
    Progress progress =
        new Progress(
            () ->
                !isOver[0]
                    ? 0
                    : isLong ? LATE + TimeUnit.MILLISECONDS.toNanos(200 * ++looks[0]) : LATE);
    Explorer explorer =
        new Explorer(program(threads("assert turns < 4;"), standard()), standard(), progress);
    Violation v = explorer.run().violations().get(0);
    isOver[0] = true;
    Counterexample told = explorer.explain(v);
    assertThat(told.violation().signature()).isEqualTo(v.signature());
    String cut = "a limit was reached: the run is described so far only";
    if (isLong) {
      assertThat(told.violation().details()).contains(cut);
      assertThat(told.steps()).isNotEmpty();
      assertThatThrownBy(() -> explorer.record(v)).isInstanceOf(Stopped.class);
    } else {
      assertThat(told.violation().details()).doesNotContain(cut);
      assertThat(explorer.record(v).turns()).hasSameSizeAs(v.moves());
    }
  }

  // ---- checkpoints ----

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void nothingIsLostIfTimeIsUpAnywhere(boolean invariant) throws IOException {
    String source = threads("");
    Settings settings =
        (invariant ? checking(List.of("P#few"), "") : standard()).without(Reduction.SLEEP_SETS);
    Looks enough = new Looks(Long.MAX_VALUE - 1);
    Result whole = new Explorer(program(source, settings), settings, new Progress(enough)).run();
    long step = Math.max(1, enough.count / POINTS);
    int resumed = 0;
    for (long n = 1; n < enough.count; n += step) {
      Path directory = Files.createDirectory(folder.resolve("checkpoint" + n));
      Result result = kept(source, settings, directory, new Looks(n));
      while (result.verdict() == Verdict.INCONCLUSIVE) {
        assertThat(result.incompleteness()).contains(timeIsUp());
        resumed++;
        result = kept(source, settings, directory, new Looks(n + 100 * resumed));
      }
      assertThat(result.verdict()).isEqualTo(whole.verdict());
      assertThat(result.statistics().states()).isEqualTo(whole.statistics().states());
      assertThat(result.statistics().transitions()).isEqualTo(whole.statistics().transitions());
      assertThat(result.statistics().maxDepth()).isEqualTo(whole.statistics().maxDepth());
    }
    assertThat(resumed).isGreaterThan(5);
  }

  private Result kept(String source, Settings settings, Path directory, Looks looks)
      throws IOException {
    Explorer explorer = new Explorer(program(source, settings), settings, new Progress(looks));
    CheckpointFile file = new CheckpointFile(directory);
    List<String> notes = new ArrayList<>();
    explorer.keep(new Checkpoints(file, 600_000, () -> "", notes::add, file.exists()));
    Result result = explorer.run();
    assertThat(notes).noneMatch(note -> note.contains("no checkpoint"));
    return result;
  }
}
