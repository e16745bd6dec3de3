package dev.assay.explore.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.OutcomeSearch.Outcomes;
import dev.assay.explore.library.LibraryComparison.Difference;
import dev.assay.explore.library.LibraryComparison.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random programs over the JDK's concurrent classes; {@link LibraryCampaign} has many more. */
class LibraryProgramsTest {
  private static final int PROGRAMS = Integer.getInteger("assay.library.programs", 300);
  private static final long FIRST_SEED = Long.getLong("assay.library.seed", 0);

  /** A limit on states alone, so that the same programs are compared on every computer. */
  private static final long MAX_STATES = 1_000;

  /** Differences that the programs of the usual seeds show. */
  private static final Path KNOWN = Path.of("src/test/library/known-differences.txt");

  @Test
  void callsInOneStepDoWhatTheirCodeDoesInSteps() throws InterruptedException, IOException {
    System.out.println("programs over the library: " + PROGRAMS + " from seed " + FIRST_SEED);
    LibraryCampaign campaign =
        new LibraryCampaign(Subjects.ALL, MAX_STATES, Long.MAX_VALUE).quietly();
    campaign.run(FIRST_SEED, PROGRAMS, Runtime.getRuntime().availableProcessors());
    TreeSet<String> known = new TreeSet<>(Files.readAllLines(KNOWN));
    known.removeIf(line -> line.startsWith("#") || line.isBlank());
    if (Boolean.getBoolean("assay.update")) {
      known.clear();
      known.addAll(campaign.subjectsThatDiffer());
      List<String> lines = new ArrayList<>(Files.readAllLines(KNOWN));
      lines.removeIf(line -> !line.startsWith("#"));
      lines.addAll(known);
      Files.write(KNOWN, lines);
    }
    if (FIRST_SEED == 0 && PROGRAMS == 300) {
      assertThat(campaign.subjectsThatDiffer())
          .as("classes with differences: %s", campaign.differences().values())
          .isEqualTo(known);
    }
    assertThat(campaign.count(Kind.FAILED)).as(campaign.summary()).isZero();
    assertThat(campaign.count(Kind.SAME)).as(campaign.summary()).isGreaterThan(PROGRAMS * 2 / 3);
  }

  @Test
  void everyCallCompiles() {
    LibraryComparison comparison = new LibraryComparison(MAX_STATES, Long.MAX_VALUE);
    List<LibraryProgram> programs = new ArrayList<>();
    for (Subject s : Subjects.ALL) {
      Random random = new Random(1);
      List<Call> calls = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        Calls.methods(s).keySet().forEach(m -> calls.add(Calls.call(s, m, random)));
      }
      s.extras().forEach(m -> calls.add(Calls.call(s, m, random)));
      for (String object : s.objects()) {
        programs.add(new LibraryProgram(s, object, s.fills(), List.of(calls, List.of())));
      }
    }
    assertThat(comparison.compile(programs)).hasSameSizeAs(programs);
  }

  @Test
  void outcomesAreResultsAndContents() {
    assertThat(outcomes("AtomicInteger", List.of(), "incrementAndGet()", "get()"))
        .containsExactlyInAnyOrder("2 | 1 | 2", "2 | 2 | 2");
  }

  @Test
  void outcomesAreDeadlocksToo() {
    assertThat(outcomes("LinkedBlockingQueue", List.of("o.add(1);"), "take()", "take()"))
        .containsExactlyInAnyOrder("stuck 1 | - | -", "stuck - | 1 | -");
  }

  @Test
  void whatOneSearchAloneFindsIsADifference() {
    Outcomes coarse = new Outcomes(Set.of("1 | 1", "1 | 2"), 5, "");
    Outcomes fine = new Outcomes(Set.of("1 | 1", "2 | 1"), 9, "");
    Difference d = Difference.of(coarse, fine);
    assertThat(d.kind()).isEqualTo(Kind.DIFFERENT);
    assertThat(d.onlyCoarse()).containsExactly("1 | 2");
    assertThat(d.onlyFine()).containsExactly("2 | 1");
    assertThat(Difference.of(fine, fine).kind()).isEqualTo(Kind.SAME);
  }

  private static Set<String> outcomes(
      String subject, List<String> fills, String first, String second) {
    LibraryComparison comparison = new LibraryComparison(MAX_STATES, Long.MAX_VALUE);
    Subject s = Subjects.named(subject);
    Random random = new Random(1);
    LibraryProgram p =
        new LibraryProgram(
            s,
            s.objects().get(0),
            fills,
            List.of(List.of(Calls.call(s, first, random)), List.of(Calls.call(s, second, random))));
    return comparison.explore(comparison.compile(List.of(p)).get(0), "L0", false).outcomes();
  }
}
