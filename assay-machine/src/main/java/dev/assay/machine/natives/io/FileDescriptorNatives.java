package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.fs.FsException;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.io.FileDescriptor. */
@NativesOf("java/io/FileDescriptor")
public final class FileDescriptorNatives {
  private FileDescriptorNatives() {}

  @Native("getHandle")
  public static long getHandle(int fd) {
    return -1;
  }

  /** Asked for the standard streams only. */
  @Native("getAppend")
  public static boolean getAppend(int fd) {
    return false;
  }

  /** All that is written is in the file system at once. */
  @Native({"sync", "sync0"})
  public static void sync(Machine m, int self) {
    int fd = GuestFiles.number(m, self);
    try {
      if (!GuestFiles.isStandard(fd)) {
        m.files().fstat(fd);
      }
    } catch (FsException e) {
      throw m.raise("java/io/SyncFailedException", "sync failed");
    }
  }

  @Native("close0")
  public static void close0(Machine m, int self) {
    int fd = GuestFiles.number(m, self);
    if (fd == -1) {
      return;
    }
    GuestFiles.setNumber(m, self, -1);
    try {
      GuestFiles.close(m, fd);
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }
}
