package dev.assay.symbolic.bound;

import dev.assay.machine.Machine;
import dev.assay.machine.launch.Boot;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.Outputs;
import dev.assay.machine.save.Garbage;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.symbolic.contract.ContractCalls;
import dev.assay.symbolic.run.Decisions;
import dev.assay.symbolic.run.InputTyping;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.run.SymbolicLoop;
import dev.assay.symbolic.run.SymbolicMachine;
import dev.assay.symbolic.run.Values;
import java.util.Set;

/** A program in a booted machine whose values may be terms, about to call its entry point. */
final class SymbolicProgram {
  private final Machine machine;
  private final StateKeeper keeper;
  private final SymbolicMachine symbolic;
  private final int mainThread;
  private final PathState initial;
  private final ContractCalls contracts;

  /** Boots the machine, which must be fresh. */
  SymbolicProgram(Machine machine, BootImages images, BoundTarget target, BoundSettings settings) {
    this.machine = machine;
    machine.universe().setAccessPolicy(StaticObjects.policy(machine));
    new Boot(machine).run(images);
    Outputs.redirect(machine);
    GuestThread main = target.prepare(machine);
    this.mainThread = main.number;
    this.keeper = new StateKeeper(machine, new StateStore(), Garbage.COUNT_AND_MARK, false);
    this.symbolic =
        new SymbolicMachine(machine, target.inputsOf(), settings.maxArray(), settings.maxObjects());
    this.contracts = new ContractCalls(machine, target.entry());
    if (settings.contracts()) {
      symbolic.useContracts(contracts);
    }
    machine.hostValues().setPath(Path.EMPTY);
    this.initial = new PathState((int) keeper.save(), Path.EMPTY);
  }

  Machine machine() {
    return machine;
  }

  StateKeeper keeper() {
    return keeper;
  }

  /** The contracts that were taken for granted. */
  ContractCalls contracts() {
    return contracts;
  }

  /** The classes of which inputs were made. */
  Set<Klass> inputClasses() {
    return symbolic.inputClasses();
  }

  InputTyping typing() {
    return symbolic.typing();
  }

  Values values() {
    return symbolic.values();
  }

  Decisions decisions() {
    return symbolic.decisions();
  }

  SymbolicLoop loop() {
    return symbolic.loop();
  }

  GuestThread main() {
    return machine.threadTable().byNumber(mainThread);
  }

  PathState initial() {
    return initial;
  }
}
