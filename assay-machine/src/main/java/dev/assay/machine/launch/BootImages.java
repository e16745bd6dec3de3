package dev.assay.machine.launch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;

/**
 * Keeps images of booted machines, so that a JDK is booted once and not in every run: in memory,
 * and in a folder if one is given. Losing an image costs time, nothing else; a folder that cannot
 * be written is ignored.
 */
public final class BootImages {
  private final Path folder;
  private final Map<String, byte[]> known = new HashMap<>();

  /** Keeps images in memory only. */
  public BootImages() {
    this(null);
  }

  public BootImages(Path folder) {
    this.folder = folder;
  }

  /** The image stored under a key, or null. */
  synchronized byte[] find(String key) {
    byte[] image = known.get(key);
    if (image == null && folder != null) {
      image = read(file(key));
      if (image != null) {
        known.put(key, image);
      }
    }
    return image;
  }

  private static byte[] read(Path file) {
    try (FileChannel c = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer b = ByteBuffer.allocate((int) c.size());
      while (b.hasRemaining() && c.read(b) >= 0) {
        continue;
      }
      return b.hasRemaining() ? null : b.array();
    } catch (IOException e) {
      return null;
    }
  }

  /** Stores an image; readers of the folder see all of it or nothing. */
  synchronized void store(String key, byte[] image) {
    known.put(key, image);
    if (folder == null) {
      return;
    }
    try {
      Files.createDirectories(folder);
      Path temporary = Files.createTempFile(folder, "boot", ".tmp");
      Files.write(temporary, image);
      Files.move(temporary, file(key), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      // The next run boots again.
    }
  }

  private Path file(String key) {
    long h = 1125899906842597L;
    for (int i = 0; i < key.length(); i++) {
      h = 31 * h + key.charAt(i);
    }
    return folder.resolve("boot-" + Long.toHexString(h) + ".img");
  }
}
