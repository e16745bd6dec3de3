// expect: verified

import java.io.DataOutputStream;
import java.io.OutputStream;

/** A stream that counts what two threads write, under a lock. */
public class CountingStreamLocked {
  static final Object LOCK = new Object();
  static final DataOutputStream S = new DataOutputStream(OutputStream.nullOutputStream());

  static void write() {
    try {
      synchronized (LOCK) {
        S.writeInt(1);
      }
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(CountingStreamLocked::write);
    t.start();
    synchronized (LOCK) {
      S.writeInt(2);
    }
    t.join();
    if (S.size() != 8) {
      throw new IllegalStateException("seen in between");
    }
  }
}
