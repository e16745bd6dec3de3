// expect: verified
// arguments: workers, items, size of an item (2 unless given)
// small: 2 2 (365 states)
// paper: 5 2 (214,085 states)
// large: 6 2 (1,673,506 states)
// invariant whenDoneAllWorkIsFinished: nobody declares all done while work is left
// invariant noMoreIsFinishedThanThereIs: no work is finished twice
// invariant whenDoneEveryoneIsLooking: when all is done nobody has work in hand
// invariant noMoreWorkersLookThanThereAre: a worker is counted once

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Workers with the same code share a bag of work. Who has finished an item takes another; a large
 * item is divided into two halves that go back into the bag. All is done when the bag is empty and
 * every worker is looking for work, since then nobody is left who could put something into it.
 */
public class ReplicatedWorkers {
  private static Bag bag = new Bag(1, 0, 0);

  /** Work that nobody has begun. */
  static class Bag {
    private final Deque<Integer> items = new ArrayDeque<>();
    private final int workers;
    private final int all;
    private int looking;
    private int finished;
    private boolean done;

    Bag(int workers, int count, int size) {
      this.workers = workers;
      this.all = count * size;
      for (int i = 0; i < count; i++) {
        items.addLast(size);
      }
    }

    /** An item, or 0 when all is done. */
    synchronized int take() throws InterruptedException {
      looking++;
      if (looking == workers && items.isEmpty()) {
        assert finished == all : "work is left over";
        done = true;
        notifyAll();
      }
      while (items.isEmpty() && !done) {
        wait();
      }
      if (done) {
        return 0;
      }
      looking--;
      return items.removeLast();
    }

    synchronized void divide(int size) {
      assert !done : "new work when all is done";
      items.addLast(size / 2);
      items.addLast(size - size / 2);
      notifyAll();
    }

    synchronized void finish() {
      assert finished < all : "an item was finished twice";
      finished++;
    }
  }

  /** Works until all is done. */
  static class Worker implements Runnable {
    private final Bag bag;

    Worker(Bag bag) {
      this.bag = bag;
    }

    @Override
    public void run() {
      try {
        for (int size = bag.take(); size > 0; size = bag.take()) {
          if (size == 1) {
            bag.finish();
          } else {
            bag.divide(size);
          }
        }
      } catch (InterruptedException e) {
        throw new AssertionError("nobody interrupts a worker", e);
      }
    }
  }

  static boolean whenDoneAllWorkIsFinished() {
    return !bag.done || bag.finished == bag.all;
  }

  static boolean noMoreIsFinishedThanThereIs() {
    return bag.finished <= bag.all;
  }

  static boolean whenDoneEveryoneIsLooking() {
    return !bag.done || bag.looking == bag.workers;
  }

  static boolean noMoreWorkersLookThanThereAre() {
    return 0 <= bag.looking && bag.looking <= bag.workers;
  }

  public static void main(String[] args) {
    int workers = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    int items = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int size = args.length > 2 ? Integer.parseInt(args[2]) : 2;
    Bag shared = new Bag(workers, items, size);
    bag = shared;
    for (int i = 0; i < workers; i++) {
      new Thread(new Worker(shared), "worker " + i).start();
    }
  }
}
