// expect: verified

import java.lang.reflect.Array;

/** Elements that are written by reflection, under a lock. */
public class ReflectedElementsLocked {
  static final Object LOCK = new Object();
  static final int[] S = new int[2];
  static int d;

  static void write() {
    synchronized (LOCK) {
      Array.setInt(S, 0, 1);
      Array.setInt(S, 1, 1);
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ReflectedElementsLocked::write);
    t.start();
    synchronized (LOCK) {
      d = S[0] - S[1];
    }
    t.join();
    if (d != 0) {
      throw new IllegalStateException("seen in between");
    }
  }
}
