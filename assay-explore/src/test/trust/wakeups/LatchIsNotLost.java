import java.util.concurrent.CountDownLatch;

/** A latch that was opened stays open. */
public class LatchIsNotLost {
  public static void main(String[] args) throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Thread t = new Thread(latch::countDown);
    t.start();
    latch.await();
    assert latch.getCount() == 0;
    t.join();
  }
}
