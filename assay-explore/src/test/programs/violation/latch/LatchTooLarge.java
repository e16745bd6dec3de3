// expect: violation deadlock

import java.util.concurrent.CountDownLatch;

/** The latch waits for three workers, and two have been started. */
public class LatchTooLarge {
  public static void main(String[] args) throws Exception {
    CountDownLatch done = new CountDownLatch(3);
    new Thread(done::countDown).start();
    new Thread(done::countDown).start();
    done.await();
  }
}
