package dev.assay.explore.property;

import dev.assay.explore.describe.CodeLocations;
import dev.assay.explore.jdk.OptimisticReads;
import dev.assay.explore.program.ProgramStates;
import dev.assay.explore.result.Move;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Watch;
import java.util.ArrayList;
import java.util.List;

/**
 * One side of a race: the access, and the stack from which it is made. Found by making the step
 * once more; afterwards the machine is where the step ends, not saved.
 */
final class RaceWitness implements SchedulingPolicy.Listener {
  private final CodeClassifier classifier;
  private final int object;
  private final int slot;
  private final String thread;
  private final boolean isShared;
  private final Machine machine;
  private boolean isVoid = true;
  private String location = "";
  private final List<String> lines = new ArrayList<>();

  RaceWitness(ProgramStates program, int state, Move move, long location) {
    this.classifier = program.classifier();
    this.object = (int) (location >> 32);
    this.slot = (int) location;
    program.goTo(state);
    Machine m = program.machine();
    this.machine = m;
    this.isShared = m.heap().isLive(object);
    this.thread = m.threadObjects().label(m.threadTable().byNumber(move.thread()).object);
    program.take(state, move.thread(), move.choice(), this);
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
    isVoid &= act == Watch.Act.GET && OptimisticReads.isVoid(machine, t);
    if (!lines.isEmpty() && !write) {
      return; // a write tells more than a read
    }
    lines.clear();
    location = CodeLocations.of(t, CodeLocations.programFrame(t, classifier));
    lines.add("thread \"" + thread + "\" " + (write ? "writes" : "reads") + " at");
    int last = 0; // what calls the program is of no interest
    while (last < t.depth && !classifier.inProgram(t, last)) {
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
                + CodeLocations.of(t, d)
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
  public boolean isShared() {
    return isShared;
  }

  /** Whether what it reads makes no difference. */
  boolean isVoid() {
    return isVoid && !lines.isEmpty();
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
