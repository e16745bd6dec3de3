package dev.assay.machine.loading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * The names in HotSpot's class data archive and where they lie in it. HotSpot lists methods in the
 * order of their names' addresses, and the archive is mapped as it is, so this order shows in every
 * program that uses reflection.
 *
 * <p>A name is a 32-bit word whose lower half, the reference count, is all ones in an archive; then
 * a 16-bit length; then the characters. The file is searched for that pattern, since its other
 * structures differ between releases.
 */
public final class ArchivedNames {
  private static final int HEADER = 6;
  private static final int MAX_LENGTH = 256;

  private final Map<String, Integer> places = new HashMap<>();

  private ArchivedNames() {}

  /** Reads a JDK's default archive; without one there are no archived names. */
  static ArchivedNames read(Path home) {
    ArchivedNames names = new ArchivedNames();
    Path archive = home.resolve("lib/server/classes.jsa");
    if (Files.isRegularFile(archive)) {
      try {
        names.scan(Files.readAllBytes(archive));
      } catch (IOException e) {
        throw new InputProblem("cannot read " + archive + ": " + e.getMessage());
      }
    }
    return names;
  }

  private void scan(byte[] b) {
    // Names are aligned to eight bytes.
    for (int at = 0; at + HEADER < b.length; at += 8) {
      if (b[at] != -1 || b[at + 1] != -1) {
        continue;
      }
      int length = (b[at + 4] & 0xff) | (b[at + 5] & 0xff) << 8;
      if (length > 0 && length < MAX_LENGTH && isName(b, at + HEADER, length)) {
        String name = new String(b, at + HEADER, length, StandardCharsets.ISO_8859_1);
        places.putIfAbsent(name, at);
      }
    }
  }

  private static boolean isName(byte[] b, int start, int length) {
    if (start + length > b.length) {
      return false;
    }
    for (int i = start; i < start + length; i++) {
      char c = (char) b[i];
      boolean fits =
          c < 0x80 && (Character.isJavaIdentifierPart(c) && c > ' ' || c == '<' || c == '>');
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  /** A number that orders archived names as HotSpot does; -1 for a name outside the archive. */
  public int place(String name) {
    return places.getOrDefault(name, -1);
  }
}
