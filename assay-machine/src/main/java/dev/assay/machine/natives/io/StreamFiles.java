package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.fs.Errno;
import dev.assay.machine.fs.FsException;
import dev.assay.machine.fs.OpenFlags;

/** What FileInputStream, FileOutputStream and RandomAccessFile have in common. */
final class StreamFiles {
  private static final int NEW_FILE_MODE = 0666;

  private StreamFiles() {}

  /** Opens a file for a stream and stores the descriptor in it. Directories are refused. */
  static void open(Machine m, int stream, int path, int flags) {
    String name = GuestFiles.name(m, path);
    try {
      int fd = GuestFiles.open(m, withoutSlashes(name), flags, NEW_FILE_MODE);
      if (m.files().fstat(fd).isDirectory()) {
        m.files().close(fd);
        throw new FsException(Errno.EISDIR);
      }
      int descriptor = GuestFiles.descriptorOf(m, stream);
      GuestFiles.setNumber(m, descriptor, fd);
      GuestFiles.setAppend(m, descriptor, (flags & OpenFlags.O_APPEND) != 0);
    } catch (FsException e) {
      throw m.raise(
          "java/io/FileNotFoundException",
          m.strings().get(path) + " (" + GuestFiles.message(e.errno()) + ")");
    }
  }

  private static String withoutSlashes(String name) {
    int end = name.length();
    while (end > 1 && name.charAt(end - 1) == '/') {
      end--;
    }
    return name.substring(0, end);
  }

  static int read(Machine m, int stream) {
    int fd = GuestFiles.openNumber(m, stream);
    byte[] one = new byte[1];
    try {
      return GuestFiles.read(m, fd, one, 0, 1) == 0 ? -1 : one[0] & 0xff;
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }

  static int readBytes(Machine m, int stream, int array, int offset, int length) {
    requireRange(m, array, offset, length);
    if (length == 0) {
      return 0;
    }
    int fd = GuestFiles.openNumber(m, stream);
    m.tellWrite(array, offset, length);
    try {
      m.heap().ensurePrivate(array);
      int n = GuestFiles.read(m, fd, m.heap().bytes(array), offset, length);
      return n == 0 ? -1 : n;
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }

  static void write(Machine m, int stream, int value) {
    int fd = GuestFiles.openNumber(m, stream);
    writeAll(m, fd, new byte[] {(byte) value}, 0, 1);
  }

  static void writeBytes(Machine m, int stream, int array, int offset, int length) {
    requireRange(m, array, offset, length);
    if (length == 0) {
      return;
    }
    m.tellRead(array, offset, length);
    writeAll(m, GuestFiles.openNumber(m, stream), m.heap().bytes(array), offset, length);
  }

  private static void writeAll(Machine m, int fd, byte[] from, int at, int length) {
    try {
      int done = 0;
      while (done < length) {
        done += GuestFiles.write(m, fd, from, at + done, length - done);
      }
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }

  private static void requireRange(Machine m, int array, int offset, int length) {
    if (array == 0) {
      throw m.nullPointer();
    }
    if (offset < 0 || length < 0 || m.heap().arrayLength(array) - offset < length) {
      throw m.raise("java/lang/IndexOutOfBoundsException", null);
    }
  }

  static long length(Machine m, int stream) {
    int fd = GuestFiles.openNumber(m, stream);
    try {
      return GuestFiles.size(m, fd);
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }

  static long seek(Machine m, int stream, long offset, int whence) {
    int fd = GuestFiles.openNumber(m, stream);
    try {
      return GuestFiles.seek(m, fd, offset, whence);
    } catch (FsException e) {
      throw GuestFiles.ioException(m, e);
    }
  }
}
