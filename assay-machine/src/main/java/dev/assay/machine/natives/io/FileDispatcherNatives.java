package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.fs.FileStat;
import dev.assay.machine.fs.FsException;
import dev.assay.machine.fs.OverlayFileSystem;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives behind file channels: sun.nio.ch.FileDispatcherImpl, from which later releases have taken
 * UnixFileDispatcherImpl and UnixDispatcher.
 */
@NativesOf({
  "sun/nio/ch/FileDispatcherImpl",
  "sun/nio/ch/UnixFileDispatcherImpl",
  "sun/nio/ch/UnixDispatcher"
})
public final class FileDispatcherNatives {
  /** The end of the file, from sun.nio.ch.IOStatus. */
  private static final int EOF = -1;

  private static final int VECTOR_ENTRY = 16;
  private static final int GRANULARITY = 4096;

  private FileDispatcherNatives() {}

  @Native({"init()V", "init0()V"})
  public static void init() {}

  // ---- transfer ----

  @Native("read0")
  public static int read0(Machine m, int descriptor, long address, int count) {
    try {
      return countOrEnd(RawTransfers.read(m, number(m, descriptor), address, count));
    } catch (FsException e) {
      throw failure(m, e);
    }
  }

  @Native("pread0")
  public static int pread0(Machine m, int descriptor, long address, int count, long position) {
    try {
      int n = RawTransfers.pread(m, number(m, descriptor), address, count, position);
      return countOrEnd(n);
    } catch (FsException e) {
      throw failure(m, e);
    }
  }

  private static int countOrEnd(int n) {
    return n == 0 ? EOF : n;
  }

  @Native("readv0")
  public static long readv0(Machine m, int descriptor, long vector, int entries) {
    int fd = number(m, descriptor);
    long total = 0;
    try {
      for (int i = 0; i < entries; i++) {
        long length = entry(m, vector, i, 8);
        int n = length == 0 ? 0 : RawTransfers.read(m, fd, entry(m, vector, i, 0), (int) length);
        total += n;
        if (n < length) {
          break;
        }
      }
    } catch (FsException e) {
      throw failure(m, e);
    }
    return total == 0 ? EOF : total;
  }

  @Native("write0")
  public static int write0(Machine m, int descriptor, long address, int count) {
    try {
      return RawTransfers.write(m, number(m, descriptor), address, count);
    } catch (FsException e) {
      throw failure(m, e);
    }
  }

  @Native("pwrite0")
  public static int pwrite0(Machine m, int descriptor, long address, int count, long position) {
    try {
      return RawTransfers.pwrite(m, number(m, descriptor), address, count, position);
    } catch (FsException e) {
      throw failure(m, e);
    }
  }

  @Native("writev0")
  public static long writev0(Machine m, int descriptor, long vector, int entries) {
    int fd = number(m, descriptor);
    long total = 0;
    try {
      for (int i = 0; i < entries; i++) {
        long length = entry(m, vector, i, 8);
        if (length > 0) {
          total += RawTransfers.write(m, fd, entry(m, vector, i, 0), (int) length);
        }
      }
    } catch (FsException e) {
      throw failure(m, e);
    }
    return total;
  }

  /** An address and a length per entry. */
  private static long entry(Machine m, long vector, int index, int part) {
    return m.rawMemory().get(0, vector + (long) VECTOR_ENTRY * index + part, 'J');
  }

  // ---- position and size ----

  @Native("force0")
  public static int force0(Machine m, int descriptor, boolean metaData) {
    return 0;
  }

  /** A negative offset asks for the position. */
  @Native("seek0")
  public static long seek0(Machine m, int descriptor, long offset) {
    int whence = offset < 0 ? OverlayFileSystem.SEEK_CUR : OverlayFileSystem.SEEK_SET;
    try {
      return GuestFiles.seek(m, number(m, descriptor), Math.max(0, offset), whence);
    } catch (FsException e) {
      throw failure(m, e);
    }
  }

  @Native("truncate0")
  public static int truncate0(Machine m, int descriptor, long size) {
    try {
      m.files().ftruncate(number(m, descriptor), size);
      return 0;
    } catch (FsException e) {
      throw failure(m, e);
    }
  }

  @Native("size0")
  public static long size0(Machine m, int descriptor) {
    try {
      return GuestFiles.size(m, number(m, descriptor));
    } catch (FsException e) {
      throw failure(m, e);
    }
  }

  @Native("available0")
  public static int available0(Machine m, int descriptor) {
    try {
      return GuestFiles.available(m, number(m, descriptor));
    } catch (FsException e) {
      throw failure(m, e);
    }
  }

  /** Neither a regular file nor a directory nor a link. */
  @Native("isOther0")
  public static boolean isOther0(Machine m, int descriptor) {
    int fd = number(m, descriptor);
    if (GuestFiles.isStandard(fd)) {
      return true;
    }
    try {
      FileStat s = m.files().fstat(fd);
      return !s.isRegularFile() && !s.isDirectory() && !s.isSymbolicLink();
    } catch (FsException e) {
      throw failure(m, e);
    }
  }

  // ---- locks: no other process competes, and the JDK itself guards against its own threads ----

  @Native("lock0")
  public static int lock0(
      Machine m, int descriptor, boolean blocking, long position, long size, boolean shared) {
    return 0;
  }

  @Native("release0")
  public static void release0(Machine m, int descriptor, long position, long size) {}

  // ---- closing ----

  @Native("close0")
  public static void close0(Machine m, int descriptor) {
    closeIntFd(m, number(m, descriptor));
  }

  @Native("closeIntFD")
  public static void closeIntFd(Machine m, int fd) {
    if (fd < 0) {
      return;
    }
    try {
      GuestFiles.close(m, fd);
    } catch (FsException e) {
      throw failure(m, e);
    }
  }

  /** Meant to wake threads that wait for data; files have none. */
  @Native("preClose0")
  public static void preClose0(Machine m, int descriptor) {}

  @Native("dup0")
  public static void dup0(Machine m, int from, int to) {
    try {
      m.files().dup2(number(m, from), number(m, to));
    } catch (FsException e) {
      throw failure(m, e);
    }
  }

  // ---- not offered ----

  @Native("canTransferToFromOverlappedMap0")
  public static boolean canTransferToFromOverlappedMap0() {
    return true;
  }

  @Native("setDirect0")
  public static int setDirect0(Machine m, int descriptor) {
    throw new Unsupported("a file opened with ExtendedOpenOption.DIRECT");
  }

  @Native("allocationGranularity0")
  public static long allocationGranularity0() {
    return GRANULARITY;
  }

  @Native("map0(Ljava/io/FileDescriptor;IJJZ)J")
  public static long map0(
      Machine m, int descriptor, int mode, long position, long length, boolean sync) {
    throw new Unsupported("mapping a file into memory (FileChannel.map)");
  }

  private static int number(Machine m, int descriptor) {
    return GuestFiles.number(m, descriptor);
  }

  private static GuestThrow failure(Machine m, FsException e) {
    return GuestFiles.ioException(m, e);
  }
}
