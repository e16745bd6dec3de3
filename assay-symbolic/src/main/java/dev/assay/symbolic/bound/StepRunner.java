package dev.assay.symbolic.bound;

import dev.assay.explore.program.FailureDescriber;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.scheduling.BranchFollower;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.threads.GuestThread;
import dev.assay.symbolic.run.Decider;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.run.ProgramPlaces;
import dev.assay.symbolic.run.SymbolicLoop;
import dev.assay.symbolic.run.SymbolicMachine;
import dev.assay.symbolic.solve.Answer;
import dev.assay.symbolic.solve.Limit;
import dev.assay.symbolic.solve.Ranges;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Follows the ways of steps that threads make. What is left of them in the end, without those that
 * no input takes, is what the search goes on with.
 *
 * <p>Ways become one where control flow meets, not where they end: those that end before the same
 * operation, because they are apart, would be where the step began.
 */
final class StepRunner implements Follower, BranchFollower, Decider, Paths.Listener {
  /** How often loops go round in a step, if the bound is to be found by itself. */
  private static final int MANY = 64;

  /** How long a solver may think. */
  static final Duration PATIENCE = Duration.ofSeconds(5);

  /** A way that has ended. */
  private record Ended(BranchFollower.Way way, Path path) {}

  private final Machine machine;
  private final StateKeeper keeper;
  private final SymbolicLoop loop;
  private final Terms terms;
  private final Merger merger;
  private final ProgramPlaces places;
  private final SolverTeam team;
  private final BoundProgress progress;
  private final Limit limit;
  private final boolean merging;
  private final Paths paths;
  private final Set<Incompleteness> incompleteness = new LinkedHashSet<>();

  // The step that is followed.
  private @Nullable Underway step;
  private Path start = Path.EMPTY;
  private List<Ended> ended = new ArrayList<>();
  private @Nullable Term question;
  private @Nullable Obligation failure;
  private boolean joined;

  StepRunner(
      Machine machine,
      StateKeeper keeper,
      SymbolicMachine symbolic,
      BoundSettings settings,
      SolverTeam team,
      BoundProgress progress,
      Limit limit) {
    this.machine = machine;
    this.keeper = keeper;
    this.loop = symbolic.loop();
    this.terms = symbolic.values().terms();
    this.merger = new Merger(machine, keeper, symbolic.values());
    this.places = new ProgramPlaces(machine);
    this.team = team;
    this.progress = progress;
    this.limit = limit;
    this.merging = settings.engine() == BoundSettings.Engine.MERGED;
    int unwind = settings.unwind() == BoundSettings.AUTO ? MANY : settings.unwind();
    this.paths = new Paths(this, terms, merging, unwind, this);
    symbolic.decisions().setDecider(this);
  }

  /** What was left out. */
  Set<Incompleteness> incompleteness() {
    return incompleteness;
  }

  // ---- for the search ----

  @Override
  public List<BranchFollower.Way> follow(Underway followed) {
    step = followed;
    start = path();
    ended = new ArrayList<>();
    paths.explore(save());
    paths.takePostponed(); // it was said that they were cut
    List<BranchFollower.Way> possible = new ArrayList<>();
    for (Ended each : ended) {
      if (isOnlyOne(each.path) || isPossible(each.path)) {
        possible.add(each.way);
      }
    }
    step = null;
    return possible;
  }

  @Override
  public boolean isHalfway() {
    joined |= loop.takeJoined();
    return joined || question != null;
  }

  @Override
  public boolean isApart() {
    return step != null && !isOnlyOne(path());
  }

  private boolean isOnlyOne(Path path) {
    return path.assumed() == start.assumed();
  }

  private boolean isPossible(Path path) {
    Answer answer =
        team.ask(
            path.conditions(),
            limit.isOver() ? Limit.of(BoundedCheck.GRACE) : limit.within(PATIENCE));
    if (answer instanceof Answer.Unknown unknown) {
      machine.checkStop(); // a step that is made again must not go on in another way
      incompleteness.add(SolverTeam.gaveUp(unknown.reason()));
    }
    return !answer.isUnsat();
  }

