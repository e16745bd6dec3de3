package dev.assay.symbolic.bound;

import dev.assay.explore.Explorer;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.Violation;
import dev.assay.machine.Machine;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.threads.Stopped;
import dev.assay.symbolic.run.InputTyping;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.run.SymbolicMachine;
import dev.assay.symbolic.solve.Answer;
import dev.assay.symbolic.solve.Limit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks a program that has several threads, or does what only the search of {@code assay check}
 * knows how to judge. That search explores every interleaving; where a step depends on inputs, a
 * {@link StepRunner} says which ways it can go. What holds on the way belongs to the state.
 */
final class ThreadedCheck {
  private final BoundProgress progress;
  private final Machine machine;
  private final Limit limit;
  private final SolverTeam team;
  private final StepRunner steps;
  private final Explorer explorer;
  private final List<String> names;
  private final InputTyping typing;
  private final Progress search = new Progress();
  private final Set<Incompleteness> incompleteness = new LinkedHashSet<>();

  ThreadedCheck(
      Machine machine,
      BootImages images,
      BoundTarget target,
      BoundSettings settings,
      BoundProgress progress,
      Limit limit) {
    this.progress = progress;
    this.limit = limit;
    this.machine = machine;
    this.names = target.argumentNames(machine.universe());
    Settings searched =
        new Settings(
                Settings.Strategy.DEPTH_FIRST,
                false,
                settings.search().races(),
                settings.all(),
                Long.MAX_VALUE,
                Integer.MAX_VALUE,
                Math.max(1, limit.remainingNanos() / 1_000_000))
            .counting(settings.search().only());
    ProgramUnderTest subject = new ProgramUnderTest(machine, images, target, false, searched);
    SymbolicMachine symbolic =
        new SymbolicMachine(machine, target.inputsOf(), settings.maxArray(), settings.maxObjects());
    this.typing = symbolic.typing();
    this.team = new SolverTeam(symbolic.values().terms(), settings, progress, limit);
    this.steps =
        new StepRunner(machine, subject.keeper(), symbolic, settings, team, progress, limit);
    subject.setFollower(steps);
    this.explorer = new Explorer(subject, searched, search);
  }

  BoundResult run() {
    try (team) {
      progress.atEnd(
          () -> {
            search.cancel();
            limit.cancel();
          });
      Result result = explorer.run();
      incompleteness.addAll(result.incompleteness());
      incompleteness.addAll(steps.incompleteness());
      Limit grace = Limit.of(BoundedCheck.GRACE);
      List<BoundResult.FailingInput> found = new ArrayList<>();
      for (Violation v : result.violations()) {
        try {
          explorer.record(v); // the machine is then where the run has ended
        } catch (Stopped e) {
          incompleteness.add(search.limits().reason());
          continue;
        }
        Path path = Path.of(machine);
        Limit within = limit.isOver() ? grace : limit.within(StepRunner.PATIENCE);
        Answer answer = team.ask(path.conditions(), within);
        InputRecord record =
            answer instanceof Answer.Sat sat
                ? InputRecord.of(path, sat.model(), team, within, names, typing)
                : null;
        if (record != null && !record.isWellTyped()) {
          incompleteness.add(InputRecord.untyped(v.message(), v.location()));
        } else if (record != null) {
          found.add(
              new BoundResult.FailingInput(
                  v.kind(),
                  v.message(),
                  v.location(),
                  false,
                  record.shown(),
                  record.numbers(),
                  record.arguments(),
                  record.doubt()));
        } else {
          incompleteness.add(
              new Incompleteness(
                  Reason.SOLVER, "no solver knows inputs for this: " + v.message(), v.location()));
        }
      }
      Statistics s = result.statistics();
      progress.states = s.states();
      progress.transitions = s.transitions();
      progress.instructions = s.instructions();
      progress.maxDepth = s.maxDepth();
      return new BoundResult(
          found,
          result.exhausted(),
          List.copyOf(incompleteness),
          List.of(),
          result.notes(),
          progress);
    }
  }
}
