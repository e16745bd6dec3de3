import java.util.concurrent.Semaphore;

/** Two threads wait for each other's permits while the main thread spins. */
public class SemaphoresWhileMainSpins {
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
    Thread u = new Thread(() -> use(B, A));
    t.start();
    u.start();
    while (t.isAlive() || u.isAlive()) {
      Thread.onSpinWait();
    }
  }
}
