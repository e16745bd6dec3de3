package dev.assay.cli.bound;

import dev.assay.cli.command.ExitStatus;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.Target;
import dev.assay.cli.trace.JunitTest;
import dev.assay.explore.Explorer;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.PeakMemory;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.Violation;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.loading.InputProblem;
import dev.assay.report.Figures;
import dev.assay.report.ResultJson;
import dev.assay.report.ResultText;
import dev.assay.symbolic.bound.BoundProgress;
import dev.assay.symbolic.bound.BoundResult;
import dev.assay.symbolic.bound.BoundResult.FailingInput;
import dev.assay.symbolic.solve.SolverEffort;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What {@code assay bound} has found, for people and for programs. Each violation is shown as it
 * takes place with its inputs: the program is run again with them, on numbers only.
 */
public final class BoundReport {
  /**
   * A violation that takes place.
   *
   * @param counterexample its inputs
   * @param told the run; without steps if it takes place only with results that contracts allow
   * @param isReal whether it takes place with what the methods really do
   */
  record Confirmed(FailingInput input, Counterexample counterexample, boolean isReal) {}

  /** With what methods really do, a program that fails with contracts may go on for ever. */
  private static final long PATIENCE_MILLIS = 10_000;

  /** The likeness of a violation to itself. */
  private static final int EXACT = 3;

  private final BoundProgram program;
  private final BoundResult result;
  private final Settings search;
  private final long elapsedMillis;
  private final Result outcome;
  private final List<Confirmed> confirmed = new ArrayList<>();

  /** What was found with inputs that there may not be. */
  private final List<Incompleteness> unconfirmed = new ArrayList<>();

  /**
   * @param search what counts as a violation, and what was done about data races
   * @param judging what becomes of the outcome for the user
   */
  BoundReport(
      BoundProgram program,
      BoundResult result,
      Settings search,
      long elapsedMillis,
      UnaryOperator<Result> judging) {
    this.program = program;
    this.search = search;
    this.result = result;
    this.elapsedMillis = elapsedMillis;
    for (FailingInput c : result.violations()) {
      Counterexample real = repeat(c);
      if (real == null && mustFail(c)) {
        unconfirmed.add(left(c, "what an ordinary JVM does otherwise"));
        continue;
      }
      if (real == null && !c.doubt().isEmpty()) {
        unconfirmed.add(left(c, c.doubt()));
        continue;
      }
      confirmed.add(new Confirmed(c, real == null ? allowed(c) : real, real != null));
    }
    this.outcome = judging.apply(outcome());
  }

  /**
   * Runs the program with the inputs of a violation.
   *
   * @return null if it does not take place there because contracts allow more than bodies do, or
   *     not on an ordinary JVM, whose properties, say, are others
   */
  private @Nullable Counterexample repeat(FailingInput c) {
    boolean mustFail = mustFail(c);
    // In most cases it is the first that is found; others may come before it.
    Counterexample counterexample = repeat(c, false, false);
    if (counterexample == null) {
      counterexample = repeat(c, true, mustFail);
    }
    if (counterexample == null && mustFail) {
      throw new IllegalStateException(
          c.what() + " at " + c.place() + " does not take place with inputs " + c.inputs());
    }
    rejectFailureOfPrecondition(counterexample, c);
    Boolean fails = counterexample != null && c.isDeterministic() ? onHotSpot(c) : null;
    if (!c.doubt().isEmpty() && !Boolean.TRUE.equals(fails)) {
      return null;
    }
    return Boolean.FALSE.equals(fails) && !isLimit(c) ? null : counterexample;
  }

  /** Whether nothing is known that can make a difference. */
  private boolean mustFail(FailingInput c) {
    return result.assumed().isEmpty() && c.doubt().isEmpty();
  }

  /** Whether it is for Assay's own limits that the program fails; a JVM has others. */
  private static boolean isLimit(FailingInput c) {
    return c.what().equals("java.lang.StackOverflowError")
        || c.what().equals("java.lang.OutOfMemoryError");
  }

  private static Incompleteness left(FailingInput c, String why) {
    return new Incompleteness(
        Reason.UNSUPPORTED,
        "not supported: "
            + why
            + ", and "
            + c.what()
            + " was found with "
            + String.join(", ", c.inputs()),
        c.place());
  }

  /** What a main method is called with. */
  private List<String> arguments(FailingInput c) {
    List<String> given = program.entry().arguments();
    List<String> found = c.arguments();
    return given != null ? given : found != null ? found : List.of();
  }

