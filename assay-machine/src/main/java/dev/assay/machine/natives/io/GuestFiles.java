package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.fs.Errno;
import dev.assay.machine.fs.FsException;
import dev.assay.machine.fs.OverlayFileSystem;
import dev.assay.machine.types.Klass;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;

/** What the natives of this package share: names, descriptors, standard streams, errors. */
final class GuestFiles {
  static final int STDIN = 0;
  static final int STDERR = 2;

  /** Linux numbers that the file system itself has no use for. */
  static final int ESPIPE = 29;

  static final int EOPNOTSUPP = 95;

  private GuestFiles() {}

  // ---- names ----

  /** A String as a file name: what cannot be encoded becomes a question mark, as in the JDK. */
  static String name(Machine m, int string) {
    if (string == 0) {
      throw m.nullPointer();
    }
    Charset charset = m.platform().fileNameCharset();
    return new String(m.strings().get(string).getBytes(charset), charset);
  }

  /** The path of a java.io.File as a file name. */
  static String fileName(Machine m, int file) {
    if (file == 0) {
      throw m.nullPointer();
    }
    Klass k = m.universe().require("java/io/File");
    return name(m, (int) m.heap().field(file, k.declaredField("path").slot));
  }

  /** The zero-terminated name at an address. */
  static String nameAt(Machine m, long address) {
    byte[] b = m.rawMemory().bytesAt(address, false);
    int from = (int) address;
    int to = from;
    while (b[to] != 0) {
      to++;
    }
    return new String(b, from, to - from, m.platform().fileNameCharset());
  }

  /** A file name as a new byte array of the program. */
  static int encoded(Machine m, String name) {
    byte[] b = name.getBytes(m.platform().fileNameCharset());
    return m.allocate(m.byteArrayKlass(), b, 16 + b.length);
  }

  // ---- descriptors ----

  /** The number in a java.io.FileDescriptor, -1 if it is closed. */
  static int number(Machine m, int descriptor) {
    return (int) m.heap().field(descriptor, descriptorKlass(m).declaredField("fd").slot);
  }

  static void setNumber(Machine m, int descriptor, int fd) {
    m.heap().setField(descriptor, descriptorKlass(m).declaredField("fd").slot, fd);
  }

  static void setAppend(Machine m, int descriptor, boolean append) {
    m.heap().setField(descriptor, descriptorKlass(m).declaredField("append").slot, append ? 1 : 0);
  }

  private static Klass descriptorKlass(Machine m) {
    return m.universe().require("java/io/FileDescriptor");
  }

  /** The FileDescriptor of a stream or RandomAccessFile. */
  static int descriptorOf(Machine m, int stream) {
    Klass k = m.heap().klass[stream];
    return (int) m.heap().field(stream, k.findField("fd", "Ljava/io/FileDescriptor;").slot);
  }

  /** The open descriptor of a stream; a closed one raises the exception of the JDK's natives. */
  static int openNumber(Machine m, int stream) {
    int descriptor = descriptorOf(m, stream);
    int fd = descriptor == 0 ? -1 : number(m, descriptor);
    if (fd == -1) {
      throw m.raise("java/io/IOException", "Stream Closed");
    }
    return fd;
  }

  static boolean isStandard(int fd) {
    return fd >= STDIN && fd <= STDERR;
  }

  /** Opens; what the machine's file system cannot offer ends the run instead of misleading it. */
  static int open(Machine m, String path, int flags, int mode) throws FsException {
    try {
      return m.files().open(path, flags, mode);
    } catch (FsException e) {
      if (e.errno() == Errno.ENXIO) {
        throw new Unsupported("opening the device or pipe " + path);
      }
      throw e;
    }
  }

  // ---- transfer ----

  /** Reads; 0 means the end. */
  static int read(Machine m, int fd, byte[] to, int at, int length) throws FsException {
    if (fd == STDIN) {
      try {
        return m.standardInput().read(to, at, length);
      } catch (IOException e) {
        throw new FsException(Errno.EIO);
      }
    }
    try {
      return m.files().read(fd, to, at, length);
    } catch (FsException e) {
      throw requireHostUnchanged(e);
    }
  }

  static int pread(Machine m, int fd, byte[] to, int at, int length, long position)
      throws FsException {
    if (isStandard(fd)) {
      throw new FsException(ESPIPE);
    }
    try {
      return m.files().pread(fd, to, at, length, position);
    } catch (FsException e) {
      throw requireHostUnchanged(e);
    }
  }

  private static FsException requireHostUnchanged(FsException e) {
    if (e.errno() == Errno.ESTALE) {
      throw new Unsupported("a file that changed on the host during the run");
    }
    return e;
  }

  static int write(Machine m, int fd, byte[] from, int at, int length) throws FsException {
    if (isStandard(fd)) {
      if (fd == STDIN) {
        throw new FsException(Errno.EBADF);
      }
      PrintStream stream = fd == STDERR ? m.options().err() : m.options().out();
      stream.write(from, at, length);
      stream.flush();
      return length;
    }
    return m.files().write(fd, from, at, length);
  }

  static int pwrite(Machine m, int fd, byte[] from, int at, int length, long position)
      throws FsException {
    if (isStandard(fd)) {
      throw new FsException(ESPIPE);
    }
    return m.files().pwrite(fd, from, at, length, position);
  }

  static long seek(Machine m, int fd, long offset, int whence) throws FsException {
    if (isStandard(fd)) {
      throw new FsException(ESPIPE);
    }
    return m.files().seek(fd, offset, whence);
  }

  static long size(Machine m, int fd) throws FsException {
    return isStandard(fd) ? 0 : m.files().size(fd);
  }

  /** What can be read without waiting. */
  static int available(Machine m, int fd) throws FsException {
    if (fd == STDIN) {
      try {
        return m.standardInput().available();
      } catch (IOException e) {
        throw new FsException(Errno.EIO);
      }
    }
    long rest = size(m, fd) - seek(m, fd, 0, OverlayFileSystem.SEEK_CUR);
    return (int) Math.max(0, Math.min(rest, Integer.MAX_VALUE));
  }

  static boolean isRegularFile(Machine m, int fd) throws FsException {
    return !isStandard(fd) && m.files().fstat(fd).isRegularFile();
  }

  /** Closes; the standard streams stay open, as other descriptors for them may exist. */
  static void close(Machine m, int fd) throws FsException {
    if (!isStandard(fd)) {
      m.files().close(fd);
    }
  }

  // ---- errors ----

  static String message(int errno) {
    return switch (errno) {
      case ESPIPE -> "Illegal seek";
      case EOPNOTSUPP -> "Operation not supported";
      default -> Errno.message(errno);
    };
  }

  /** The IOException that the JDK's natives raise after a failed system call. */
  static GuestThrow ioException(Machine m, FsException e) {
    return m.raise("java/io/IOException", message(e.errno()));
  }
}
