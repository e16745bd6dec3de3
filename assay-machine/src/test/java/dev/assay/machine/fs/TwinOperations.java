package dev.assay.machine.fs;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.NotLinkException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Performs random operations on real files, through {@code java.nio}, and on an overlay, and gives
 * the two outcomes in words. The real tree and the overlay's host began as equal trees.
 */
final class TwinOperations {
  /** Where operations begin: so deep that links do not lead out of the tree by accident. */
  static final String START = "/1/2/3/4";

  private static final String[] NAMES = {"f", "g", "a", "b", "d", "e", "s", "new", "x", "empty"};

  /** What went wrong, or what came out. */
  interface Outcome {
    Object get() throws IOException, FsException;
  }

  /** A file that is open on both sides. */
  private record Both(FileChannel real, int fd, boolean reads, boolean writes, boolean directory) {}

  private final Random random;
  private final Path root;
  private final OverlayFileSystem overlay;
  private final List<Both> open = new ArrayList<>();

  String what;
  String real;
  String ours;

  /**
   * Gets ready.
   *
   * @param root the real directory that corresponds to the overlay's root
   */
  TwinOperations(Random random, Path root, OverlayFileSystem overlay) {
    this.random = random;
    this.root = root;
    this.overlay = overlay;
  }

  /** Performs an operation and sets {@link #what}, {@link #real} and {@link #ours}. */
  void perform() {
    if (!open.isEmpty() && random.nextInt(3) != 0) {
      performOnOpenFile();
      return;
    }
    String path = path();
    switch (random.nextInt(14)) {
      case 0 -> both("mkdir " + path, () -> Files.createDirectory(real(path)), () -> mkdir(path));
      case 1 -> both("delete " + path, () -> delete(real(path)), () -> delete(path));
      case 2, 3 -> {
        String to = path();
        both(
            "rename " + path + " " + to,
            () -> Files.move(real(path), real(to), StandardCopyOption.ATOMIC_MOVE),
            () -> {
              overlay.rename(path, to);
              return "";
            });
      }
      case 4 -> {
        String contents = path();
        both(
            "symlink " + contents + " " + path,
            () -> Files.createSymbolicLink(real(path), Path.of(contents)),
            () -> {
              overlay.symlink(contents, path);
              return "";
            });
      }
      case 5 -> {
        String existing = path();
        both(
            "link " + existing + " " + path,
            () -> Files.createLink(real(path), real(existing)),
            () -> {
              overlay.link(existing, path);
              return "";
            });
      }
      case 6 -> {
        int mode = random.nextInt(01000) | (random.nextInt(3) != 0 ? 0700 : 0);
        both(
            "chmod " + path + " " + Integer.toOctalString(mode),
            () -> Files.setPosixFilePermissions(real(path), permissions(mode)),
            () -> {
              overlay.chmod(path, mode);
              return "";
            });
      }
      case 7 -> {
        long time = random.nextInt(2_000_000_000) * 1_000_000_000L + random.nextInt(1000) * 1000L;
        both(
            "utimes " + path,
            () -> Files.setLastModifiedTime(real(path), FileTime.from(time, TimeUnit.NANOSECONDS)),
            () -> {
              // As java.nio does it, which needs the right to read.
              int fd = overlay.open(path, OpenFlags.O_RDONLY, 0);
              overlay.futimes(fd, time, time);
              overlay.close(fd);
              return "";
            });
      }
      case 8 ->
          both(
              "readlink " + path,
              () -> " " + Files.readSymbolicLink(real(path)),
              () -> " " + overlay.readlink(path));
      case 9 ->
          both(
              "realpath " + path,
              () -> " /" + root.toRealPath().relativize(real(path).toRealPath()),
              () -> " " + overlay.realpath(path));
      default -> open(path);
    }
  }

  void closeAll() throws IOException, FsException {
    for (Both file : open) {
      file.real().close();
      overlay.close(file.fd());
    }
    open.clear();
  }

