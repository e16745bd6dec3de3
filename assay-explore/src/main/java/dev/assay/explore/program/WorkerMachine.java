package dev.assay.explore.program;

import dev.assay.explore.canonical.StateCanonicalizer;
import dev.assay.machine.Machine;
import dev.assay.machine.launch.Destroyer;
import dev.assay.machine.save.StateKeeper;

/** A machine in which one worker makes steps, and what it needs for that. */
public record WorkerMachine(
    Machine machine, StateKeeper keeper, Destroyer destroyer, StateCanonicalizer canonicalizer) {
  /**
   * Another one for the same program, whose states have the same numbers. Nobody may be at work
   * here meanwhile.
   */
  public WorkerMachine another() {
    Machine other = new Machine(machine.universe(), machine.options());
    other.setStopSignal(machine.stopSignal());
    return new WorkerMachine(
        other,
        new StateKeeper(other, keeper),
        new Destroyer(other, destroyer),
        canonicalizer.in(other));
  }
}
