package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.RawMemory;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;

/**
 * Open directory streams (what C calls DIR). One is a block of raw memory, so that it belongs to
 * the program's state: the descriptor it closes at the end or -1, the index of the next name, and
 * the names, each terminated by zero.
 */
final class DirectoryStreams {
  private static final int DESCRIPTOR = 0;
  private static final int NEXT = 4;
  private static final int NAMES = 8;

  private DirectoryStreams() {}

  static long open(Machine m, List<String> names, int descriptor) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (String name : names) {
      bytes.writeBytes(name.getBytes(m.platform().fileNameCharset()));
      bytes.write(0);
    }
    byte[] all = bytes.toByteArray();
    RawMemory memory = m.rawMemory();
    long stream = memory.allocate(NAMES + all.length);
    memory.put(0, stream + DESCRIPTOR, 'I', descriptor);
    memory.put(0, stream + NEXT, 'I', NAMES);
    System.arraycopy(all, 0, memory.bytesAt(stream, true), NAMES, all.length);
    return stream;
  }

  /** The next name, or null at the end. */
  static byte[] next(Machine m, long stream) {
    byte[] b = m.rawMemory().bytesAt(stream, false);
    int from = (int) m.rawMemory().get(0, stream + NEXT, 'I');
    if (from == b.length) {
      return null;
    }
    int to = from;
    while (b[to] != 0) {
      to++;
    }
    m.rawMemory().put(0, stream + NEXT, 'I', to + 1);
    return Arrays.copyOfRange(b, from, to);
  }

  /** Closes and returns the descriptor to be closed with it, or -1. */
  static int close(Machine m, long stream) {
    int descriptor = (int) m.rawMemory().get(0, stream + DESCRIPTOR, 'I');
    m.rawMemory().free(stream);
    return descriptor;
  }
}
