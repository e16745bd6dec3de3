// expect: violation exception

import java.util.concurrent.atomic.AtomicReference;

/**
 * The queue lock of Mellor-Crummey and Scott without the wait for the successor: a thread that has
 * swapped itself into the queue but not yet linked itself is met as null.
 */
public class McsLockLostSuccessor {
  static class Node {
    volatile boolean blocked;
    volatile Node next;
  }

  static final AtomicReference<Node> tail = new AtomicReference<>();

  static void enter() {
    Node mine = new Node();
    Node before = tail.getAndSet(mine);
    if (before != null) {
      mine.blocked = true;
      before.next = mine;
      while (mine.blocked) {
        Thread.onSpinWait();
      }
    }
    if (!tail.compareAndSet(mine, null)) {
      mine.next.blocked = false;
    }
  }

  public static void main(String[] args) {
    new Thread(McsLockLostSuccessor::enter).start();
    enter();
  }
}
