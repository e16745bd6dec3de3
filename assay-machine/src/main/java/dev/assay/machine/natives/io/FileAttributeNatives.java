package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.fs.FileStat;
import dev.assay.machine.fs.FsException;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of sun.nio.fs.UnixNativeDispatcher on attributes. Some of them report failure by their
 * result in later releases, by an exception in earlier ones.
 */
@NativesOf("sun/nio/fs/UnixNativeDispatcher")
public final class FileAttributeNatives {
  private static final int AT_FDCWD = -100;
  private static final int AT_SYMLINK_NOFOLLOW = 0x100;
  private static final long SECOND = 1_000_000_000L;

  private FileAttributeNatives() {}

  private static int attempt(FileAction action) {
    return action.attempt();
  }

  // ---- stat ----

  @Native("stat0(JLsun/nio/fs/UnixFileAttributes;)V")
  public static void stat17(Machine m, long path, int attributes) {
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(m, () -> fill(m, attributes, m.files().stat(name)));
  }

  @Native("stat0(JLsun/nio/fs/UnixFileAttributes;)I")
  public static int stat(Machine m, long path, int attributes) {
    String name = GuestFiles.nameAt(m, path);
    return attempt(() -> fill(m, attributes, m.files().stat(name)));
  }

  /** The mode alone, 0 if there is no such file. */
  @Native("stat1")
  public static int stat1(Machine m, long path) {
    try {
      return m.files().stat(GuestFiles.nameAt(m, path)).mode();
    } catch (FsException e) {
      return 0;
    }
  }

  @Native("lstat0")
  public static void lstat0(Machine m, long path, int attributes) {
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(m, () -> fill(m, attributes, m.files().lstat(name)));
  }

  @Native({"fstat(ILsun/nio/fs/UnixFileAttributes;)V", "fstat0(ILsun/nio/fs/UnixFileAttributes;)V"})
  public static void fstat(Machine m, int fd, int attributes) {
    UnixErrors.perform(m, () -> fill(m, attributes, m.files().fstat(fd)));
  }

  private static void fill(Machine m, int attributes, FileStat s) {
    set(m, attributes, "st_mode", s.mode());
    set(m, attributes, "st_ino", s.inode());
    set(m, attributes, "st_dev", s.device());
    set(m, attributes, "st_rdev", s.rdev());
    set(m, attributes, "st_nlink", s.links());
    set(m, attributes, "st_uid", s.uid());
    set(m, attributes, "st_gid", s.gid());
    set(m, attributes, "st_size", s.size());
    setTime(m, attributes, "st_atime", s.accessTime());
    setTime(m, attributes, "st_mtime", s.modificationTime());
    setTime(m, attributes, "st_ctime", s.changeTime());
    setTime(m, attributes, "st_birthtime", s.creationTime());
    set(m, attributes, "birthtime_available", 1);
  }

  private static void setTime(Machine m, int attributes, String name, long nanos) {
    set(m, attributes, name + "_sec", Math.floorDiv(nanos, SECOND));
    set(m, attributes, name + "_nsec", Math.floorMod(nanos, SECOND));
  }

  private static void set(Machine m, int attributes, String name, long value) {
    Klass k = m.universe().require("sun/nio/fs/UnixFileAttributes");
    Field f = k.declaredField(name);
    if (f != null) {
      m.heap().setField(attributes, f.slot, value);
    }
  }

  // ---- access ----

  @Native("access0(JI)V")
  public static void access17(Machine m, long path, int mode) {
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(m, () -> m.files().access(name, mode));
  }

  @Native("access0(JI)I")
  public static int access(Machine m, long path, int mode) {
    String name = GuestFiles.nameAt(m, path);
    return attempt(() -> m.files().access(name, mode));
  }

  @Native("exists0")
  public static boolean exists0(Machine m, long path) {
    String name = GuestFiles.nameAt(m, path);
    return attempt(() -> m.files().access(name, 0)) == 0;
  }

  // ---- owner and permissions ----

