package dev.assay.machine.launch;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;

/** How a program begins. */
public interface Start {
  /**
   * Lets a booted machine's current thread be about to call the entry point; nothing of the program
   * is executed yet.
   */
  GuestThread prepare(Machine machine);
}
