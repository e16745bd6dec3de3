package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Trace files, {@code assay replay}, and tests made of traces. */
class ReplayCommandTest {
  private static final Path GOLDEN = Repository.ROOT.resolve("assay-cli/src/test/resources/golden");

  @TempDir private Path folder;
  private Workspace workspace;
  private String trace;

  @BeforeEach
  void prepare() {
    workspace = new Workspace(folder);
    trace = workspace.path("run.json");
  }

  private String program(String name) throws Exception {
    return workspace.source(name + ".java", Files.readString(GOLDEN.resolve(name + ".java")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "MonitorDeadlock",
        "LockDeadlock",
        "Race",
        "Assertion",
        "UncaughtException",
        "Choices",
        "MissedSignal"
      })
  void aRunIsToldAgainAsItWasFound(String name) throws Exception {
    CommandOutput found = CommandOutput.of("check", "--trace", trace, program(name));
    CommandOutput again = CommandOutput.of("replay", trace);
    assertThat(again.err()).isEmpty();
    assertThat(again.exit()).isEqualTo(1);
    assertThat(found.out()).startsWith(again.out() + "\n");
  }

  @Test
  void aRunWithPromotedRacesIsFollowed() throws Exception {
    CommandOutput found =
        CommandOutput.of("check", "--races=promote", "--trace", trace, program("Promote"));
    CommandOutput again = CommandOutput.of("replay", trace);
    assertThat(again.exit()).isEqualTo(1);
    assertThat(again.out()).contains("assertion failed");
    assertThat(found.out()).startsWith(again.out() + "\n");
  }

  @Test
  void aChangedProgramIsNoticed() throws Exception {
    CommandOutput.of("check", "--trace", trace, program("Race"));
    workspace.source(
        "Race.java",
        Files.readString(GOLDEN.resolve("Race.java")).replace("value++", "value += 2"));
    assertThat(CommandOutput.of("replay", trace))
        .isEqualTo(
            new CommandOutput(
                2,
                "",
                "assay: the class Race$Counter has changed since the trace was made; check the"
                    + " program again\n"));
  }

  @Test
  void anotherJdkIsNoticed() throws Exception {
    CommandOutput.of("check", "--trace", trace, program("Race"));
    damage("\"jdkVersion\": \"", "\"jdkVersion\": \"1");
    CommandOutput output = CommandOutput.of("replay", trace);
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err()).startsWith("assay: the trace was made with JDK 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"moves\"|\"move\"",
        "\"0:0\"|\"0:x\"",
        "\"0:0\"|\"9:0\"",
        "\"0:0\"|\"1:0\"",
        "\"0:0\",|",
        "\"view\": {|\"view\": [",
        "data race|dat race",
        "}|",
        "\"format\": 1|\"format\": 2"
      })
  void aDamagedFileIsNoticed(String change) throws Exception {
    CommandOutput.of("check", "--trace", trace, program("Race"));
    String[] parts = change.split("\\|", -1);
    damage(parts[0], parts[1]);
    CommandOutput output = CommandOutput.of("replay", trace);
    assertThat(output.exit()).as(output.err()).isEqualTo(2);
    assertThat(output.err()).startsWith("assay: ").hasLineCount(1);
    assertThat(output.out()).isEmpty();
  }

  private void damage(String from, String to) throws Exception {
    String text = Files.readString(Path.of(trace));
    int at = text.indexOf(from);
    assertThat(at).isNotNegative();
    Files.writeString(
        Path.of(trace), text.substring(0, at) + to + text.substring(at + from.length()));
  }

  @Test
  void whatIsNoTraceIsRefused() throws Exception {
    assertThat(CommandOutput.of("replay", workspace.path("none")).err())
        .isEqualTo("assay: no such file: " + workspace.path("none") + "\n");
    String other = workspace.source("other.json", "{}");
    assertThat(CommandOutput.of("replay", other))
        .isEqualTo(new CommandOutput(2, "", "assay: " + other + " is not a trace file of Assay\n"));
    assertThat(CommandOutput.of("replay").exit()).isEqualTo(2);
  }

  @Test
  void onePersonCanGoForwardsAndBackwards() throws Exception {
    CommandOutput.of("check", "--trace", trace, program("MonitorDeadlock"));
    CommandOutput output =
        CommandOutput.withInput(
            "n\np\nprevious\ng 99\ng x\ng 3\nq\n", "replay", "--interactive", trace);
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.out())
        .contains(
            "before the first step",
            "step 1 of 3",
            "this is the beginning",
            "this is the end of the run, which has 3 steps",
            "g needs the number of a step",
            "step 3 of 3")
        .contains("thread \"a\" (MonitorDeadlock.java:10) holds Object#2 and wants Object#1");
  }

  @Test
  void theSessionEndsWithItsInput() throws Exception {
    CommandOutput.of("check", "--trace", trace, program("MonitorDeadlock"));
    assertThat(CommandOutput.withInput("n\n", "replay", "--interactive", trace).exit())
        .isEqualTo(1);
  }

  @Test
  void aTestMadeOfARunFailsWithTheViolation() throws Exception {
    String source = workspace.path("src/test/java/some/pack/RaceTest.java");
    Files.createDirectories(Path.of(source).getParent());
    CommandOutput found = CommandOutput.of("check", "--junit", source, program("Race"));
    assertThat(found.exit()).isEqualTo(1);
    String classes =
        workspace.compile(
            "some/pack/RaceTest.java",
            Files.readString(Path.of(source)),
            System.getProperty("java.class.path"));
    try (URLClassLoader loader = new URLClassLoader(new URL[] {Path.of(classes).toUri().toURL()})) {
      Class<?> type = loader.loadClass("some.pack.RaceTest");
      var constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      Object test = constructor.newInstance();
      Method method = type.getDeclaredMethod("raceIsReproduced");
      assertThat(method.isAnnotationPresent(Test.class)).isTrue();
      method.setAccessible(true);
      assertThatThrownBy(() -> method.invoke(test))
          .isInstanceOf(InvocationTargetException.class)
          .cause()
          .isInstanceOf(AssertionError.class)
          .hasMessageStartingWith(
              "violation: data race on Counter.value between threads \"a\" and \"b\"");
    }
  }

  @Test
  void aTestNeedsANameOfAClass() throws Exception {
    assertThat(CommandOutput.of("check", "--junit", "my-test.java", program("Race")).exit())
        .isEqualTo(2);
  }

  @Test
  void aFileThatCannotBeWrittenIsAnInputError() throws Exception {
    String nowhere = workspace.path("none/run.json");
    CommandOutput output = CommandOutput.of("check", "--trace", nowhere, program("Race"));
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err()).contains("cannot write " + nowhere);
  }
}
