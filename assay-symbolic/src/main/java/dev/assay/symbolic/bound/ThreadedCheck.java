package dev.assay.symbolic.bound;

import dev.assay.explore.Explorer;
import dev.assay.explore.Progress;
import dev.assay.explore.Result;
import dev.assay.explore.Settings;
import dev.assay.explore.Statistics;
import dev.assay.explore.Subject;
import dev.assay.explore.Violation;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.launch.BootImages;
import dev.assay.symbolic.run.Decider;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.run.ProgramPlaces;
import dev.assay.symbolic.run.SymbolicMachine;
import dev.assay.symbolic.solve.Answer;
import dev.assay.symbolic.solve.Limit;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks a program that has several threads, or does what only the search of {@code assay check}
 * knows how to judge. That search explores every interleaving; a condition on inputs is a choice
 * where a solver says that both answers are possible. What holds on the way belongs to the state.
 */
final class ThreadedCheck implements Decider {
  /** Decisions at one place in one frame, if the bound is to be found by itself. */
  private static final int MANY = 64;

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final BoundSettings settings;
  private final BoundProgress progress;
  private final Machine machine;
  private final SolverTeam team;
  private final SymbolicMachine symbolic;
  private final Terms terms;
  private final ProgramPlaces places;
  private final Explorer explorer;
  private final List<String> names;
  private final Progress search = new Progress();
  private final Set<String> reasons = new LinkedHashSet<>();

  ThreadedCheck(
      Machine machine,
      BootImages images,
      BoundTarget target,
      BoundSettings settings,
      BoundProgress progress,
      Limit limit) {
    this.settings = settings;
    this.progress = progress;
    this.machine = machine;
    this.places = new ProgramPlaces(machine);
    this.names = target.argumentNames(machine.universe());
    Settings searched =
        new Settings(
            Settings.Strategy.DEPTH_FIRST,
            false,
            Settings.Races.REPORT,
            settings.all(),
            Long.MAX_VALUE,
            Integer.MAX_VALUE,
            Math.max(1, limit.remainingNanos() / 1_000_000));
    Subject subject = new Subject(machine, images, target, false, searched);
    this.symbolic =
        new SymbolicMachine(
            machine, target.takesInputs(), settings.maxArray(), settings.maxObjects());
    this.terms = symbolic.values().terms();
    this.team = new SolverTeam(terms, settings, progress, limit);
    symbolic.decisions().setDecider(this);
    this.explorer = new Explorer(subject, searched, search);
  }

  BoundResult run() {
    try (team) {
      progress.atEnd(search::cancel);
      Result result = explorer.run();
      reasons.addAll(result.reasons());
      List<BoundResult.Counterexample> found = new ArrayList<>();
      for (Violation v : result.violations()) {
        explorer.record(v); // the machine is then where the run has ended
        Path path = Path.of(machine);
        Answer answer = team.ask(path.conditions(), Limit.of(PATIENCE));
        InputRecord record =
            answer instanceof Answer.Sat sat
                ? InputRecord.of(path, sat.model(), team, names)
                : null;
        if (record != null) {
          found.add(
              new BoundResult.Counterexample(
                  v.kind(), v.message(), v.location(), false, record.shown(), record.numbers()));
        } else {
          reasons.add("no solver knows inputs for this: " + v.message());
        }
      }
      Statistics s = result.statistics();
      progress.states = s.states();
      progress.transitions = s.transitions();
      progress.instructions = s.instructions();
      progress.maxDepth = s.maxDepth();
      return new BoundResult(found, List.copyOf(reasons), List.of(), progress);
    }
  }

  @Override
  public Way decide(Term condition) {
    Path path = Path.of(machine);
    Term opposite = terms.not(condition);
    if (path.holds(condition)) {
      return Way.YES;
    }
    if (path.holds(opposite)) {
      return Way.NO;
    }
    boolean yes = isPossible(path, condition);
    boolean no = !yes || isPossible(path, opposite);
    if (yes != no) {
      return yes ? Way.YES : Way.NO;
    }
    GuestThread t = machine.current();
    int most = settings.unwind() == BoundSettings.AUTO ? MANY : settings.unwind();
    Path counted = path.with(path.loops().again(t.depth, t.pc()));
    if (counted.loops().count(t.depth, t.pc()) > most) {
      throw new Unsupported(
          "more than " + most + " decisions on inputs at " + places.of(t) + " (--unwind)");
    }
    int chosen = machine.watch().choose(t, 2);
    machine.setPath(counted.assuming(chosen == 0 ? condition : opposite));
    return chosen == 0 ? Way.YES : Way.NO;
  }

  private boolean isPossible(Path path, Term condition) {
    List<Term> all = path.assuming(condition).conditions();
    // The limit of the whole is the search's. Here it would let a run that is made again differ.
    Answer answer = team.ask(all, Limit.of(PATIENCE));
    if (answer instanceof Answer.Unknown unknown) {
      reasons.add("a solver gave up: " + unknown.reason());
    }
    return !answer.isUnsat();
  }
}
