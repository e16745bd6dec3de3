package dev.assay.explore.program;

import dev.assay.explore.config.Settings;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionEffect;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.machine.memo.TransitionMemo;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A program whose states are positions: the first state has position 0, and a transition from a
 * position leads to the next one and forgets what was there. So nothing has to be looked up to take
 * a transition.
 */
public abstract class PositionTransitions extends MachineStates implements TransitionSystem {
  private static final int[] NO_PARTS = {};

  private final int initial;

  /** By position: what the state consists of, and who can move in it, once asked for. */
  private int[][] parts = new int[64][];

  private @Nullable Enabled[] enabled = new Enabled[64];

  /** Whether the machine goes to states by their numbers, since properties ask for them. */
  private final boolean numbersAll;

  PositionTransitions(TransitionExecutor executor, Settings settings) {
    super(executor);
    this.numbersAll = !settings.properties().stepInvariants().isEmpty();
    this.initial = executor.initial();
    parts[0] = keeper().partsOf(initial);
  }

  @Override
  public final int initial() {
    return 0;
  }

  @Override
  public final Enabled enabled(int position) {
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
  public final Transition take(int position, int thread, int choice) {
    int[] from = parts[position];
    TransitionMemo.Step found =
        position == 0 ? null : cache.find(from, thread, partOf(position, thread), choice);
    if (found == null) {
      return execute(position, thread, choice);
    }
    // Whatever was at the next position is over.
    arrive(position + 1, cache.follow(found, from, spare(position + 1)));
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

  /** An array that was the state at a position, and is not needed any more. */
  final int[] spare(int position) {
    int[] over = position < parts.length ? parts[position] : null;
    return over == null ? NO_PARTS : over;
  }

  private int partOf(int position, int thread) {
    return enabled[position] instanceof KnownEnabled known
        ? known.partOf(thread, parts[position].length)
        : -1;
  }

  /** Puts a state at a position. */
  final void arrive(int position, int[] state) {
    if (position >= parts.length) {
      parts = Arrays.copyOf(parts, 2 * position);
      enabled = Arrays.copyOf(enabled, 2 * position);
    }
    parts[position] = state;
    enabled[position] = null;
  }

  @Override
  public final Transition take(
      int position, int thread, int choice, SchedulingPolicy.Listener listener) {
    goTo(position);
    policy.setListener(listener);
    try {
      // What lies at the next position stays as it is.
      Transition t = executor.step(thread, choice);
      return t.end().leadsToState() ? t.leadingTo((int) keeper().save()) : t;
    } finally {
      policy.setListener(null);
    }
  }

  @Override
  public final void goTo(int position) {
    if (position == 0) {
      executor.restore(initial); // which is known as the first one by its number
    } else if (numbersAll) {
      executor.restore(number(position));
    } else {
      executor.restore(parts[position]);
    }
  }

  @Override
  public final int number(int position) {
    return (int) keeper().store().states().intern(parts[position], parts[position].length);
  }

  /** What the state at a position consists of. */
  final int[] parts(int position) {
    return parts[position];
  }
}
