// expect: violation deadlock
// jdk: 21+

import java.util.concurrent.locks.ReentrantLock;

/** A virtual thread and the main thread take two locks in opposite order. */
public class VirtualInversion {
  static final ReentrantLock a = new ReentrantLock();
  static final ReentrantLock b = new ReentrantLock();

  static void both(ReentrantLock first, ReentrantLock second) {
    first.lock();
    second.lock();
    second.unlock();
    first.unlock();
  }

  public static void main(String[] args) throws Exception {
    Thread t = Thread.ofVirtual().start(() -> both(a, b));
    both(b, a);
    t.join();
  }
}
