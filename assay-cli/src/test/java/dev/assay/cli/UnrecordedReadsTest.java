package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.Monitors;
import dev.assay.machine.threads.OtherThreads;
import dev.assay.machine.threads.ReadSet;
import dev.assay.machine.threads.ThreadTable;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What a transition reads of other threads is recorded, because there is no other way to read it:
 * the ways that record nothing are open to the classes named here, which work between transitions.
 */
class UnrecordedReadsTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("test-classes"))
          .importPackages("dev.assay");

  private static final String MACHINE = "dev.assay.machine.";
  private static final String EXECUTOR = "dev.assay.explore.program.TransitionExecutor.";

  /**
   * Packages, classes and methods that may read threads without a record. They save and restore
   * states, find out which threads can move, ask properties, or describe a state.
   */
  private static final List<String> BETWEEN_TRANSITIONS =
      List.of(
          MACHINE + "threads.",
          MACHINE + "save.",
          MACHINE + "launch.BootImage",
          EXECUTOR + "enabled",
          EXECUTOR + "isEnabled",
          EXECUTOR + "isOver",
          EXECUTOR + "step",
          "dev.assay.explore.program.BranchingTransitions.",
          "dev.assay.explore.program.DisabledDuring.",
          "dev.assay.explore.program.SpuriousWakeups.",
          "dev.assay.explore.program.WaitCycles.",
          "dev.assay.explore.program.ProgramTransitions.",
          "dev.assay.explore.program.ProgramUnderTest.",
          "dev.assay.explore.describe.",
          "dev.assay.explore.property.",
          "dev.assay.explore.replay.",
          "dev.assay.symbolic.bound.",
          "dev.assay.cli.");

  /** These count and follow references of all threads, and record what the outcome relies on. */
  private static final List<String> RECORDERS = List.of(MACHINE + "threads.", MACHINE + "save.");

  /** Everybody may say that a transition is not to be remembered. */
  private static final Set<String> FOR_ALL = Set.of("onOthers", "watch", "thread", "isOnOthers");

  @Test
  void threadsAreReadWithoutARecordBetweenTransitionsOnly() {
    assertThat(accessesTo(ThreadTable.class).filter(a -> !isIn(a, BETWEEN_TRANSITIONS))).isEmpty();
  }

  @Test
  void lockWordsAreReadByMonitorsOnly() {
    assertThat(
            accessesTo(Heap.class)
                .filter(a -> a.getTarget().getName().equals("lock"))
                .filter(a -> !isIn(a, List.of(Monitors.class.getName() + ".", MACHINE + "heap."))))
        .isEmpty();
  }

  @Test
  void onlyReadersRecordWhatIsReliedOn() {
    assertThat(
            accessesTo(ReadSet.class)
                .filter(a -> !FOR_ALL.contains(a.getTarget().getName()))
                .filter(a -> !isIn(a, RECORDERS) && !isIn(a, List.of(MACHINE + "memo."))))
        .isEmpty();
  }

  /** Otherwise the other tests look for something that is not there any more. */
  @Test
  void theReadersAreSeen() {
    assertThat(accessesTo(ThreadTable.class)).isNotEmpty();
    assertThat(accessesTo(OtherThreads.class)).isNotEmpty();
    assertThat(accessesTo(ReadSet.class)).isNotEmpty();
    assertThat(accessesTo(Heap.class).filter(a -> a.getTarget().getName().equals("lock")))
        .isNotEmpty();
  }

  private static Stream<JavaAccess<?>> accessesTo(Class<?> type) {
    return CLASSES.get(type).getAccessesToSelf().stream()
        .filter(a -> !a.getTarget().getName().equals("<init>"))
        .map(a -> (JavaAccess<?>) a);
  }

  /** Whether an access is made in one of some packages, classes or methods, lambdas included. */
  private static boolean isIn(JavaAccess<?> access, List<String> places) {
    String origin =
        access.getOriginOwner().getName() + "." + methodOf(access.getOrigin().getName());
    return places.stream()
        .anyMatch(p -> p.startsWith(EXECUTOR) ? origin.equals(p) : origin.startsWith(p));
  }

  /** The method that a lambda is written in. */
  private static String methodOf(String name) {
    return name.startsWith("lambda$") ? name.split("\\$")[1] : name;
  }
}