  private void rejectFailureOfPrecondition(
      @Nullable Counterexample counterexample, FailingInput c) {
    EntryPoint condition = program.entry().precondition();
    if (counterexample == null
        || condition == null
        || counterexample.violation().details().isEmpty()) {
      return;
    }
    String name = condition.holder().replace('/', '.') + "." + condition.name();
    List<String> stack = counterexample.violation().details();
    // The target may call it as well; then it is not the lowest.
    if (stack.get(stack.size() - 1).strip().startsWith(name + "(")) {
      throw new InputProblem(
          "the precondition "
              + name
              + " throws "
              + c.what()
              + " for "
              + c.inputs()
              + "; it has to return true or false for all inputs");
    }
  }

  /**
   * Runs the program with the inputs of a violation until that is found.
   *
   * @param all whether to go on if others are found
   * @param mostSimilar whether the most similar one will do
   */
  private @Nullable Counterexample repeat(FailingInput c, boolean all, boolean mostSimilar) {
    Settings standard = Settings.standard();
    Settings settings =
        new Settings(
                standard.strategy(),
                standard.fine(),
                search.races(),
                all,
                standard.maxStates(),
                standard.maxDepth(),
                result.assumed().isEmpty() ? standard.maxMillis() : PATIENCE_MILLIS)
            .counting(search.only());
    ProgramUnderTest subject =
        new ProgramUnderTest(
            program.machine(c.recorded()),
            LoadedProgram.bootImages(),
            program.entry().with(arguments(c)),
            false,
            settings);
    Explorer explorer = new Explorer(subject, settings, new Progress());
    Violation best = null;
    int least = mostSimilar ? 0 : EXACT - 1;
    for (Violation v : explorer.run().violations()) {
      int likeness = likeness(v, c);
      if (likeness > least) {
        least = likeness;
        best = v;
      }
    }
    if (best == null) {
      return null;
    }
    Counterexample counterexample = explorer.explain(best);
    return c.isDeterministic() ? located(counterexample) : counterexample;
  }

  /** How sure it is that a violation is the one that was found: 0 if it is not, at most EXACT. */
  private static int likeness(Violation v, FailingInput c) {
    if (!v.kind().equals(c.kind())) {
      return 0;
    }
    boolean isThere = v.location().equals(c.place());
    // Where threads matter both messages are made in the same way.
    boolean isSame = c.isDeterministic() || v.message().equals(c.what());
    return isThere && isSame ? EXACT : isThere ? 2 : 1;
  }

  /** What is outside all methods, such as a broken promise, is shown where the target begins. */
  private Counterexample located(Counterexample counterexample) {
    Violation v = counterexample.violation();
    return v.location().isEmpty()
        ? new Counterexample(
            new Violation(
                v.kind(),
                v.message(),
                v.thread(),
                program.place(),
                v.details(),
                v.moves(),
                v.cycle()),
            counterexample.steps())
        : counterexample;
  }

  private Counterexample allowed(FailingInput c) {
    String message = c.kind() + ": " + c.what() + ", with results that the contracts allow";
    return located(
        new Counterexample(
            new Violation(
                c.kind(), message, "", c.place(), List.of(), List.of(), Violation.NO_CYCLE),
            List.of()));
  }

  /**
   * Whether the same exception is thrown on an ordinary JVM; null if that cannot be found out.
   * Where others than {@link dev.assay.api.Assay} give inputs, they would give others there.
   */
  private @Nullable Boolean onHotSpot(FailingInput c) {
    return c.kind().equals("deadlock") || program.readsElsewhere()
        ? null
        : new HotSpotRun(program).failsWith(c.what(), c.recorded(), arguments(c));
  }

  List<Confirmed> confirmed() {
    return confirmed;
  }

  /** What this says about the program. */
  private Result outcome() {
    List<Incompleteness> left = new ArrayList<>(result.incompleteness());
    left.addAll(unconfirmed);
    return Result.of(
            result.exhausted(),
            left,
            confirmed.stream().map(c -> c.counterexample.violation()).toList(),
            search.askedKinds(),
            search.askedKinds(),
            List.of(),
            statistics(result.progress(), elapsedMillis))
        .noting(result.notes());
  }

  /** What a check has cost so far. */
  static Statistics statistics(BoundProgress p, long elapsedMillis) {
    return new Statistics(
        p.states(), p.transitions(), p.instructions(), p.maxDepth(), elapsedMillis, 0, 0);
  }

  int exitStatus() {
    return ExitStatus.of(outcome.verdict());
  }

