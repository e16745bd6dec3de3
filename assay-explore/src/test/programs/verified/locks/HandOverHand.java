// expect: verified

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A sorted list with a lock in every node: each thread locks the next node before it lets go of the
 * last.
 */
public class HandOverHand {
  static class Node {
    final int value;
    final Lock lock = new ReentrantLock();
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static final Node head = new Node(0, new Node(Integer.MAX_VALUE, null));

  static void insert(int value) {
    Node before = head;
    before.lock.lock();
    Node at = before.next;
    at.lock.lock();
    while (at.value < value) {
      before.lock.unlock();
      before = at;
      at = at.next;
      at.lock.lock();
    }
    before.next = new Node(value, at);
    at.lock.unlock();
    before.lock.unlock();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> insert(2));
    t.start();
    insert(1);
    t.join();
    assert head.next.value == 1 && head.next.next.value == 2;
  }
}
