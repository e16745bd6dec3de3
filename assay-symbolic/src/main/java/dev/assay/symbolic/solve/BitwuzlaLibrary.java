package dev.assay.symbolic.solve;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Bitwuzla's native library, which lies beside this class and is loaded once. */
final class BitwuzlaLibrary {
  private static final String RESOURCE = "libbitwuzlaj-x64.so";

  /** Why it cannot be used; null if it can. */
  private static final @Nullable String OBSTACLE = load();

  private BitwuzlaLibrary() {}

  static boolean isAvailable() {
    return OBSTACLE == null;
  }

  static void require() {
    if (OBSTACLE != null) {
      throw new IllegalStateException("Bitwuzla cannot be used: " + OBSTACLE);
    }
  }

  private static @Nullable String load() {
    String system = System.getProperty("os.name") + " " + System.getProperty("os.arch");
    if (!system.toLowerCase(Locale.ROOT).equals("linux amd64")) {
      return "there is no library for " + system;
    }
    try (InputStream library = BitwuzlaLibrary.class.getResourceAsStream(RESOURCE)) {
      if (library == null) {
        return RESOURCE + " is missing from the class path";
      }
      Path file = Files.createTempFile("assay", RESOURCE);
      try {
        Files.copy(library, file, StandardCopyOption.REPLACE_EXISTING);
        System.load(file.toString());
      } finally {
        // What is loaded stays loaded without its file.
        Files.delete(file);
      }
      return null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (UnsatisfiedLinkError e) {
      return e.getMessage();
    }
  }
}
