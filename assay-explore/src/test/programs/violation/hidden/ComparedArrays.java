// expect: violation exception
// options: --races promote

import java.util.Arrays;

/** Arrays that the JDK compares word by word. */
public class ComparedArrays {
  static final int[] S = new int[2];
  static boolean half;

  static void write() {
    S[0] = 1;
    S[1] = 1;
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ComparedArrays::write);
    t.start();
    half = Arrays.equals(S, new int[] {1, 0});
    t.join();
    if (half) {
      throw new IllegalStateException("seen in between");
    }
  }
}
