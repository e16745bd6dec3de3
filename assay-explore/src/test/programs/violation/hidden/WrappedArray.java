// expect: violation exception
// options: --races promote

import java.nio.IntBuffer;

/** An array that a buffer wraps. */
public class WrappedArray {
  static final int[] S = new int[2];
  static int d;

  static void write() {
    S[0] = 1;
    S[1] = 1;
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(WrappedArray::write);
    t.start();
    IntBuffer b = IntBuffer.wrap(S);
    d = b.get() - b.get();
    t.join();
    if (d != 0) {
      throw new IllegalStateException("seen in between");
    }
  }
}
