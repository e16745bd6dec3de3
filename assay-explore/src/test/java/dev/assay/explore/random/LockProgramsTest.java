package dev.assay.explore.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.Behaviour;
import dev.assay.explore.Trial;
import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Races;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.loading.JdkImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the JDK's locks leave behind must make no difference to what a program can do. */
class LockProgramsTest {
  private static final int PROGRAMS = Integer.getInteger("assay.random.locks", 40);
  private static final long FIRST = Long.getLong("assay.random.first", 0);

  private static JdkImage jdk;
  private static BootImages images;

  @BeforeAll
  static void open() throws IOException {
    jdk = JdkImage.open(Path.of(System.getProperty("java.home")));
    images = new BootImages();
  }

  @Test
  void aProgramDoesTheSameWithoutWhatCallsLeaveBehind() {
    List<RandomProgram> programs = new ArrayList<>();
    for (long seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
      programs.add(LockPrograms.generate(seed));
    }
    Map<RandomProgram, Map<String, byte[]>> compiled = new BatchCompiler().compile(programs);
    int deadlocks = 0;
    int several = 0;
    for (RandomProgram p : programs) {
      Behaviour all =
          explored(p, Objects.requireNonNull(compiled.get(p)), Set.of(Reduction.LEFTOVERS));
      Behaviour cleared = explored(p, Objects.requireNonNull(compiled.get(p)), Set.of());
      assertThat(cleared.violations()).as(p.source()).isEqualTo(all.violations());
      assertThat(cleared.ends()).as(p.source()).isEqualTo(all.ends());
      deadlocks += all.violations().contains("deadlock") ? 1 : 0;
      several += all.ends().size() > 1 ? 1 : 0;
    }
    assertThat(deadlocks).isGreaterThan(PROGRAMS / 10);
    assertThat(several).isGreaterThan(PROGRAMS / 5);
  }

  private static Behaviour explored(
      RandomProgram p, Map<String, byte[]> classes, Set<Reduction> without) {
    Settings settings = settings(without);
    return new Trial(jdk, images, classes, p.name(), settings).explored(settings);
  }

  private static Settings settings(Set<Reduction> without) {
    return Trial.settings(Strategy.DEPTH_FIRST, false, Races.REPORT).withoutReductions(without);
  }

  @Test
  void whoHasWaitedBeforeDoesNotMatter() {
    String queue = "new java.util.concurrent.ArrayBlockingQueue<Object>(1)";
    assertHalved(queue, 4, "Q.put(1);", "Q.take();");
  }

  @Test
  void whoHasReadLastDoesNotMatter() {
    String lock = "new java.util.concurrent.locks.ReentrantReadWriteLock()";
    String read = "Q.readLock().lock(); Thread.yield(); Q.readLock().unlock();";
    assertFewer(lock, 2, read, read);
  }

  @Test
  void whichWorkerHasDoneATaskDoesNotMatter() {
    String pool = "java.util.concurrent.Executors.newFixedThreadPool(2)";
    assertFewer(pool, 1, "Q.execute(() -> {}); Q.execute(() -> {});", "Q.execute(() -> {});");
  }

  /** A class that a call initialises makes twice as many states at most: before it, and after. */
  @Test
  void initialisingAClassOfTheJdkIsPartOfTheCallHoweverLongItTakes() {
    String queue = "new java.util.concurrent.ArrayBlockingQueue<Object>(1)";
    String before = "java.util.concurrent.ForkJoinPool.getCommonPoolParallelism() > 0 ? Q() : Q()";
    assertThat(states(queue, 1, "Q.put(1);", "Q.take();", Set.of()))
        .isLessThanOrEqualTo(2 * states(before, 1, "Q.put(1);", "Q.take();", Set.of()));
  }

  private static void assertHalved(String made, int turns, String one, String other) {
    long all = states(made, turns, one, other, Set.of(Reduction.LEFTOVERS));
    assertThat(states(made, turns, one, other, Set.of())).isLessThan(all / 2);
  }

  private static void assertFewer(String made, int turns, String one, String other) {
    long all = states(made, turns, one, other, Set.of(Reduction.LEFTOVERS));
    assertThat(states(made, turns, one, other, Set.of())).isLessThan(all);
  }

  /** Lets two threads use an object in turns; how many states there are. */
  private static long states(
      String made, int turns, String one, String other, Set<Reduction> without) {
    List<Statement> main = new ArrayList<>();
    main.add(Statement.of("var Q = " + made + ";"));
    for (String action : List.of(one, other)) {
      main.add(
          Statement.of(
              "new Thread(() -> { try { for (int i = 0; i < "
                  + turns
                  + "; i++) { if (Q == null) throw new InterruptedException(); "
                  + action
                  + " } } catch (InterruptedException e) { throw new Error(e); } }).start();"));
    }
    Statement members =
        Statement.block(
            "public class P {",
            List.of(
                Statement.of(
                    "static java.util.concurrent.ArrayBlockingQueue<Integer> Q()"
                        + " { return new java.util.concurrent.ArrayBlockingQueue<>(1); }"),
                Statement.block("public static void main(String[] args) {", main)));
    RandomProgram p = new RandomProgram(0, "P", true, members);
    Map<String, byte[]> classes = Objects.requireNonNull(new BatchCompiler().compile(p));
    Trial trial = new Trial(jdk, images, classes, "P", settings(without));
    trial.explored(settings(without));
    return trial.exploredStates();
  }
}
