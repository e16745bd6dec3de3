package dev.assay.explore.canonical;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.jdk.AtomicCalls;
import dev.assay.explore.jdk.SpinCounts;
import dev.assay.explore.jdk.pool.QueueOrder;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the JDK's code leaves behind that depends on what happened before, and that nobody can read
 * or rely on. It is removed, or brought into one form, between steps, so that it does not make
 * states differ.
 */
public final class StateCanonicalizer {
  private final ThreadGroupLists lists;
  private final boolean ofLoops;
  private final boolean ofCalls;
  private final @Nullable SpinCounts spins;
  private final QueueOrder order;
  private final @Nullable WaitQueues queues;
  private final @Nullable RedundantCounts counts;

  /**
   * To be made while the main thread is the current one and nothing is explored yet.
   *
   * @param internals whether no call into the JDK is one step
   */
  public StateCanonicalizer(Machine machine, boolean internals, Set<Reduction> without) {
    this(
        machine,
        new ThreadGroupLists(machine),
        !without.contains(Reduction.LEFTOVERS),
        !internals && !without.contains(Reduction.LIBRARY_CALLS));
  }

  private StateCanonicalizer(
      Machine machine, ThreadGroupLists lists, boolean ofLoops, boolean wholeCalls) {
    this.lists = lists;
    this.ofLoops = ofLoops;
    this.ofCalls = ofLoops && wholeCalls;
    this.spins = ofLoops ? new SpinCounts() : null;
    this.order = new QueueOrder(machine);
    this.queues = ofCalls ? WaitQueues.of(machine) : null;
    this.counts = ofCalls ? new RedundantCounts(machine) : null;
  }

  /** The same for another machine of the universe. */
  public StateCanonicalizer in(Machine other) {
    return new StateCanonicalizer(other, new ThreadGroupLists(other, lists), ofLoops, ofCalls);
  }

  /** Clears what the step that a thread has just made leaves behind. */
  public void clear(GuestThread t, Precision precision) {
    lists.sort();
    if (spins != null) {
      spins.shorten(t);
      order.forgetNumber(t);
    }
    if (queues != null && counts != null && !precision.isFine(AtomicCalls.LOCKS)) {
      queues.clear(t);
      counts.clear(precision);
    }
  }
}
