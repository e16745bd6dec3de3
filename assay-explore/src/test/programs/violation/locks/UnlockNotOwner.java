// expect: violation exception

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A thread unlocks a ReentrantLock that another one holds: IllegalMonitorStateException. */
public class UnlockNotOwner {
  public static void main(String[] args) throws Exception {
    Lock lock = new ReentrantLock();
    lock.lock();
    Thread t = new Thread(lock::unlock);
    t.start();
    t.join();
    lock.unlock();
  }
}
