package dev.assay.machine.heap;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Klass;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.TreeSet;

/**
 * Memory as {@code Unsafe} sees it. An offset into an instance is {@link #BASE} plus eight times
 * the slot; into an array, {@link #BASE} plus index times element size, little-endian. Memory
 * outside the heap consists of byte arrays of the heap that stay alive until they are freed: an
 * address is the array's position in the high half and an index in the low half, so this memory is
 * saved and restored like everything else.
 */
public final class RawMemory {
  public static final int BASE = 16;

  private static final VarHandle SHORT = view(short[].class);
  private static final VarHandle INT = view(int[].class);
  private static final VarHandle LONG = view(long[].class);

  private final Machine machine;
  private final Heap heap;
  private final TreeSet<Integer> blocks = new TreeSet<>();

  public RawMemory(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
  }

  private static VarHandle view(Class<?> array) {
    return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.LITTLE_ENDIAN);
  }

  // ---- blocks ----

  public TreeSet<Integer> blocks() {
    return blocks;
  }

  public long allocate(long bytes) {
    if (bytes < 0 || bytes > Integer.MAX_VALUE - 64 || heap.exceeds(heap.allocatedBytes + bytes)) {
      machine.tellHeapIsFull();
      throw machine.raise("java/lang/OutOfMemoryError", "Unable to allocate " + bytes + " bytes");
    }
    int r = machine.newArray(machine.byteArrayKlass(), (int) bytes);
    blocks.add(r);
    heap.letEscape(r);
    return (long) r << 32;
  }

  public long reallocate(long address, long bytes) {
    long fresh = allocate(bytes);
    if (address != 0) {
      byte[] old = block(address);
      byte[] now = block(fresh);
      System.arraycopy(old, 0, now, 0, Math.min(old.length, now.length));
      free(address);
    }
    return fresh;
  }

  public void free(long address) {
    blocks.remove((int) (address >>> 32));
  }

  private byte[] block(long address) {
    int r = (int) (address >>> 32);
    if (!blocks.contains(r)) {
      throw new Unsupported("access to memory outside the heap at " + Long.toHexString(address));
    }
    return (byte[]) heap.data[r];
  }

  /** Bytes at an address, for natives that transfer data; not a copy. */
  public byte[] bytesAt(long address, boolean write) {
    byte[] b = block(address);
    if (write) {
      heap.ensurePrivate((int) (address >>> 32));
      b = (byte[]) heap.data[(int) (address >>> 32)];
    }
    return b;
  }

  // ---- telling whoever watches ----

  /** A thread is about to read through Unsafe; to be said before {@link #get}. */
  public void willRead(int object, long offset, char kind) {
    reportAccess(Watch.Act.GET_VOLATILE, object, offset, width(kind));
  }

  public void willWrite(int object, long offset, char kind) {
    reportAccess(Watch.Act.PUT_VOLATILE, object, offset, width(kind));
  }

  /** The same for reading and writing in one step. */
  public void willUpdate(int object, long offset, char kind) {
    reportAccess(Watch.Act.UPDATE, object, offset, width(kind));
  }

  private void reportAccess(Watch.Act act, int object, long offset, int bytes) {
    if (machine.watch() == null) {
      return;
    }
    if (object != 0 && !heap.klass[object].isArray()) {
      machine.reportAccess(act, object, (int) (offset - BASE) / width('J'));
      return;
    }
    int array = array(object, offset);
    int first = element(object, offset);
    int length = element(object, offset + bytes - 1) - first + 1;
    machine.watch().memory(machine.current(), act, array, first, length);
  }

  private void tellCopy(int from, long fromOffset, int to, long toOffset, long bytes) {
    if (machine.watch() != null && bytes > 0) {
      int first = element(from, fromOffset);
      int length = element(from, fromOffset + bytes - 1) - first + 1;
      int target = element(to, toOffset);
      machine
          .watch()
          .copy(
              machine.current(),
              array(from, fromOffset),
              first,
              array(to, toOffset),
              target,
              length);
    }
  }

  /** Memory outside the heap is kept in arrays, too. */
  private static int array(int object, long offset) {
    return object == 0 ? (int) (offset >>> 32) : object;
  }

  private int element(int array, long offset) {
    return array == 0 ? (int) offset : (int) (offset - BASE) / width(heap.klass[array].kind);
  }

  // ---- access ----

  /** Reads a value of the given kind; the result is in slot form. */
  public long get(int object, long offset, char kind) {
    if (object == 0) {
      return load(block(offset), (int) offset, kind);
    }
    Object d = heap.data[object];
    Klass k = heap.klass[object];
    if (!k.isArray()) {
      return narrow(kind, heap.field(object, (int) (offset - BASE) >> 3));
    }
    requireNumbers(k, d);
    long at = offset - BASE;
    if (d instanceof byte[] b) {
      return load(b, (int) at, kind);
    }
    if (d instanceof int[] a && width(kind) == 4) {
      return a[(int) (at >> 2)];
    }
    if (d instanceof long[] a && width(kind) == 8) {
      return a[(int) (at >> 3)];
    }
    if (d instanceof char[] a && width(kind) == 2) {
      return narrow(kind, a[(int) (at >> 1)]);
    }
    if (d instanceof short[] a && width(kind) == 2) {
      return narrow(kind, a[(int) (at >> 1)]);
    }
    long v = 0;
    for (int i = width(kind) - 1; i >= 0; i--) {
      v = (v << 8) | byteOf(d, at + i);
    }
    return extend(kind, v);
  }

  /** An array with terms as elements holds longs, whatever its type. */
  private void requireNumbers(Klass k, Object d) {
    if (heap.symbolic && d instanceof long[] && k.kind != 'J' && k.kind != 'D') {
      throw new Unsupported("an array with symbolic elements");
    }
  }

  public void put(int object, long offset, char kind, long value) {
    if (object == 0) {
      store(bytesAt(offset, true), (int) offset, kind, value);
      return;
    }
    heap.ensurePrivate(object);
    Object d = heap.data[object];
    if (!heap.klass[object].isArray()) {
      ((long[]) d)[(int) (offset - BASE) >> 3] = narrow(kind, value);
      return;
    }
    requireNumbers(heap.klass[object], d);
    long at = offset - BASE;
    if (d instanceof byte[] b) {
      store(b, (int) at, kind, value);
    } else if (d instanceof int[] a && width(kind) == 4) {
      a[(int) (at >> 2)] = (int) value;
    } else if (d instanceof long[] a && width(kind) == 8) {
      a[(int) (at >> 3)] = value;
    } else if (d instanceof char[] a && width(kind) == 2) {
      a[(int) (at >> 1)] = (char) value;
    } else if (d instanceof short[] a && width(kind) == 2) {
      a[(int) (at >> 1)] = (short) value;
    } else {
      for (int i = 0; i < width(kind); i++) {
        setByteOf(d, at + i, (byte) (value >> (8 * i)));
      }
    }
  }

  public static int width(char kind) {
    return switch (kind) {
      case 'Z', 'B' -> 1;
      case 'C', 'S' -> 2;
      case 'J', 'D' -> 8;
      default -> 4;
    };
  }

  private static long narrow(char kind, long v) {
    return switch (kind) {
      case 'Z' -> v & 1;
      case 'B' -> (byte) v;
      case 'C' -> (char) v;
      case 'S' -> (short) v;
      default -> v;
    };
  }

  private static long extend(char kind, long v) {
    return switch (kind) {
      case 'I', 'F' -> (int) v;
      case 'J', 'D' -> v;
      default -> narrow(kind, v);
    };
  }

  private static long load(byte[] b, int at, char kind) {
    return switch (kind) {
      case 'Z' -> b[at] != 0 ? 1 : 0;
      case 'B' -> b[at];
      case 'C' -> (char) (short) SHORT.get(b, at);
      case 'S' -> (short) SHORT.get(b, at);
      case 'J', 'D' -> (long) LONG.get(b, at);
      default -> (int) INT.get(b, at);
    };
  }

  private static void store(byte[] b, int at, char kind, long value) {
    switch (width(kind)) {
      case 1 -> b[at] = (byte) value;
      case 2 -> SHORT.set(b, at, (short) value);
      case 8 -> LONG.set(b, at, value);
      default -> INT.set(b, at, (int) value);
    }
  }

  private static int byteOf(Object d, long at) {
    if (d instanceof byte[] a) {
      return a[(int) at] & 0xff;
    } else if (d instanceof int[] a) {
      return (a[(int) (at >> 2)] >> (8 * (int) (at & 3))) & 0xff;
    } else if (d instanceof long[] a) {
      return (int) (a[(int) (at >> 3)] >> (8 * (int) (at & 7))) & 0xff;
    } else if (d instanceof char[] a) {
      return (a[(int) (at >> 1)] >> (8 * (int) (at & 1))) & 0xff;
    }
    return (((short[]) d)[(int) (at >> 1)] >> (8 * (int) (at & 1))) & 0xff;
  }

  private static void setByteOf(Object d, long at, byte v) {
    if (d instanceof byte[] a) {
      a[(int) at] = v;
    } else if (d instanceof int[] a) {
      int shift = 8 * (int) (at & 3);
      int i = (int) (at >> 2);
      a[i] = (a[i] & ~(0xff << shift)) | ((v & 0xff) << shift);
    } else if (d instanceof long[] a) {
      int shift = 8 * (int) (at & 7);
      int i = (int) (at >> 3);
      a[i] = (a[i] & ~(0xffL << shift)) | ((v & 0xffL) << shift);
    } else if (d instanceof char[] a) {
      int shift = 8 * (int) (at & 1);
      int i = (int) (at >> 1);
      a[i] = (char) ((a[i] & ~(0xff << shift)) | ((v & 0xff) << shift));
    } else {
      short[] a = (short[]) d;
      int shift = 8 * (int) (at & 1);
      int i = (int) (at >> 1);
      a[i] = (short) ((a[i] & ~(0xff << shift)) | ((v & 0xff) << shift));
    }
  }

  /** Copies bytes between arrays and blocks in any combination; object 0 means an address. */
  public void copy(int from, long fromOffset, int to, long toOffset, long bytes) {
    tellCopy(from, fromOffset, to, toOffset, bytes);
    Object source = from == 0 ? block(fromOffset) : heap.data[from];
    long sourceAt = from == 0 ? (int) fromOffset : fromOffset - BASE;
    Object target;
    if (to == 0) {
      target = bytesAt(toOffset, true);
      if (from == 0) {
        source = block(fromOffset);
      }
    } else {
      heap.ensurePrivate(to);
      target = heap.data[to];
      source = from == 0 ? source : heap.data[from];
    }
    long targetAt = to == 0 ? (int) toOffset : toOffset - BASE;
    if (source instanceof byte[] && target instanceof byte[]) {
      System.arraycopy(source, (int) sourceAt, target, (int) targetAt, (int) bytes);
      return;
    }
    if (source == target && sourceAt < targetAt) {
      for (long i = bytes - 1; i >= 0; i--) {
        setByteOf(target, targetAt + i, (byte) byteOf(source, sourceAt + i));
      }
    } else {
      for (long i = 0; i < bytes; i++) {
        setByteOf(target, targetAt + i, (byte) byteOf(source, sourceAt + i));
      }
    }
  }

  /** Reverses the order of bytes within each element of a range. */
  public void swap(int object, long offset, long bytes, int elementSize) {
    char kind = elementSize == 2 ? 'S' : elementSize == 4 ? 'I' : 'J';
    for (long at = offset; at < offset + bytes; at += elementSize) {
      long reversed = Long.reverseBytes(get(object, at, kind)) >> (64 - 8 * elementSize);
      put(object, at, kind, reversed);
    }
  }

  public void fill(int object, long offset, long bytes, byte value) {
    if (bytes > 0) {
      reportAccess(Watch.Act.PUT_VOLATILE, object, offset, (int) bytes);
    }
    if (object == 0) {
      byte[] b = bytesAt(offset, true);
      java.util.Arrays.fill(b, (int) offset, (int) (offset + bytes), value);
      return;
    }
    heap.ensurePrivate(object);
    Object d = heap.data[object];
    for (long i = 0; i < bytes; i++) {
      setByteOf(d, offset - BASE + i, value);
    }
  }
}
