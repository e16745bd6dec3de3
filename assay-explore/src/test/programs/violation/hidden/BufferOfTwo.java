// expect: violation exception
// options: --races promote

import java.nio.ByteBuffer;

/** A buffer that two threads fill. */
public class BufferOfTwo {
  static final ByteBuffer S = ByteBuffer.allocate(4);

  static void write() {
    S.put((byte) 1);
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(BufferOfTwo::write);
    t.start();
    S.put((byte) 2);
    t.join();
    if (S.position() != 2) {
      throw new IllegalStateException("seen in between");
    }
  }
}
