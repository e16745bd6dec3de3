// expect: violation deadlock

import java.util.concurrent.locks.LockSupport;

/** Unpark has no effect on a thread that has not been started yet. */
public class UnparkBeforeStart {
  public static void main(String[] args) {
    Thread t = new Thread(LockSupport::park);
    new Thread(() -> LockSupport.unpark(t)).start();
    t.start();
  }
}
