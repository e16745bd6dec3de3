package dev.assay.cli.command;

import dev.assay.cli.console.OutputFile;
import dev.assay.cli.console.Streams;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.CommonOptions;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Result.Verdict;
import dev.assay.explore.result.Statistics;
import dev.assay.report.Json;
import dev.assay.report.ResultJson;
import dev.assay.report.ResultText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One call of a command: where it reads and writes, how it says what has come of it, and what is
 * known so far, in case it does not come to its end.
 */
public final class Invocation {
  private static final String STANDARD_OUTPUT = "-";

  private final String command;
  private final Streams streams;
  private final boolean writesJsonToOutput;
  private final @Nullable OutputFile jsonFile;
  private String target = "";
  private @Nullable Supplier<Statistics> statistics;
  private @Nullable Result result;
  private boolean lacksOutput;
  private final Set<Reason> accepted;

  /**
   * A call with these words.
   *
   * @param command its name, such as {@code check}
   * @throws dev.assay.cli.options.UsageError if a result cannot be written where the words say
   */
  Invocation(String command, Parsed words, Streams streams) {
    this.command = command;
    this.streams = streams;
    String json = words.get(CommonOptions.JSON);
    this.writesJsonToOutput = json.equals(STANDARD_OUTPUT);
    this.jsonFile = writesJsonToOutput ? null : OutputFile.of("--json", json);
    this.accepted = words.get(CommonOptions.ACCEPT);
  }

  public Streams streams() {
    return streams;
  }

  /** The program that is examined, as given. */
  public String target() {
    return target;
  }

  /** Says which program is examined, as given. */
  public void about(String program) {
    target = program;
  }

  /** A search begins. */
  public void begin(Progress progress) {
    begin(
        () ->
            new Statistics(
                progress.states(),
                progress.transitions(),
                0,
                progress.depth(),
                System.currentTimeMillis() - progress.startMillis(),
                0,
                0));
  }

  /** The same of something else whose cost can be asked at any time. */
  public void begin(Supplier<Statistics> costSoFar) {
    statistics = costSoFar;
  }

  /**
   * A search has ended; what follows only shows and writes its result.
   *
   * @return the result for this user, who may take assumptions on
   */
  public Result found(Result outcome) {
    Result ofUser = outcome.accepting(accepted);
    result = ofUser;
    return ofUser;
  }

  // ---- what has come of it ----

  /**
   * Shows a result where the user wants to have it.
   *
   * @param text for people
   * @param members for programs
   */
  public void publish(List<String> text, Supplier<Map<String, Object>> members) {
    if (!writesJsonToOutput) {
      print(text);
    }
    publish(members);
  }

  /** The same for programs alone. */
  public void publish(Supplier<Map<String, Object>> members) {
    if (!writesJsonToOutput && jsonFile == null) {
      return;
    }
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("tool", "assay");
    all.put("version", Version.number());
    all.put("command", command);
    all.put("target", target);
    all.putAll(members.get());
    String json = Json.of(all);
    if (jsonFile == null) {
      print(json);
    } else {
      write(jsonFile, json);
    }
  }

  /** Prints lines on standard output. */
  public void print(List<String> lines) {
    print(String.join("", lines.stream().map(line -> line + "\n").toList()));
  }

  private void print(String text) {
    streams.out().print(text);
    if (streams.out().checkError()) {
      lacksOutput("cannot write to standard output");
    }
  }

  /**
   * Writes a file that was asked for, or complains.
   *
   * @return whether it was written
   */
  public boolean write(OutputFile file, OutputFile.Content content) {
    String problem = file.write(content);
    if (problem != null) {
      lacksOutput(problem);
    }
    return problem == null;
  }

  /** The same with a text. */
  public boolean write(OutputFile file, String text) {
    return write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Complains that something is not written that was asked for. */
  public void lacksOutput(String why) {
    streams.complain(why);
    lacksOutput = true;
  }

  // ---- ends ----

  /** The exit status: it is not well if something was not written, but a verdict stays. */
  int exitStatus(int ofCommand) {
    return ofCommand == ExitStatus.OK && lacksOutput ? ExitStatus.USAGE : ofCommand;
  }

  /** Shows what is known although the command did not come to its end; the exit status. */
  int exitStatus(Failure failure) {
    if (failure.reason() == null) {
      return failure.exit();
    }
    Result known = known(failure);
    List<Counterexample> violations =
        known.violations().stream().map(v -> new Counterexample(v, List.of())).toList();
    List<String> text = new ArrayList<>();
    if (statistics != null) {
      violations.forEach(c -> text.addAll(ResultText.of(c.violation(), c.steps())));
      text.addAll(ResultText.verdict(known));
    }
    publish(text, () -> ResultJson.of(known, violations));
    return known.verdict() == Verdict.VIOLATION ? ExitStatus.VIOLATION : failure.exit();
  }

  private Result known(Failure failure) {
    if (result != null) {
      return result.with(List.of(failure.incompleteness()));
    }
    return Result.of(
        false,
        List.of(failure.incompleteness()),
        List.of(),
        Set.of(),
        Set.of(),
        List.of(),
        statistics == null ? new Statistics(0, 0, 0, 0, 0, 0, 0) : statistics.get());
  }
}
