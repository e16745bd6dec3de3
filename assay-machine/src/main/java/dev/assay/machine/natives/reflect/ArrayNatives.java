package dev.assay.machine.natives.reflect;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.reflect.Boxes;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.Arrays;

/** Natives of java.lang.reflect.Array. */
@NativesOf("java/lang/reflect/Array")
public final class ArrayNatives {
  private static final int MAX_DIMENSIONS = 255;

  private ArrayNatives() {}

  // ---- checks ----

  private static GuestThrow illegal(Machine m, String message) {
    return m.raise("java/lang/IllegalArgumentException", message);
  }

  private static Klass arrayKlass(Machine m, int array, boolean primitiveOnly) {
    if (array == 0) {
      throw m.nullPointer();
    }
    Klass k = m.heap().klass[array];
    if (!k.isArray()) {
      throw illegal(m, "Argument is not an array");
    }
    if (primitiveOnly && !k.component.isPrimitive()) {
      throw illegal(m, "Argument is not an array of primitive type");
    }
    return k;
  }

  private static void checkIndex(Machine m, int array, int index) {
    if (index < 0 || index >= m.heap().arrayLength(array)) {
      throw m.raise("java/lang/ArrayIndexOutOfBoundsException", null);
    }
  }

  // ---- elements in slot form ----

  private static long load(Machine m, int array, int index) {
    m.reportAccess(Watch.Act.GET, array, index);
    Object d = m.heap().data[array];
    if (d instanceof int[] a) {
      return a[index];
    } else if (d instanceof byte[] a) {
      return a[index];
    } else if (d instanceof long[] a) {
      return a[index];
    } else if (d instanceof char[] a) {
      return a[index];
    }
    return ((short[]) d)[index];
  }

  private static void store(Machine m, int array, int index, long value) {
    m.reportAccess(Watch.Act.PUT, array, index);
    m.heap().ensurePrivate(array);
    Object d = m.heap().data[array];
    if (d instanceof int[] a) {
      a[index] = (int) value;
    } else if (d instanceof byte[] a) {
      a[index] = (byte) value;
    } else if (d instanceof long[] a) {
      a[index] = value;
    } else if (d instanceof char[] a) {
      a[index] = (char) value;
    } else {
      ((short[]) d)[index] = (short) value;
    }
  }

  private static long widened(Machine m, char from, char to, long value) {
    if (!Boxes.widens(from, to)) {
      throw illegal(m, "argument type mismatch");
    }
    return Boxes.widen(from, to, value);
  }

  private static long get(Machine m, int array, int index, char wanted) {
    char kind = arrayKlass(m, array, true).kind;
    checkIndex(m, array, index);
    return widened(m, kind, wanted, load(m, array, index));
  }

  private static void set(Machine m, int array, int index, char given, long value) {
    char kind = arrayKlass(m, array, true).kind;
    checkIndex(m, array, index);
    store(m, array, index, widened(m, given, kind, value));
  }

  // ---- natives ----

  @Native("getLength")
  public static int getLength(Machine m, int array) {
    arrayKlass(m, array, false);
    return m.heap().arrayLength(array);
  }

  @Native("get")
  public static int get(Machine m, int array, int index) {
    Klass k = arrayKlass(m, array, false);
    checkIndex(m, array, index);
    long value = load(m, array, index);
    return k.component.isPrimitive() ? m.boxes().box(k.kind, value) : (int) value;
  }

  @Native("getBoolean")
  public static boolean getBoolean(Machine m, int array, int index) {
    return get(m, array, index, 'Z') != 0;
  }

  @Native("getByte")
  public static byte getByte(Machine m, int array, int index) {
    return (byte) get(m, array, index, 'B');
  }

  @Native("getChar")
  public static char getChar(Machine m, int array, int index) {
    return (char) get(m, array, index, 'C');
  }

  @Native("getShort")
  public static short getShort(Machine m, int array, int index) {
    return (short) get(m, array, index, 'S');
  }

  @Native("getInt")
  public static int getInt(Machine m, int array, int index) {
    return (int) get(m, array, index, 'I');
  }

  @Native("getLong")
  public static long getLong(Machine m, int array, int index) {
    return get(m, array, index, 'J');
  }

