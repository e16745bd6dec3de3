package dev.assay.explore;

import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.Watch;
import java.util.ArrayList;
import java.util.List;

/**
 * One side of a race: the access, and the stack from which it is made. Found by making the step
 * once more; afterwards the machine is where the step ends, not saved.
 */
final class RaceWitness implements Steering.Listener {
  private final Sights sights;
  private final int object;
  private final int slot;
  private final String thread;
  private final boolean isShared;
  private String location = "";
  private final List<String> lines = new ArrayList<>();

  RaceWitness(Stepper stepper, Judge judge, int state, Move move, long location) {
    this.sights = judge.sights();
    this.object = (int) (location >> 32);
    this.slot = (int) location;
    stepper.restoreAfterAbort(state);
    this.isShared = stepper.machine().heap().isLive(object);
    this.thread =
        stepper.machine().threadName(stepper.machine().threads().byNumber(move.thread()).object);
    stepper.steering().setListener(this);
    try {
      stepper.step(move.thread(), move.choice());
    } finally {
      stepper.steering().setListener(null);
    }
  }

  @Override
  public void act(GuestThread t, Watch.Act act, int accessed, int at) {
    if (accessed != object || at != slot) {
      return;
    }
    boolean write =
        act == Watch.Act.PUT || act == Watch.Act.PUT_VOLATILE || act == Watch.Act.UPDATE;
    if (!write && act != Watch.Act.GET && act != Watch.Act.GET_VOLATILE) {
      return;
    }
    if (!lines.isEmpty() && !write) {
      return; // a write tells more than a read
    }
    lines.clear();
    location = Places.of(t, Places.programFrame(t, sights));
    lines.add("thread \"" + thread + "\" " + (write ? "writes" : "reads") + " at");
    int last = 0; // what calls the program is of no interest
    while (last < t.depth && !sights.inProgram(t, last)) {
      last++;
    }
    for (int d = t.depth; d >= last; d--) {
      if (!t.methods[d].isHidden()) {
        lines.add(
            "    "
                + t.methods[d].holder.externalName()
                + "."
                + t.methods[d].name
                + "("
                + Places.of(t, d)
                + ")");
      }
    }
  }

  @Override
  public void chose(GuestThread t, int index, int count) {}

  @Override
  public void printed(GuestThread t, String text) {}

  /**
   * Whether it is one object that both steps access. Objects that the steps themselves make are
   * different ones, even if they have the same number, as those that a class's initializer makes.
   */
  boolean isShared() {
    return isShared;
  }

  String thread() {
    return thread;
  }

  String location() {
    return location;
  }

  List<String> lines() {
    return lines;
  }
}
