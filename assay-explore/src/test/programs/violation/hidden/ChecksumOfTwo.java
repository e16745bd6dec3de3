// expect: violation exception
// options: --races promote

import java.util.zip.CRC32;

/** A checksum that two threads add to. */
public class ChecksumOfTwo {
  static final CRC32 S = new CRC32();
  static long twice() {
    CRC32 c = new CRC32();
    c.update(1);
    c.update(1);
    return c.getValue();
  }

  static void write() {
    S.update(1);
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ChecksumOfTwo::write);
    t.start();
    S.update(1);
    t.join();
    if (S.getValue() != twice()) {
      throw new IllegalStateException("seen in between");
    }
  }
}