  @Native("getFloat")
  public static float getFloat(Machine m, int array, int index) {
    return Float.intBitsToFloat((int) get(m, array, index, 'F'));
  }

  @Native("getDouble")
  public static double getDouble(Machine m, int array, int index) {
    return Double.longBitsToDouble(get(m, array, index, 'D'));
  }

  @Native("set")
  public static void set(Machine m, int array, int index, int value) {
    Klass k = arrayKlass(m, array, false);
    if (k.component.isPrimitive()) {
      if (value == 0) {
        throw illegal(m, null);
      }
      checkIndex(m, array, index);
      char given = m.boxes().kind(m.heap().klass[value]);
      store(m, array, index, widened(m, given, k.kind, m.boxes().value(value)));
      return;
    }
    checkIndex(m, array, index);
    if (value != 0 && !m.heap().klass[value].isSubtypeOf(k.component)) {
      throw illegal(m, "array element type mismatch");
    }
    store(m, array, index, value);
  }

  @Native("setBoolean")
  public static void setBoolean(Machine m, int array, int index, boolean value) {
    set(m, array, index, 'Z', value ? 1 : 0);
  }

  @Native("setByte")
  public static void setByte(Machine m, int array, int index, byte value) {
    set(m, array, index, 'B', value);
  }

  @Native("setChar")
  public static void setChar(Machine m, int array, int index, char value) {
    set(m, array, index, 'C', value);
  }

  @Native("setShort")
  public static void setShort(Machine m, int array, int index, short value) {
    set(m, array, index, 'S', value);
  }

  @Native("setInt")
  public static void setInt(Machine m, int array, int index, int value) {
    set(m, array, index, 'I', value);
  }

  @Native("setLong")
  public static void setLong(Machine m, int array, int index, long value) {
    set(m, array, index, 'J', value);
  }

  @Native("setFloat")
  public static void setFloat(Machine m, int array, int index, float value) {
    set(m, array, index, 'F', Float.floatToRawIntBits(value));
  }

  @Native("setDouble")
  public static void setDouble(Machine m, int array, int index, double value) {
    set(m, array, index, 'D', Double.doubleToRawLongBits(value));
  }

  // ---- new arrays ----

  private static int dimensions(Klass k) {
    int n = 0;
    for (Klass c = k; c.component != null; c = c.component) {
      n++;
    }
    return n;
  }

  private static Klass element(Machine m, int mirror, int moreDimensions) {
    if (mirror == 0) {
      throw m.nullPointer();
    }
    Klass k = m.klassOf(mirror);
    if (k.kind == 'V' || dimensions(k) + moreDimensions > MAX_DIMENSIONS) {
      throw illegal(m, null);
    }
    return k;
  }

  private static void checkSize(Machine m, int size) {
    if (size < 0) {
      throw m.raise("java/lang/NegativeArraySizeException", Integer.toString(size));
    }
    if (size >= Integer.MAX_VALUE - 1) {
      throw m.raise("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit");
    }
  }

  @Native("newArray")
  public static int newArray(Machine m, int component, int length) {
    if (component == 0) {
      throw m.nullPointer();
    }
    checkSize(m, length);
    return m.newArray(element(m, component, 1).arrayOf(), length);
  }

  @Native("multiNewArray")
  public static int multiNewArray(Machine m, int component, int sizes) {
    if (component == 0 || sizes == 0) {
      throw m.nullPointer();
    }
    int[] lengths = m.heap().ints(sizes);
    if (lengths.length == 0 || lengths.length > MAX_DIMENSIONS) {
      throw illegal(m, null);
    }
    for (int n : lengths) {
      checkSize(m, n);
    }
    Klass k = element(m, component, lengths.length);
    for (int i = 0; i < lengths.length; i++) {
      k = k.arrayOf();
    }
    return nested(m, k, lengths);
  }

  private static int nested(Machine m, Klass k, int[] lengths) {
    int r = m.newArray(k, lengths[0]);
    if (lengths.length > 1) {
      int[] rest = Arrays.copyOfRange(lengths, 1, lengths.length);
      for (int i = 0; i < lengths[0]; i++) {
        m.heap().setArrayElement(r, i, nested(m, k.component, rest));
      }
    }
    return r;
  }
}
