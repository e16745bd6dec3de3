import java.util.concurrent.atomic.AtomicBoolean;

/** Opaque accesses order nothing else. */
public class MessageOpaque {
  static int data;
  static final AtomicBoolean READY = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              data = 1;
              READY.setOpaque(true);
            });
    t.start();
    if (READY.getOpaque()) {
      assert data == 1;
    }
    t.join();
  }
}
