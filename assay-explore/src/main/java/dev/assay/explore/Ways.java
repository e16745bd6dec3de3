package dev.assay.explore;

import dev.assay.explore.Stepper.End;
import dev.assay.machine.exec.GuestThread;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes steps that may go several ways. When a thread's step is made from a state for the first
 * time, {@link Forks} follow all of them; each choice then is one of those that were found.
 */
final class Ways {
  private final Stepper stepper;
  private final Steering steering;
  private final Forks forks;

  /** The ways of steps that have more than one, by state and thread. */
  private final Map<Long, List<Way>> known = new HashMap<>();

  /** Where a way leads, and what the step has done on it. */
  record Way(int state, End end, Made made, Steering.@Nullable Uncaught uncaught)
      implements Forks.Way {}

  Ways(Stepper stepper, Forks forks) {
    this.stepper = stepper;
    this.steering = stepper.steering();
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
    int state = stepper.state();
    long key = (long) state << 32 | thread;
    // Whoever listens has to hear what happens.
    List<Way> all = steering.hasListener() ? null : known.get(key);
    if (all == null) {
      all = follow(state, thread);
      if (all.size() > 1) {
        known.put(key, all);
      }
    }
    if (all.isEmpty()) {
      stepper.restoreAfterAbort(state);
      return new Way(-1, End.DISCARDED, new Made(steering.step(), choice), null);
    }
    // There may be fewer than there were before another thread's step, with which this one races.
    Way way = all.get(Math.min(choice, all.size() - 1));
    stepper.restoreAfterAbort(way.state >= 0 ? way.state : state);
    steering.setUncaught(way.uncaught);
    return all.size() == 1
        ? way
        : new Way(way.state, way.end, way.made.oneOf(all.size(), choice), way.uncaught);
  }

  /** All ways of a step, with each of the choices that it may begin with. */
  private List<Way> follow(int state, int thread) {
    List<Way> all = new ArrayList<>();
    int choices = 1;
    for (int choice = 0; choice < choices; choice++) {
      stepper.restoreAfterAbort(state);
      GuestThread t = stepper.machine().threads().byNumber(thread);
      if (!stepper.begin(t, choice)) {
        break;
      }
      for (Forks.Way each : forks.follow(new Started(t, choice))) {
        Way way = (Way) each;
        if (way.made.alternatives > choice) { // else it does not come to the choice
          all.add(way);
        }
        choices = Math.max(choices, way.made.alternatives);
      }
    }
    return all;
  }

  /** A step of a thread that has begun. */
  private final class Started implements Forks.Underway {
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
      end = stepper.run(thread);
      if (forks.isHalfway()) {
        return false;
      }
      stepper.finish(thread, end);
      return true;
    }

    @Override
    public Forks.Mark mark() {
      return steering.mark(thread);
    }

    @Override
    public void goBackTo(Forks.Mark mark) {
      steering.goBackTo(mark);
    }

    @Override
    public Forks.Way end() {
      Made made = new Made(steering.step(), choice);
      return new Way(end.leadsToState() ? stepper.save() : -1, end, made, steering.uncaught());
    }
  }
}
