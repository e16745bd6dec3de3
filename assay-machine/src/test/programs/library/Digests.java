package library;

import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Digests of texts of every length around the sizes of blocks, at once and in pieces. */
public class Digests {
  private static final int LONGEST = 300;

  public static void caseMd5() throws Exception {
    digests("MD5");
  }

  public static void caseSha1() throws Exception {
    digests("SHA-1");
  }

  public static void caseSha224And256() throws Exception {
    digests("SHA-224");
    digests("SHA-256");
  }

  public static void caseSha384And512() throws Exception {
    digests("SHA-384");
    digests("SHA-512");
    digests("SHA-512/224");
    digests("SHA-512/256");
  }

  public static void caseSha3() throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA3-256");
    System.out.println(HexFormat.of().formatHex(digest.digest(text(200))));
  }

  public static void caseClones() throws Exception {
    for (String name : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512"}) {
      MessageDigest one = MessageDigest.getInstance(name);
      one.update(text(150));
      MessageDigest other = (MessageDigest) one.clone();
      one.update(text(99));
      other.update(text(1));
      System.out.println(HexFormat.of().formatHex(one.digest()));
      System.out.println(HexFormat.of().formatHex(other.digest()));
    }
  }

  public static void caseMac() throws Exception {
    for (String name : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA256", "HmacSHA512"}) {
      Mac mac = Mac.getInstance(name);
      mac.init(new SecretKeySpec(text(70), name));
      System.out.println(HexFormat.of().formatHex(mac.doFinal(text(130))));
    }
  }

  private static void digests(String name) throws Exception {
    MessageDigest all = MessageDigest.getInstance(name);
    MessageDigest digest = MessageDigest.getInstance(name);
    for (int length = 0; length <= LONGEST; length++) {
      byte[] text = text(length);
      byte[] atOnce = digest.digest(text);
      digest.update(text, 0, length / 3);
      for (int i = length / 3; i < length / 2; i++) {
        digest.update(text[i]);
      }
      digest.update(text, length / 2, length - length / 2);
      if (!MessageDigest.isEqual(atOnce, digest.digest())) {
        System.out.println(name + " differs in pieces at length " + length);
      }
      all.update(atOnce);
      if (length % 60 == 0) {
        System.out.println(name + " " + length + " " + HexFormat.of().formatHex(atOnce));
      }
    }
    System.out.println(name + " of all " + HexFormat.of().formatHex(all.digest()));
  }

  private static byte[] text(int length) {
    byte[] text = new byte[length];
    for (int i = 0; i < length; i++) {
      text[i] = (byte) (i * 31 + length);
    }
    return text;
  }
}
