// expect: violation race|assertion

import java.util.concurrent.CountDownLatch;

/** The worker counts down before it writes its result. */
public class LatchEarly {
  static int result;

  public static void main(String[] args) throws Exception {
    CountDownLatch done = new CountDownLatch(1);
    new Thread(
            () -> {
              done.countDown();
              result = 1;
            })
        .start();
    done.await();
    assert result == 1;
  }
}
