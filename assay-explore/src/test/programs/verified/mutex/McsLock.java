// expect: verified

import java.util.concurrent.atomic.AtomicReference;

/**
 * The queue lock of Mellor-Crummey and Scott: each thread spins on its own node, which its
 * predecessor changes.
 */
public class McsLock {
  static class Node {
    volatile boolean blocked;
    volatile Node next;
  }

  static final AtomicReference<Node> tail = new AtomicReference<>();
  static int count;

  static void lock(Node mine) {
    Node before = tail.getAndSet(mine);
    if (before != null) {
      mine.blocked = true;
      before.next = mine;
      while (mine.blocked) {
        Thread.onSpinWait();
      }
    }
  }

  static void unlock(Node mine) {
    if (mine.next == null) {
      if (tail.compareAndSet(mine, null)) {
        return;
      }
      while (mine.next == null) {
        Thread.onSpinWait();
      }
    }
    mine.next.blocked = false;
  }

  static void enter() {
    Node mine = new Node();
    lock(mine);
    count++;
    unlock(mine);
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(McsLock::enter);
    t.start();
    enter();
    enter();
    t.join();
    assert count == 3;
  }
}
