import java.util.concurrent.atomic.AtomicBoolean;

/** What was written before a volatile write is seen after the read. */
public class MessageVolatile {
  static int data;
  static final AtomicBoolean READY = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              data = 1;
              READY.set(true);
            });
    t.start();
    if (READY.get()) {
      assert data == 1;
    }
    t.join();
  }
}
