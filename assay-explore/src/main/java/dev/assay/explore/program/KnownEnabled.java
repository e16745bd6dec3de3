package dev.assay.explore.program;

import dev.assay.explore.model.Enabled;
import dev.assay.machine.memo.EnabledThreads;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.save.Tags;
import dev.assay.machine.save.ThreadPart;

/** The threads that can move, found out from what the state consists of. */
final class KnownEnabled extends Enabled {
  private final ThreadPart[] all;
  private final int[] indices;
  private final int objects;
  private final int moreObjects;
  private final int globals;
  private final boolean hasCycle;
  private final boolean isAnyJoining;

  private KnownEnabled(
      ThreadPart[] all, int[] indices, int[] data, boolean hasCycle, boolean isAnyJoining) {
    this.all = all;
    this.indices = indices;
    this.objects = data[0];
    this.moreObjects = data[1];
    this.globals = data[2];
    this.hasCycle = hasCycle;
    this.isAnyJoining = isAnyJoining;
  }

  /** What was found out about a state, kept. */
  static KnownEnabled of(EnabledThreads seen) {
    int[] data = new int[StateKeeper.DATA];
    seen.data(data);
    return new KnownEnabled(seen.all(), seen.indices(), data, seen.hasCycle(), seen.isAnyJoining());
  }

  private ThreadPart part(int index) {
    return all[indices[index]];
  }

  @Override
  public int count() {
    return indices.length;
  }

  @Override
  public int thread(int index) {
    return part(index).thread;
  }

  @Override
  public long place(int index) {
    ThreadPart t = part(index);
    return TransitionLabels.place(t.method, t.pc);
  }

  @Override
  public boolean isSound() {
    return indices.length > 0 && !hasCycle;
  }

  @Override
  public int label(int index) {
    return part(index).label;
  }

  @Override
  public void setLabel(int index, int label) {
    part(index).label = label;
  }

  boolean hasCycle() {
    return hasCycle;
  }

  /** Whether some thread that can move may be about to find that one it joins has ended. */
  boolean isAnyJoining() {
    return isAnyJoining;
  }

  /** Whether some thread holds the monitor of an object. */
  boolean isHeld(int object) {
    for (ThreadPart t : all) {
      if (t.holds(object)) {
        return true;
      }
    }
    return false;
  }

  /** Puts the numbers into an array that {@link StateKeeper#data} would give there. */
  void data(int[] out) {
    out[0] = objects;
    out[1] = moreObjects;
    out[2] = globals;
  }

  /**
   * Where the part of an enabled thread is in a state of so many parts; negative if not enabled.
   */
  int partOf(int thread, int parts) {
    for (int index : indices) {
      if (all[index].thread == thread) {
        return Tags.thread(index, parts);
      }
    }
    return -1;
  }
}
