package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.fs.FsException;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.io.FileCleanable, which closes what the program forgot to close. */
@NativesOf("java/io/FileCleanable")
public final class FileCleanableNatives {
  private FileCleanableNatives() {}

  @Native("cleanupClose0")
  public static void cleanupClose0(Machine m, int fd, long handle) {
    if (fd < 0) {
      return;
    }
    try {
      GuestFiles.close(m, fd);
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }
}