  private void open(String path) {
    Set<OpenOption> options = new HashSet<>();
    int flags = OpenFlags.O_RDONLY;
    if (random.nextBoolean()) {
      options.add(StandardOpenOption.WRITE);
      flags = OpenFlags.O_WRONLY;
      boolean append = random.nextInt(4) == 0;
      if (append) {
        options.add(StandardOpenOption.APPEND);
        flags |= OpenFlags.O_APPEND;
      } else {
        if (random.nextBoolean()) {
          options.add(StandardOpenOption.READ);
          flags = OpenFlags.O_RDWR;
        }
        if (random.nextInt(4) == 0) {
          options.add(StandardOpenOption.TRUNCATE_EXISTING);
          flags |= OpenFlags.O_TRUNC;
        }
      }
      if (random.nextInt(3) == 0) {
        options.add(StandardOpenOption.CREATE_NEW);
        flags |= OpenFlags.O_CREAT | OpenFlags.O_EXCL;
      } else if (random.nextInt(3) != 0) {
        options.add(StandardOpenOption.CREATE);
        flags |= OpenFlags.O_CREAT;
      }
    } else {
      options.add(StandardOpenOption.READ);
    }
    int allFlags = flags;
    FileChannel[] channel = new FileChannel[1];
    int[] fd = new int[1];
    both(
        "open " + path + " " + options,
        () -> channel[0] = FileChannel.open(real(path), options),
        () -> fd[0] = overlay.open(path, allFlags, 0666));
    if (channel[0] != null && fd[0] != 0) {
      // What a directory has as size and offset is nobody's business.
      boolean reads = OpenFlags.reads(flags);
      open.add(
          new Both(
              channel[0], fd[0], reads, OpenFlags.writes(flags), Files.isDirectory(real(path))));
      real = "";
      ours = "";
    }
  }

  private void performOnOpenFile() {
    int index = random.nextInt(open.size());
    Both file = open.get(index);
    FileChannel channel = file.real();
    int fd = file.fd();
    int operation = open.size() > 6 ? 9 : random.nextInt(10);
    int size = random.nextInt(4) == 0 ? 1 + random.nextInt(15_000) : 1 + random.nextInt(100);
    long position = random.nextInt(2) == 0 ? random.nextInt(12_000) : random.nextInt(150);
    if (file.directory() ? operation < 9 : operation < 3 && file.reads()) {
      boolean at = random.nextBoolean();
      ByteBuffer buffer = ByteBuffer.allocate(size);
      byte[] bytes = new byte[size];
      both(
          "read " + fd + " " + size + (at ? " at " + position : ""),
          () -> {
            int n = at ? channel.read(buffer, position) : channel.read(buffer);
            return contents(buffer.array(), Math.max(n, 0));
          },
          () -> {
            int n =
                at ? overlay.pread(fd, bytes, 0, size, position) : overlay.read(fd, bytes, 0, size);
            return contents(bytes, n);
          });
    } else if (operation < 6 && file.writes()) {
      boolean at = random.nextBoolean();
      byte[] bytes = new byte[size];
      if (random.nextInt(4) != 0) {
        random.nextBytes(bytes);
      }
      both(
          "write " + fd + " " + size + (at ? " at " + position : ""),
          () -> {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            return " " + (at ? channel.write(buffer, position) : channel.write(buffer));
          },
          () ->
              " "
                  + (at
                      ? overlay.pwrite(fd, bytes, 0, size, position)
                      : overlay.write(fd, bytes, 0, size)));
    } else if (operation == 6 && file.writes()) {
      both(
          "truncate " + fd + " " + position,
          () -> channel.truncate(position),
          () -> {
            // As FileChannel does it.
            if (position < overlay.size(fd)) {
              overlay.ftruncate(fd, position);
            }
            if (overlay.seek(fd, 0, OverlayFileSystem.SEEK_CUR) > position) {
              overlay.seek(fd, position, OverlayFileSystem.SEEK_SET);
            }
            return "";
          });
    } else if (operation == 7) {
      both(
          "seek " + fd + " " + position,
          () -> channel.position(position),
          () -> {
            overlay.seek(fd, position, OverlayFileSystem.SEEK_SET);
            return "";
          });
    } else if (operation == 9) {
      open.remove(index);
      both(
          "close " + fd,
          () -> {
            channel.close();
            return "";
          },
          () -> {
            overlay.close(fd);
            return "";
          });
    } else {
      both("size " + fd, () -> " " + channel.size(), () -> " " + overlay.size(fd));
    }
  }

  private Object mkdir(String path) throws FsException {
    overlay.mkdir(path, 0777);
    return "";
  }

  private Object delete(Path path) throws IOException {
    Files.delete(path);
    return "";
  }

  private Object delete(String path) throws FsException {
    if (overlay.lstat(path).isDirectory()) {
      overlay.rmdir(path);
    } else {
      overlay.unlink(path);
    }
    return "";
  }

  private String path() {
    StringBuilder path = new StringBuilder();
    for (int n = 1 + random.nextInt(3); n > 0; n--) {
      path.append(path.length() == 0 ? "" : "/").append(NAMES[random.nextInt(NAMES.length)]);
      if (random.nextInt(25) == 0) {
        path.append("/..");
      }
    }
    return path.toString();
  }

