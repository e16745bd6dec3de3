package dev.assay.machine.loading;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * The class path of the program: directories, jars, and classes that were compiled in memory. An
 * entry that does not exist is ignored, as {@code java} does.
 */
public final class ClassPath {
  /** A class file and the index of the entry it came from (-1: compiled in memory). */
  public record Found(byte[] bytes, int entry) {}

  private final List<Path> entries;
  private final Map<String, byte[]> inMemory;
  private final JarFile[] jars;
  private final @Nullable Path source;
  private final int feature;

  public ClassPath(List<Path> entries, Map<String, byte[]> inMemory, int feature) {
    this(entries, inMemory, null, feature);
  }

  /**
   * A class path.
   *
   * @param source where the classes in memory say they are from; null if they do not say it
   */
  public ClassPath(
      List<Path> entries, Map<String, byte[]> inMemory, @Nullable Path source, int feature) {
    this.source = source;
    this.entries = List.copyOf(entries);
    this.inMemory = new LinkedHashMap<>(inMemory);
    this.jars = new JarFile[entries.size()];
    this.feature = feature;
  }

  public List<Path> entries() {
    return entries;
  }

  public Map<String, byte[]> inMemory() {
    return inMemory;
  }

  /** The file that the classes in memory were compiled from, or null. */
  public @Nullable Path source() {
    return source;
  }

  /** Finds a class by internal name; null if no entry has it. */
  public synchronized Found find(String name) {
    byte[] compiled = inMemory.get(name);
    if (compiled != null) {
      return new Found(compiled, -1);
    }
    for (int i = 0; i < entries.size(); i++) {
      byte[] bytes = read(i, name + ".class");
      if (bytes != null) {
        return new Found(bytes, i);
      }
    }
    return null;
  }

  /** Shows all class files, also those that others hide; damaged ones as they are. */
  public void forEachClass(Consumer<byte[]> consumer) {
    inMemory.values().forEach(consumer);
    for (int i = 0; i < entries.size(); i++) {
      int index = i;
      for (String name : classFiles(entries.get(i))) {
        byte[] bytes = read(index, name);
        if (bytes != null) {
          consumer.accept(bytes);
        }
      }
    }
  }

  private static List<String> classFiles(Path entry) {
    try {
      if (Files.isDirectory(entry)) {
        try (Stream<Path> files = Files.walk(entry)) {
          return files
              .map(file -> entry.relativize(file).toString().replace('\\', '/'))
              .filter(name -> name.endsWith(".class"))
              .toList();
        }
      }
      if (!Files.isRegularFile(entry)) {
        return List.of();
      }
      try (JarFile jar = new JarFile(entry.toFile())) {
        return jar.stream().map(ZipEntry::getName).filter(n -> n.endsWith(".class")).toList();
      }
    } catch (IOException e) {
      throw new InputProblem("cannot read " + entry + ": " + e.getMessage());
    }
  }

  private byte[] read(int index, String path) {
    Path entry = entries.get(index);
    try {
      if (Files.isDirectory(entry)) {
        Path file = entry.resolve(path);
        return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
      }
      if (jars[index] == null) {
        if (!Files.isRegularFile(entry)) {
          return null;
        }
        jars[index] =
            new JarFile(
                entry.toFile(),
                false,
                ZipFile.OPEN_READ,
                Runtime.Version.parse(Integer.toString(feature)));
      }
      ZipEntry e = jars[index].getJarEntry(path);
      if (e == null) {
        return null;
      }
      try (InputStream in = jars[index].getInputStream(e)) {
        return in.readAllBytes();
      }
    } catch (IOException e) {
      throw new InputProblem("cannot read " + entry + ": " + e.getMessage());
    }
  }

  /** Entries named by the manifest's Class-Path, relative to the jar, in order. */
  public static List<Path> manifestClassPath(Path jar) throws IOException {
    List<Path> all = new ArrayList<>();
    try (JarFile f = new JarFile(jar.toFile())) {
      var manifest = f.getManifest();
      String value = manifest == null ? null : manifest.getMainAttributes().getValue("Class-Path");
      if (value != null) {
        for (String part : value.trim().split("\\s+")) {
          addRelative(jar, part, all);
        }
      }
    }
    return all;
  }

  /** The parts are URLs relative to the jar's; one that is none, or not of a file, is ignored. */
  private static void addRelative(Path jar, String part, List<Path> all) {
    try {
      URI uri = jar.toAbsolutePath().toUri().resolve(part);
      if (!part.isEmpty() && "file".equals(uri.getScheme())) {
        all.add(Path.of(uri));
      }
    } catch (IllegalArgumentException e) {
      // HotSpot's loader ignores it as well.
    }
  }
}
