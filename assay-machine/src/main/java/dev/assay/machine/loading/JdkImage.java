package dev.assay.machine.loading;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;

/**
 * Reads classes and resources straight from a JDK's {@code lib/modules} file, of the running JDK or
 * any other. The {@code jrt:} file system would do the same but costs a tenth of a second to open,
 * a good part of what a short run may take in all.
 *
 * <p>The file is a perfect-hash table: a redirect table, offsets, packed location attributes and a
 * string area, followed by the resources themselves.
 */
public final class JdkImage {
  private static final int MAGIC = 0xCAFEDADA;
  private static final int HASH_MULTIPLIER = 0x01000193;
  private static final int HEADER = 28;

  private static final int MODULE = 1;
  private static final int PARENT = 2;
  private static final int BASE = 3;
  private static final int EXTENSION = 4;
  private static final int OFFSET = 5;
  private static final int COMPRESSED = 6;
  private static final int UNCOMPRESSED = 7;

  private final Path home;
  private final ByteBuffer map;
  private final FileChannel channel;
  private final int tableLength;
  private final int redirectAt;
  private final int offsetsAt;
  private final int locationsAt;
  private final int stringsAt;
  private final long resourcesAt;
  private final int feature;
  private final String version;
  private final Map<String, String> packageModules = new HashMap<>();
  private volatile ArchivedNames archivedNames;

  private JdkImage(Path home) throws IOException {
    this.home = home;
    Map<String, String> release = readRelease(home);
    this.version = release.getOrDefault("JAVA_VERSION", "");
    this.feature = parseFeature(version);
    channel = FileChannel.open(home.resolve("lib/modules"), StandardOpenOption.READ);
    MappedByteBuffer mapped =
        channel.map(FileChannel.MapMode.READ_ONLY, 0, Math.min(channel.size(), Integer.MAX_VALUE));
    map = mapped.order(ByteOrder.nativeOrder());
    if (map.getInt(0) != MAGIC) {
      throw new IOException("lib/modules is not a JDK image");
    }
    tableLength = map.getInt(16);
    int locationsSize = map.getInt(20);
    int stringsSize = map.getInt(24);
    redirectAt = HEADER;
    offsetsAt = redirectAt + 4 * tableLength;
    locationsAt = offsetsAt + 4 * tableLength;
    stringsAt = locationsAt + locationsSize;
    resourcesAt = (long) stringsAt + stringsSize;
  }

  /** Opens the image of the JDK at {@code home}; the message of the exception is for the user. */
  public static JdkImage open(Path home) throws IOException {
    if (!Files.isRegularFile(home.resolve("lib/modules"))) {
      throw new IOException("no JDK at " + home + " (lib/modules is missing)");
    }
    JdkImage image = new JdkImage(home);
    if (image.feature < 17) {
      throw new IOException(
          "the JDK at " + home + " is version " + image.version + "; 17 or newer is needed");
    }
    return image;
  }

  private static Map<String, String> readRelease(Path home) throws IOException {
    Map<String, String> values = new HashMap<>();
    Path file = home.resolve("release");
    if (Files.isRegularFile(file)) {
      for (String line : Files.readAllLines(file)) {
        int eq = line.indexOf('=');
        if (eq > 0) {
          values.put(line.substring(0, eq), line.substring(eq + 1).replace("\"", ""));
        }
      }
    }
    return values;
  }

  private static int parseFeature(String version) {
    int end = 0;
    while (end < version.length() && Character.isDigit(version.charAt(end))) {
      end++;
    }
    return end == 0 ? 0 : Integer.parseInt(version.substring(0, end));
  }

  public Path home() {
    return home;
  }

  public int feature() {
    return feature;
  }

  public String version() {
    return version;
  }

  /** What HotSpot's archive of this JDK says about the order of names. */
  public ArchivedNames archivedNames() {
    ArchivedNames names = archivedNames;
    if (names == null) {
      names = ArchivedNames.read(home);
      archivedNames = names;
    }
    return names;
  }

  /** The module that holds a package (internal form), or null. */
  public synchronized String moduleOf(String packageName) {
    if (packageModules.containsKey(packageName)) {
      return packageModules.get(packageName);
    }
    byte[] entry = find("/packages/" + packageName.replace('/', '.'), "packages", null);
    String module = null;
    if (entry != null) {
      ByteBuffer b = ByteBuffer.wrap(entry).order(ByteOrder.nativeOrder());
      while (b.remaining() >= 8) {
        int isEmpty = b.getInt();
        String name = stringAt(b.getInt());
        if (isEmpty == 0) {
          module = name;
          break;
        }
      }
    }
    packageModules.put(packageName, module);
    return module;
  }

