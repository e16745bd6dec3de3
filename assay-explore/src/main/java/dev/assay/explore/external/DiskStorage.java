package dev.assay.explore.external;

import dev.assay.machine.loading.InputProblem;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** Files in a folder that belongs to one search, and is locked as long as it goes on. */
public final class DiskStorage implements Storage {
  private static final String LOCK = "lock";

  private final Path folder;
  private final FileChannel lock;
  private final boolean isOwn;
  private final List<FileBytes> files = new ArrayList<>();
  private int made;

  private DiskStorage(Path folder, boolean isOwn) {
    this.folder = folder;
    this.isOwn = isOwn;
    this.lock = lock(folder);
  }

  /**
   * A folder that the user names. It has to be empty, or is made.
   *
   * @throws InputProblem if it cannot be used
   */
  public static DiskStorage in(Path folder) {
    try {
      boolean isNew = !Files.exists(folder);
      Files.createDirectories(folder);
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
        if (files.iterator().hasNext()) {
          throw new InputProblem(
              folder
                  + " is not empty, it may hold the states of another search; name a new folder, or"
                  + " delete what is in it");
        }
      }
      return new DiskStorage(folder, isNew);
    } catch (FileAlreadyExistsException e) {
      throw new InputProblem(folder + " is no folder; visited states need one");
    } catch (IOException e) {
      throw unusable(folder, e);
    }
  }

  /**
   * A new folder under the user's cache directory. Those of searches that were killed are deleted.
   *
   * @throws InputProblem if it cannot be made
   */
  public static DiskStorage temporary() {
    String cache = System.getenv("XDG_CACHE_HOME");
    Path parent =
        (cache == null || cache.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".cache")
                : Path.of(cache))
            .resolve("assay");
    try {
      Files.createDirectories(parent);
      deleteAbandoned(parent);
      return new DiskStorage(Files.createTempDirectory(parent, "search-"), true);
    } catch (IOException e) {
      throw unusable(parent, e);
    }
  }

  private static InputProblem unusable(Path folder, IOException e) {
    return new InputProblem(
        "cannot keep visited states in "
            + folder
            + ": "
            + StoreException.reason(e)
            + "; name another folder with --store-dir");
  }

  private static void deleteAbandoned(Path parent) throws IOException {
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, "search-*")) {
      for (Path f : folders) {
        Path file = f.resolve(LOCK);
        if (Files.exists(file) && isAbandoned(file)) {
          deleteAll(f);
        }
      }
    }
  }

  private static boolean isAbandoned(Path file) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      return channel.tryLock() != null;
    } catch (IOException | OverlappingFileLockException e) {
      return false; // it is in use, or not ours
    }
  }

  private static FileChannel lock(Path folder) {
    try {
      FileChannel channel =
          FileChannel.open(
              folder.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      if (channel.tryLock() == null) {
        channel.close();
        throw new InputProblem(folder + " is used by another search");
      }
      return channel;
    } catch (FileAlreadyExistsException e) {
      throw new InputProblem(folder + " is used by another search");
    } catch (IOException e) {
      throw unusable(folder, e);
    }
  }

  private static void deleteAll(Path folder) throws IOException {
    List<Path> all = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      files.forEach(all::add);
    }
    for (Path file : all) {
      Files.deleteIfExists(file);
    }
    Files.deleteIfExists(folder);
  }

  @Override
  public ByteStore open() {
    FileBytes file = new FileBytes(folder.resolve(String.format("states-%06d", ++made)));
    files.add(file);
    return file;
  }

  @Override
  public long bytesOnDisk() {
    files.removeIf(FileBytes::isClosed);
    return files.stream().mapToLong(FileBytes::size).sum();
  }

  /** Deletes the files, and the folder unless it was there before. */
  @Override
  public void close() {
    try {
      for (FileBytes file : files) {
        file.close();
      }
      lock.close();
      Files.deleteIfExists(folder.resolve(LOCK));
      if (isOwn) {
        deleteAll(folder);
      }
    } catch (IOException | StoreException e) {
      // The result of the search stands; the next one deletes what is left.
    }
  }

  /** The folder, as a user knows it. */
  @Override
  public String toString() {
    return folder.toString();
  }
}
