// expect: verified

import java.util.Arrays;

/** Arrays that the JDK compares word by word, under a lock. */
public class ComparedArraysLocked {
  static final Object LOCK = new Object();
  static final int[] S = new int[2];
  static boolean half;

  static void write() {
    synchronized (LOCK) {
      S[0] = 1;
      S[1] = 1;
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ComparedArraysLocked::write);
    t.start();
    synchronized (LOCK) {
      half = Arrays.equals(S, new int[] {1, 0});
    }
    t.join();
    if (half) {
      throw new IllegalStateException("seen in between");
    }
  }
}
