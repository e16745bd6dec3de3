import java.util.concurrent.locks.ReentrantLock;

/** Two threads take the locks in the same order. */
public class LocksInOrderWhileMainSleeps {
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
    Thread u = new Thread(() -> use(A, B));
    t.start();
    u.start();
    while (t.isAlive() || u.isAlive()) {
      Thread.sleep(1);
    }
  }
}
