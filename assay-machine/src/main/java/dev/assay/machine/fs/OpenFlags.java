package dev.assay.machine.fs;

/** The flags of {@code open}, with Linux's values. */
public final class OpenFlags {
  public static final int O_RDONLY = 0;
  public static final int O_WRONLY = 1;
  public static final int O_RDWR = 2;
  public static final int O_CREAT = 0100;
  public static final int O_EXCL = 0200;
  public static final int O_TRUNC = 01000;
  public static final int O_APPEND = 02000;
  public static final int O_DIRECTORY = 0200000;
  public static final int O_NOFOLLOW = 0400000;

  private static final int ACCESS_MODE = 3;

  private OpenFlags() {}

  static boolean reads(int flags) {
    return (flags & ACCESS_MODE) != O_WRONLY;
  }

  static boolean writes(int flags) {
    int mode = flags & ACCESS_MODE;
    return mode == O_WRONLY || mode == O_RDWR;
  }
}
