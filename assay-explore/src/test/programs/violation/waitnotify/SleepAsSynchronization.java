// expect: violation assertion

/** The main thread sleeps and hopes that the other one is ready by then. */
public class SleepAsSynchronization {
  static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    new Thread(() -> ready = true).start();
    Thread.sleep(1000);
    assert ready;
  }
}