  @Native("chown0")
  public static void chown0(Machine m, long path, int uid, int gid) {
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(m, () -> m.files().chown(name, uid, gid, true));
  }

  @Native("lchown0")
  public static void lchown0(Machine m, long path, int uid, int gid) {
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(m, () -> m.files().chown(name, uid, gid, false));
  }

  @Native({"fchown(III)V", "fchown0(III)V"})
  public static void fchown(Machine m, int fd, int uid, int gid) {
    UnixErrors.perform(m, () -> m.files().fchown(fd, uid, gid));
  }

  @Native("chmod0")
  public static void chmod0(Machine m, long path, int mode) {
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(m, () -> m.files().chmod(name, mode));
  }

  @Native({"fchmod(II)V", "fchmod0(II)V"})
  public static void fchmod(Machine m, int fd, int mode) {
    UnixErrors.perform(m, () -> m.files().fchmod(fd, mode));
  }

  @Native("fchmodat0")
  public static void fchmodat0(Machine m, int directory, long path, int mode, int flags) {
    String name = GuestFiles.nameAt(m, path);
    requireNoDirectory(directory, name);
    if ((flags & AT_SYMLINK_NOFOLLOW) != 0) {
      throw UnixErrors.raise(m, GuestFiles.EOPNOTSUPP);
    }
    UnixErrors.perform(m, () -> m.files().chmod(name, mode));
  }

  @Native("fchmodatNoFollowSupported0")
  public static boolean fchmodatNoFollowSupported0() {
    return false;
  }

  private static void requireNoDirectory(int directory, String name) {
    if (directory != AT_FDCWD && !name.startsWith("/")) {
      throw new Unsupported("a path relative to an open directory (" + name + ")");
    }
  }

  // ---- times ----

  @Native("utimes0")
  public static void utimes0(Machine m, long path, long accessMicros, long modifiedMicros) {
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(
        m, () -> m.files().utimes(name, accessMicros * 1000, modifiedMicros * 1000, true));
  }

  @Native("lutimes0")
  public static void lutimes0(Machine m, long path, long accessMicros, long modifiedMicros) {
    String name = GuestFiles.nameAt(m, path);
    UnixErrors.perform(
        m, () -> m.files().utimes(name, accessMicros * 1000, modifiedMicros * 1000, false));
  }

  @Native("futimes")
  public static void futimes(Machine m, int fd, long accessMicros, long modifiedMicros) {
    UnixErrors.perform(m, () -> m.files().futimes(fd, accessMicros * 1000, modifiedMicros * 1000));
  }

  @Native({"futimens(IJJ)V", "futimens0(IJJ)V"})
  public static void futimens(Machine m, int fd, long accessNanos, long modifiedNanos) {
    UnixErrors.perform(m, () -> m.files().futimes(fd, accessNanos, modifiedNanos));
  }

  @Native("utimensat0")
  public static void utimensat0(
      Machine m, int directory, long path, long accessNanos, long modifiedNanos, int flags) {
    String name = GuestFiles.nameAt(m, path);
    requireNoDirectory(directory, name);
    boolean follow = (flags & AT_SYMLINK_NOFOLLOW) == 0;
    UnixErrors.perform(m, () -> m.files().utimes(name, accessNanos, modifiedNanos, follow));
  }

  // ---- extended attributes: there are none ----

  @Native("fgetxattr0")
  public static int fgetxattr0(Machine m, int fd, long name, long value, int length) {
    throw UnixErrors.raise(m, GuestFiles.EOPNOTSUPP);
  }

  @Native("fsetxattr0")
  public static void fsetxattr0(Machine m, int fd, long name, long value, int length) {
    throw UnixErrors.raise(m, GuestFiles.EOPNOTSUPP);
  }

  @Native("fremovexattr0")
  public static void fremovexattr0(Machine m, int fd, long name) {
    throw UnixErrors.raise(m, GuestFiles.EOPNOTSUPP);
  }

  @Native("flistxattr")
  public static int flistxattr(Machine m, int fd, long list, int size) {
    throw UnixErrors.raise(m, GuestFiles.EOPNOTSUPP);
  }
}
