package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.fs.Errno;
import dev.assay.machine.fs.FileStat;
import dev.assay.machine.fs.FsException;
import dev.assay.machine.fs.OpenFlags;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.List;

/**
 * Natives of java.io.UnixFileSystem. Most of them tell success and failure by their result only;
 * later releases have them under names that end in 0.
 */
@NativesOf("java/io/UnixFileSystem")
public final class UnixFileSystemNatives {
  private static final int EXISTS = 1;
  private static final int REGULAR = 2;
  private static final int DIRECTORY = 4;
  private static final int WRITABLE_BITS = 0222;
  private static final int OWNER_BITS = 0700;
  private static final int MAX_NAME = 255;

  private UnixFileSystemNatives() {}

  private static boolean succeeds(FileAction action) {
    return action.attempt() == 0;
  }

  private static FileStat statOrNull(Machine m, int file) {
    try {
      return m.files().stat(GuestFiles.fileName(m, file));
    } catch (FsException e) {
      return null;
    }
  }

  @Native("canonicalize0")
  public static int canonicalize0(Machine m, int self, int path) {
    try {
      return m.strings().make(CanonicalPath.of(m.files(), GuestFiles.name(m, path)));
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }

  @Native("getBooleanAttributes0")
  public static int getBooleanAttributes0(Machine m, int self, int file) {
    FileStat s = statOrNull(m, file);
    if (s == null) {
      return 0;
    }
    return EXISTS | (s.isRegularFile() ? REGULAR : 0) | (s.isDirectory() ? DIRECTORY : 0);
  }

  @Native({"checkAccess", "checkAccess0"})
  public static boolean checkAccess(Machine m, int self, int file, int access) {
    String name = GuestFiles.fileName(m, file);
    return succeeds(() -> m.files().access(name, access));
  }

  @Native({"getLastModifiedTime", "getLastModifiedTime0"})
  public static long getLastModifiedTime(Machine m, int self, int file) {
    FileStat s = statOrNull(m, file);
    return s == null ? 0 : Math.floorDiv(s.modificationTime(), 1_000_000L);
  }

  @Native({"getLength", "getLength0"})
  public static long getLength(Machine m, int self, int file) {
    FileStat s = statOrNull(m, file);
    return s == null ? 0 : s.size();
  }

  @Native({"setPermission", "setPermission0"})
  public static boolean setPermission(
      Machine m, int self, int file, int access, boolean enable, boolean ownerOnly) {
    String name = GuestFiles.fileName(m, file);
    int all = access << 6 | access << 3 | access;
    int bits = ownerOnly ? all & OWNER_BITS : all;
    return succeeds(
        () -> {
          int mode = m.files().stat(name).mode();
          m.files().chmod(name, enable ? mode | bits : mode & ~bits);
        });
  }

  @Native({"setReadOnly", "setReadOnly0"})
  public static boolean setReadOnly(Machine m, int self, int file) {
    String name = GuestFiles.fileName(m, file);
    return succeeds(() -> m.files().chmod(name, m.files().stat(name).mode() & ~WRITABLE_BITS));
  }

  @Native({"createFileExclusively", "createFileExclusively0"})
  public static boolean createFileExclusively(Machine m, int self, int path) {
    String name = GuestFiles.name(m, path);
    if (name.equals("/")) {
      return false;
    }
    try {
      int flags = OpenFlags.O_RDWR | OpenFlags.O_CREAT | OpenFlags.O_EXCL;
      m.files().close(GuestFiles.open(m, name, flags, 0666));
      return true;
    } catch (FsException e) {
      if (e.errno() == Errno.EEXIST) {
        return false;
      }
      throw GuestFiles.ioException(m, e);
    }
  }

  @Native("delete0")
  public static boolean delete0(Machine m, int self, int file) {
    String name = GuestFiles.fileName(m, file);
    return succeeds(
        () -> {
          if (m.files().lstat(name).isDirectory()) {
            m.files().rmdir(name);
          } else {
            m.files().unlink(name);
          }
        });
  }

  @Native({"list(Ljava/io/File;)[Ljava/lang/String;", "list0(Ljava/io/File;)[Ljava/lang/String;"})
  public static int list(Machine m, int self, int file) {
    List<String> names;
    try {
      names = m.files().list(GuestFiles.fileName(m, file));
    } catch (FsException e) {
      return 0;
    }
    int[] refs = names.stream().mapToInt(m.strings()::make).toArray();
    return m.newObjectArray(m.strings().klass().arrayOf(), refs);
  }

  @Native({"createDirectory", "createDirectory0"})
  public static boolean createDirectory(Machine m, int self, int file) {
    String name = GuestFiles.fileName(m, file);
    return succeeds(() -> m.files().mkdir(name, 0777));
  }

  @Native("rename0")
  public static boolean rename0(Machine m, int self, int from, int to) {
    String source = GuestFiles.fileName(m, from);
    String target = GuestFiles.fileName(m, to);
    return succeeds(() -> m.files().rename(source, target));
  }

  @Native({"setLastModifiedTime", "setLastModifiedTime0"})
  public static boolean setLastModifiedTime(Machine m, int self, int file, long millis) {
    String name = GuestFiles.fileName(m, file);
    return succeeds(
        () -> m.files().utimes(name, m.files().stat(name).accessTime(), millis * 1_000_000, true));
  }

  /** Free space would differ from run to run. */
  @Native({"getSpace", "getSpace0"})
  public static long getSpace(Machine m, int self, int file, int which) {
    throw new Unsupported("the size of a file system (File.getTotalSpace and the like)");
  }

  @Native("getNameMax0")
  public static long getNameMax0(Machine m, int self, int path) {
    return MAX_NAME;
  }
}
