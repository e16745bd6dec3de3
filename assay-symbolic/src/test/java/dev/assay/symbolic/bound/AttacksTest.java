package dev.assay.symbolic.bound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Universe;
import dev.assay.symbolic.bound.AttackMethods.Attack;
import dev.assay.symbolic.bound.BoundResult.FailingInput;
import dev.assay.symbolic.bound.BoundSettings.Engine;
import dev.assay.symbolic.solve.SolverKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Methods under {@code src/test/attacks} that try to get a wrong verdict, by cause. Each gets the
 * one it expects, with all engines and with each solver alone; what is found fails on HotSpot with
 * the same inputs, and what is verified does not fail there with inputs at the ends of their types.
 */
class AttacksTest {
  /** How long a check may take. */
  private static final long MILLIS = 60_000;

  private static final InputStream INPUT = System.in;

  private static final BootImages IMAGES = new BootImages(Path.of("target/boot-images"));

  /** What came of a check. */
  private record Outcome(String verdict, String by, List<FailingInput> found, String details) {}

  @BeforeAll
  static void closeInput() {
    System.setIn(InputStream.nullInputStream());
  }

  @AfterAll
  static void reopenInput() {
    System.setIn(INPUT);
  }

  @TestFactory
  Stream<DynamicTest> methodsGetTheVerdictTheyExpect() throws IOException {
    AttackMethods methods = AttackMethods.compile();
    JdkImage jdk = JdkImage.open(Path.of(System.getProperty("java.home")));
    return methods.all().stream()
        .map(a -> DynamicTest.dynamicTest(a.name(), () -> check(methods, jdk, a)));
  }

  @TestFactory
  Stream<DynamicTest> whatIsVerifiedDoesNotFail() throws IOException {
    AttackMethods methods = AttackMethods.compile();
    return methods.all().stream()
        .filter(a -> a.verdict().equals("verified") && methods.canBeTried(a))
        .map(a -> DynamicTest.dynamicTest(a.name(), () -> assertThat(methods.failure(a)).isNull()));
  }

  @Test
  void thereAreManyForEachCause() throws IOException {
    List<Attack> all = AttackMethods.compile().all();
    assertThat(all).hasSizeGreaterThan(120);
    assertThat(all.stream().map(Attack::className).distinct()).hasSizeGreaterThanOrEqualTo(10);
  }

  private static void check(AttackMethods methods, JdkImage jdk, Attack a) {
    for (Engine engine : Engine.values()) {
      Outcome got = confirmed(methods, a, run(methods, jdk, a, settings(a, engine)));
      assertThat(got.verdict).as("%s: %s", engine, got.details).isEqualTo(a.verdict());
      if (got.verdict.equals("violation")) {
        assertThat(got.by).as("%s: %s", engine, got.details).contains(a.by());
      }
    }
    for (SolverKind solver : SolverKind.values()) {
      BoundSettings s = settings(a, Engine.MERGED);
      BoundSettings alone =
          new BoundSettings(
              s.engine(),
              s.unwind(),
              s.disjuncts(),
              s.workers(),
              List.of(solver),
              s.maxArray(),
              s.maxObjects(),
              s.all(),
              s.maxMillis(),
              s.contracts());
      Outcome got = confirmed(methods, a, run(methods, jdk, a, alone));
      assertThat(got.verdict).as("%s: %s", solver, got.details).isEqualTo(a.verdict());
    }
  }

  private static BoundSettings settings(Attack a, Engine engine) {
    BoundSettings s = BoundSettings.standard();
    return new BoundSettings(
        engine,
        s.unwind(),
        engine == Engine.MERGED ? s.disjuncts() : 10,
        s.workers(),
        s.solvers(),
        3,
        3,
        false,
        MILLIS,
        a.contracts());
  }

  private static Outcome run(
      AttackMethods methods, JdkImage jdk, Attack a, BoundSettings settings) {
    BoundResult result =
        new BoundedCheck(
                () -> new Machine(universe(methods, jdk), MachineOptions.standard()),
                IMAGES,
                new BoundTarget(
                    new EntryFinder(universe(methods, jdk)).findAny(a.className(), a.method()),
                    true,
                    null,
                    List.of()),
                settings,
                new BoundProgress())
            .run();
    List<FailingInput> found = result.violations();
    if (!found.isEmpty()) {
      String by = found.get(0).kind() + " " + found.get(0).what();
      return new Outcome("violation", by, found, found.toString());
    }
    boolean isVerified = result.exhausted() && result.incompleteness().isEmpty();
    String details = result.incompleteness().toString();
    return new Outcome(isVerified ? "verified" : "inconclusive", "", found, details);
  }

  private static Universe universe(AttackMethods methods, JdkImage jdk) {
    return new Universe(
        jdk, new ClassPath(methods.classPath(), Map.of(), jdk.feature()), JdkNatives.INSTANCE);
  }

  /** What was found takes place on HotSpot; what is doubted may not. */
  private static Outcome confirmed(AttackMethods methods, Attack a, Outcome got) {
    for (FailingInput c : got.found) {
      if (!c.isDeterministic() || c.kind().equals("deadlock") || a.contracts()) {
        continue;
      }
      Throwable thrown = methods.call(a, c.recorded());
      boolean takesPlace = thrown != null && c.what().startsWith(thrown.getClass().getName());
      if (!takesPlace && !c.doubt().isEmpty()) {
        return new Outcome("inconclusive", "", List.of(), c.doubt());
      }
      assertThat(takesPlace).as("%s, but HotSpot throws %s", c, thrown).isTrue();
    }
    return got;
  }
}
