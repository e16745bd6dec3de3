package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.fs.FsException;
import dev.assay.machine.fs.OpenFlags;
import dev.assay.machine.fs.OverlayFileSystem;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.io.FileInputStream. */
@NativesOf("java/io/FileInputStream")
public final class FileInputStreamNatives {
  private FileInputStreamNatives() {}

  @Native("open0")
  public static void open0(Machine m, int self, int path) {
    StreamFiles.open(m, self, path, OpenFlags.O_RDONLY);
  }

  @Native("read0")
  public static int read0(Machine m, int self) {
    return StreamFiles.read(m, self);
  }

  @Native("readBytes")
  public static int readBytes(Machine m, int self, int array, int offset, int length) {
    return StreamFiles.readBytes(m, self, array, offset, length);
  }

  @Native("length0")
  public static long length0(Machine m, int self) {
    return StreamFiles.length(m, self);
  }

  @Native("position0")
  public static long position0(Machine m, int self) {
    return StreamFiles.seek(m, self, 0, OverlayFileSystem.SEEK_CUR);
  }

  @Native("skip0")
  public static long skip0(Machine m, int self, long count) {
    long before = position0(m, self);
    return StreamFiles.seek(m, self, count, OverlayFileSystem.SEEK_CUR) - before;
  }

  @Native("available0")
  public static int available0(Machine m, int self) {
    int fd = GuestFiles.openNumber(m, self);
    try {
      return GuestFiles.available(m, fd);
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }

  @Native("isRegularFile0")
  public static boolean isRegularFile0(Machine m, int self, int descriptor) {
    try {
      return GuestFiles.isRegularFile(m, GuestFiles.number(m, descriptor));
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }
}
