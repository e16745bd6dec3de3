package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.launch.Destroyer;
import dev.assay.machine.save.StateKeeper;

/** A machine in which one worker makes steps, and what it needs for that. */
record Workplace(Machine machine, StateKeeper keeper, Destroyer destroyer, Leftovers leftovers) {
  /**
   * Another one for the same program, whose states have the same numbers. Nobody may be at work
   * here meanwhile.
   */
  Workplace another() {
    Machine other = new Machine(machine.universe(), machine.options());
    return new Workplace(
        other,
        new StateKeeper(other, keeper),
        new Destroyer(other, destroyer),
        leftovers.in(other));
  }
}
