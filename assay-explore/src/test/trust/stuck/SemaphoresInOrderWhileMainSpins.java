import java.util.concurrent.Semaphore;

/** Two threads take the permits in the same order. */
public class SemaphoresInOrderWhileMainSpins {
  static final Semaphore A = new Semaphore(1);
  static final Semaphore B = new Semaphore(1);

  static void use(Semaphore first, Semaphore second) {
    first.acquireUninterruptibly();
    second.acquireUninterruptibly();
    second.release();
    first.release();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> use(A, B));
    Thread u = new Thread(() -> use(A, B));
    t.start();
    u.start();
    while (t.isAlive() || u.isAlive()) {
      Thread.onSpinWait();
    }
  }
}
