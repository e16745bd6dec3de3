package dev.assay.symbolic.run;

import dev.assay.machine.Machine;
import java.util.HashSet;
import java.util.Set;

/** Tells whether a program has started threads, which are then beside the JDK's own. */
final class ProgramThreads {
  private final Machine machine;
  private final Set<Integer> before = new HashSet<>();

  /** To be made before the program starts. */
  ProgramThreads(Machine machine) {
    this.machine = machine;
    for (int i = 0; i < machine.otherThreads().liveCount(); i++) {
      before.add(machine.otherThreads().liveNumber(i));
    }
  }

  /** Whether there are more threads than before the start. */
  boolean areSeveral() {
    for (int i = 0; i < machine.otherThreads().liveCount(); i++) {
      if (!before.contains(machine.otherThreads().liveNumber(i))) {
        return true;
      }
    }
    return false;
  }
}
