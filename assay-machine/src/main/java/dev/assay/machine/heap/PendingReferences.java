package dev.assay.machine.heap;

import dev.assay.machine.Machine;

/**
 * References that a collection has cleared and that the JDK's reference handler has not seen yet: a
 * list linked through their {@code discovered} fields.
 */
public final class PendingReferences {
  private final Machine machine;
  private int head;

  public PendingReferences(Machine machine) {
    this.machine = machine;
  }

  public boolean isEmpty() {
    return head == 0;
  }

  public int head() {
    return head;
  }

  public void restore(int newHead) {
    head = newHead;
  }

  public void add(int reference) {
    machine.heap().setField(reference, discoveredSlot(), head);
    head = reference;
  }

  public int take() {
    int all = head;
    head = 0;
    return all;
  }

  private int discoveredSlot() {
    return machine.universe().require("java/lang/ref/Reference").declaredField("discovered").slot;
  }
}
