import java.util.concurrent.locks.ReentrantLock;

/** Two threads wait for each other's locks while the main thread sleeps and looks again. */
public class LocksWhileMainSleeps {
  static final ReentrantLock A = new ReentrantLock();
  static final ReentrantLock B = new ReentrantLock();

  static void use(ReentrantLock first, ReentrantLock second) {
    first.lock();
    second.lock();
    second.unlock();
    first.unlock();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> use(A, B));
    Thread u = new Thread(() -> use(B, A));
    t.start();
    u.start();
    while (t.isAlive() || u.isAlive()) {
      Thread.sleep(1);
    }
  }
}
