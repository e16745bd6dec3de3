// expect: violation no-end
// options: --must-end
/** A program that serves for ever is wrong if it has to be able to end. */
public class ServerMustEnd {
  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {});
    worker.start();
    while (true) {
      Thread.sleep(10);
    }
  }
}
