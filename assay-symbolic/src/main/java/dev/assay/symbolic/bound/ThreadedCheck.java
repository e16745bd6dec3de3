package dev.assay.symbolic.bound;

import dev.assay.explore.Explorer;
import dev.assay.explore.Progress;
import dev.assay.explore.Result;
import dev.assay.explore.Settings;
import dev.assay.explore.Subject;
import dev.assay.explore.Violation;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.launch.BootImages;
import dev.assay.symbolic.run.Decider;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.run.SymbolicMachine;
import dev.assay.symbolic.solve.Answer;
import dev.assay.symbolic.solve.Limit;
import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks a program with several threads: the search of {@code assay check} explores every
 * interleaving, and a condition on inputs is a choice where a solver says that both answers are
 * possible. What holds on the way belongs to the state.
 */
final class ThreadedCheck implements Decider {
  /** Decisions at one place in one frame, if the bound is to be found by itself. */
  private static final int MANY = 64;

  private final BoundSettings settings;
  private final BoundProgress progress;
  private final Machine machine;
  private final Limit limit;
  private final SolverTeam team;
  private final SymbolicMachine symbolic;
  private final Terms terms;
  private final ProgramPlaces places;
  private final Explorer explorer;
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
    this.limit = limit;
    this.places = new ProgramPlaces(machine);
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
    this.team = new SolverTeam(terms, settings, limit);
    symbolic.decisions().setDecider(this);
    this.explorer = new Explorer(subject, searched, search);
  }

  /** What the search shows about how far it has come. */
  Progress search() {
    return search;
  }

  BoundResult run() {
    try (team) {
      Result result = explorer.run();
      reasons.addAll(result.reasons());
      List<BoundResult.Counterexample> found = new ArrayList<>();
      for (Violation v : result.violations()) {
        explorer.record(v); // the machine is then where the run has ended
        Path path = Path.of(machine);
        Answer answer = team.ask(path.conditions(), limit);
        if (answer instanceof Answer.Sat sat) {
          InputRecord record = new InputRecord(path.inputs(), new Evaluation(sat.model()));
          found.add(
              new BoundResult.Counterexample(
                  v.kind(), v.message(), v.location(), false, record.shown(), record.numbers()));
        } else {
          reasons.add("no solver knows inputs for this: " + v.message());
        }
      }
      progress.paths = (int) Math.min(result.statistics().transitions(), Integer.MAX_VALUE);
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
    Answer answer = team.ask(all, limit.within(Duration.ofSeconds(5)));
    if (answer instanceof Answer.Unknown unknown) {
      reasons.add("a solver gave up: " + unknown.reason());
    }
    return !answer.isUnsat();
  }
}
