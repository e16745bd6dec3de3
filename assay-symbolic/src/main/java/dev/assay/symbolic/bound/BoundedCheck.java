package dev.assay.symbolic.bound;

import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import dev.assay.machine.Machine;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.threads.Stopped;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.solve.Limit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for inputs with which a program fails, within a bound on loops, as {@link BoundSettings}
 * say.
 */
public final class BoundedCheck implements Paths.Listener {
  private static final int FIRST_UNWIND = 4;

  /** How long a solver may think about whether a way can be taken at all. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /** How long solvers may think about what was found when time is up. */
  static final Duration GRACE = Duration.ofMillis(300);

  private static final long STACK_BYTES = 1L << 30;

  private final BoundSettings settings;
  private final Supplier<Machine> machines;
  private final BootImages images;
  private final BoundTarget target;
  private final SymbolicProgram program;
  private final BoundProgress progress;
  private final Limit limit;
  private final SolverTeam team;
  private final PathRunner runner;
  private final Paths paths;
  private final Set<Incompleteness> incompleteness = new LinkedHashSet<>();
  private final FinishedPaths finished = new FinishedPaths();
  private List<Obligation> cuts = new ArrayList<>();

  /**
   * @param machines gives fresh machines, each with a universe of its own
   */
  public BoundedCheck(
      Supplier<Machine> machines,
      BootImages images,
      BoundTarget target,
      BoundSettings settings,
      BoundProgress progress) {
    this.settings = settings;
    this.machines = machines;
    this.images = images;
    this.target = target;
    this.progress = progress;
    this.program = new SymbolicProgram(machines.get(), images, target, settings);
    this.limit = // of what follows: the JDK may take longer to boot
        settings.maxMillis() == Long.MAX_VALUE
            ? Limit.none()
            : Limit.of(Duration.ofMillis(settings.maxMillis()));
    this.team = new SolverTeam(program.values().terms(), settings, progress, limit);
    this.runner = new PathRunner(program, this::isEnough);
    this.paths =
        new Paths(
            runner,
            program.values().terms(),
            settings.engine() == BoundSettings.Engine.MERGED,
            settings.unwind() == BoundSettings.AUTO ? FIRST_UNWIND : settings.unwind(),
            this);
  }

  /** Checks the program. */
  public BoundResult run() {
    Throwable[] failure = new Throwable[1];
    BoundResult[] result = new BoundResult[1];
    // Regions lie in one another as deep as loops go round.
    Thread deep =
        new Thread(
            null,
            () -> {
              try {
                result[0] = checkAny();
              } catch (RuntimeException | Error e) {
                failure[0] = e;
              }
            },
            "assay-bound",
            STACK_BYTES);
    deep.start();
    try {
      deep.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      limit.cancel();
    }
    if (failure[0] instanceof RuntimeException e) {
      throw e;
    }
    if (failure[0] instanceof Error e) {
      throw e;
    }
    return result[0];
  }

  private BoundResult checkAny() {
    progress.atEnd(limit::cancel); // whoever waits for solvers has to be told
    try {
      BoundResult result = check();
      boolean mayBeVerified =
          result.violations().isEmpty() && mayBeVerified(result.incompleteness());
      if (!mayBeVerified || !UnwatchedUses.existIn(program.machine())) {
        return result;
      }
    } catch (PathRunner.NeedsSearch e) {
      // as follows
    }
    Machine machine = machines.get();
    machine.setStopSignal(() -> endedBy(progress, limit) != null);
    try {
      return new ThreadedCheck(machine, images, target, settings, progress, limit).run();
    } catch (Stopped e) { // while the machine was booted
      Incompleteness why = endedBy(progress, limit);
      return new BoundResult(
          List.of(), false, why == null ? List.of() : List.of(why), List.of(), List.of(), progress);
    }
  }

  private BoundResult check() {
    try (team) {
      int unwind = settings.unwind() == BoundSettings.AUTO ? FIRST_UNWIND : settings.unwind();
      List<PathState> from = List.of(program.initial());
      while (true) {
        for (PathState p : from) {
          paths.explore(p);
        }
        team.flush(); // the sequential engine's one question, for this bound
        List<PathState> postponed = paths.takePostponed();
        if (isEnough() || postponed.isEmpty() || settings.unwind() != BoundSettings.AUTO) {
          break;
        }
        from = reachable(postponed);
        if (from.isEmpty()) {
          cuts.removeIf(c -> c.isLoop());
          break;
        }
        unwind *= 4;
        progress.unwind = unwind;
        paths.raiseUnwind(unwind);
        cuts.removeIf(c -> c.isLoop());
      }
      team.await();
      return result();
    }
  }

  /** Those of the ways left that can be taken, or may be. */
  private List<PathState> reachable(List<PathState> ways) {
    List<PathState> some = new ArrayList<>();
    for (PathState p : ways) {
      if (isEnough()) {
        break;
      }
      if (!Boolean.FALSE.equals(team.isPossible(p.path().conditions(), limit))) {
        some.add(p);
      }
    }
    return some;
  }

