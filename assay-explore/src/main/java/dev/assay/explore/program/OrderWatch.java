package dev.assay.explore.program;

import dev.assay.explore.jdk.IterationOrders;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.AccessPolicy;

/** Notices, in a machine that chooses no order of iteration, that one would have to be chosen. */
public final class OrderWatch {
  private final IterationOrders orders;

  public OrderWatch(Machine machine) {
    this.orders = new IterationOrders(machine);
  }

  /** Shows the accesses from which that is seen, and nothing else. */
  public static AccessPolicy policy() {
    return IterationOrders.policy();
  }

  /** Whether a location is one that says in which order collections are iterated. */
  public boolean isConcerned(int object, int slot) {
    return orders.isSalt(object, slot);
  }

  /** Whether a thread that is about to read such a location may go on in several ways. */
  public boolean isOpen(GuestThread t) {
    return orders.question(t) != null;
  }
}
