package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.explore.checkpoint.CheckpointFile;
import dev.assay.explore.checkpoint.Checkpoints;
import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Result;
import dev.assay.machine.loading.InputProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Searches that are interrupted, written down, and taken up in another machine. */
class CheckpointTest {
  private static final Path PROGRAMS = Path.of("src/test/programs");

  /** Monitors, java.util.concurrent, lambdas, strings, enums, initialisers, choices, invariants. */
  private static final List<String> SAMPLE =
      List.of(
          "verified/dining/DiningTryLock",
          "verified/queues/LinkedBlockingQueueFifo",
          "verified/forkjoin/ForkJoinSum",
          "verified/lockfree/MichaelScottQueue",
          "verified/waitnotify/TimedWaitRescues",
          "verified/exit/ShutdownHook",
          "violation/futures",
          "violation/classinit",
          "violation/choices",
          "violation/environment",
          "violation/executors",
          "violation/interrupts",
          "violation/invariants",
          "violation/stepinvariants",
          "violation/indirect",
          "violation/virtual",
          "violation/threadlocal");

  private static List<Path> sources;
  private static TestPrograms programs;

  @TempDir private Path folder;

  @BeforeAll
  static void compile() throws IOException {
    try (Stream<Path> files = Files.walk(PROGRAMS)) {
      sources = files.filter(CheckpointTest::isWanted).sorted().toList();
    }
    programs = TestPrograms.compile(PROGRAMS, sources);
  }

