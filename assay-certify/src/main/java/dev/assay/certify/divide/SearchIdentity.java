package dev.assay.certify.divide;

import dev.assay.certify.format.Header;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Tells a search of which parts are followed from all others. Only parts of one search can be
 * joined: what one part has left to another is examined with the same program, view, start, inputs,
 * options and properties.
 */
public final class SearchIdentity {
  private SearchIdentity() {}

  /**
   * The identity.
   *
   * @param whole digest of the whole certificate, as far as it is known
   * @param header of the certificate or the part, which is compared with what is so
   * @param ofPart the further entries that tell one part from another
   * @param consumers what the consumer has asked for
   */
  public static String of(
      String whole, Header header, Set<String> ofPart, List<List<String>> consumers) {
    Map<String, String> extra = new TreeMap<>(header.extra());
    extra.keySet().removeAll(ofPart);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    put(whole, all);
    for (List<String> some : consumers) {
      put(String.valueOf(some.size()), all);
      some.forEach(text -> put(text, all));
    }
    all.writeBytes(header.withExtra(extra).toBytes());
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(all.toByteArray());
      return HexFormat.of().formatHex(digest, 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static void put(String text, ByteArrayOutputStream to) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    to.writeBytes((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
    to.writeBytes(bytes);
  }
}
