package dev.assay.machine.state;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Hash, equality and size of primitive arrays. Floating point values count by their bits. */
public final class Contents {
  private static final VarHandle WORDS_OF_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  public static final int LONGS = 1;
  public static final int INTS = 2;
  static final int BYTES = 3;
  public static final int CHARS = 4;
  public static final int SHORTS = 5;
  public static final int DOUBLES = 6;
  public static final int FLOATS = 7;

  private static final long START = 0x9e3779b97f4a7c15L;
  private static final long MULTIPLIER = 0x9fb21c651e98df25L;

  private Contents() {}

  /** The number of elements. Refuses what is not an array of one of the seven types. */
  public static int length(Object data) {
    if (data instanceof long[] a) {
      return a.length;
    } else if (data instanceof int[] a) {
      return a.length;
    } else if (data instanceof byte[] a) {
      return a.length;
    } else if (data instanceof char[] a) {
      return a.length;
    } else if (data instanceof short[] a) {
      return a.length;
    } else if (data instanceof double[] a) {
      return a.length;
    } else if (data instanceof float[] a) {
      return a.length;
    }
    throw new IllegalArgumentException("not contents of a component: " + data);
  }

  /** Which of the seven types an array has. Part of what is written to streams. */
  public static int type(Object data) {
    if (data instanceof long[]) {
      return LONGS;
    } else if (data instanceof int[]) {
      return INTS;
    } else if (data instanceof byte[]) {
      return BYTES;
    } else if (data instanceof char[]) {
      return CHARS;
    } else if (data instanceof short[]) {
      return SHORTS;
    } else if (data instanceof double[]) {
      return DOUBLES;
    } else if (data instanceof float[]) {
      return FLOATS;
    }
    throw new IllegalArgumentException("not contents of a component: " + data);
  }

  /** The bytes that an element of a type takes. */
  public static int width(int type) {
    return switch (type) {
      case LONGS, DOUBLES -> 8;
      case INTS, FLOATS -> 4;
      case CHARS, SHORTS -> 2;
      default -> 1;
    };
  }

  /** The bytes that the array takes on the heap. */
  static long bytes(Object data) {
    return (16 + (long) width(type(data)) * length(data) + 7) & ~7L;
  }

  /** A hash of the tag, the array's type and its first {@code length} elements. */
  static long hash(int tag, Object data, int length) {
    long h = mix(mix(START, tag), length);
    if (data instanceof long[] a) {
      // Two chains, here and below, as the processor can work on both at a time. They begin
      // differently, so that equal words in both do not cancel out.
      long g = h + START;
      int i = 0;
      for (; i + 1 < length; i += 2) {
        h = mix(h, a[i]);
        g = mix(g, a[i + 1]);
      }
      return finish(mix(h, g), i < length ? a[i] : 0, LONGS);
    } else if (data instanceof int[] a) {
      long g = h + START;
      int i = 0;
      for (; i + 3 < length; i += 4) {
        h = mix(h, (a[i] & 0xffff_ffffL) | (long) a[i + 1] << 32);
        g = mix(g, (a[i + 2] & 0xffff_ffffL) | (long) a[i + 3] << 32);
      }
      for (; i < length; i++) {
        h = mix(h, a[i]);
      }
      return finish(h, g, INTS);
    } else if (data instanceof byte[] a) {
      long g = h + START;
      int i = 0;
      for (; i + 15 < length; i += 16) {
        h = mix(h, (long) WORDS_OF_BYTES.get(a, i));
        g = mix(g, (long) WORDS_OF_BYTES.get(a, i + 8));
      }
      if (i + 7 < length) {
        h = mix(h, (long) WORDS_OF_BYTES.get(a, i));
        i += 8;
      }
      h = mix(h, g);
      long rest = 0;
      for (; i < length; i++) {
        rest = rest << 8 | (a[i] & 0xff);
      }
      return finish(h, rest, BYTES);
    } else if (data instanceof char[] a) {
      int i = 0;
      for (; i + 3 < length; i += 4) {
        h = mix(h, a[i] | (long) a[i + 1] << 16 | (long) a[i + 2] << 32 | (long) a[i + 3] << 48);
      }
      long rest = 0;
      for (; i < length; i++) {
        rest = rest << 16 | a[i];
      }
      return finish(h, rest, CHARS);
    } else if (data instanceof short[] a) {
      long word = 0;
      for (int i = 0; i < length; i++) {
        word = word << 16 | (a[i] & 0xffff);
        if ((i & 3) == 3) {
          h = mix(h, word);
        }
      }
      return finish(h, word, SHORTS);
    } else if (data instanceof double[] a) {
      for (int i = 0; i < length; i++) {
        h = mix(h, Double.doubleToRawLongBits(a[i]));
      }
      return finish(h, 0, DOUBLES);
    } else {
      float[] a = (float[]) data;
      for (int i = 0; i < length; i++) {
        h = mix(h, Float.floatToRawIntBits(a[i]));
      }
      return finish(h, 0, FLOATS);
    }
  }

