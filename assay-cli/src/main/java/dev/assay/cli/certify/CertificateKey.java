package dev.assay.cli.certify;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/** The key of the fingerprints of states, made from any text; only the consumer knows it. */
public record CertificateKey(long high, long low, String name) {
  static CertificateKey of(String text) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      byte[] key = sha.digest(("key " + text).getBytes(StandardCharsets.UTF_8));
      byte[] name = sha.digest(("name " + text).getBytes(StandardCharsets.UTF_8));
      ByteBuffer words = ByteBuffer.wrap(key);
      return new CertificateKey(
          words.getLong(), words.getLong(), HexFormat.of().formatHex(name, 0, 8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** A text that nobody else knows. */
  static String draw() {
    byte[] bytes = new byte[16];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
