// expect: verified

import java.util.concurrent.Semaphore;

/** Two threads need two permits each and take them together. */
public class SemaphoreBothAtOnce {
  static final Semaphore permits = new Semaphore(2);

  static void work() {
    permits.acquireUninterruptibly(2);
    permits.release(2);
  }

  public static void main(String[] args) {
    new Thread(SemaphoreBothAtOnce::work).start();
    work();
  }
}
