package dev.assay.symbolic.run;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import java.util.HashSet;
import java.util.Set;

/** Tells whether a program has started threads, which are then beside the JDK's own. */
final class ProgramThreads {
  private final Machine machine;
  private final Set<Integer> before = new HashSet<>();

  /** To be made before the program starts. */
  ProgramThreads(Machine machine) {
    this.machine = machine;
    for (GuestThread t : machine.threads().all()) {
      before.add(t.number);
    }
  }

  /** Whether there are more threads than before the start. */
  boolean areSeveral() {
    for (GuestThread t : machine.threads().all()) {
      if (!before.contains(t.number)) {
        return true;
      }
    }
    return false;
  }
}
