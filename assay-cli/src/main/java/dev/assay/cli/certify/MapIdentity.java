package dev.assay.cli.certify;

import dev.assay.certify.format.Header;
import dev.assay.explore.config.Settings;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Tells the search of which a part was followed from all others. Only parts of one search can be
 * joined: what one has left to another is examined with the same program, view, start, inputs,
 * options and properties.
 */
final class MapIdentity {
  private MapIdentity() {}

  /**
   * The identity.
   *
   * @param whole digest of the whole certificate, as far as it is known
   * @param header of the certificate or the part, which was compared with what is so
   * @param options of the consumer's
   */
  static String of(
      String whole,
      Header header,
      Map<String, String> options,
      Settings settings,
      List<String> accepted) {
    Map<String, String> extra = new TreeMap<>(header.extra());
    extra
        .keySet()
        .removeAll(
            List.of(
                CertificateCommand.PART,
                CertificateCommand.PARTS,
                CertificateCommand.OF,
                CertificateCommand.KEY));
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(header.withExtra(extra).toBytes());
    for (List<String> some :
        List.of(
            List.of(whole),
            List.copyOf(new TreeMap<>(options).keySet()),
            List.copyOf(new TreeMap<>(options).values()),
            settings.properties().invariants(),
            settings.properties().stepInvariants(),
            accepted)) {
      all.writeBytes((some.size() + ":").getBytes(StandardCharsets.UTF_8));
      for (String text : some) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        all.writeBytes((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
        all.writeBytes(bytes);
      }
    }
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(all.toByteArray());
      return HexFormat.of().formatHex(digest, 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
