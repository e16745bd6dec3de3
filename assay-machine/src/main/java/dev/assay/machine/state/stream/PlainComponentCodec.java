package dev.assay.machine.state.stream;

import dev.assay.machine.state.ComponentPool;
import dev.assay.machine.state.Contents;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Writes components as they are: tag, type, length, elements. */
final class PlainComponentCodec implements ComponentCodec {
  /** What is longer than this is not a component but damaged input. */
  private static final long MAX_BYTES = 1L << 30;

  /** Memory for contents grows with what has arrived, beginning with this. */
  private static final int SLICE = 1 << 16;

  private final ComponentPool pool;

  PlainComponentCodec(ComponentPool pool) {
    this.pool = pool;
  }

  @Override
  public void write(int tag, Object data, DataOutput out) throws IOException {
    int type = Contents.type(data);
    int length = Contents.length(data);
    if ((long) length * Contents.width(type) > MAX_BYTES) {
      throw new IOException("a component of " + length + " elements is too long to be written");
    }
    out.writeInt(tag);
    out.writeByte(type);
    StateStream.writeNumber(out, length);
    if (data instanceof long[] a) {
      for (long x : a) {
        out.writeLong(x);
      }
    } else if (data instanceof int[] a) {
      for (int x : a) {
        out.writeInt(x);
      }
    } else if (data instanceof byte[] a) {
      out.write(a);
    } else if (data instanceof char[] a) {
      for (char x : a) {
        out.writeChar(x);
      }
    } else if (data instanceof short[] a) {
      for (short x : a) {
        out.writeShort(x);
      }
    } else if (data instanceof double[] a) {
      // The bits as they are; writeDouble would make all NaNs alike.
      for (double x : a) {
        out.writeLong(Double.doubleToRawLongBits(x));
      }
    } else if (data instanceof float[] a) {
      for (float x : a) {
        out.writeInt(Float.floatToRawIntBits(x));
      }
    }
  }

  @Override
  public int read(DataInput in) throws IOException {
    int tag = in.readInt();
    int type = in.readUnsignedByte();
    if (type < Contents.LONGS || type > Contents.FLOATS) {
      throw StateStream.damaged("no component has type " + type);
    }
    int length = StateStream.readNumber(in);
    long bytes = (long) length * Contents.width(type);
    if (bytes > MAX_BYTES) {
      throw StateStream.damaged("a component of " + length + " elements");
    }
    return pool.intern(tag, decode(type, length, readBytes(in, (int) bytes)));
  }

  private static byte[] readBytes(DataInput in, int count) throws IOException {
    byte[] bytes = new byte[Math.min(count, SLICE)];
    in.readFully(bytes);
    while (bytes.length < count) {
      int have = bytes.length;
      bytes = Arrays.copyOf(bytes, (int) Math.min(count, 2L * have));
      in.readFully(bytes, have, bytes.length - have);
    }
    return bytes;
  }

  private static Object decode(int type, int length, byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    switch (type) {
      case Contents.LONGS -> {
        long[] data = new long[length];
        buffer.asLongBuffer().get(data);
        return data;
      }
      case Contents.INTS -> {
        int[] data = new int[length];
        buffer.asIntBuffer().get(data);
        return data;
      }
      case Contents.CHARS -> {
        char[] data = new char[length];
        buffer.asCharBuffer().get(data);
        return data;
      }
      case Contents.SHORTS -> {
        short[] data = new short[length];
        buffer.asShortBuffer().get(data);
        return data;
      }
      case Contents.DOUBLES -> {
        double[] data = new double[length];
        for (int i = 0; i < length; i++) {
          data[i] = Double.longBitsToDouble(buffer.getLong());
        }
        return data;
      }
      case Contents.FLOATS -> {
        float[] data = new float[length];
        for (int i = 0; i < length; i++) {
          data[i] = Float.intBitsToFloat(buffer.getInt());
        }
        return data;
      }
      default -> {
        return bytes;
      }
    }
  }
}
