package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
        "\"format\": 2|\"format\": 1"
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

  private static final String STARVES = "G(Starvation#wants->F(Starvation#in))";

  @Test
  void aRunWithoutEndIsNotBelievedAfterAChangeOfTheProgram() throws Exception {
    CommandOutput.of("check", "--ltl", STARVES, "--trace", trace, program("Starvation"));
    String changed = Files.readString(GOLDEN.resolve("Starvation.java"));
    workspace.source("Starvation.java", changed.replace("want0 && turn == 0", "turn == 0"));
    assertThat(CommandOutput.of("replay", trace))
        .isEqualTo(
            new CommandOutput(
                2,
                "",
                "assay: the class Starvation has changed since the trace was made; check the"
                    + " program again\n"));
  }

  /** Whoever changes the digest, too, has not changed what the program does. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "return in0;|return want0;|the formula holds on the run now",
        "want0 && turn == 0|want0 && turn == 5|the run does not come back to step 7 any more",
        "return in0;|throw new Error();|the formula has no value on the run any more"
      })
  void aRunWithoutEndIsJudgedAnew(String from, String to, String why) throws Exception {
    CommandOutput.of("check", "--ltl", STARVES, "--trace", trace, program("Starvation"));
    String changed = Files.readString(GOLDEN.resolve("Starvation.java"));
    assertThat(changed).contains(from);
    workspace.source("Starvation.java", changed.replace(from, to));
    String text = Files.readString(Path.of(trace));
    Files.writeString(
        Path.of(trace), text.replaceAll("(?s)\"classes\": \\{.*?\\}", "\"classes\": {}"));
    CommandOutput output = CommandOutput.of("replay", trace);
    assertThat(output.exit()).as(output.err()).isEqualTo(2);
    assertThat(output.err())
        .startsWith("assay: " + why)
        .endsWith("; check the program again\n")
        .hasLineCount(1);
    assertThat(output.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"cycle\": |\"cycle\": -",
        "\"cycle\": |\"cycle\": 9",
        "\"cycle\": |\"cycle\": \"x\", \"y\": ",
        "\"cycle\"|\"circle\"",
        "\"observed\"|\"seen\"",
        "\"1:0\"|\"0:0\"",
        "\"1:0\",|",
        "wants->F(|wants->G(",
        "--ltl|--invariant"
      })
  void aDamagedRunWithoutEndIsNoticed(String change) throws Exception {
    CommandOutput.of("check", "--ltl", STARVES, "--trace", trace, program("Starvation"));
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

  private static final String GIVEN =
      """
      public class Given {
        public static void main(String[] args) throws Exception {
          byte[] input = System.in.readAllBytes();
          String text = input.length + " " + args[0] + " " + System.getProperty("given")
              + " " + System.getenv("PATH") + " " + System.getenv("ASSAY_HAS_NO_SUCH")
              + " " + System.getProperty("user.dir");
          new Thread(() -> { throw new IllegalStateException(text); }).start();
        }
      }
      """;

  @Test
  void aTraceHoldsWhatTheProgramSawAndNothingElse() throws Exception {
    String program = workspace.source("Given.java", GIVEN);
    CommandOutput found =
        CommandOutput.withInput(
            "five\n", "check", "-Dgiven=property", "--trace", trace, program, "--", "argument");
    assertThat(found.out())
        .contains(
            "5 argument property "
                + System.getenv("PATH")
                + " null "
                + Path.of("").toAbsolutePath());
    Map<?, ?> file = JsonReader.object(Files.readString(Path.of(trace)));
    assertThat(file.get("environment")).isEqualTo(Map.of("PATH", System.getenv("PATH")));
    assertThat(file.get("input")).isEqualTo(List.of("five\n"));
    assertThat(found.out()).startsWith(CommandOutput.of("replay", trace).out() + "\n");
    assertThat(found.out())
        .startsWith(CommandOutput.withInput("other", "replay", trace).out() + "\n");
  }

  /** Were it not so, these would go unnoticed. */
  @ParameterizedTest
  @ValueSource(
      strings = {"\"five\\n\"|\"six\"", "\"PATH\": \"|\"PATH\": \"x", "\"argument\"|\"a\""})
  void theProgramIsGivenWhatTheTraceHolds(String change) throws Exception {
    String program = workspace.source("Given.java", GIVEN);
    CommandOutput.withInput("five\n", "check", "--trace", trace, program, "--", "argument");
    String[] parts = change.split("\\|", -1);
    damage(parts[0], parts[1]);
    assertThat(CommandOutput.of("replay", trace))
        .isEqualTo(
            new CommandOutput(
                2,
                "",
                "assay: the run does not end in the violation any more; check the program again\n"));
  }

  @Test
  void allVariablesAreInATraceIfTheProgramHasSeenAll() throws Exception {
    String program =
        workspace.source(
            "Given.java", GIVEN.replace("System.getenv(\"PATH\")", "System.getenv().size()"));
    CommandOutput found = CommandOutput.of("check", "--trace", trace, program, "argument");
    Map<?, ?> file = JsonReader.object(Files.readString(Path.of(trace)));
    assertThat(file.get("environment")).isEqualTo(System.getenv());
    assertThat(found.out()).startsWith(CommandOutput.of("replay", trace).out() + "\n");
  }

  @Test
  void aTraceIsNotWrittenIfItWouldHoldTooMuch() throws Exception {
    String program = workspace.source("Given.java", GIVEN);
    CommandOutput output =
        CommandOutput.withInput("x".repeat((1 << 20) + 1), "check", "--trace", trace, program, "a");
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.out()).startsWith("violation: uncaught exception");
    assertThat(output.err())
        .isEqualTo(
            "assay: no trace is written: the program has read 1048577 bytes from standard input,"
                + " and a trace holds no more than 1048576\n");
    assertThat(Path.of(trace)).doesNotExist();
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
    assertThat(failureOfTest("Race", "raceIsReproduced"))
        .startsWith("violation: data race on Counter.value between threads \"a\" and \"b\"");
  }

  @Test
  void aTestMadeOfARunWithoutEndFailsWithTheViolation() throws Exception {
    assertThat(failureOfTest("Starvation", "ltlIsReproduced", "--ltl", STARVES))
        .startsWith("violation: formula G (Starvation#wants -> F Starvation#in) does not hold")
        .contains("==== from here on again and again ====");
  }

  /** Lets a test be written of a program's run, and runs it. */
  private String failureOfTest(String program, String name, String... options) throws Exception {
    String source = workspace.path("src/test/java/some/pack/" + program + "Test.java");
    Files.createDirectories(Path.of(source).getParent());
    List<String> words = new ArrayList<>(List.of("check", "--junit", source));
    words.addAll(List.of(options));
    words.add(program(program));
    assertThat(CommandOutput.of(words.toArray(String[]::new)).exit()).isEqualTo(1);
    String classes =
        workspace.compile(
            "some/pack/" + program + "Test.java",
            Files.readString(Path.of(source)),
            System.getProperty("java.class.path"));
    try (URLClassLoader loader = new URLClassLoader(new URL[] {Path.of(classes).toUri().toURL()})) {
      Class<?> type = loader.loadClass("some.pack." + program + "Test");
      var constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      Object test = constructor.newInstance();
      Method method = type.getDeclaredMethod(name);
      assertThat(method.isAnnotationPresent(Test.class)).isTrue();
      method.setAccessible(true);
      Throwable thrown = catchThrowable(() -> method.invoke(test));
      assertThat(thrown).isInstanceOf(InvocationTargetException.class);
      assertThat(thrown.getCause()).isInstanceOf(AssertionError.class);
      return thrown.getCause().getMessage();
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
