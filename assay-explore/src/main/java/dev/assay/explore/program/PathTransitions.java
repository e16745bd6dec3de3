package dev.assay.explore.program;

import dev.assay.explore.config.Settings;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.PathSystem;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionEffect;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.memo.TransitionMemo;
import dev.assay.machine.portable.PortableStates;
import dev.assay.machine.state.ComparedStates;
import dev.assay.machine.state.StateBatch;
import dev.assay.machine.state.hash.StateHasher;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A program whose states are positions on a path. Whoever walks it knows without looking whether a
 * state is a new one, so states are not looked up when they are reached; the numbers under which
 * they are stored are given later, for many at once.
 *
 * <p>Properties do not make its transitions shorter: where they end was decided by another search.
 * A transition that changes data that a property reads more than once says so in its effect, since
 * there are states in its midst that the property is not asked about.
 */
public final class PathTransitions extends MachineStates implements PathSystem {
  private static final int[] NO_PARTS = {};

  private final int initial;
  private final boolean numbersAll;
  private final @Nullable StateHasher hasher;
  private final StateBatch noted;

  /** By position: what the state consists of, and who can move in it, once asked for. */
  private int[][] parts = new int[64][];

  private @Nullable Enabled[] enabled = new Enabled[64];

  /**
   * Begins in the first state.
   *
   * @param observed what properties read, if not every change of that begins a transition; or null
   * @param compares whether transitions are compared with each other
   * @param key of the hashes of states, two words, or none
   */
  PathTransitions(
      TransitionExecutor executor,
      Settings settings,
      Precision precision,
      @Nullable Precision observed,
      boolean compares,
      long... key) {
    super(executor);
    this.initial = executor.initial();
    this.numbersAll = !settings.properties().stepInvariants().isEmpty();
    this.hasher = key.length == 0 ? null : new PortableStates(keeper()).hasher(key[0], key[1]);
    if (!compares) {
      executor.setNotComparing();
    }
    if (observed != null) {
      cache.setWatch(new PropertyWatch(executor, classifier(), precision, observed));
    }
    executor.restoreAfterAbort(initial);
    this.noted = new StateBatch(keeper().store());
    parts[0] = keeper().partsOf(initial);
  }

  @Override
  public int initial() {
    return 0;
  }

  @Override
  public Enabled enabled(int position) {
    Enabled known = enabled[position];
    if (known == null) {
      known = cache.enabled(parts[position]);
      if (known == null) {
        goTo(position);
        known = executor.enabled();
      }
      enabled[position] = known;
    }
    return known;
  }

  @Override
  public Transition take(int position, int thread, int choice) {
    int[] from = parts[position];
    TransitionMemo.Step found =
        position == 0 ? null : cache.find(from, thread, partOf(position, thread), choice);
    if (found == null) {
      return execute(position, thread, choice);
    }
    // Whatever was behind the state on the path is over.
    arrive(position + 1, cache.follow(found, from, spare(position)));
    return Transition.to(position + 1, (TransitionEffect) found.outcome());
  }

  private Transition execute(int position, int thread, int choice) {
    goTo(position);
    Transition t = cache.execute(thread, choice);
    if (!t.end().leadsToState()) {
      return t;
    }
    int[] next = executor.saveUnnumbered();
    if (position > 0) {
      cache.learn(parts[position], thread, choice, t); // the first state is like no other
    }
    arrive(position + 1, next);
    return t.leadingTo(position + 1);
  }

  private int[] spare(int position) {
    int[] over = position + 1 < parts.length ? parts[position + 1] : null;
    return over == null ? NO_PARTS : over;
  }

  private int partOf(int position, int thread) {
    return enabled[position] instanceof KnownEnabled known
        ? known.partOf(thread, parts[position].length)
        : -1;
  }

  private void arrive(int position, int[] state) {
    if (position == parts.length) {
      parts = Arrays.copyOf(parts, 2 * position);
      enabled = Arrays.copyOf(enabled, 2 * position);
    }
    parts[position] = state;
    enabled[position] = null;
  }

  @Override
  public Transition take(int position, int thread, int choice, SchedulingPolicy.Listener listener) {
    goTo(position);
    policy.setListener(listener);
    try {
      // What lies behind the position on the path stays as it is.
      Transition t = executor.step(thread, choice);
      return t.end().leadsToState() ? t.leadingTo((int) keeper().save()) : t;
    } finally {
      policy.setListener(null);
    }
  }

  @Override
  public void goTo(int position) {
    if (position == 0) {
      executor.restore(initial); // which is known as the first one by its number
    } else if (numbersAll) {
      executor.restore(number(position));
    } else {
      executor.restore(parts[position]);
    }
  }

  @Override
  public boolean areEqual(int position, int other) {
    return Arrays.equals(parts[position], parts[other]);
  }

  @Override
  public int number(int position) {
    return (int) keeper().store().states().intern(parts[position], parts[position].length);
  }

  @Override
  public void note(int position) {
    noted.add(parts[position]);
  }

  @Override
  public int numbers(int[] out) {
    return noted.intern(out);
  }

  /** Puts the keyed hash of a state with a number into the first two elements of {@code out}. */
  public void hash(int number, long[] out) {
    if (hasher == null) {
      throw new IllegalStateException("no key was given");
    }
    ComparedStates states = keeper().store().compared();
    int[] all = new int[states.count(number)];
    states.parts(number, all);
    hasher.hash(all, all.length, out);
  }

  /**
   * Takes over the transitions that are known to another system of the same program with the same
   * precision, which is not used any more, with all that they did.
   */
  public void takeOver(PathTransitions earlier) {
    cache.takeOver(earlier.cache);
    noteWhatWasSeenBy(earlier);
  }

  /** Shares the transitions that are known with others. */
  public void share(TransitionMemo.Pool pool) {
    cache.share(pool);
  }

  /** Grows whenever something is learnt on which the end of a transition may depend. */
  public int changes() {
    return policy.changes();
  }

  /** The program by number of states, at its beginning, to describe a run. */
  public ProgramTransitions fromTheStart() {
    ProgramTransitions all = new ProgramTransitions(executor, false);
    all.beginAnew();
    return all;
  }
}
