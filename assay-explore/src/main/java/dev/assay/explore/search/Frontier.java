package dev.assay.explore.search;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * States that a search has claimed but nobody has gone on from yet, each with the way to it. A
 * search begins with what is put here first; later its workers give each other work through it. The
 * search is over when all of them wait here and there is nothing left.
 */
final class Frontier {
  /**
   * How many states are kept here for each worker. What can be reached from a state that was given
   * away is often but a few states, so a worker comes back soon; nobody is to wait for the others.
   */
  private static final int STORE = 32;

  private final ArrayDeque<Node> open = new ArrayDeque<>();
  private int workers = 1;
  private int starving;
  private boolean over;

  /** Whether states are welcome here: looked at for every new state, so without a lock. */
  private volatile boolean wanting;

  /** Says how many workers there will be from now on; none of the others has come yet. */
  synchronized void expect(int count) {
    workers = count;
    update();
  }

  /** Whether a worker that has a new state had better leave it to others. */
  boolean isWanting() {
    return wanting;
  }

  synchronized void add(Node node) {
    open.add(node);
    update();
    notify();
  }

  /** Puts in all that another search has left open. */
  synchronized void addAll(Collection<Node> nodes) {
    open.addAll(nodes);
    update();
    notifyAll();
  }

  /** The states that are here. */
  synchronized List<Node> open() {
    return List.copyOf(open);
  }

  /** A state to go on from, waited for if need be; null at the end of the search. */
  synchronized @Nullable Node take() {
    starving++;
    boolean interrupted = false;
    while (open.isEmpty() && !over) {
      if (starving == workers) {
        close();
      } else {
        try {
          wait();
        } catch (InterruptedException e) {
          interrupted = true; // the search has ways of its own to be ended
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (over) {
      return null;
    }
    starving--;
    Node node = open.poll();
    update();
    return node;
  }

  private void update() {
    wanting = workers > 1 && open.size() < STORE * workers;
  }

  /** Lets everybody go home, whatever is left. */
  synchronized void close() {
    over = true;
    notifyAll();
  }

  synchronized boolean isOver() {
    return over;
  }

  /** Makes it ready for another search by a single worker. */
  synchronized void reopen() {
    open.clear();
    workers = 1;
    starving = 0;
    over = false;
    update();
  }
}
