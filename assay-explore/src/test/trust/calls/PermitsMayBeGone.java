import java.util.concurrent.Semaphore;

/** The permit may be taken after it was counted. */
public class PermitsMayBeGone {
  public static void main(String[] args) throws Exception {
    Semaphore semaphore = new Semaphore(1);
    Thread t = new Thread(semaphore::tryAcquire);
    t.start();
    if (semaphore.availablePermits() == 1) {
      assert semaphore.tryAcquire();
    }
    t.join();
  }
}
