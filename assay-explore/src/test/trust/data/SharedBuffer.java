import java.nio.ByteBuffer;

/** The position in a buffer. Nothing orders the two uses. */
public class SharedBuffer {
  public static void main(String[] args) throws Exception {
    ByteBuffer o = ByteBuffer.allocate(4);
    Thread t = new Thread(() -> o.put((byte) 1));
    t.start();
    o.position();
    t.join();
  }
}
