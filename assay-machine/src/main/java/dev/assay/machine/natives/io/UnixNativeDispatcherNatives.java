package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.fs.Errno;
import dev.assay.machine.fs.FsException;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of sun.nio.fs.UnixNativeDispatcher on names, open files and directories; those on
 * attributes are in {@link FileAttributeNatives}. A path is the address of zero-terminated bytes.
 *
 * <p>The family of calls that begin at an open directory ({@code openat} and so on) is declared as
 * not available, so the JDK does not use it.
 */
@NativesOf("sun/nio/fs/UnixNativeDispatcher")
public final class UnixNativeDispatcherNatives {
  private static final int FUTIMES = 1 << 2;
  private static final int FUTIMENS = 1 << 3;
  private static final int LUTIMES = 1 << 4;
  private static final int BIRTHTIME = 1 << 16;

  private UnixNativeDispatcherNatives() {}

  /** What the platform can do. */
  @Native(value = "init()I", maxJdk = 20)
  public static int init17() {
    return FUTIMES | FUTIMENS | LUTIMES;
  }

  @Native(value = "init()I", minJdk = 21)
  public static int init() {
    return BIRTHTIME;
  }

  @Native("getcwd")
  public static int getcwd(Machine m) {
    return GuestFiles.encoded(m, m.files().getcwd());
  }

  @Native("strerror")
  public static int strerror(Machine m, int errno) {
    return GuestFiles.encoded(m, GuestFiles.message(errno));
  }

  // ---- open files ----

  @Native("open0")
  public static int open0(Machine m, long path, int flags, int mode) {
    String name = GuestFiles.nameAt(m, path);
    try {
      return GuestFiles.open(m, name, flags, mode);
    } catch (FsException e) {
      throw UnixErrors.raise(m, e);
    }
  }

  @Native("close0(I)V")
  public static void close0(Machine m, int fd) {
    UnixErrors.perform(m, () -> GuestFiles.close(m, fd));
  }

  @Native("dup")
  public static int dup(Machine m, int fd) {
    try {
      return m.files().dup(fd);
    } catch (FsException e) {
      throw UnixErrors.raise(m, e);
    }
  }

  @Native({"read(IJI)I", "read0(IJI)I"})
  public static int read(Machine m, int fd, long address, int count) {
    try {
      return RawTransfers.read(m, fd, address, count);
    } catch (FsException e) {
      throw UnixErrors.raise(m, e);
    }
  }

  @Native({"write(IJI)I", "write0(IJI)I"})
  public static int write(Machine m, int fd, long address, int count) {
    try {
      return RawTransfers.write(m, fd, address, count);
    } catch (FsException e) {
      throw UnixErrors.raise(m, e);
    }
  }

  // ---- names ----

  @Native("link0")
  public static void link0(Machine m, long existing, long path) {
    String from = GuestFiles.nameAt(m, existing);
    String to = GuestFiles.nameAt(m, path);
    UnixErrors.perform(m, () -> m.files().link(from, to));
  }

  @Native("symlink0")
  public static void symlink0(Machine m, long contents, long path) {
    String target = GuestFiles.nameAt(m, contents);
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(m, () -> m.files().symlink(target, name));
  }

  @Native("unlink0")
  public static void unlink0(Machine m, long path) {
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(m, () -> m.files().unlink(name));
  }

  @Native("rename0")
  public static void rename0(Machine m, long from, long to) {
    String source = GuestFiles.nameAt(m, from);
    String target = GuestFiles.nameAt(m, to);
    UnixErrors.perform(m, () -> m.files().rename(source, target));
  }

  @Native("mkdir0")
  public static void mkdir0(Machine m, long path, int mode) {
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(m, () -> m.files().mkdir(name, mode));
  }

  @Native("rmdir0")
  public static void rmdir0(Machine m, long path) {
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(m, () -> m.files().rmdir(name));
  }

  @Native("readlink0")
  public static int readlink0(Machine m, long path) {
    try {
      return GuestFiles.encoded(m, m.files().readlink(GuestFiles.nameAt(m, path)));
    } catch (FsException e) {
      throw UnixErrors.raise(m, e);
    }
  }

  @Native("realpath0")
  public static int realpath0(Machine m, long path) {
    try {
      return GuestFiles.encoded(m, m.files().realpath(GuestFiles.nameAt(m, path)));
    } catch (FsException e) {
      throw UnixErrors.raise(m, e);
    }
  }

  // ---- directories ----

  @Native("opendir0")
  public static long opendir0(Machine m, long path) {
    try {
      return DirectoryStreams.open(m, m.files().list(GuestFiles.nameAt(m, path)), -1);
    } catch (FsException e) {
      throw UnixErrors.raise(m, e);
    }
  }

  @Native("fdopendir")
  public static long fdopendir(Machine m, int fd) {
    try {
      return DirectoryStreams.open(m, m.files().list(fd), fd);
    } catch (FsException e) {
      throw UnixErrors.raise(m, e);
    }
  }

  @Native({"readdir(J)[B", "readdir0(J)[B"})
  public static int readdir(Machine m, long stream) {
    byte[] name = DirectoryStreams.next(m, stream);
    return name == null ? 0 : m.allocate(m.byteArrayKlass(), name, 16 + name.length);
  }

  @Native("closedir")
  public static void closedir(Machine m, long stream) {
    int fd = DirectoryStreams.close(m, stream);
    if (fd >= 0) {
      UnixErrors.perform(m, () -> m.files().close(fd));
    }
  }

  // ---- accounts ----

  @Native("getpwuid")
  public static int getpwuid(Machine m, int uid) {
    return account(m, Accounts.name(m, Accounts.USERS, uid));
  }

  @Native("getgrgid")
  public static int getgrgid(Machine m, int gid) {
    return account(m, Accounts.name(m, Accounts.GROUPS, gid));
  }

  private static int account(Machine m, String name) {
    if (name == null) {
      throw UnixErrors.raise(m, Errno.ENOENT);
    }
    return GuestFiles.encoded(m, name);
  }

  @Native("getpwnam0")
  public static int getpwnam0(Machine m, long name) {
    return Accounts.number(m, Accounts.USERS, GuestFiles.nameAt(m, name));
  }

  @Native("getgrnam0")
  public static int getgrnam0(Machine m, long name) {
    return Accounts.number(m, Accounts.GROUPS, GuestFiles.nameAt(m, name));
  }

  // ---- not offered ----

  @Native("mknod0")
  public static void mknod0(Machine m, long path, int mode, long device) {
    throw new Unsupported("making the device or pipe " + GuestFiles.nameAt(m, path));
  }

  @Native("statvfs0")
  public static void statvfs0(Machine m, long path, int attributes) {
    throw new Unsupported("the size of a file system (FileStore)");
  }
}
