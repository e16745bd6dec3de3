// expect: verified

import java.nio.ByteBuffer;

/** Memory outside the heap, under a lock. */
public class DirectBufferOfTwoLocked {
  static final Object LOCK = new Object();
  static final ByteBuffer S = ByteBuffer.allocateDirect(4);
  static int d;

  static void write() {
    synchronized (LOCK) {
      S.put(0, (byte) 1);
      S.put(1, (byte) 1);
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(DirectBufferOfTwoLocked::write);
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
