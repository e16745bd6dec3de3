package dev.assay.machine.fs;

/**
 * What {@code stat} tells about a node. Times are nanoseconds since 1970.
 *
 * @param mode type and permission bits
 * @param inode together with {@code device}, the same for the same node only
 * @param links names the node has; for a directory always 1, as on file systems that do not count
 * @param rdev for a device, which one it is
 */
public record FileStat(
    int mode,
    long inode,
    long device,
    int links,
    int uid,
    int gid,
    long rdev,
    long size,
    long accessTime,
    long modificationTime,
    long changeTime,
    long creationTime) {

  public static final int S_IFMT = 0170000;
  public static final int S_IFLNK = 0120000;
  public static final int S_IFREG = 0100000;
  public static final int S_IFBLK = 0060000;
  public static final int S_IFDIR = 0040000;
  public static final int S_IFCHR = 0020000;
  public static final int S_IFIFO = 0010000;
  public static final int S_ISVTX = 01000;

  /** Everything in a mode that {@code chmod} can change. */
  static final int PERMISSIONS = 07777;

  public boolean isRegularFile() {
    return (mode & S_IFMT) == S_IFREG;
  }

  public boolean isDirectory() {
    return (mode & S_IFMT) == S_IFDIR;
  }

  public boolean isSymbolicLink() {
    return (mode & S_IFMT) == S_IFLNK;
  }
}
