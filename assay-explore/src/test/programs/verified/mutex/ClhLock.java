// expect: verified

import java.util.concurrent.atomic.AtomicReference;

/** The queue lock of Craig, Landin and Hagersten: each thread spins on its predecessor's node. */
public class ClhLock {
  static class Node {
    volatile boolean held;
  }

  static final AtomicReference<Node> tail = new AtomicReference<>(new Node());
  static int count;

  static void enter() {
    Node mine = new Node();
    mine.held = true;
    Node before = tail.getAndSet(mine);
    while (before.held) {
      Thread.onSpinWait();
    }
    count++;
    mine.held = false;
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(ClhLock::enter);
    Thread b = new Thread(ClhLock::enter);
    a.start();
    b.start();
    enter();
    a.join();
    b.join();
    assert count == 3;
  }
}
