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
  private String location = "";
  private final List<String> lines = new ArrayList<>();

  RaceWitness(Stepper stepper, Judge judge, int state, Move move, long location) {
    this.sights = judge.sights();
    this.object = (int) (location >> 32);
    this.slot = (int) location;
    stepper.restoreAfterAbort(state);
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
    boolean write = act == Watch.Act.PUT;
    if (accessed != object || at != slot || (!write && act != Watch.Act.GET)) {
      return;
    }
    if (!lines.isEmpty() && !write) {
      return; // a write tells more than a read
    }
    lines.clear();
    location = Places.of(t, Places.programFrame(t, sights));
    lines.add("thread \"" + thread + "\" " + (write ? "writes" : "reads") + " at");
    for (int d = t.depth; d >= 0; d--) {
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
