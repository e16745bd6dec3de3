package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.fs.FsException;
import dev.assay.machine.fs.OpenFlags;
import dev.assay.machine.fs.OverlayFileSystem;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.io.RandomAccessFile. */
@NativesOf("java/io/RandomAccessFile")
public final class RandomAccessFileNatives {
  /** The mode bit of RandomAccessFile for reading and writing. */
  private static final int READ_WRITE = 2;

  private RandomAccessFileNatives() {}

  @Native("open0")
  public static void open0(Machine m, int self, int path, int mode) {
    boolean writes = (mode & READ_WRITE) != 0;
    StreamFiles.open(
        m, self, path, writes ? OpenFlags.O_RDWR | OpenFlags.O_CREAT : OpenFlags.O_RDONLY);
  }

  @Native("read0")
  public static int read0(Machine m, int self) {
    return StreamFiles.read(m, self);
  }

  @Native({"readBytes([BII)I", "readBytes0([BII)I"})
  public static int readBytes(Machine m, int self, int array, int offset, int length) {
    return StreamFiles.readBytes(m, self, array, offset, length);
  }

  @Native("write0")
  public static void write0(Machine m, int self, int value) {
    StreamFiles.write(m, self, value);
  }

  @Native({"writeBytes([BII)V", "writeBytes0([BII)V"})
  public static void writeBytes(Machine m, int self, int array, int offset, int length) {
    StreamFiles.writeBytes(m, self, array, offset, length);
  }

  @Native("getFilePointer")
  public static long getFilePointer(Machine m, int self) {
    return StreamFiles.seek(m, self, 0, OverlayFileSystem.SEEK_CUR);
  }

  @Native("seek0")
  public static void seek0(Machine m, int self, long position) {
    if (position < 0) {
      throw m.raise("java/io/IOException", "Negative seek offset");
    }
    StreamFiles.seek(m, self, position, OverlayFileSystem.SEEK_SET);
  }

  @Native(value = "length()J", maxJdk = 18)
  public static long length(Machine m, int self) {
    return StreamFiles.length(m, self);
  }

  @Native("length0()J")
  public static long length0(Machine m, int self) {
    return StreamFiles.length(m, self);
  }

  @Native(value = "setLength(J)V", maxJdk = 18)
  public static void setLength(Machine m, int self, long length) {
    setLength0(m, self, length);
  }

  /** The position moves only if it would lie behind the new end. */
  @Native("setLength0(J)V")
  public static void setLength0(Machine m, int self, long length) {
    int fd = GuestFiles.openNumber(m, self);
    try {
      long position = m.files().seek(fd, 0, OverlayFileSystem.SEEK_CUR);
      m.files().ftruncate(fd, length);
      if (position > length) {
        m.files().seek(fd, length, OverlayFileSystem.SEEK_SET);
      }
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }
}
