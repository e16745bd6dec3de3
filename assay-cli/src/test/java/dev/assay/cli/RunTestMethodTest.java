package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code assay run Class#method} does with test methods of JUnit. */
class RunTestMethodTest {
  private static final String FIVE =
      """
      import static org.junit.jupiter.api.Assertions.*;
      import org.junit.jupiter.api.*;

      class Five {
        int number;

        @BeforeAll static void first() { System.out.println("first"); }
        @BeforeEach void before() { number = 1; System.out.println("before"); }
        @AfterEach void after() { System.out.println("after"); }
        @AfterAll static void last() { System.out.println("last"); }

        @Test void passes() { assertEquals(1, number); }
        @Test void fails() { assertEquals(2, number); }
        @Test void doesNotApply() { Assumptions.assumeTrue(number == 2, "another number"); }
        @RepeatedTest(2) void repeated() { System.out.println("repeated"); }
        @Disabled @Test void disabled() { }
        @Nested class Inner { @Test void nested() { assertEquals(1, number); } }
      }
      """;

  /** The annotations of JUnit 4 are known by their names: these stand for them. */
  private static final String FOUR_ITSELF =
      """
      package org.junit;

      import java.lang.annotation.*;

      @Retention(RetentionPolicy.RUNTIME)
      public @interface Test {
        Class<? extends Throwable> expected() default None.class;
        class None extends Throwable { }
      }
      """;

  private static final String FOUR =
      """
      import org.junit.Test;

      public class Four {
        @Test public void plain() { System.out.println("plain"); }
        @Test(expected = IllegalStateException.class)
        public void throwing() { throw new IllegalStateException(); }
        @Test(expected = IllegalStateException.class) public void notThrowing() { }
        @Test(expected = IllegalStateException.class)
        public void throwingAnother() { throw new IllegalArgumentException("another"); }
      }
      """;

  private static final String AROUND = "first\nbefore\nafter\nlast\n";

  @TempDir private Path folder;
  private Workspace workspace;

  @BeforeEach
  void open() {
    workspace = new Workspace(folder);
  }

  // ---- JUnit 5 ----

  @Test
  void aTestIsRunBetweenWhatBelongsBeforeAndAfterIt() {
    assertThat(five("passes", "")).isEqualTo(new CommandOutput(0, AROUND, ""));
  }

  @Test
  void aTestThatFailsEndsLikeAProgramThatThrows() {
    CommandOutput output = five("fails", "");
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.out()).isEqualTo(AROUND);
    assertThat(output.err())
        .startsWith(
            "Exception in thread \"main\" org.opentest4j.AssertionFailedError:"
                + " expected: <2> but was: <1>\n")
        .contains("\tat Five.fails(Five.java:13)\n");
  }

  @Test
  void aTestThatDoesNotApplySaysSo() {
    CommandOutput output = five("doesNotApply", "");
    assertThat(output.exit()).isZero();
    assertThat(output.err())
        .isEqualTo("Five#doesNotApply skipped: Assumption failed: another number\n");
  }

  @Test
  void aTestThatNeedsJunitItselfIsRunByIt() {
    assertThat(five("repeated", launcher()))
        .isEqualTo(
            new CommandOutput(
                0, "first\nbefore\nrepeated\nafter\nbefore\nrepeated\nafter\nlast\n", ""));
  }

  @Test
  void aTestInANestedClassIsRunByJunitItself() {
    String classes = compileFive();
    assertThat(
            CommandOutput.of(
                "run",
                "-cp",
                String.join(File.pathSeparator, classes, jupiter(), launcher()),
                "Five$Inner#nested"))
        .isEqualTo(new CommandOutput(0, AROUND, ""));
  }

  @Test
  void aTestThatNeedsJunitItselfIsNotSupportedWithoutIt() {
    CommandOutput output = five("repeated", "");
    assertThat(output.exit()).isEqualTo(3);
    assertThat(output.err()).contains("junit-platform-launcher");
  }

  @Test
  void aDisabledTestIsNotTakenForOneThatPasses() {
    CommandOutput output = five("disabled", launcher());
    assertThat(output.exit()).isEqualTo(3);
    assertThat(output.err()).contains("a test that JUnit does not run");
  }

  // ---- JUnit 4 ----

  @Test
  void aTestThatExpectsNothingIsRun() {
    assertThat(four("plain")).isEqualTo(new CommandOutput(0, "plain\n", ""));
  }

  @Test
  void anExpectedExceptionMakesATestPass() {
    assertThat(four("throwing")).isEqualTo(new CommandOutput(0, "", ""));
  }

  @Test
  void anExpectedExceptionThatIsNotThrownMakesATestFail() {
    CommandOutput output = four("notThrowing");
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.err()).contains("expected java.lang.IllegalStateException");
  }

  @Test
  void anExceptionOtherThanTheExpectedOneMakesATestFail() {
    CommandOutput output = four("throwingAnother");
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.err()).contains("IllegalArgumentException: another");
  }

  // ---- what is missing ----

  @Test
  void aTestWhoseJunitIsMissingIsAUsageErrorThatNamesTheJar() {
    String classes = compileFive();
    for (String command : List.of("run", "check")) {
      assertThat(CommandOutput.of(command, "-cp", classes, "Five#passes"))
          .isEqualTo(
              new CommandOutput(
                  2,
                  "",
                  "assay: Five#passes is a test of JUnit, but org.junit.jupiter.api.Test is not on"
                      + " the class path; add junit-jupiter-api.jar to -cp\n"));
    }
  }

  @Test
  void aClassWithTestsAndNoMainMethodTellsTheirNames() {
    String classes = compileFive();
    for (String command : List.of("run", "check", "bound")) {
      CommandOutput output = CommandOutput.of(command, "-cp", classes, "Five");
      assertThat(output.exit()).isEqualTo(2);
      assertThat(output.err())
          .startsWith("assay: class Five has no ")
          .endsWith(
              "but tests; give one of Five#passes, Five#fails, Five#doesNotApply, Five#repeated,"
                  + " Five#disabled\n")
          .hasLineCount(1);
    }
  }

  // ---- class paths ----

  private String compileFive() {
    return workspace.compile("Five.java", FIVE, jupiter());
  }

  private CommandOutput five(String method, String more) {
    return CommandOutput.of(
        "run",
        "-cp",
        String.join(File.pathSeparator, compileFive(), jupiter(), more),
        "Five#" + method);
  }

  private CommandOutput four(String method) {
    workspace.compile("org/junit/Test.java", FOUR_ITSELF);
    String classes = workspace.compile("Four.java", FOUR);
    return CommandOutput.of("run", "-cp", classes, "Four#" + method);
  }

  private static String jupiter() {
    return jarsWith(
        "org.junit.jupiter.api.Test",
        "org.junit.platform.commons.JUnitException",
        "org.opentest4j.TestAbortedException",
        "org.apiguardian.api.API");
  }

  private static String launcher() {
    return jarsWith(
        "org.junit.jupiter.engine.JupiterTestEngine",
        "org.junit.platform.engine.TestEngine",
        "org.junit.platform.launcher.Launcher");
  }

  /** Jars of the JUnit that runs this test. */
  private static String jarsWith(String... classNames) {
    return Stream.of(classNames)
        .map(RunTestMethodTest::jarWith)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String jarWith(String className) {
    try {
      return Path.of(
              Class.forName(className).getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (ClassNotFoundException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
