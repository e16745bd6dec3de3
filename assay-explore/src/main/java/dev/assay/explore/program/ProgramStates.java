package dev.assay.explore.program;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.scheduling.PropertyEnvironment;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.machine.Machine;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.threads.GuestThread;

/**
 * The states of a program, to look into: the machine goes to a state, and whoever examines it asks
 * the machine. Nothing is changed by that.
 */
public interface ProgramStates {
  /** Lets the machine go to a state. */
  void goTo(int state);

  /** The machine, in the state that it was told to go to last, or where a transition has led it. */
  Machine machine();

  /** Saves and restores the machine's states. */
  StateKeeper keeper();

  CodeClassifier classifier();

  /** The number under which a state is stored: equal states have equal numbers. */
  int number(int state);

  /** Lets the machine go back to the state it was in before something was tried. */
  void undo();

  /** Notes what methods that are asked about states ask of their environment. */
  PropertyEnvironment forProperties();

  /** Whether a thread is one of the JDK's own. */
  boolean isSystem(GuestThread t);

  /** Whether the program is over in the state that the machine is in. */
  boolean isOver();

  /**
   * Takes a transition and tells what happens in it. The machine is then where the transition has
   * ended; if it leads to a state, in that state.
   */
  Transition take(int state, int thread, int choice, SchedulingPolicy.Listener listener);

  /** Whether a plain access to a location may concern other threads. */
  boolean isMutable(int object, int slot);

  /**
   * Puts the numbers of a state's data into an array, if they are known from what was found out
   * about who can move in it; false if the machine has to go there.
   */
  boolean readsData(Enabled enabled, int[] out);

  /** Whether some thread holds the monitor of an object there, in the same case. */
  boolean isHeld(Enabled enabled, int object);

  /**
   * Whether a thread that cannot move may wait for another one that waits for it, as far as what
   * was found out about who can move tells.
   */
  boolean mayBeInCircle(Enabled enabled, int thread);

  /** With assertions enabled, whether what is known now is to be compared with what is so. */
  boolean isToBeChecked();
}
