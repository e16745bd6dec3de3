package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.explore.result.Result;
import dev.assay.explore.result.Violation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every program under {@code src/test/programs} gets the verdict that its first line expects. */
class ProgramsTest {
  private static final Path PROGRAMS = Path.of("src/test/programs");

  private static final InputStream INPUT = System.in;

  /** Programs find no input; that of a build may be what its tools talk to each other by. */
  @BeforeAll
  static void closeInput() {
    System.setIn(InputStream.nullInputStream());
  }

  @AfterAll
  static void reopenInput() {
    System.setIn(INPUT);
  }

  /** On each JDK that is supported and installed here. */
  @TestFactory
  Stream<DynamicContainer> programsGetTheVerdictTheyExpect() throws IOException {
    try (Stream<Path> files = Files.walk(PROGRAMS)) {
      List<Path> sources = files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
      List<DynamicContainer> all = new ArrayList<>();
      for (InstalledJdk jdk : InstalledJdk.all()) {
        TestPrograms programs = TestPrograms.compile(PROGRAMS, sources, jdk);
        all.add(
            DynamicContainer.dynamicContainer(
                "JDK " + jdk.feature(),
                sources.stream()
                    .map(
                        f ->
                            DynamicTest.dynamicTest(
                                PROGRAMS.relativize(f) + " on JDK " + jdk.feature(),
                                () -> check(programs, f, jdk)))));
      }
      return all.stream();
    }
  }

  private static void check(TestPrograms programs, Path file, InstalledJdk jdk) throws IOException {
    assumeTrue(TestPrograms.isPossible(file, jdk), "needs another JDK");
    TestPrograms.Expectation expected = TestPrograms.Expectation.of(file);
    assumeTrue(!expected.text().startsWith("unsupported"), "not supported yet");
    Result result = programs.explore(file, expected.settings(), expected.internals());
    String verdict = result.verdict().name().toLowerCase(java.util.Locale.ROOT);
    String kinds =
        String.join("|", result.violations().stream().map(Violation::kind).distinct().toList());
    String got = (verdict + " " + kinds).strip();
    assertThat(expected.accepts(verdict, result))
        .as("expected %s, got %s %s", expected.text(), got, result)
        .isTrue();
  }
}
