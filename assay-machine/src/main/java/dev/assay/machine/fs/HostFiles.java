package dev.assay.machine.fs;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * The host's files, for reading. What was seen once is remembered and stays so: attributes, entries
 * of directories, and that a file does not exist. Contents are read when they are needed; if a file
 * has another size or modification time by then, reading it fails with {@link Errno#ESTALE}. That
 * is looked at when the file is opened on the host, not at every read.
 *
 * <p>Workers that search together share one object of this class, so that they see the same files.
 * It is safe for use by several threads.
 */
public final class HostFiles implements AutoCloseable {
  private static final int MAX_OPEN = 16;
  private static final int MAX_SNAPSHOT = 1 << 24;

  private final Path root;
  private final boolean unixAttributes;
  private final Map<String, Optional<Node>> nodes = new ConcurrentHashMap<>();
  private final Map<String, List<String>> listings = new ConcurrentHashMap<>();
  private final Map<String, byte[]> snapshots = new ConcurrentHashMap<>();

  /** Files open on the host, the one used last at the end; guarded by itself. */
  private final Map<String, RandomAccessFile> open = new LinkedHashMap<>(16, 0.75f, true);

  /** All files of the host. */
  public HostFiles() {
    this(Path.of("/"));
  }

  /** The host's files below a directory, which becomes the guest's root. */
  public HostFiles(Path root) {
    this.root = root;
    this.unixAttributes = root.getFileSystem().supportedFileAttributeViews().contains("unix");
  }

  /** The absolute paths that were looked at so far. */
  Set<String> seen() {
    Set<String> paths = new TreeSet<>(nodes.keySet());
    paths.addAll(snapshots.keySet());
    paths.addAll(listings.keySet());
    return paths;
  }

  /** Those of directories that were listed. */
  Set<String> listed() {
    return Set.copyOf(listings.keySet());
  }

  /** The node at an absolute path without symbolic links, or null. */
  Node node(String path) throws FsException {
    Optional<Node> known = nodes.get(path);
    if (known == null) {
      known = Optional.ofNullable(look(path));
      Optional<Node> earlier = nodes.putIfAbsent(path, known);
      known = earlier == null ? known : earlier;
    }
    return known.orElse(null);
  }

  /** The names in a directory, in the host's order. */
  List<String> list(String path) throws FsException {
    List<String> known = listings.get(path);
    if (known == null) {
      List<String> names = new ArrayList<>();
      try (DirectoryStream<Path> stream = Files.newDirectoryStream(onHost(path))) {
        for (Path entry : stream) {
          names.add(entry.getFileName().toString());
        }
      } catch (IOException e) {
        throw failure(e);
      }
      List<String> earlier = listings.putIfAbsent(path, List.copyOf(names));
      known = earlier == null ? names : earlier;
    }
    return known;
  }

  /** Reads up to {@code count} bytes of a file and says how many there were. */
  int read(String path, long position, byte[] to, int at, int count) throws FsException {
    try {
      synchronized (open) {
        RandomAccessFile file = open.get(path);
        if (file == null) {
          requireUnchanged(path);
          file = new RandomAccessFile(onHost(path).toFile(), "r");
          open.put(path, file);
          closeEldest();
        }
        file.seek(position);
        int done = 0;
        while (done < count) {
          int n = file.read(to, at + done, count - done);
          if (n < 0) {
            break;
          }
          done += n;
        }
        return done;
      }
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /**
   * The whole content of a file that the host calls empty. Files of {@code /proc} are called so,
   * and are made up when they are read; they are read once.
   */
  byte[] snapshot(String path) throws FsException {
    byte[] known = snapshots.get(path);
    if (known == null) {
      try (FileInputStream in = new FileInputStream(onHost(path).toFile())) {
        byte[] bytes = in.readNBytes(MAX_SNAPSHOT);
        byte[] earlier = snapshots.putIfAbsent(path, bytes);
        known = earlier == null ? bytes : earlier;
      } catch (IOException e) {
        throw failure(e);
      }
    }
    return known;
  }

  @Override
  public void close() throws IOException {
    synchronized (open) {
      for (RandomAccessFile file : open.values()) {
        file.close();
      }
      open.clear();
    }
  }

  private void closeEldest() throws IOException {
    if (open.size() > MAX_OPEN) {
      var eldest = open.entrySet().iterator();
      RandomAccessFile file = eldest.next().getValue();
      eldest.remove();
      file.close();
    }
  }

  private void requireUnchanged(String path) throws FsException {
    Node now = look(path);
    Node then = node(path);
    if (now == null
        || now.size() != then.size()
        || now.attributes().modificationTime() != then.attributes().modificationTime()) {
      throw new FsException(Errno.ESTALE);
    }
  }

  private Path onHost(String path) {
    return root.resolve(path.substring(1));
  }

  private Node look(String path) throws FsException {
    Path file = onHost(path);
    try {
      BasicFileAttributes basic =
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      Map<String, Object> unix =
          unixAttributes
              ? Files.readAttributes(file, "unix:*", LinkOption.NOFOLLOW_LINKS)
              : Map.of();
      Attributes attributes = attributes(path, basic, unix);
      if (basic.isRegularFile()) {
        return new Node.File(attributes, FileContent.ofHost(basic.size()));
      } else if (basic.isDirectory()) {
        return new Node.Directory(attributes, PersistentMap.empty());
      } else if (basic.isSymbolicLink()) {
        return new Node.Symlink(attributes, Files.readSymbolicLink(file).toString());
      } else {
        return new Node.Special(attributes, number(unix, "rdev", 0L).longValue());
      }
    } catch (NoSuchFileException | NotDirectoryException e) {
      return null;
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private static Attributes attributes(
      String path, BasicFileAttributes basic, Map<String, Object> unix) {
    int guessedMode =
        basic.isDirectory()
            ? FileStat.S_IFDIR | 0755
            : basic.isSymbolicLink() ? FileStat.S_IFLNK | 0777 : FileStat.S_IFREG | 0644;
    long modified = nanos(basic.lastModifiedTime());
    Object changed = unix.get("ctime");
    return new Attributes(
        number(unix, "mode", guessedMode).intValue(),
        number(unix, "uid", 0).intValue(),
        number(unix, "gid", 0).intValue(),
        number(unix, "dev", 0L).longValue(),
        number(unix, "ino", (long) path.hashCode()).longValue(),
        1,
        nanos(basic.lastAccessTime()),
        modified,
        changed instanceof FileTime time ? nanos(time) : modified,
        nanos(basic.creationTime()));
  }

  private static Number number(Map<String, Object> attributes, String name, Number otherwise) {
    return attributes.get(name) instanceof Number number ? number : otherwise;
  }

  private static long nanos(FileTime time) {
    return time.to(TimeUnit.NANOSECONDS);
  }

  private static FsException failure(IOException e) {
    if (e instanceof AccessDeniedException) {
      return new FsException(Errno.EACCES);
    } else if (e instanceof NoSuchFileException) {
      return new FsException(Errno.ENOENT);
    } else if (e instanceof NotDirectoryException) {
      return new FsException(Errno.ENOTDIR);
    } else if (e instanceof FileSystemLoopException) {
      return new FsException(Errno.ELOOP);
    }
    String message = String.valueOf(e.getMessage());
    for (int errno : new int[] {Errno.EACCES, Errno.ENOENT, Errno.ENOTDIR, Errno.ENAMETOOLONG}) {
      if (message.contains(Errno.message(errno))) {
        return new FsException(errno);
      }
    }
    return new FsException(Errno.EIO);
  }
}
