package dev.assay.machine.threads;

import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The live threads of a machine and who holds which monitor, for code that runs between
 * transitions: it saves and restores states, finds out which threads can move, or describes them.
 *
 * <p>What is read here is not recorded in the {@link ReadSet}. Code that decides what a transition
 * does asks {@link OtherThreads} and {@link Monitors} instead; a test names the classes that may
 * use this one.
 */
public final class ThreadTable {
  private final Universe universe;
  private final Monitors monitors;
  private final ArrayList<GuestThread> all = new ArrayList<>();

  public ThreadTable(Universe universe, Monitors monitors) {
    this.universe = universe;
    this.monitors = monitors;
  }

  /** All of them, in an order that does not depend on when they were started. */
  public List<GuestThread> all() {
    return all;
  }

  public @Nullable GuestThread byNumber(int number) {
    for (int i = 0, n = all.size(); i < n; i++) {
      if (all.get(i).number == number) {
        return all.get(i);
      }
    }
    return null;
  }

  /** The live thread of a java.lang.Thread object, or null if it has not started or has ended. */
  public @Nullable GuestThread ofObject(int object) {
    for (int i = 0, n = all.size(); i < n; i++) {
      if (all.get(i).object == object) {
        return all.get(i);
      }
    }
    return null;
  }

  /** Whether no thread holds a monitor. */
  public boolean isFree(int monitor) {
    return monitors.owner(monitor) < 0;
  }

  /** The number of the thread that holds a monitor; negative if there is none. */
  public int owner(int monitor) {
    return monitors.owner(monitor);
  }

  /** Takes over the threads of a restored state. */
  public void replaceAll(GuestThread[] present) {
    all.clear();
    Collections.addAll(all, present);
  }

  void insert(GuestThread t) {
    int i = 0;
    while (i < all.size() && universe.compareThreads(all.get(i).number, t.number) < 0) {
      i++;
    }
    all.add(i, t);
  }

  void remove(GuestThread t) {
    all.remove(t);
  }
}
