// expect: verified

import java.io.ByteArrayInputStream;

/** An array that a stream reads from, under a lock. */
public class BytesReadLocked {
  static final Object LOCK = new Object();
  static final byte[] S = new byte[2];
  static int d;

  static void write() {
    synchronized (LOCK) {
      S[0] = 1;
      S[1] = 1;
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(BytesReadLocked::write);
    t.start();
    synchronized (LOCK) {
      ByteArrayInputStream in = new ByteArrayInputStream(S);
      d = in.read() - in.read();
    }
    t.join();
    if (d != 0) {
      throw new IllegalStateException("seen in between");
    }
  }
}
