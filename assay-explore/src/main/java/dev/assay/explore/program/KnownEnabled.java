package dev.assay.explore.program;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Specification;
import dev.assay.machine.memo.EnabledThreads;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.save.Tags;
import dev.assay.machine.save.ThreadPart;
import java.util.Arrays;

/** The threads that can move, found out from what the state consists of. */
final class KnownEnabled extends Enabled {
  private final ThreadPart[] all;
  private final int[] indices;
  private final int objects;
  private final int moreObjects;
  private final int globals;
  private final boolean hasCycle;
  private final boolean isAnyJoining;

  /** By number: the threads of the JDK. */
  private final boolean[] system;

  private KnownEnabled(
      ThreadPart[] all,
      int[] indices,
      int[] data,
      boolean hasCycle,
      boolean isAnyJoining,
      boolean[] system) {
    this.system = system;
    this.all = all;
    this.indices = indices;
    this.objects = data[0];
    this.moreObjects = data[1];
    this.globals = data[2];
    this.hasCycle = hasCycle;
    this.isAnyJoining = isAnyJoining;
  }

  /**
   * What was found out about a state, kept.
   *
   * @param system by number: the threads of the JDK
   */
  static KnownEnabled of(EnabledThreads seen, boolean[] system) {
    int[] data = new int[StateKeeper.DATA];
    seen.data(data);
    return new KnownEnabled(
        seen.all(), seen.indices(), data, seen.hasCycle(), seen.isAnyJoining(), system);
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
  public boolean isSpurious(int index) {
    return part(index).isSpurious;
  }

  @Override
  public boolean isOver() {
    for (ThreadPart t : all) {
      if (isLasting(t)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int[] lasting() {
    return Arrays.stream(all).filter(this::isLasting).mapToInt(t -> t.thread).toArray();
  }

  private boolean isLasting(ThreadPart t) {
    return !t.isDaemon() && !(t.thread < system.length && system[t.thread]);
  }

  /**
   * Whether a thread may be part of a circle that is not one of monitors alone: it waits, another
   * one does, and one of them is parked.
   *
   * @param thread its number, or {@link Specification#ANY_THREAD}
   */
  boolean mayBeInCircle(int thread) {
    int waiting = 0;
    boolean waits = thread == Specification.ANY_THREAD;
    boolean isAnyParked = false;
    for (ThreadPart t : all) {
      if (t.blockedBy != 0 || t.isParked) {
        waiting++;
        waits |= t.thread == thread;
        isAnyParked |= t.isParked;
      }
    }
    return waits && isAnyParked && waiting > 1;
  }

  @Override
  public boolean isSound() {
    return spurious() < indices.length && !hasCycle;
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
