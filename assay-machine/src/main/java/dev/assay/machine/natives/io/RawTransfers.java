package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.fs.FsException;

/** Reading and writing between open files and memory outside the heap. */
final class RawTransfers {
  private RawTransfers() {}

  static int read(Machine m, int fd, long address, int count) throws FsException {
    byte[] b = m.rawMemory().bytesAt(address, true);
    return GuestFiles.read(m, fd, b, (int) address, count);
  }

  static int pread(Machine m, int fd, long address, int count, long position) throws FsException {
    byte[] b = m.rawMemory().bytesAt(address, true);
    return GuestFiles.pread(m, fd, b, (int) address, count, position);
  }

  static int write(Machine m, int fd, long address, int count) throws FsException {
    byte[] b = m.rawMemory().bytesAt(address, false);
    return GuestFiles.write(m, fd, b, (int) address, count);
  }

  static int pwrite(Machine m, int fd, long address, int count, long position) throws FsException {
    byte[] b = m.rawMemory().bytesAt(address, false);
    return GuestFiles.pwrite(m, fd, b, (int) address, count, position);
  }

  /** Copies the rest of one open file to another. */
  static void copy(Machine m, int target, int source) throws FsException {
    byte[] buffer = new byte[1 << 16];
    for (; ; ) {
      int n = GuestFiles.read(m, source, buffer, 0, buffer.length);
      if (n == 0) {
        return;
      }
      GuestFiles.write(m, target, buffer, 0, n);
    }
  }
}
