package dev.assay.cli.differential;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Digests of files, names included, to know whether something has to be made again. */
final class Digests {
  private static final int DIGEST_BYTES = 12;

  private Digests() {}

  static String of(Path root, List<Path> files) throws IOException {
    MessageDigest digest = sha256();
    for (Path file : files) {
      digest.update(root.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0);
      digest.update(Files.readAllBytes(file));
    }
    return hex(digest);
  }

  /** Of everything below the folder, which need not exist. */
  static String ofFolder(Path folder) {
    if (!Files.exists(folder)) {
      return "";
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return of(folder, all.filter(Files::isRegularFile).sorted().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String of(String text) {
    MessageDigest digest = sha256();
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    return hex(digest);
  }

  private static String hex(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest(), 0, DIGEST_BYTES);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
