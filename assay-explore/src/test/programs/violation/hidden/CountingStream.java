// expect: violation exception
// options: --races promote

import java.io.DataOutputStream;
import java.io.OutputStream;

/** A stream that counts what two threads write. */
public class CountingStream {
  static final DataOutputStream S = new DataOutputStream(OutputStream.nullOutputStream());

  static void write() {
    try {
      S.writeInt(1);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(CountingStream::write);
    t.start();
    S.writeInt(2);
    t.join();
    if (S.size() != 8) {
      throw new IllegalStateException("seen in between");
    }
  }
}
