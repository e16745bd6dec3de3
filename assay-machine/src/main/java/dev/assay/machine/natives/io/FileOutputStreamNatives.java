package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.fs.OpenFlags;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.io.FileOutputStream. Whether to append is known from opening. */
@NativesOf("java/io/FileOutputStream")
public final class FileOutputStreamNatives {
  private FileOutputStreamNatives() {}

  @Native("open0")
  public static void open0(Machine m, int self, int path, boolean append) {
    int flags = OpenFlags.O_WRONLY | OpenFlags.O_CREAT;
    StreamFiles.open(m, self, path, flags | (append ? OpenFlags.O_APPEND : OpenFlags.O_TRUNC));
  }

  @Native("write(IZ)V")
  public static void write(Machine m, int self, int value, boolean append) {
    StreamFiles.write(m, self, value);
  }

  @Native("writeBytes")
  public static void writeBytes(
      Machine m, int self, int array, int offset, int length, boolean append) {
    StreamFiles.writeBytes(m, self, array, offset, length);
  }
}
