package dev.assay.explore.scheduling;

import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch;

/** Sees what threads ask of their environment, and leaves the answers to its choices. */
interface EnvironmentWatch extends Watch {
  EnvironmentChoices choices();

  @Override
  default void environment(GuestThread t, String what) {
    choices().readClock(t, what);
  }

  @Override
  default void fixed(GuestThread t, String what) {
    choices().noteFixed(t, what);
  }

  @Override
  default void countsProcessors(GuestThread t) {
    choices().chooseProcessors(t);
  }

  @Override
  default boolean numbersTogether(GuestThread t) {
    return choices().numbersTogether(t);
  }

  @Override
  default void hashesByIdentity(GuestThread t) {
    choices().noteHashCode(t);
  }

  @Override
  default void slept(GuestThread t, long until) {
    choices().endSleep(until);
  }

  /** The wait of a thread ends with its time limit; false if the run is not followed any more. */
  default boolean letTimePass(GuestThread t) {
    return choices().letTimePass(t);
  }
}
