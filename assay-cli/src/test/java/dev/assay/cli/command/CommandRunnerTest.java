package dev.assay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.console.OutputFile;
import dev.assay.cli.console.Streams;
import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.CommonOptions;
import dev.assay.cli.options.UsageError;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.Violation;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.loading.InputProblem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every end a command can come to has its exit status, and is told in one line. */
class CommandRunnerTest {
  private static final Statistics COST = new Statistics(12, 34, 0, 5, 1000, 0, 0);

  @TempDir private Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private interface Work {
    int run(Invocation call);
  }

  private int run(OutputStream standardOutput, Work work, String... words) {
    Command command =
        new Command() {
          @Override
          public CommandLineSyntax syntax() {
            return new CommandLineSyntax(
                "assay check",
                "assay check",
                "",
                List.of(CommonOptions.HELP, CommonOptions.VERSION, CommonOptions.JSON),
                List.of());
          }

          @Override
          public int run(Parsed parsed, Invocation call) {
            call.about("Program");
            return work.run(call);
          }
        };
    Streams streams =
        new Streams(
            InputStream.nullInputStream(),
            new PrintStream(standardOutput, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8));
    return new CommandRunner(streams).run(() -> command, List.of(words));
  }

  private int ends(Throwable e, Consumer<Invocation> before, String... words) {
    return run(
        out,
        call -> {
          before.accept(call);
          if (e instanceof Error error) {
            throw error;
          }
          throw (RuntimeException) e;
        },
        words);
  }

  private int ends(Throwable e) {
    return ends(e, call -> {});
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private static Result result(Violation... violations) {
    Set<String> kinds = Set.of("deadlock");
    return Result.of(true, List.of(), List.of(violations), kinds, kinds, List.of(), COST);
  }

  private static final Violation DEADLOCK =
      new Violation("deadlock", "deadlock!", "", "", List.of(), List.of(), Violation.NO_CYCLE);

  @Test
  void mistakesOfTheUserAreUsageErrors() {
    assertThat(ends(new UsageError("wrong option"))).isEqualTo(2);
    assertThat(ends(new InputProblem("wrong file"))).isEqualTo(2);
    assertThat(run(out, call -> Path.of("\0").getNameCount())).isEqualTo(2);
    assertThat(err())
        .startsWith("assay: wrong option\nassay: wrong file\nassay: ")
        .contains("cannot be the name of a file");
    assertThat(out()).isEmpty();
  }

  @Test
  void whatIsNotSupportedIsInconclusive() {
    assertThat(ends(new Unsupported("flying"))).isEqualTo(3);
    assertThat(err()).isEqualTo("assay: not supported: flying\n");
    assertThat(out()).isEmpty();
  }

  @Test
  void anythingElseIsAnInternalErrorWithALog() throws IOException {
    assertThat(ends(new IllegalStateException("unexpected"))).isEqualTo(70);
    assertThat(err()).startsWith("assay: internal error: ").contains("unexpected; the log is /");
    Path log = Path.of(err().substring(err().indexOf("/"), err().length() - 1));
    assertThat(log).content().contains("target Program").contains("CommandRunnerTest");
    Files.delete(log);
  }

  @Test
  void aFullHeapIsInconclusiveWithWhatIsKnown() throws IOException {
    Path json = folder.resolve("result.json");
    assertThat(
            ends(
                new OutOfMemoryError("Java heap space"),
                call -> call.begin(() -> COST),
                "--json",
                json.toString()))
        .isEqualTo(3);
    assertThat(err()).startsWith("assay: Assay has used up its memory").hasLineCount(1);
    assertThat(out())
        .startsWith("inconclusive: ")
        .contains("    Assay has used up its memory")
        .contains("12 states, 34 transitions, depth 5");
    assertThat(json)
        .content()
        .contains("\"command\": \"check\"", "\"target\": \"Program\"")
        .contains("\"verdict\": \"inconclusive\"", "\"code\": \"out-of-memory\"", "\"states\": 12");
  }

  @Test
  void aFullHeapOfAnotherThreadIsTheSame() {
    Throwable e = new IllegalStateException("a solver failed", new OutOfMemoryError());
    assertThat(ends(e)).isEqualTo(3);
  }

  @Test
  void aViolationThatWasFoundOutlivesAFullHeap() {
    assertThat(
            ends(
                new OutOfMemoryError(),
                call -> {
                  call.begin(() -> COST);
                  call.found(result(DEADLOCK));
                }))
        .isEqualTo(1);
    assertThat(out()).startsWith("violation: deadlock!\n").contains("1 violation");
  }

  @Test
  void butWhatWasVerifiedIsNotIfItsReportFails() {
    assertThat(ends(new OutOfMemoryError(), call -> call.found(result()))).isEqualTo(3);
  }

  /** A disk or a pipe that takes nothing. */
  private static final OutputStream FULL =
      new OutputStream() {
        @Override
        public void write(int b) throws IOException {
          throw new IOException("No space left on device");
        }
      };

  @Test
  void verifiedButNotWrittenIsAnError() {
    Supplier<Map<String, Object>> members = Map::of;
    Work work =
        call -> {
          call.publish(List.of("text"), members);
          return ExitStatus.OK;
        };
    assertThat(run(out, work)).isZero();
    assertThat(run(FULL, work)).isEqualTo(2);
    assertThat(run(FULL, work, "--json", "-")).isEqualTo(2);
    assertThat(err()).isEqualTo("assay: cannot write to standard output\n".repeat(2));
  }

  @Test
  void aViolationKeepsItsStatusWhateverBecomesOfFiles() {
    Path file = folder.resolve("file");
    for (int status : List.of(0, 1, 3)) {
      Work work =
          call -> {
            call.write(
                new OutputFile("--trace", file.toString()),
                to -> {
                  throw new IOException("disk full");
                });
            return status;
          };
      assertThat(run(out, work)).isEqualTo(status == 0 ? 2 : status);
      assertThat(file).doesNotExist();
    }
    assertThat(err()).isEqualTo(("assay: cannot write " + file + ": disk full\n").repeat(3));
  }

  @Test
  void everyReasonHasACode() {
    Failure failure = Failure.of(new OutOfMemoryError(), "", null);
    assertThat(failure.code()).isEqualTo("out-of-memory");
    assertThat(failure.incompleteness())
        .isEqualTo(new Incompleteness(Reason.OUT_OF_MEMORY, failure.message()));
  }
}