  private BoundResult result() {
    Map<String, BoundResult.FailingInput> distinct = new LinkedHashMap<>();
    List<String> names = target.argumentNames(program.machine().universe());
    Limit grace = Limit.of(GRACE);
    for (SolverTeam.Found f : team.found()) {
      Obligation o = f.obligation();
      InputRecord record =
          InputRecord.of(
              o.path(),
              f.model(),
              team,
              limit.isOver() ? grace : limit.within(InputRecord.PATIENCE),
              names,
              program.typing());
      if (record == null) {
        incompleteness.add(
            new Incompleteness(
                Reason.INPUT_BOUND,
                o.what() + " at " + o.place() + " with arrays too long to be written down",
                o.place()));
        continue;
      }
      if (!record.isWellTyped()) {
        incompleteness.add(InputRecord.untyped(o.what(), o.place()));
        continue;
      }
      distinct.putIfAbsent(
          o.kind() + " " + o.what() + " " + o.place(),
          new BoundResult.FailingInput(
              o.kind().toString(),
              o.what(),
              o.place(),
              !record.hasChoices(),
              record.shown(),
              record.numbers(),
              record.arguments(),
              record.doubt()));
    }
    if (distinct.isEmpty() || settings.all()) {
      nameWhatIsMissing();
    }
    progress.states = program.keeper().store().states().states();
    progress.instructions = program.machine().interpreter().executed;
    return new BoundResult(
        List.copyOf(distinct.values()),
        !isEnough(),
        List.copyOf(incompleteness),
        List.copyOf(program.contracts().names()),
        distinct.isEmpty() && isVacuous() ? List.of(Result.VACUOUS) : List.of(),
        progress);
  }

  /** Whether the program's assumptions let no inputs through, as far as solvers know. */
  private boolean isVacuous() {
    return program.values().hasAssumption()
        && !isEnough()
        && mayBeVerified(incompleteness)
        && finished.areImpossible(team, limit);
  }

  /** Assumptions may be taken on. */
  private static boolean mayBeVerified(Collection<Incompleteness> left) {
    return left.stream().allMatch(i -> i.reason().isAssumption());
  }

  private void nameWhatIsMissing() {
    Incompleteness ended = endedBy(progress, limit);
    if (ended != null) {
      incompleteness.add(ended);
    }
    for (Obligation cut : cuts) {
      if (incompleteness.contains(cut.incompleteness())) {
        continue;
      }
      Boolean possible = limit.isOver() ? null : team.isPossible(cut.path().conditions(), limit);
      if (!Boolean.FALSE.equals(possible)) {
        incompleteness.add(cut.incompleteness());
      }
    }
    if (!progress.isEnding()) {
      incompleteness.addAll(team.gaveUp());
    }
    incompleteness.addAll(runner.nondeterminism());
    incompleteness.addAll(runner.inputsLeftOut());
  }

  /** Why a check ends before everything is examined, or null if it does not. */
  static @Nullable Incompleteness endedBy(BoundProgress progress, Limit limit) {
    if (progress.isEnding()) {
      return new Incompleteness(Reason.INTERRUPTED, "interrupted");
    }
    return limit.isOver() ? new Incompleteness(Reason.TIME_LIMIT, "time limit reached") : null;
  }

  // ---- what comes of ways ----

  @Override
  public void found(Obligation obligation) {
    progress.paths++;
    if (obligation.isCut()) {
      cuts.add(obligation);
    } else if (!settings.search().counts(obligation.kind().toString())) {
      finished.add(obligation.path()); // the run ends here all the same
    } else {
      team.submit(obligation);
    }
  }

  @Override
  public boolean mayHappen(Path path, boolean goesOn) {
    boolean asks =
        switch (settings.engine()) {
          case CLASSIC -> true;
          case MERGED -> goesOn;
          case CONCURRENT, SEQUENTIAL -> false;
        };
    boolean looks = settings.engine() == BoundSettings.Engine.MERGED;
    return !(looks && path.isSeenToBeImpossible())
        && (!asks
            || !Boolean.FALSE.equals(team.isPossible(path.conditions(), limit.within(PATIENCE))));
  }

  @Override
  public void goesOn(Path path) {
    progress.transitions++;
    progress.maxDepth = Math.max(progress.maxDepth, path.size());
  }

  @Override
  public void finished(Path path) {
    progress.paths++;
    finished.add(path);
  }

  @Override
  public void discarded() {
    progress.paths++;
    program.values().noteAssumption();
  }

  @Override
  public void merged() {
    progress.merged++;
  }

  @Override
  public boolean isEnough() {
    return team.isEnough() || limit.isOver() || progress.isEnding();
  }
}