  /** Whether the first violation takes place with what methods really do. */
  boolean isReal() {
    return confirmed.get(0).isReal;
  }

  /**
   * The source of a test that fails as the first violation; null if no test would do so for sure.
   */
  @Nullable String test(JunitTest test) {
    Confirmed first = confirmed.get(0);
    FailingInput c = first.input;
    if (!c.isDeterministic() || !first.isReal) {
      return null;
    }
    Target target = program.target();
    StringBuilder call = new StringBuilder("RecordedCall.");
    call.append(target.methodName() == null ? "main" : "call").append("(");
    call.append(JunitTest.literal(target.className()));
    if (target.methodName() != null) {
      call.append(", ").append(JunitTest.literal(target.methodName()));
    }
    call.append(", ").append(JunitTest.literal(BoundProgram.recorded(c.recorded())));
    for (String argument : arguments(c)) {
      call.append(", ").append(JunitTest.literal(argument));
    }
    return test.source(first.counterexample.violation(), c.inputs(), call.append(");").toString());
  }

  List<String> text() {
    List<String> lines = new ArrayList<>();
    for (Confirmed c : confirmed) {
      lines.addAll(ResultText.of(c.counterexample.violation(), c.counterexample.steps()));
      lines.add("");
      int i = 0;
      for (String input : c.input.inputs()) {
        lines.add((i++ == 0 ? "inputs:  " : "         ") + input);
      }
      if (i > 0) {
        lines.add("");
      }
    }
    switch (outcome.verdict()) {
      case VERIFIED -> lines.add("verified: all inputs were examined");
      case VIOLATION ->
          lines.add(confirmed.size() == 1 ? "1 violation" : confirmed.size() + " violations");
      case INCONCLUSIVE -> lines.add("inconclusive: nothing was found, but");
    }
    lines.addAll(ResultText.reasons(outcome));
    if (!result.assumed().isEmpty()) {
      lines.add("    taken for granted: the contracts of " + String.join(", ", result.assumed()));
    }
    BoundProgress p = result.progress();
    lines.add(
        Figures.grouped(p.states())
            + " states, "
            + Figures.grouped(p.paths())
            + " paths, "
            + Figures.grouped(p.merged())
            + " merged, "
            + Figures.grouped(p.sent())
            + " questions to solvers, "
            + Figures.seconds(elapsedMillis));
    if (!p.solvers().isEmpty()) {
      List<String> each = p.solvers().stream().map(BoundReport::text).toList();
      lines.add("solvers (decided/time): " + String.join(", ", each));
    }
    return lines;
  }

  /** How many questions solvers of a kind have decided, and in what time. */
  static String text(SolverEffort s) {
    return name(s)
        + " "
        + Figures.grouped(s.decided())
        + "/"
        + Figures.seconds(s.elapsedNanos() / 1_000_000);
  }

  private static String name(SolverEffort s) {
    return s.kind().name().toLowerCase(Locale.ROOT);
  }

  Map<String, Object> json() {
    Map<String, Object> all = new LinkedHashMap<>();
    all.putAll(ResultJson.verdict(outcome));
    all.put("contracts", result.assumed());
    List<Object> violations = new ArrayList<>();
    for (Confirmed c : confirmed) {
      Map<String, Object> one =
          ResultJson.violation(c.counterexample.violation(), c.counterexample.steps());
      one.put("inputs", c.input.inputs());
      one.put("recorded", BoundProgram.recorded(c.input.recorded()));
      one.put("confirmed", c.isReal);
      violations.add(one);
    }
    all.put("violations", violations);
    BoundProgress p = result.progress();
    Map<String, Object> stats = new LinkedHashMap<>();
    stats.put("states", p.states());
    stats.put("transitions", p.transitions());
    stats.put("instructions", p.instructions());
    stats.put("maxDepth", p.maxDepth());
    stats.put("paths", p.paths());
    stats.put("merged", p.merged());
    stats.put("questions", p.sent());
    List<Object> solvers = new ArrayList<>();
    for (SolverEffort s : p.solvers()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", name(s));
      one.put("decided", s.decided());
      one.put("elapsedMs", s.elapsedNanos() / 1_000_000);
      solvers.add(one);
    }
    stats.put("solvers", solvers);
    stats.put("unwind", p.unwind());
    stats.put("elapsedMs", elapsedMillis);
    stats.put("peakMemoryBytes", PeakMemory.bytes());
    all.put("stats", stats);
    return all;
  }
}
