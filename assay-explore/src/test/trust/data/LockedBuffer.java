import java.nio.ByteBuffer;

/** The position in a buffer. A lock orders the two uses. */
public class LockedBuffer {
  public static void main(String[] args) throws Exception {
    ByteBuffer o = ByteBuffer.allocate(4);
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.put((byte) 1);
              }
            });
    t.start();
    synchronized (o) {
      o.position();
    }
    t.join();
  }
}
