package dev.assay.machine.memo;

import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.save.Tags;
import dev.assay.machine.save.ThreadPart;
import dev.assay.machine.save.ThreadParts;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Who can move in a state, found out from what the state consists of: the machine need not be
 * there. Of most states that can be said; where time limits, atomic regions or classes being
 * initialised play a part, the machine has to go there.
 */
public final class EnabledThreads {
  private final ThreadParts threads;
  private ThreadPart[] all = new ThreadPart[8];
  private ThreadPart[] movers = new ThreadPart[8];

  /** Where in the state's vector those are who can move. */
  private int[] places = new int[8];

  /** Where they are among all. */
  private int[] indices = new int[8];

  private int count;
  private int total;

  /** How many threads may be part of a circle. */
  private int links;

  /** A bit for each monitor that is held, see {@link ThreadPart#bits}. */
  private long heldBits;

  private final int[] data = new int[StateKeeper.DATA];

  /** The monitor whose owner was asked for last, 0 if none was, and its owner. */
  private int asked;

  private @Nullable ThreadPart owner;

  EnabledThreads(ThreadParts threads) {
    this.threads = threads;
  }

  /**
   * Looks at a state that consists of the given parts; whether it can be told who can move.
   *
   * @param passedOver by number: threads that are not to be mentioned
   */
  boolean look(int[] parts, int partCount, boolean[] passedOver) {
    total = Tags.threads(partCount);
    asked = 0;
    if (all.length < total) {
      all = new ThreadPart[2 * total];
      movers = new ThreadPart[2 * total];
      places = new int[2 * total];
      indices = new int[2 * total];
    }
    boolean isClear = true;
    links = 0;
    heldBits = 0;
    for (int i = 0; i < total; i++) {
      ThreadPart t = threads.of(parts[Tags.thread(i, partCount)], i);
      all[i] = t;
      heldBits |= t.heldBits;
      isClear &= t.moves != ThreadPart.Moves.UNCLEAR;
      links += t.isLink() ? 1 : 0;
    }
    count = 0;
    for (int i = 0; i < total && isClear; i++) {
      if (canMove(all[i]) && !isPassedOver(all[i].thread, passedOver)) {
        indices[count] = i;
        places[count] = Tags.thread(i, partCount);
        movers[count++] = all[i];
      }
    }
    data[0] = parts[Tags.objects(0, partCount)];
    data[1] = parts[Tags.objects(1, partCount)];
    data[2] = parts[Tags.globals(partCount)];
    return isClear;
  }

  private static boolean isPassedOver(int thread, boolean[] passedOver) {
    return thread < passedOver.length && passedOver[thread];
  }

  private boolean canMove(ThreadPart t) {
    return t.moves == ThreadPart.Moves.ALWAYS
        || (t.moves == ThreadPart.Moves.IF_FREE
            && ((t.awaitedBit & heldBits) == 0 || owner(t.awaited) == null));
  }

  /** Who holds a monitor. Mostly several wait for the same. */
  private @Nullable ThreadPart owner(int monitor) {
    if (monitor != asked) {
      asked = monitor;
      owner = null;
      for (int i = 0; i < total && owner == null; i++) {
        owner = all[i].holds(monitor) ? all[i] : null;
      }
    }
    return owner;
  }

  /** All threads of the state, in order. */
  public ThreadPart[] all() {
    return Arrays.copyOf(all, total);
  }

  /** Where those that can move are among {@link #all}. */
  public int[] indices() {
    return Arrays.copyOf(indices, count);
  }

  /** How many threads can move. */
  public int count() {
    return count;
  }

  /** The number of a thread that can move. */
  public int thread(int index) {
    return movers[index].thread;
  }

  /** Where in the state's vector its part is. */
  public int part(int index) {
    return places[index];
  }

  /** The number of the method that it is in, code out of sight apart. */
  public int method(int index) {
    return movers[index].method;
  }

  /** The instruction of the method that comes next. */
  public int pc(int index) {
    return movers[index].pc;
  }

  /**
   * What somebody has called a thread when it stood where one that can move stands now; 0 if
   * nothing, or if that was forgotten.
   */
  public int label(int index) {
    return movers[index].label;
  }

  /** Calls it so from now on. */
  public void setLabel(int index, int label) {
    movers[index].label = label;
  }

  /** Whether some thread that can move may be about to find that one it joins has ended. */
  public boolean isAnyJoining() {
    for (int i = 0; i < count; i++) {
      if (movers[i].joins) {
        return true;
      }
    }
    return false;
  }

  /** Whether threads are blocked by each other in a circle. */
  public boolean hasCycle() {
    for (int i = 0; i < total && links > 1; i++) {
      ThreadPart t = all[i];
      for (int steps = 0; t != null && t.blockedBy != 0; steps++) {
        t = owner(t.blockedBy);
        if (steps > total) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether some thread holds the monitor of an object. */
  public boolean isHeld(int monitor) {
    return owner(monitor) != null;
  }

  /** Puts the numbers into an array that {@link StateKeeper#data} would give there. */
  public void data(int[] out) {
    System.arraycopy(data, 0, out, 0, data.length);
  }
}
