// expect: violation exception
// options: --races promote

import java.lang.reflect.Array;

/** Elements that are written by reflection. */
public class ReflectedElements {
  static final int[] S = new int[2];
  static int d;

  static void write() {
    Array.setInt(S, 0, 1);
    Array.setInt(S, 1, 1);
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ReflectedElements::write);
    t.start();
    d = S[0] - S[1];
    t.join();
    if (d != 0) {
      throw new IllegalStateException("seen in between");
    }
  }
}