  // ---- one way ----

  private Obligation unsupported(Unsupported e, GuestThread t) {
    return Obligation.cut(
        FailureDescriber.reason(e), "not supported: " + e.getMessage(), places.of(t), path());
  }

  private Underway step() {
    if (step == null) {
      throw new IllegalStateException();
    }
    return step;
  }

  @Override
  public End advance(Join join) {
    GuestThread t = thread();
    question = null;
    failure = null;
    joined = false;
    if (join.isReached(t)) {
      return End.JOINED;
    }
    loop.setJoin(join.depth(), join.pc());
    try {
      if (!step().goOn()) {
        return joined ? End.JOINED : End.QUESTION;
      }
    } catch (Unsupported e) {
      failure = unsupported(e, t);
      return End.FAILED;
    } finally {
      loop.setJoin(Join.NEVER.depth(), Join.NEVER.pc());
    }
    BranchFollower.Way way = step().end();
    if (way.isDiscarded()) {
      return End.DISCARDED;
    }
    ended.add(new Ended(way, path()));
    return End.FINISHED;
  }

  @Override
  public Term question() {
    if (question == null) {
      throw new IllegalStateException();
    }
    return question;
  }

  @Override
  public Obligation failure() {
    if (failure == null) {
      throw new IllegalStateException();
    }
    return failure;
  }

  @Override
  public GuestThread thread() {
    return machine.threadTable().byNumber(step().thread().number);
  }

  @Override
  public Path path() {
    return Path.of(machine);
  }

  @Override
  public void setPath(Path path) {
    machine.hostValues().setPath(path);
  }

  @Override
  public PathState save() {
    Mark mark = step().mark();
    return new PathState((int) keeper.save(), path(), mark);
  }

  @Override
  public void restore(PathState p) {
    keeper.restore(p.state());
    machine.hostValues().setPath(p.path());
    if (p.mark() != null) {
      step().goBackTo(p.mark());
    }
  }

  @Override
  public @Nullable PathState merge(PathState a, PathState b) {
    if (a.mark() == null || b.mark() == null) {
      throw new IllegalStateException();
    }
    Mark mark = a.mark().or(b.mark());
    PathState merged = mark == null ? null : merger.merge(a, b);
    return merged == null ? null : new PathState(merged.state(), merged.path(), mark);
  }

  @Override
  public void raisePatience() {}

  @Override
  public ProgramPlaces places() {
    return places;
  }

  // ---- decisions ----

  @Override
  public Decider.Way decide(Term condition) {
    Path path = path();
    if (path.holds(condition)) {
      return Decider.Way.YES;
    }
    if (path.holds(terms.not(condition))) {
      return Decider.Way.NO;
    }
    question = condition;
    return Decider.Way.STOP;
  }

  @Override
  public boolean isCertain(Term condition) {
    return Ranges.excludes(path().conditions(), terms.not(condition));
  }

  // ---- what comes of ways ----

  @Override
  public void found(Obligation cut) {
    Incompleteness left = cut.incompleteness();
    if (!incompleteness.contains(left) && isPossible(cut.path())) {
      incompleteness.add(left);
    }
  }

  @Override
  public boolean mayHappen(Path path, boolean goesOn) {
    return !(merging && path.isSeenToBeImpossible()) && ((merging && !goesOn) || isPossible(path));
  }

  @Override
  public void goesOn(Path path) {}

  @Override
  public void finished(Path path) {}

  @Override
  public void discarded() {}

  @Override
  public void merged() {
    progress.merged++;
  }

  /** A step that is not followed on all its ways is given up: it must not pass for one that is. */
  @Override
  public boolean isEnough() {
    machine.checkStop();
    return false;
  }
}
