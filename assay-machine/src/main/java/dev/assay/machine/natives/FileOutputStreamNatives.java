package dev.assay.machine.natives;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.io.FileOutputStream. */
@NativesOf("java/io/FileOutputStream")
final class FileOutputStreamNatives {
  private FileOutputStreamNatives() {}

  @Native("writeBytes")
  static void writeBytes(Machine m, int self, int bytes, int offset, int length, boolean append) {
    int fd = FileDescriptorNatives.number(m, (int) m.heap().field(self, m.heap().klass[self].findField("fd", "Ljava/io/FileDescriptor;").slot));
    byte[] b = m.heap().bytes(bytes);
    (fd == 2 ? m.options().err() : m.options().out()).write(b, offset, length);
  }
}