  private Path real(String path) {
    String absolute = path.startsWith("/") ? path : START + "/" + path;
    return root.resolve(absolute.substring(1));
  }

  private static String contents(byte[] bytes, int count) {
    return " " + count + " " + Arrays.hashCode(Arrays.copyOf(bytes, count));
  }

  private static Set<PosixFilePermission> permissions(int mode) {
    Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
    PosixFilePermission[] all = PosixFilePermission.values();
    for (int i = 0; i < all.length; i++) {
      if ((mode & 0400 >> i) != 0) {
        permissions.add(all[i]);
      }
    }
    return permissions;
  }

  private void both(String name, Outcome onHost, Outcome onOverlay) {
    what = name;
    real = outcome(onHost);
    ours = outcome(onOverlay);
  }

  private static String outcome(Outcome outcome) {
    try {
      Object result = outcome.get();
      return result instanceof String text && text.startsWith(" ") ? "ok" + text : "ok";
    } catch (FsException e) {
      return e.getMessage();
    } catch (IOException e) {
      return message(e);
    }
  }

  /** The text of the error number behind an exception. */
  private static String message(IOException e) {
    if (e instanceof NoSuchFileException) {
      return Errno.message(Errno.ENOENT);
    } else if (e instanceof FileAlreadyExistsException) {
      return Errno.message(Errno.EEXIST);
    } else if (e instanceof DirectoryNotEmptyException) {
      return Errno.message(Errno.ENOTEMPTY);
    } else if (e instanceof AccessDeniedException) {
      return Errno.message(Errno.EACCES);
    } else if (e instanceof NotLinkException) {
      return Errno.message(Errno.EINVAL);
    } else if (e instanceof NotDirectoryException) {
      return Errno.message(Errno.ENOTDIR);
    } else if (e instanceof FileSystemException failure && failure.getReason() != null) {
      return failure.getReason().replace(" or unable to access attributes of symbolic link", "");
    }
    return e.getMessage();
  }

  /** The first difference between the two trees, or null. */
  String difference() throws IOException {
    return difference("/");
  }

  private String difference(String path) throws IOException {
    Path file = real(path);
    String ourList = outcome(() -> " " + new TreeSet<>(overlay.list(path)));
    String realList =
        outcome(
            () -> {
              try (Stream<Path> files = Files.list(file)) {
                return " "
                    + files
                        .map(entry -> entry.getFileName().toString())
                        .collect(Collectors.toCollection(TreeSet::new));
              }
            });
    if (!realList.equals(ourList)) {
      return path + ": " + realList + " / " + ourList;
    }
    if (!realList.startsWith("ok")) {
      return null;
    }
    List<Path> entries;
    try (Stream<Path> files = Files.list(file)) {
      entries = files.collect(Collectors.toList());
    }
    for (Path entry : entries) {
      String name = (path.equals("/") ? "/" : path + "/") + entry.getFileName();
      String realNode = outcome(() -> " " + describeReal(entry));
      String ourNode = outcome(() -> " " + describeOurs(name));
      if (!realNode.equals(ourNode)) {
        return name + ": " + realNode + " / " + ourNode;
      }
      if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
        String below = difference(name);
        if (below != null) {
          return below;
        }
      }
    }
    return null;
  }

  private static String describeReal(Path file) throws IOException {
    int mode = (Integer) Files.getAttribute(file, "unix:mode", LinkOption.NOFOLLOW_LINKS);
    String text = Integer.toOctalString(mode);
    if (Files.isSymbolicLink(file)) {
      return text + " " + Files.readSymbolicLink(file);
    } else if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      int links = (Integer) Files.getAttribute(file, "unix:nlink", LinkOption.NOFOLLOW_LINKS);
      byte[] bytes = Files.readAllBytes(file);
      return text + " links " + links + contents(bytes, bytes.length);
    }
    return text;
  }

  private String describeOurs(String path) throws FsException {
    FileStat stat = overlay.lstat(path);
    String text = Integer.toOctalString(stat.mode());
    if (stat.isSymbolicLink()) {
      return text + " " + overlay.readlink(path);
    } else if (stat.isRegularFile()) {
      int fd = overlay.open(path, OpenFlags.O_RDONLY, 0);
      byte[] bytes = new byte[(int) stat.size() + 1];
      int n = overlay.read(fd, bytes, 0, bytes.length);
      overlay.close(fd);
      return text + " links " + stat.links() + contents(bytes, n);
    }
    return text;
  }
}
