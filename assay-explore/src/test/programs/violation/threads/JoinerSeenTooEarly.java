// expect: violation assertion

/** A thread says that it is about to join another, and is seen before it waits. */
public class JoinerSeenTooEarly {
  static volatile boolean about;

  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread worker =
        new Thread(
            () -> {
              if (about) {
                assert main.getState() == Thread.State.WAITING;
              }
            });
    worker.start();
    about = true;
    worker.join();
  }
}
