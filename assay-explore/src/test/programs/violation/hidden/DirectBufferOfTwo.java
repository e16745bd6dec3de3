// expect: violation exception
// options: --races promote

import java.nio.ByteBuffer;

/** Memory outside the heap. */
public class DirectBufferOfTwo {
  static final ByteBuffer S = ByteBuffer.allocateDirect(4);
  static int d;

  static void write() {
    S.put(0, (byte) 1);
    S.put(1, (byte) 1);
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(DirectBufferOfTwo::write);
    t.start();
    d = S.get(0) - S.get(1);
    t.join();
    if (d != 0) {
      throw new IllegalStateException("seen in between");
    }
  }
}
