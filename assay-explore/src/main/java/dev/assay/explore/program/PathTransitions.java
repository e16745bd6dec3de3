package dev.assay.explore.program;

import dev.assay.explore.config.Settings;
import dev.assay.explore.model.PathSystem;
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
public final class PathTransitions extends PositionTransitions implements PathSystem {
  private final @Nullable StateHasher hasher;
  private final StateBatch noted;

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
    super(executor, settings);
    this.hasher = key.length == 0 ? null : new PortableStates(keeper()).hasher(key[0], key[1]);
    if (!compares) {
      executor.setNotComparing();
    }
    if (observed != null) {
      cache.setWatch(new PropertyWatch(executor, classifier(), precision, observed));
    }
    executor.restoreAfterAbort(executor.initial());
    this.noted = new StateBatch(keeper().store());
  }

  @Override
  public boolean areEqual(int position, int other) {
    return Arrays.equals(parts(position), parts(other));
  }

  @Override
  public void note(int position) {
    noted.add(parts(position));
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
