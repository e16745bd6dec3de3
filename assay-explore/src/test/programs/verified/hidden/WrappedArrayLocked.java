// expect: verified

import java.nio.IntBuffer;

/** An array that a buffer wraps, under a lock. */
public class WrappedArrayLocked {
  static final Object LOCK = new Object();
  static final int[] S = new int[2];
  static int d;

  static void write() {
    synchronized (LOCK) {
      S[0] = 1;
      S[1] = 1;
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(WrappedArrayLocked::write);
    t.start();
    synchronized (LOCK) {
      IntBuffer b = IntBuffer.wrap(S);
      d = b.get() - b.get();
    }
    t.join();
    if (d != 0) {
      throw new IllegalStateException("seen in between");
    }
  }
}
