import java.util.concurrent.atomic.AtomicBoolean;

/** What was written before a release is seen after the acquire. */
public class MessageReleased {
  static int data;
  static final AtomicBoolean READY = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              data = 1;
              READY.setRelease(true);
            });
    t.start();
    if (READY.getAcquire()) {
      assert data == 1;
    }
    t.join();
  }
}