  /** The bytes of a class given by internal name, or null. */
  public byte[] classBytes(String name) {
    int slash = name.lastIndexOf('/');
    if (slash < 0) {
      return null;
    }
    String module = moduleOf(name.substring(0, slash));
    return module == null ? null : resource(module, name + ".class");
  }

  /** A resource of a module, such as {@code java/lang/String.class}, or null. */
  public byte[] resource(String module, String path) {
    return find("/" + module + "/" + path, module, path);
  }

  // ---- the image as its own reader sees it ----

  /**
   * The attributes of an entry given by its full name, such as {@code
   * /java.base/java/lang/String.class} or {@code /modules/java.base}; null if there is none. An
   * attribute's place in the array is its kind in the file's format.
   */
  public long[] locate(String fullName) {
    byte[] name = fullName.getBytes(StandardCharsets.UTF_8);
    int redirect = map.getInt(redirectAt + 4 * (hash(name, HASH_MULTIPLIER) % tableLength));
    int index;
    if (redirect < 0) {
      index = -1 - redirect;
    } else if (redirect > 0) {
      index = hash(name, redirect) % tableLength;
    } else {
      return null;
    }
    long[] location = attributes(map.getInt(offsetsAt + 4 * index));
    return matches(location, fullName) ? location : null;
  }

  private byte[] find(String fullName, String module, String path) {
    long[] location = locate(fullName);
    return location == null ? null : read(location, module, path);
  }

  /** The content of an entry. */
  public byte[] contents(long[] attributes) {
    StringBuilder path = new StringBuilder();
    if (attributes[PARENT] != 0) {
      path.append(stringAt((int) attributes[PARENT])).append('/');
    }
    path.append(stringAt((int) attributes[BASE]));
    if (attributes[EXTENSION] != 0) {
      path.append('.').append(stringAt((int) attributes[EXTENSION]));
    }
    return read(attributes, stringAt((int) attributes[MODULE]), path.toString());
  }

  private static int hash(byte[] name, int seed) {
    int h = seed;
    for (byte b : name) {
      h = (h * HASH_MULTIPLIER) ^ (b & 0xff);
    }
    return h & 0x7fffffff;
  }

  /** The attributes stored at an offset, which is how directories refer to what they contain. */
  public long[] attributes(int offset) {
    long[] values = new long[8];
    int at = locationsAt + offset;
    for (; ; ) {
      int b = map.get(at) & 0xff;
      int kind = b >>> 3;
      if (kind == 0 || kind > 7) {
        return values;
      }
      int length = (b & 7) + 1;
      long v = 0;
      for (int i = 1; i <= length; i++) {
        v = (v << 8) | (map.get(at + i) & 0xff);
      }
      values[kind] = v;
      at += 1 + length;
    }
  }

  private boolean matches(long[] l, String fullName) {
    StringBuilder b = new StringBuilder();
    if (l[MODULE] != 0) {
      b.append('/').append(stringAt((int) l[MODULE])).append('/');
    }
    if (l[PARENT] != 0) {
      b.append(stringAt((int) l[PARENT])).append('/');
    }
    b.append(stringAt((int) l[BASE]));
    if (l[EXTENSION] != 0) {
      b.append('.').append(stringAt((int) l[EXTENSION]));
    }
    return fullName.contentEquals(b);
  }

  /** The text at an offset of the area of strings. */
  public String stringAt(int offset) {
    int at = stringsAt + offset;
    int end = at;
    while (map.get(end) != 0) {
      end++;
    }
    byte[] bytes = new byte[end - at];
    map.get(at, bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private byte[] read(long[] l, String module, String path) {
    if (l[COMPRESSED] != 0) {
      return readCompressed(module, path);
    }
    long at = resourcesAt + l[OFFSET];
    byte[] bytes = new byte[(int) l[UNCOMPRESSED]];
    if (at + bytes.length <= map.limit()) {
      map.get((int) at, bytes);
      return bytes;
    }
    try {
      ByteBuffer b = ByteBuffer.wrap(bytes);
      while (b.hasRemaining() && channel.read(b, at + b.position()) > 0) {
        continue;
      }
      return bytes;
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** Images built with compression go through the JDK's own file system, slower but complete. */
  private byte[] readCompressed(String module, String path) {
    try (var fs =
        java.nio.file.FileSystems.newFileSystem(
            java.net.URI.create("jrt:/"), Map.of("java.home", home.toString()))) {
      return Files.readAllBytes(fs.getPath("modules", module, path));
    } catch (IOException e) {
      return null;
    }
  }
}
