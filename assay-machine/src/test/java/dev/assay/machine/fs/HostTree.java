package dev.assay.machine.fs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Trees of real files for tests. */
final class HostTree {
  private HostTree() {}

  /** Fills a directory with a tree that depends on the seed alone. */
  static void fill(Path folder, long seed) throws IOException {
    Random random = new Random(seed);
    Path root = Files.createDirectories(folder.resolve(TwinOperations.START.substring(1)));
    for (String directory : List.of("a", "b", "a/d", "a/d/e", "empty")) {
      Files.createDirectory(root.resolve(directory));
    }
    for (String file : List.of("f", "g", "a/f", "a/d/f", "a/d/e/g", "b/f")) {
      int size = random.nextInt(3) == 0 ? random.nextInt(20_000) : random.nextInt(200);
      byte[] bytes = new byte[size];
      random.nextBytes(bytes);
      Files.write(root.resolve(file), bytes);
    }
    Files.createSymbolicLink(root.resolve("s"), Path.of("a/d"));
    Files.createSymbolicLink(root.resolve("b/s"), Path.of("../f"));
    Files.createSymbolicLink(root.resolve("a/loop"), Path.of("loop"));
    Files.createSymbolicLink(root.resolve("a/dangling"), Path.of("../b/new"));
  }

  /** Everything about the files below a directory that reading does not change. */
  static TreeMap<String, String> describe(Path root) throws IOException {
    TreeMap<String, String> description = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.collect(Collectors.toList())) {
        String kind;
        if (Files.isSymbolicLink(file)) {
          kind = "-> " + Files.readSymbolicLink(file);
        } else if (Files.isDirectory(file)) {
          kind = "directory";
        } else {
          kind = "file " + Arrays.hashCode(Files.readAllBytes(file)) + " " + Files.size(file);
        }
        Object attributes =
            Files.readAttributes(file, "unix:mode,ino,nlink,ctime", LinkOption.NOFOLLOW_LINKS);
        Object modified = Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS);
        description.put(root.relativize(file).toString(), kind + attributes + modified);
      }
    }
    return description;
  }

  /** Removes a directory with all that is in it, whatever the permissions. */
  static void delete(Path root) throws IOException {
    if (Files.isDirectory(root, LinkOption.NOFOLLOW_LINKS)) {
      Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwx------"));
      try (Stream<Path> files = Files.list(root)) {
        files
            .sorted(Comparator.reverseOrder())
            .forEach(
                file -> {
                  try {
                    delete(file);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                });
      }
    }
    Files.delete(root);
  }
}
