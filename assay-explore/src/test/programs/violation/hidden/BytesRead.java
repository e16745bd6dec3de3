// expect: violation exception
// options: --races promote

import java.io.ByteArrayInputStream;

/** An array that a stream reads from. */
public class BytesRead {
  static final byte[] S = new byte[2];
  static int d;

  static void write() {
    S[0] = 1;
    S[1] = 1;
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(BytesRead::write);
    t.start();
    ByteArrayInputStream in = new ByteArrayInputStream(S);
    d = in.read() - in.read();
    t.join();
    if (d != 0) {
      throw new IllegalStateException("seen in between");
    }
  }
}
