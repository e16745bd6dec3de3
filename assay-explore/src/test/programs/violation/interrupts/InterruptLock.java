// expect: violation deadlock

import java.util.concurrent.locks.ReentrantLock;

/** A plain lock call cannot be interrupted. */
public class InterruptLock {
  public static void main(String[] args) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread t = new Thread(lock::lock);
    t.start();
    t.interrupt();
    t.join();
  }
}
