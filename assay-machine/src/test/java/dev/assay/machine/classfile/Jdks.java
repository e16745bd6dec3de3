package dev.assay.machine.classfile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** The JDKs of this computer that tests take class files from. */
@NullUnmarked
public final class Jdks {
  /** Accepts the class files of any JDK. */
  public static final int NEWEST_MAJOR = 99;

  private Jdks() {}

  public static Path running() {
    return Path.of(System.getProperty("java.home"));
  }

  /** The running JDK and those installed beside it, each once. */
  public static List<Path> all() {
    try {
      Map<Path, Path> homes = new TreeMap<>();
      homes.put(running().toRealPath(), running());
      try (Stream<Path> siblings = Files.list(running().toRealPath().getParent())) {
        for (Path home : (Iterable<Path>) siblings::iterator) {
          boolean usable =
              Files.exists(home.resolve("lib/modules"))
                  && Files.exists(home.resolve("lib/jrt-fs.jar"));
          if (usable) {
            homes.putIfAbsent(home.toRealPath(), home);
          }
        }
      }
      return new ArrayList<>(homes.values());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The class files of java.base, by path and in the paths' order. */
  public static Map<String, byte[]> javaBase(Path home) {
    Map<String, byte[]> classes = new TreeMap<>();
    try (FileSystem image =
            FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", home.toString()));
        Stream<Path> paths = Files.walk(image.getPath("/modules/java.base"))) {
      for (Path path : (Iterable<Path>) paths::iterator) {
        if (path.toString().endsWith(".class")) {
          classes.put(path.toString(), Files.readAllBytes(path));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return classes;
  }

  /** Every n-th class of java.base, so that about {@code count} remain. */
  public static List<byte[]> sample(Path home, int count) {
    List<byte[]> all = new ArrayList<>(javaBase(home).values());
    int step = Math.max(1, all.size() / count);
    List<byte[]> sample = new ArrayList<>();
    for (int i = 0; i < all.size(); i += step) {
      sample.add(all.get(i));
    }
    return sample;
  }
}
