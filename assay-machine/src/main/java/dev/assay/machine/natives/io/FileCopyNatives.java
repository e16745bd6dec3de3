package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.fs.FsException;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives behind Files.copy: whole files are copied in one step, so nobody can cancel it. */
@NativesOf({
  "sun/nio/fs/UnixCopyFile",
  "sun/nio/fs/UnixFileSystem",
  "sun/nio/fs/LinuxNativeDispatcher"
})
public final class FileCopyNatives {
  private FileCopyNatives() {}

  @Native("init()V")
  public static void init() {}

  @Native("transfer(IIJ)V")
  public static void transfer(Machine m, int target, int source, long cancelAddress) {
    copy(m, target, source);
  }

  @Native("bufferedCopy0")
  public static void bufferedCopy0(
      Machine m, int target, int source, long address, int size, long cancelAddress) {
    copy(m, target, source);
  }

  @Native("directCopy0")
  public static int directCopy0(Machine m, int target, int source, long cancelAddress) {
    copy(m, target, source);
    return 0;
  }

  @Native("posix_fadvise")
  public static int posixFadvise(int fd, long offset, long length, int advice) {
    return 0;
  }

  private static void copy(Machine m, int target, int source) {
    try {
      RawTransfers.copy(m, target, source);
    } catch (FsException e) {
      throw UnixErrors.raise(m, e);
    }
  }
}
