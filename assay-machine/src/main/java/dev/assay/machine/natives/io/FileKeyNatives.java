package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.fs.FileStat;
import dev.assay.machine.fs.FsException;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of sun.nio.ch.FileKey, which tells whether two channels are open on one file. */
@NativesOf("sun/nio/ch/FileKey")
public final class FileKeyNatives {
  private FileKeyNatives() {}

  @Native("init(Ljava/io/FileDescriptor;)V")
  public static void init17(Machine m, int self, int descriptor) {
    FileStat s = stat(m, descriptor);
    Klass k = m.heap().klass[self];
    m.heap().setField(self, k.declaredField("st_dev").slot, s.device());
    m.heap().setField(self, k.declaredField("st_ino").slot, s.inode());
  }

  @Native("init(Ljava/io/FileDescriptor;[J)V")
  public static void init(Machine m, int descriptor, int result) {
    FileStat s = stat(m, descriptor);
    m.heap().ensurePrivate(result);
    long[] values = (long[]) m.heap().data[result];
    values[0] = s.device();
    values[1] = s.inode();
  }

  private static FileStat stat(Machine m, int descriptor) {
    try {
      return m.files().fstat(GuestFiles.number(m, descriptor));
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }
}
