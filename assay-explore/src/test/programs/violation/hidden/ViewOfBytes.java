// expect: violation exception
// options: --races promote

import java.nio.ByteBuffer;
import java.nio.IntBuffer;

/** A buffer of numbers on bytes. */
public class ViewOfBytes {
  static final IntBuffer S = ByteBuffer.allocate(16).asIntBuffer();
  static int d;

  static void write() {
    S.put(0, 1);
    S.put(1, 1);
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ViewOfBytes::write);
    t.start();
    d = S.get(0) - S.get(1);
    t.join();
    if (d != 0) {
      throw new IllegalStateException("seen in between");
    }
  }
}
