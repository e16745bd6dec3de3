// expect: violation exception
// options: --races promote

import java.security.MessageDigest;
import java.util.Arrays;

/** An array that a digest is made of. */
public class DigestedBytes {
  static final byte[] S = new byte[64];
  static byte[] seen;
  static final MessageDigest MD5 = md5();
  static MessageDigest md5() {
    try {
      return MessageDigest.getInstance("MD5");
    } catch (java.security.NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  static void write() {
    S[0] = 1;
    S[1] = 1;
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(DigestedBytes::write);
    t.start();
    seen = MD5.digest(S);
    t.join();
    if (!Arrays.equals(seen, MD5.digest(new byte[64])) && !Arrays.equals(seen, MD5.digest(S))) {
      throw new IllegalStateException("seen in between");
    }
  }
}
