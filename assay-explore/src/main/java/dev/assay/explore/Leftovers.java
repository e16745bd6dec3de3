package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import org.jspecify.annotations.Nullable;

/**
 * What the JDK's code leaves behind that depends on what happened before, and that nobody can read
 * or rely on. It is removed, or brought into one form, between steps, so that it does not make
 * states differ.
 */
final class Leftovers {
  private final ThreadLists lists;
  private final @Nullable WaitQueues queues;

  /**
   * To be made while the main thread is the current one and nothing is explored yet.
   *
   * @param ofCalls whether to remove also what calls leave behind that are one step each
   */
  Leftovers(Machine machine, boolean ofCalls) {
    this(new ThreadLists(machine), ofCalls ? new WaitQueues(machine) : null);
  }

  private Leftovers(ThreadLists lists, @Nullable WaitQueues queues) {
    this.lists = lists;
    this.queues = queues;
  }

  /** The same for another machine of the universe. */
  Leftovers in(Machine other) {
    return new Leftovers(
        new ThreadLists(other, lists), queues == null ? null : new WaitQueues(other));
  }

  /** Clears what the step that a thread has just made leaves behind. */
  void clear(GuestThread t) {
    lists.sort();
    if (queues != null) {
      queues.clear(t);
    }
  }
}
