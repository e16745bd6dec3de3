// expect: violation assertion

/** One thread joins an ended thread again and again; what the other does must not be put off. */
public class JoinsForEver {
  static volatile boolean stop;

  public static void main(String[] args) throws InterruptedException {
    Thread ended = new Thread(() -> {});
    ended.start();
    Thread busy =
        new Thread(
            () -> {
              while (!stop) {
                try {
                  ended.join();
                } catch (InterruptedException e) {
                  return;
                }
              }
            });
    busy.setDaemon(true);
    busy.start();
    Thread other =
        new Thread(
            () -> {
              assert stop;
            });
    other.start();
  }
}
