// expect: verified
// options: --jdk-internals --races promote

import java.util.concurrent.locks.ReentrantLock;

/**
 * The JDK's own ReentrantLock, explored as it is. It reads its owner without order, which is
 * benign; promoted, all is seen.
 */
public class InternalsLock {
  static final ReentrantLock lock = new ReentrantLock();
  static int count;

  static void add() {
    lock.lock();
    count++;
    lock.unlock();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(InternalsLock::add);
    t.start();
    add();
    t.join();
    assert count == 2;
  }
}
