package dev.assay.machine.state;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Hash, equality and size of primitive arrays. Floating point values count by their bits. */
final class Contents {
  private static final VarHandle WORDS_OF_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  static final int LONGS = 1;
  static final int INTS = 2;
  static final int BYTES = 3;
  static final int CHARS = 4;
  static final int SHORTS = 5;
  static final int DOUBLES = 6;
  static final int FLOATS = 7;

  private static final long MULTIPLIER = 0x9fb21c651e98df25L;

  private Contents() {}

  /** The number of elements. Refuses what is not an array of one of the seven types. */
  static int length(Object data) {
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
  static int type(Object data) {
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
  static int width(int type) {
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
    long h = mix(tag * MULTIPLIER, length);
    if (data instanceof long[] a) {
      for (int i = 0; i < length; i++) {
        h = mix(h, a[i]);
      }
      return finish(h, LONGS);
    } else if (data instanceof int[] a) {
      int i = 0;
      for (; i + 1 < length; i += 2) {
        h = mix(h, a[i] & 0xffff_ffffL | (long) a[i + 1] << 32);
      }
      return finish(i < length ? mix(h, a[i]) : h, INTS);
    } else if (data instanceof byte[] a) {
      int i = 0;
      for (; i + 7 < length; i += 8) {
        h = mix(h, (long) WORDS_OF_BYTES.get(a, i));
      }
      long rest = 0;
      for (; i < length; i++) {
        rest = rest << 8 | a[i] & 0xff;
      }
      return finish(mix(h, rest), BYTES);
    } else if (data instanceof char[] a) {
      int i = 0;
      for (; i + 3 < length; i += 4) {
        h = mix(h, a[i] | (long) a[i + 1] << 16 | (long) a[i + 2] << 32 | (long) a[i + 3] << 48);
      }
      long rest = 0;
      for (; i < length; i++) {
        rest = rest << 16 | a[i];
      }
      return finish(mix(h, rest), CHARS);
    } else if (data instanceof short[] a) {
      long word = 0;
      for (int i = 0; i < length; i++) {
        word = word << 16 | a[i] & 0xffff;
        if ((i & 3) == 3) {
          h = mix(h, word);
        }
      }
      return finish(mix(h, word), SHORTS);
    } else if (data instanceof double[] a) {
      for (int i = 0; i < length; i++) {
        h = mix(h, Double.doubleToRawLongBits(a[i]));
      }
      return finish(h, DOUBLES);
    } else {
      float[] a = (float[]) data;
      for (int i = 0; i < length; i++) {
        h = mix(h, Float.floatToRawIntBits(a[i]));
      }
      return finish(h, FLOATS);
    }
  }

  /** Whether {@code a} has the type of {@code b} and is equal to its first {@code length} elements. */
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

  /** One-to-one in either argument, so that arrays which differ in one word never collide. */
  private static long mix(long h, long word) {
    long x = (h ^ word) * MULTIPLIER;
    return x ^ (x >>> 32);
  }

  private static long finish(long h, int type) {
    long x = (h + type) * 0xd6e8feb86659fd93L;
    x = (x ^ (x >>> 32)) * 0xd6e8feb86659fd93L;
    return x ^ (x >>> 32);
  }
}
