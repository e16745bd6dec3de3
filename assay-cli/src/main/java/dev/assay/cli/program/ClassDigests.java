package dev.assay.cli.program;

import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Digests of the classes of a program, to notice that it has changed. */
public final class ClassDigests {
  private ClassDigests() {}

  /** Those of all classes that the program has loaded from its class path, by internal name. */
  public static Map<String, String> of(Universe universe) {
    Map<String, String> digests = new TreeMap<>();
    for (Klass k : universe.klasses) {
      if (k != null && k.loader != 0 && !k.isArray() && !k.name.startsWith("dev/assay/api/")) {
        String digest = of(universe.classPath(), k.name);
        if (digest != null) {
          digests.put(k.name, digest);
        }
      }
    }
    return digests;
  }

  /** That of one class; null if it is not on the class path. */
  public static @Nullable String of(ClassPath classPath, String name) {
    ClassPath.Found found = classPath.find(name);
    return found == null ? null : of(found.bytes());
  }

  /** That of some bytes. */
  public static String of(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(digest, 0, 12);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
