package dev.assay.explore.scheduling;

import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch.Act;

/**
 * What the methods that are asked about states ask of their environment. Nothing is decided by
 * them: what they find held fixed is named.
 */
public final class PropertyEnvironment {
  private final EnvironmentChoices choices;

  PropertyEnvironment(EnvironmentChoices choices) {
    this.choices = choices;
  }

  /** A method reads a location; whether what it is told follows from more than the state's data. */
  public boolean reads(GuestThread t, Act act, int object, int slot) {
    if (choices.isSalt(object, slot)) {
      choices.noteUndecidedOrder(t);
      return true;
    }
    choices.noteRead(t, act, object, slot);
    return false;
  }

  /** A method asks for the time, or for a random number. */
  public void asks(GuestThread t, String what) {
    choices.noteAsked(t, what);
  }

  /** A method asks for something else that is held fixed. */
  public void fixed(GuestThread t, String what) {
    choices.noteFixed(t, what);
  }

  /** A method asks how many processors there are. */
  public void countsProcessors(GuestThread t) {
    choices.noteProcessorsAsked(t);
  }

  /** A method asks for an identity hash code. */
  public void hashesByIdentity(GuestThread t) {
    choices.noteHashCode(t);
  }

  /** A method has called another whose calls are shown. */
  public void called(GuestThread t) {
    choices.noteCall(t);
  }
}
