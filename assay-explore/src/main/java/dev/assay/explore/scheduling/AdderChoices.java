package dev.assay.explore.scheduling;

import dev.assay.explore.jdk.AdderCells;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.SharedAccesses;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch.Act;

/**
 * Decides where adders keep what is added: in which of their cells, once they have some, and
 * whether they have some when a sum is taken while there are other threads.
 */
final class AdderChoices {
  private final Machine machine;
  private final CodeClassifier classifier;
  private final SharedAccesses accesses;
  private final DataScheduling data;
  private final CurrentTransition step;

  AdderChoices(
      Machine machine,
      CodeClassifier classifier,
      SharedAccesses accesses,
      DataScheduling data,
      CurrentTransition step) {
    this.machine = machine;
    this.classifier = classifier;
    this.accesses = accesses;
    this.data = data;
    this.step = step;
  }

  /** Whether something may have to be decided of the method that a thread has called. */
  boolean isFor(GuestThread t) {
    return AdderCells.mayMatterTo(t.method());
  }

  /** A thread has called such a method, and executed nothing of it yet. */
  void decide(GuestThread t) {
    int adder = AdderCells.adder(t);
    if (step.isAlone()
        || step.isInPrologue()
        || t.atomicRegions > 0
        || classifier.of(t) == CodeClassifier.HIDDEN
        || !accesses.isShared(t, adder)) {
      return;
    }
    int slot = AdderCells.cells(machine);
    boolean hasCells = machine.heap().field(adder, slot) != 0;
    if (!AdderCells.isAdding(t.method())) {
      if (!hasCells && step.chooseWith(t, 2) == 1) {
        AdderCells.makeCells(machine, t);
      }
    } else if (hasCells) {
      AdderCells.choose(machine, t, step.chooseWith(t, 2));
    } else { // the step that looks whether there are some begins here
      CurrentTransition.leaveIf(data.stopsBeforeVolatile(t, Act.GET_VOLATILE, adder, slot));
    }
  }
}
