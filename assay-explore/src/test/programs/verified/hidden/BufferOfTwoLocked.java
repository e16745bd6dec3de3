// expect: verified

import java.nio.ByteBuffer;

/** A buffer that two threads fill, under a lock. */
public class BufferOfTwoLocked {
  static final Object LOCK = new Object();
  static final ByteBuffer S = ByteBuffer.allocate(4);

  static void write() {
    synchronized (LOCK) {
      S.put((byte) 1);
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(BufferOfTwoLocked::write);
    t.start();
    synchronized (LOCK) {
      S.put((byte) 2);
    }
    t.join();
    if (S.position() != 2) {
      throw new IllegalStateException("seen in between");
    }
  }
}
