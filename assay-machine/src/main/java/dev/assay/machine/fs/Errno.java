package dev.assay.machine.fs;

/** Linux error numbers and their texts, as far as the operations of this package use them. */
public final class Errno {
  public static final int EPERM = 1;
  public static final int ENOENT = 2;
  public static final int EIO = 5;
  public static final int ENXIO = 6;
  public static final int EBADF = 9;
  public static final int EACCES = 13;
  public static final int EBUSY = 16;
  public static final int EEXIST = 17;
  public static final int EXDEV = 18;
  public static final int ENOTDIR = 20;
  public static final int EISDIR = 21;
  public static final int EINVAL = 22;
  public static final int EMFILE = 24;
  public static final int EFBIG = 27;
  public static final int ENOSPC = 28;
  public static final int ENAMETOOLONG = 36;
  public static final int ENOTEMPTY = 39;
  public static final int ELOOP = 40;
  public static final int ESTALE = 116;

  private Errno() {}

  /** The text that {@code strerror} gives in the C locale. */
  public static String message(int errno) {
    return switch (errno) {
      case EPERM -> "Operation not permitted";
      case ENOENT -> "No such file or directory";
      case EIO -> "Input/output error";
      case ENXIO -> "No such device or address";
      case EBADF -> "Bad file descriptor";
      case EACCES -> "Permission denied";
      case EBUSY -> "Device or resource busy";
      case EEXIST -> "File exists";
      case EXDEV -> "Invalid cross-device link";
      case ENOTDIR -> "Not a directory";
      case EISDIR -> "Is a directory";
      case EINVAL -> "Invalid argument";
      case EMFILE -> "Too many open files";
      case EFBIG -> "File too large";
      case ENOSPC -> "No space left on device";
      case ENAMETOOLONG -> "File name too long";
      case ENOTEMPTY -> "Directory not empty";
      case ELOOP -> "Too many levels of symbolic links";
      case ESTALE -> "Stale file handle";
      default -> "Unknown error " + errno;
    };
  }
}
