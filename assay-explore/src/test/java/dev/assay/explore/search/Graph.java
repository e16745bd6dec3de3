package dev.assay.explore.search;

import dev.assay.explore.model.AccessSet;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionEffect;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A transition system that is given edge by edge, in place of a program. Its states are numbered
 * from 0, where it begins. It may be used by several threads at once when it is complete.
 */
public final class Graph implements TransitionSystem {
  /** Which transition of which state. */
  public record Step(int state, Move move) {}

  /** The transitions of one thread from a state, one for each choice. */
  private record Mover(int thread, List<Transition> choices) {}

  /** A state. */
  private static final class State {
    final List<Mover> movers = new ArrayList<>();
    int @Nullable [] able;
    int[] spurious = {};
    int @Nullable [] lasting;
    boolean isOver;
    boolean isWrong;
    long letter;
  }

  private final List<State> states = new ArrayList<>();
  private final Set<Step> taken = ConcurrentHashMap.newKeySet();

  /**
   * Adds a thread's transitions, by rising number of thread. They have to do with everything,
   * unless there is one only and it may be put off.
   */
  public Graph edge(int from, int thread, Transition... choices) {
    List<Mover> movers = at(from).movers;
    if (!movers.isEmpty() && movers.get(movers.size() - 1).thread >= thread) {
      throw new IllegalArgumentException("threads are added by rising number");
    }
    List<Transition> all = new ArrayList<>();
    for (int i = 0; i < choices.length; i++) {
      if (choices[i].leadsToState()) {
        at(choices[i].target());
      }
      TransitionEffect effect = choices[i].effect();
      boolean isKept = effect.maySleep && choices.length == 1;
      LocksetLog log = effect.log == null ? null : effect.log.copy(i);
      all.add(isKept ? choices[i] : choices[i].withEffect(effect(choices.length, log)));
    }
    movers.add(new Mover(thread, all));
    return this;
  }

  /** Adds a transition to each of some states, one for each choice. */
  public Graph edge(int from, int thread, int... targets) {
    Transition[] all = new Transition[targets.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = Transition.to(targets[i], effect(1, null));
    }
    return edge(from, thread, all);
  }

  /** An effect that has to do with everything. */
  static TransitionEffect effect(int alternatives, @Nullable LocksetLog log) {
    AccessSet everything = new AccessSet();
    everything.addEverything();
    return new TransitionEffect(alternatives, false, everything, log);
  }

  /** Only threads that may go on for some time after the end are left in a state. */
  public Graph over(int state) {
    at(state).isOver = true;
    return this;
  }

  /** Something is wrong with a state. */
  public Graph wrong(int state) {
    at(state).isWrong = true;
    return this;
  }

  /** Which propositions hold in a state. */
  public Graph letter(int state, long letter) {
    at(state).letter = letter;
    return this;
  }

  /** The threads that could move if none were in an atomic region. */
  public Graph able(int state, int... threads) {
    at(state).able = threads;
    return this;
  }

  /** The threads that move in a state, if they do, although nothing has woken them. */
  public Graph spurious(int state, int... threads) {
    at(state).spurious = threads;
    return this;
  }

  /** The threads that keep the program alive, if they are others than those that can move. */
  public Graph lasting(int state, int... threads) {
    at(state).lasting = threads;
    return this;
  }

  private State at(int state) {
    while (states.size() <= state) {
      states.add(new State());
    }
    return states.get(state);
  }

  public int size() {
    return states.size();
  }

  public boolean isWrong(int state) {
    return states.get(state).isWrong;
  }

  public long letter(int state) {
    return states.get(state).letter;
  }

  /** All transitions that were taken. */
  public Set<Step> taken() {
    return taken;
  }

  /** Forgets which transitions were taken. */
  public Graph fresh() {
    taken.clear();
    return this;
  }

  @Override
  public int initial() {
    return 0;
  }

  @Override
  public Enabled enabled(int state) {
    State s = states.get(state);
    return new Enabled() {
      @Override
      public boolean isSpurious(int index) {
        return Arrays.stream(s.spurious).anyMatch(t -> t == thread(index));
      }

      @Override
      public int count() {
        return s.movers.size();
      }

      @Override
      public int thread(int index) {
        return s.movers.get(index).thread;
      }

      @Override
      public long place(int index) {
        return thread(index);
      }

      @Override
      public int[] able() {
        return s.able == null ? super.able() : s.able;
      }

      @Override
      public int[] lasting() {
        return s.lasting == null ? threads() : s.lasting;
      }

      @Override
      public boolean isOver() {
        return s.isOver;
      }
    };
  }

  @Override
  public Transition take(int state, int thread, int choice) {
    for (Mover m : states.get(state).movers) {
      if (m.thread == thread && choice >= 0 && choice < m.choices.size()) {
        taken.add(new Step(state, new Move(thread, choice)));
        return m.choices.get(choice);
      }
    }
    throw new IllegalArgumentException(
        "there is no choice " + choice + " of thread " + thread + " in state " + state);
  }
}
