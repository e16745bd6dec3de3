package dev.assay.explore.program;

import dev.assay.explore.model.TransitionEffect;
import dev.assay.explore.program.TransitionExecutor.End;
import dev.assay.machine.threads.GuestThread;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes steps that may go several ways. When a thread's step is made from a state for the first
 * time, {@link BranchFollower} follow all of them; each choice then is one of those that were
 * found.
 */
final class BranchingTransitions {
  private final TransitionExecutor executor;
  private final SchedulingPolicy policy;
  private final BranchFollower forks;

  /** The ways of steps that have more than one, by state and thread. */
  private final Map<Long, List<Way>> known = new HashMap<>();

  /** Where a way leads, and what the step has done on it. */
  record Way(
      int state, End end, TransitionEffect effect, SchedulingPolicy.@Nullable Uncaught uncaught)
      implements BranchFollower.Way {}

  BranchingTransitions(TransitionExecutor executor, BranchFollower forks) {
    this.executor = executor;
    this.policy = executor.policy();
    this.forks = forks;
  }

  /** Steps may end elsewhere from now on. */
  void forget() {
    known.clear();
  }

  /**
   * Lets a thread make a step from the state that the machine is in. If it turns out that it cannot
   * go on, whatever is chosen, the machine stays there.
   */
  Way make(int thread, int choice) {
    int state = executor.state();
    long key = (long) state << 32 | thread;
    // Whoever listens has to hear what happens.
    List<Way> all = policy.hasListener() ? null : known.get(key);
    if (all == null) {
      all = follow(state, thread);
      if (all.size() > 1) {
        known.put(key, all);
      }
    }
    if (all.isEmpty()) {
      executor.restoreAfterAbort(state);
      return new Way(-1, End.DISCARDED, policy.step().effect(choice), null);
    }
    // There may be fewer than there were before another thread's step, with which this one races.
    Way way = all.get(Math.min(choice, all.size() - 1));
    executor.restoreAfterAbort(way.state >= 0 ? way.state : state);
    policy.setUncaught(way.uncaught);
    return all.size() == 1
        ? way
        : new Way(way.state, way.end, way.effect.asAlternative(all.size(), choice), way.uncaught);
  }

  /** All ways of a step, with each of the choices that it may begin with. */
  private List<Way> follow(int state, int thread) {
    List<Way> all = new ArrayList<>();
    int choices = 1;
    for (int choice = 0; choice < choices; choice++) {
      executor.restoreAfterAbort(state);
      GuestThread t = executor.machine().threads().byNumber(thread);
      if (!executor.begin(t, choice)) {
        break;
      }
      for (BranchFollower.Way each : forks.follow(new Started(t, choice))) {
        Way way = (Way) each;
        if (way.effect.alternatives > choice) { // else it does not come to the choice
          all.add(way);
        }
        choices = Math.max(choices, way.effect.alternatives);
      }
    }
    return all;
  }

  /** A step of a thread that has begun. */
  private final class Started implements BranchFollower.Underway {
    private final GuestThread thread;
    private final int choice;
    private End end = End.DISCARDED;

    Started(GuestThread thread, int choice) {
      this.thread = thread;
      this.choice = choice;
    }

    @Override
    public GuestThread thread() {
      return thread;
    }

    @Override
    public boolean goOn() {
      end = executor.run(thread);
      if (forks.isHalfway()) {
        return false;
      }
      executor.finish(thread, end);
      return true;
    }

    @Override
    public BranchFollower.Mark mark() {
      return policy.mark(thread);
    }

    @Override
    public void goBackTo(BranchFollower.Mark mark) {
      policy.goBackTo(mark);
    }

    @Override
    public BranchFollower.Way end() {
      TransitionEffect effect = policy.step().effect(choice);
      return new Way(end.leadsToState() ? executor.save() : -1, end, effect, policy.uncaught());
    }
  }
}
