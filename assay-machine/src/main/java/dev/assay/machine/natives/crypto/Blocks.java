package dev.assay.machine.natives.crypto;

import dev.assay.machine.Machine;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Access to what a digest object holds. */
final class Blocks {
  static final VarHandle BIG_INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  static final VarHandle BIG_LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  static final VarHandle LITTLE_INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private Blocks() {}

  /** Bytes that are about to be read from an array. */
  static byte[] bytes(Machine m, int array, int offset, int length) {
    m.tellRead(array, offset, length);
    return (byte[]) m.heap().data[array];
  }

  /** The array in the field {@code state} of a digest, ready to be written to. */
  static Object state(Machine m, int digest) {
    int array = (int) m.heap().field(digest, m.heap().klass[digest].findField("state", null).slot);
    m.heap().ensurePrivate(array);
    return m.heap().data[array];
  }
}
