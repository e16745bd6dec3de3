package dev.assay.machine.save;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Numbers as few bytes where they are small. */
public final class Numbers {
  private Numbers() {}

  /** Writes a number from 0 on. */
  public static void write(int value, DataOutput out) throws IOException {
    int rest = value;
    while (rest >>> 7 != 0) {
      out.writeByte((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    out.writeByte(rest);
  }

  public static int read(DataInput in) throws IOException {
    int value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      int next = in.readUnsignedByte();
      if (shift == 28 && next > 7) {
        break;
      }
      value |= (next & 0x7f) << shift;
      if (next < 0x80) {
        return value;
      }
    }
    throw damaged("a number does not fit 31 bits");
  }

  /** Writes any number; those near 0 take little room, whatever their sign. */
  public static void writeLong(long value, DataOutput out) throws IOException {
    long rest = (value << 1) ^ (value >> 63);
    for (int i = 0; i < 9; i++) {
      if (rest >>> 7 == 0) {
        out.writeByte((int) rest);
        return;
      }
      // The ninth byte has no need to tell whether another follows: it holds eight bits.
      out.writeByte(i == 8 ? (int) rest : (int) (rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
  }

  public static long readLong(DataInput in) throws IOException {
    long value = 0;
    for (int i = 0; i < 9; i++) {
      long next = in.readUnsignedByte();
      if (i == 8) {
        value |= next << 56;
        break;
      }
      value |= (next & 0x7f) << (7 * i);
      if (next < 0x80) {
        break;
      }
    }
    return (value >>> 1) ^ -(value & 1);
  }

  public static IOException damaged(String what) {
    return new IOException("damaged stream of states: " + what);
  }
}
