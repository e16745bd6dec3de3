// expect: violation race|assertion

/** The result is announced before it is written. */
public class VolatileBeforeData {
  static volatile boolean done;
  static int result;

  public static void main(String[] args) throws InterruptedException {
    Thread worker =
        new Thread(
            () -> {
              done = true;
              result = 42;
            });
    worker.start();
    if (done) {
      assert result == 42;
    } else {
      worker.join();
      assert result == 42;
    }
  }
}