  /**
   * Whether {@code a} has the type of {@code b} and is equal to its first {@code length} elements.
   */
  static boolean equal(Object a, Object b, int length) {
    if (a instanceof long[] x && b instanceof long[] y) {
      return Arrays.equals(x, 0, x.length, y, 0, length);
    } else if (a instanceof int[] x && b instanceof int[] y) {
      return Arrays.equals(x, 0, x.length, y, 0, length);
    } else if (a instanceof byte[] x && b instanceof byte[] y) {
      return Arrays.equals(x, 0, x.length, y, 0, length);
    } else if (a instanceof char[] x && b instanceof char[] y) {
      return Arrays.equals(x, 0, x.length, y, 0, length);
    } else if (a instanceof short[] x && b instanceof short[] y) {
      return Arrays.equals(x, 0, x.length, y, 0, length);
    } else if (a instanceof double[] x && b instanceof double[] y) {
      return sameBits(x, y, length);
    } else {
      return a instanceof float[] x && b instanceof float[] y && sameBits(x, y, length);
    }
  }

  /** Puts tag, type, length and elements, as they are. */
  static void put(int tag, Object data, ComponentHasher.Sink sink) {
    sink.put(tag);
    sink.put((long) type(data) << 32 | length(data));
    if (data instanceof long[] a) {
      for (long x : a) {
        sink.put(x);
      }
    } else if (data instanceof int[] a) {
      for (int x : a) {
        sink.put(x);
      }
    } else if (data instanceof byte[] a) {
      int whole = a.length & ~7;
      for (int i = 0; i < whole; i += 8) {
        sink.put((long) WORDS_OF_BYTES.get(a, i));
      }
      for (int i = whole; i < a.length; i++) {
        sink.put(a[i]);
      }
    } else if (data instanceof char[] a) {
      for (char x : a) {
        sink.put(x);
      }
    } else if (data instanceof short[] a) {
      for (short x : a) {
        sink.put(x);
      }
    } else if (data instanceof double[] a) {
      for (double x : a) {
        sink.put(Double.doubleToRawLongBits(x));
      }
    } else if (data instanceof float[] a) {
      for (float x : a) {
        sink.put(Float.floatToRawIntBits(x));
      }
    }
  }

  /** Unlike {@link Arrays#equals(double[], double[])}, which takes all NaNs for one. */
  private static boolean sameBits(double[] a, double[] b, int length) {
    if (a.length != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (Double.doubleToRawLongBits(a[i]) != Double.doubleToRawLongBits(b[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameBits(float[] a, float[] b, int length) {
    if (a.length != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (Float.floatToRawIntBits(a[i]) != Float.floatToRawIntBits(b[i])) {
        return false;
      }
    }
    return true;
  }

  /**
   * The upper and the lower half of a product, folded: every bit of the word reaches every part of
   * the result. A plain multiplication leaves a difference in the sign of a number in a single bit,
   * where a like difference in the next word can undo it.
   */
  private static long mix(long h, long word) {
    long x = h ^ word;
    return Math.multiplyHigh(x, MULTIPLIER) ^ x * MULTIPLIER;
  }

  private static long finish(long h, long rest, int type) {
    long x = mix(h, rest) + type;
    x *= 0xd6e8feb86659fd93L;
    x = (x ^ (x >>> 32)) * 0xd6e8feb86659fd93L;
    return x ^ (x >>> 32);
  }
}
