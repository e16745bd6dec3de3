// expect: verified

import java.nio.ByteBuffer;
import java.nio.IntBuffer;

/** A buffer of numbers on bytes, under a lock. */
public class ViewOfBytesLocked {
  static final Object LOCK = new Object();
  static final IntBuffer S = ByteBuffer.allocate(16).asIntBuffer();
  static int d;

  static void write() {
    synchronized (LOCK) {
      S.put(0, 1);
      S.put(1, 1);
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ViewOfBytesLocked::write);
    t.start();
    synchronized (LOCK) {
      d = S.get(0) - S.get(1);
    }
    t.join();
    if (d != 0) {
      throw new IllegalStateException("seen in between");
    }
  }
}
