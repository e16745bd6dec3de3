package dev.assay.explore.program;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.Transition.End;
import dev.assay.explore.scheduling.BranchFollower;
import dev.assay.machine.threads.GuestThread;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Transitions that branch on inputs. When a thread's transition is taken from a state for the first
 * time, a {@link BranchFollower} follows all of its branches; each choice then is one of those that
 * were found.
 */
final class BranchingTransitions extends ProgramTransitions {
  private final BranchFollower follower;

  /** The branches of transitions that have more than one, by state and thread. */
  private final Map<Long, List<Branch>> known = new HashMap<>();

  /** Where a branch leads, and what the transition has done on it. */
  private record Branch(Transition transition) implements BranchFollower.Way {
    @Override
    public boolean isDiscarded() {
      return transition.end() == End.DISCARDED;
    }
  }

  BranchingTransitions(TransitionExecutor executor, BranchFollower follower) {
    super(executor, false);
    this.follower = follower;
    policy.setForks(follower);
  }

  @Override
  public void beginAnew() {
    known.clear(); // transitions may end elsewhere from now on
    super.beginAnew();
  }

  @Override
  public Enabled enabled(int state) {
    Enabled seen = cache.enabled(state);
    return seen != null ? seen : super.enabled(state);
  }

  @Override
  public Transition take(int state, int thread, int choice) {
    executor.restore(state);
    List<Branch> all = known.get(key(state, thread));
    return chosen(state, all == null ? follow(state, thread) : all, choice);
  }

  @Override
  Transition observed(int thread, int choice) {
    int state = executor.state();
    return chosen(state, follow(state, thread), choice);
  }

  private static long key(int state, int thread) {
    return (long) state << 32 | thread;
  }

  /**
   * One of the branches. If there is none the thread cannot go on, whatever is chosen, and the
   * machine stays where it is.
   */
  private Transition chosen(int state, List<Branch> all, int choice) {
    if (all.isEmpty()) {
      executor.restoreAfterAbort(state);
      return Transition.nowhere(End.DISCARDED, policy.step().effect(choice));
    }
    // There may be fewer than there were before another thread's transition that conflicts with it.
    Transition t = all.get(Math.min(choice, all.size() - 1)).transition;
    executor.restoreAfterAbort(t.leadsToState() ? t.target() : state);
    return all.size() == 1 ? t : t.withEffect(t.effect().asAlternative(all.size(), choice));
  }

  /** All branches of a transition, with each of the choices that it may begin with. */
  private List<Branch> follow(int state, int thread) {
    List<Branch> all = new ArrayList<>();
    int choices = 1;
    for (int choice = 0; choice < choices; choice++) {
      executor.restoreAfterAbort(state);
      GuestThread t = machine().threadTable().byNumber(thread);
      if (!executor.begin(t, choice)) {
        break;
      }
      for (BranchFollower.Way each : follower.follow(new Started(t, choice))) {
        Branch branch = (Branch) each;
        int alternatives = branch.transition.alternatives();
        if (alternatives > choice) { // else it does not come to the choice
          all.add(branch);
        }
        choices = Math.max(choices, alternatives);
      }
    }
    if (all.size() > 1) {
      known.put(key(state, thread), all);
    }
    return all;
  }

  /** A transition of a thread that has begun. */
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
      if (follower.isHalfway()) {
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
      return new Branch(arrive(executor.result(end, choice)));
    }
  }
}