  private static boolean isWanted(Path file) {
    String name = PROGRAMS.relativize(file).toString();
    try {
      return name.endsWith(".java")
          && SAMPLE.stream().anyMatch(name::startsWith)
          && TestPrograms.isPossible(file)
          && !TestPrograms.Expectation.of(file).text().startsWith("unsupported")
          && isDepthFirst(TestPrograms.Expectation.of(file).settings());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isDepthFirst(Settings s) {
    return s.strategy() == Settings.Strategy.DEPTH_FIRST && s.properties().ltl().isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> aSearchThatIsInterruptedFindsWhatItWouldHaveFound() {
    return sources.stream()
        .map(f -> DynamicTest.dynamicTest(PROGRAMS.relativize(f).toString(), () -> interrupt(f)));
  }

  private static void interrupt(Path file) throws IOException {
    TestPrograms.Expectation expected = TestPrograms.Expectation.of(file);
    SplittableRandom random = new SplittableRandom(file.getFileName().toString().hashCode());
    Settings s = expected.settings();
    Settings settings =
        new Settings(
            s.strategy(),
            s.fine(),
            s.races(),
            random.nextBoolean(),
            s.maxStates(),
            s.maxDepth(),
            s.maxMillis(),
            s.properties(),
            s.without(),
            s.tactics(),
            s.environment());
    Path directory = Files.createTempDirectory("checkpoint");
    Interruptions interruptions =
        new Interruptions(directory, () -> programs.subject(file, settings, expected.internals()));
    assertThat(interruptions.compare(settings, 3, random)).isEmpty();
    assertThat(interruptions.notes()).noneMatch(note -> note.contains("no checkpoint"));
    assertThat(directory).isEmptyDirectory();
    Files.delete(directory);
  }

  // ---- one program ----

  private static final Path PROGRAM = PROGRAMS.resolve("verified/dining/DiningTryLock.java");

  private ProgramUnderTest subject() throws IOException {
    return programs.subject(PROGRAM, Settings.standard(), false);
  }

  private Result explore(long maxStates, long everyMillis, boolean resume, List<String> notes)
      throws IOException {
    Settings settings = Settings.standard().withMaxStates(maxStates);
    Explorer explorer = new Explorer(subject(), settings, new Progress());
    explorer.keep(
        new Checkpoints(
            new CheckpointFile(folder), everyMillis, () -> "header", notes::add, resume));
    return explorer.run();
  }

  private Path file() {
    return folder.resolve("assay.checkpoint");
  }

  private static final String LONG_PROGRAM =
      """
      public class Long {
        public static void main(String[] args) {
          Object[] locks = {new Object(), new Object(), new Object(), new Object(), new Object()};
          for (int t = 0; t < 4; t++) {
            int first = t;
            new Thread(() -> {
              for (int i = 0; i < 4; i++) {
                synchronized (locks[first]) {
                  synchronized (locks[first + 1]) {
                    continue;
                  }
                }
              }
            }).start();
          }
        }
      }
      """;

  @Test
  void aSearchGoesOnFromACheckpointThatWasWrittenOnTheWay() throws Exception {
    Path source = Files.writeString(folder.resolve("Long.java"), LONG_PROGRAM);
    TestPrograms one = TestPrograms.compile(folder, List.of(source));
    // With checkpoints nobody sleeps.
    Settings settings = Settings.standard().without(Reduction.SLEEP_SETS);
    Result whole = one.explore(source, settings, false);
    Explorer explorer =
        new Explorer(one.subject(source, settings, false), settings, new Progress());
    explorer.keep(new Checkpoints(new CheckpointFile(folder), 0, () -> "", note -> {}, false));
    // Only run() would delete what was written on the way.
    explorer.search(settings);
    assertThat(file()).exists();
    Explorer next = new Explorer(one.subject(source, settings, false), settings, new Progress());
    next.keep(new Checkpoints(new CheckpointFile(folder), 600_000, () -> "", note -> {}, true));
    Result rest = next.run();
    assertThat(rest.verdict()).isEqualTo(whole.verdict());
    assertThat(rest.statistics().states()).isEqualTo(whole.statistics().states());
    assertThat(rest.statistics().transitions()).isEqualTo(whole.statistics().transitions());
    assertThat(file()).doesNotExist();
  }

  private byte[] bytes() {
    try {
      return Files.readAllBytes(file());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aDamagedCheckpointIsRefusedWhateverIsWrongWithIt() throws Exception {
    List<String> notes = new ArrayList<>();
    explore(20, 600_000, false, notes);
    assertThat(notes).singleElement().asString().contains("can be continued");
    byte[] whole = bytes();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 10; i++) {
      byte[] damaged = whole.clone();
      damaged[i < 5 ? 8 + i * 5 : random.nextInt(whole.length)] ^= (byte) (1 << random.nextInt(8));
      refuses(damaged);
    }
    for (int i = 0; i < 5; i++) {
      refuses(java.util.Arrays.copyOf(whole, random.nextInt(whole.length)));
    }
    Files.write(file(), whole);
    assertThat(explore(Long.MAX_VALUE, 600_000, true, notes).verdict())
        .isEqualTo(Result.Verdict.VERIFIED);
  }

  private void refuses(byte[] content) throws IOException {
    Files.write(file(), content);
    assertThatThrownBy(() -> explore(Long.MAX_VALUE, 600_000, true, new ArrayList<>()))
        .isInstanceOf(InputProblem.class)
        .hasMessageContaining(file().toString());
  }

  @Test
  void aCheckpointOfAnotherProgramDoesNotFit() throws Exception {
    explore(20, 600_000, false, new ArrayList<>());
    Path other = PROGRAMS.resolve("verified/waitnotify/TimedWaitRescues.java");
    Settings settings = Settings.standard();
    Explorer explorer =
        new Explorer(programs.subject(other, settings, false), settings, new Progress());
    explorer.keep(new Checkpoints(new CheckpointFile(folder), 600_000, () -> "", note -> {}, true));
    assertThatThrownBy(explorer::run).isInstanceOf(InputProblem.class);
  }

  @Test
  void aCheckpointThatCannotBeWrittenLeavesThePreviousOne() throws Exception {
    CheckpointFile file = new CheckpointFile(folder);
    file.write("first", out -> out.writeInt(1));
    assertThatThrownBy(
            () ->
                file.write(
                    "second",
                    out -> {
                      out.write(new byte[1 << 20]);
                      throw new IOException("disk full");
                    }))
        .hasMessage("disk full");
    assertThat(file.header()).isEqualTo("first");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(1);
    }
  }
}
