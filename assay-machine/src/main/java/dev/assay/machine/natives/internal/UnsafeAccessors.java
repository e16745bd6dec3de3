package dev.assay.machine.natives.internal;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * The typed accessors of jdk.internal.misc.Unsafe. One thread runs at a time, so plain, opaque,
 * acquire, release and volatile accesses are the same here, and compare-and-set never fails
 * spuriously.
 */
@NativesOf("jdk/internal/misc/Unsafe")
public final class UnsafeAccessors {
  private UnsafeAccessors() {}

  @Native({
    "getInt(Ljava/lang/Object;J)I",
    "getIntVolatile(Ljava/lang/Object;J)I",
    "getIntAcquire(Ljava/lang/Object;J)I",
    "getIntOpaque(Ljava/lang/Object;J)I"
  })
  public static int getInt(Machine m, int self, int object, long offset) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willRead(object, offset, 'I');
    return (int) m.rawMemory().get(object, offset, 'I');
  }

  @Native({
    "putInt(Ljava/lang/Object;JI)V",
    "putIntVolatile(Ljava/lang/Object;JI)V",
    "putIntRelease(Ljava/lang/Object;JI)V",
    "putIntOpaque(Ljava/lang/Object;JI)V"
  })
  public static void putInt(Machine m, int self, int object, long offset, int v) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willWrite(object, offset, 'I');
    m.rawMemory().put(object, offset, 'I', v);
  }

  @Native({
    "compareAndSetInt",
    "weakCompareAndSetInt",
    "weakCompareAndSetIntPlain",
    "weakCompareAndSetIntAcquire",
    "weakCompareAndSetIntRelease"
  })
  public static boolean compareAndSetInt(
      Machine m, int self, int object, long offset, int expected, int v) {
    m.rawMemory().willUpdate(object, offset, 'I');
    if (m.rawMemory().get(object, offset, 'I') != expected) {
      return false;
    }
    m.rawMemory().put(object, offset, 'I', v);
    return true;
  }

  @Native({"compareAndExchangeInt", "compareAndExchangeIntAcquire", "compareAndExchangeIntRelease"})
  public static int compareAndExchangeInt(
      Machine m, int self, int object, long offset, int expected, int v) {
    m.rawMemory().willUpdate(object, offset, 'I');
    long old = m.rawMemory().get(object, offset, 'I');
    if (old == expected) {
      m.rawMemory().put(object, offset, 'I', v);
    }
    return (int) old;
  }

  @Native({
    "getLong(Ljava/lang/Object;J)J",
    "getLongVolatile(Ljava/lang/Object;J)J",
    "getLongAcquire(Ljava/lang/Object;J)J",
    "getLongOpaque(Ljava/lang/Object;J)J"
  })
  public static long getLong(Machine m, int self, int object, long offset) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willRead(object, offset, 'J');
    return m.rawMemory().get(object, offset, 'J');
  }

  @Native({
    "putLong(Ljava/lang/Object;JJ)V",
    "putLongVolatile(Ljava/lang/Object;JJ)V",
    "putLongRelease(Ljava/lang/Object;JJ)V",
    "putLongOpaque(Ljava/lang/Object;JJ)V"
  })
  public static void putLong(Machine m, int self, int object, long offset, long v) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willWrite(object, offset, 'J');
    m.rawMemory().put(object, offset, 'J', v);
  }

  @Native({
    "compareAndSetLong",
    "weakCompareAndSetLong",
    "weakCompareAndSetLongPlain",
    "weakCompareAndSetLongAcquire",
    "weakCompareAndSetLongRelease"
  })
  public static boolean compareAndSetLong(
      Machine m, int self, int object, long offset, long expected, long v) {
    m.rawMemory().willUpdate(object, offset, 'J');
    if (m.rawMemory().get(object, offset, 'J') != expected) {
      return false;
    }
    m.rawMemory().put(object, offset, 'J', v);
    return true;
  }

  @Native({
    "compareAndExchangeLong",
    "compareAndExchangeLongAcquire",
    "compareAndExchangeLongRelease"
  })
  public static long compareAndExchangeLong(
      Machine m, int self, int object, long offset, long expected, long v) {
    m.rawMemory().willUpdate(object, offset, 'J');
    long old = m.rawMemory().get(object, offset, 'J');
    if (old == expected) {
      m.rawMemory().put(object, offset, 'J', v);
    }
    return old;
  }

  @Native({
    "getByte(Ljava/lang/Object;J)B",
    "getByteVolatile(Ljava/lang/Object;J)B",
    "getByteAcquire(Ljava/lang/Object;J)B",
    "getByteOpaque(Ljava/lang/Object;J)B"
  })
  public static byte getByte(Machine m, int self, int object, long offset) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willRead(object, offset, 'B');
    return (byte) m.rawMemory().get(object, offset, 'B');
  }

  @Native({
    "putByte(Ljava/lang/Object;JB)V",
    "putByteVolatile(Ljava/lang/Object;JB)V",
    "putByteRelease(Ljava/lang/Object;JB)V",
    "putByteOpaque(Ljava/lang/Object;JB)V"
  })
  public static void putByte(Machine m, int self, int object, long offset, byte v) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willWrite(object, offset, 'B');
    m.rawMemory().put(object, offset, 'B', v);
  }

  @Native({
    "compareAndSetByte",
    "weakCompareAndSetByte",
    "weakCompareAndSetBytePlain",
    "weakCompareAndSetByteAcquire",
    "weakCompareAndSetByteRelease"
  })
  public static boolean compareAndSetByte(
      Machine m, int self, int object, long offset, byte expected, byte v) {
    m.rawMemory().willUpdate(object, offset, 'B');
    if (m.rawMemory().get(object, offset, 'B') != expected) {
      return false;
    }
    m.rawMemory().put(object, offset, 'B', v);
    return true;
  }

  @Native({
    "compareAndExchangeByte",
    "compareAndExchangeByteAcquire",
    "compareAndExchangeByteRelease"
  })
  public static byte compareAndExchangeByte(
      Machine m, int self, int object, long offset, byte expected, byte v) {
    m.rawMemory().willUpdate(object, offset, 'B');
    long old = m.rawMemory().get(object, offset, 'B');
    if (old == expected) {
      m.rawMemory().put(object, offset, 'B', v);
    }
    return (byte) old;
  }

  @Native({
    "getShort(Ljava/lang/Object;J)S",
    "getShortVolatile(Ljava/lang/Object;J)S",
    "getShortAcquire(Ljava/lang/Object;J)S",
    "getShortOpaque(Ljava/lang/Object;J)S"
  })
  public static short getShort(Machine m, int self, int object, long offset) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willRead(object, offset, 'S');
    return (short) m.rawMemory().get(object, offset, 'S');
  }

  @Native({
    "putShort(Ljava/lang/Object;JS)V",
    "putShortVolatile(Ljava/lang/Object;JS)V",
    "putShortRelease(Ljava/lang/Object;JS)V",
    "putShortOpaque(Ljava/lang/Object;JS)V"
  })
  public static void putShort(Machine m, int self, int object, long offset, short v) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willWrite(object, offset, 'S');
    m.rawMemory().put(object, offset, 'S', v);
  }

  @Native({
    "compareAndSetShort",
    "weakCompareAndSetShort",
    "weakCompareAndSetShortPlain",
    "weakCompareAndSetShortAcquire",
    "weakCompareAndSetShortRelease"
  })
  public static boolean compareAndSetShort(
      Machine m, int self, int object, long offset, short expected, short v) {
    m.rawMemory().willUpdate(object, offset, 'S');
    if (m.rawMemory().get(object, offset, 'S') != expected) {
      return false;
    }
    m.rawMemory().put(object, offset, 'S', v);
    return true;
  }

  @Native({
    "compareAndExchangeShort",
    "compareAndExchangeShortAcquire",
    "compareAndExchangeShortRelease"
  })
  public static short compareAndExchangeShort(
      Machine m, int self, int object, long offset, short expected, short v) {
    m.rawMemory().willUpdate(object, offset, 'S');
    long old = m.rawMemory().get(object, offset, 'S');
    if (old == expected) {
      m.rawMemory().put(object, offset, 'S', v);
    }
    return (short) old;
  }

  @Native({
    "getChar(Ljava/lang/Object;J)C",
    "getCharVolatile(Ljava/lang/Object;J)C",
    "getCharAcquire(Ljava/lang/Object;J)C",
    "getCharOpaque(Ljava/lang/Object;J)C"
  })
  public static char getChar(Machine m, int self, int object, long offset) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willRead(object, offset, 'C');
    return (char) m.rawMemory().get(object, offset, 'C');
  }

  @Native({
    "putChar(Ljava/lang/Object;JC)V",
    "putCharVolatile(Ljava/lang/Object;JC)V",
    "putCharRelease(Ljava/lang/Object;JC)V",
    "putCharOpaque(Ljava/lang/Object;JC)V"
  })
  public static void putChar(Machine m, int self, int object, long offset, char v) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willWrite(object, offset, 'C');
    m.rawMemory().put(object, offset, 'C', v);
  }

  @Native({
    "compareAndSetChar",
    "weakCompareAndSetChar",
    "weakCompareAndSetCharPlain",
    "weakCompareAndSetCharAcquire",
    "weakCompareAndSetCharRelease"
  })
  public static boolean compareAndSetChar(
      Machine m, int self, int object, long offset, char expected, char v) {
    m.rawMemory().willUpdate(object, offset, 'C');
    if (m.rawMemory().get(object, offset, 'C') != expected) {
      return false;
    }
    m.rawMemory().put(object, offset, 'C', v);
    return true;
  }

  @Native({
    "compareAndExchangeChar",
    "compareAndExchangeCharAcquire",
    "compareAndExchangeCharRelease"
  })
  public static char compareAndExchangeChar(
      Machine m, int self, int object, long offset, char expected, char v) {
    m.rawMemory().willUpdate(object, offset, 'C');
    long old = m.rawMemory().get(object, offset, 'C');
    if (old == expected) {
      m.rawMemory().put(object, offset, 'C', v);
    }
    return (char) old;
  }

  @Native({
    "getBoolean(Ljava/lang/Object;J)Z",
    "getBooleanVolatile(Ljava/lang/Object;J)Z",
    "getBooleanAcquire(Ljava/lang/Object;J)Z",
    "getBooleanOpaque(Ljava/lang/Object;J)Z"
  })
  public static boolean getBoolean(Machine m, int self, int object, long offset) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willRead(object, offset, 'Z');
    return m.rawMemory().get(object, offset, 'Z') != 0;
  }

  @Native({
    "putBoolean(Ljava/lang/Object;JZ)V",
    "putBooleanVolatile(Ljava/lang/Object;JZ)V",
    "putBooleanRelease(Ljava/lang/Object;JZ)V",
    "putBooleanOpaque(Ljava/lang/Object;JZ)V"
  })
  public static void putBoolean(Machine m, int self, int object, long offset, boolean v) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willWrite(object, offset, 'Z');
    m.rawMemory().put(object, offset, 'Z', v ? 1 : 0);
  }

  @Native({
    "compareAndSetBoolean",
    "weakCompareAndSetBoolean",
    "weakCompareAndSetBooleanPlain",
    "weakCompareAndSetBooleanAcquire",
    "weakCompareAndSetBooleanRelease"
  })
  public static boolean compareAndSetBoolean(
      Machine m, int self, int object, long offset, boolean expected, boolean v) {
    m.rawMemory().willUpdate(object, offset, 'Z');
    if (m.rawMemory().get(object, offset, 'Z') != (expected ? 1 : 0)) {
      return false;
    }
    m.rawMemory().put(object, offset, 'Z', v ? 1 : 0);
    return true;
  }

  @Native({
    "compareAndExchangeBoolean",
    "compareAndExchangeBooleanAcquire",
    "compareAndExchangeBooleanRelease"
  })
  public static boolean compareAndExchangeBoolean(
      Machine m, int self, int object, long offset, boolean expected, boolean v) {
    m.rawMemory().willUpdate(object, offset, 'Z');
    long old = m.rawMemory().get(object, offset, 'Z');
    if (old == (expected ? 1 : 0)) {
      m.rawMemory().put(object, offset, 'Z', v ? 1 : 0);
    }
    return old != 0;
  }

  @Native({
    "getFloat(Ljava/lang/Object;J)F",
    "getFloatVolatile(Ljava/lang/Object;J)F",
    "getFloatAcquire(Ljava/lang/Object;J)F",
    "getFloatOpaque(Ljava/lang/Object;J)F"
  })
  public static float getFloat(Machine m, int self, int object, long offset) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willRead(object, offset, 'F');
    return Float.intBitsToFloat((int) m.rawMemory().get(object, offset, 'F'));
  }

  @Native({
    "putFloat(Ljava/lang/Object;JF)V",
    "putFloatVolatile(Ljava/lang/Object;JF)V",
    "putFloatRelease(Ljava/lang/Object;JF)V",
    "putFloatOpaque(Ljava/lang/Object;JF)V"
  })
  public static void putFloat(Machine m, int self, int object, long offset, float v) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willWrite(object, offset, 'F');
    m.rawMemory().put(object, offset, 'F', Float.floatToRawIntBits(v));
  }

  @Native({
    "compareAndSetFloat",
    "weakCompareAndSetFloat",
    "weakCompareAndSetFloatPlain",
    "weakCompareAndSetFloatAcquire",
    "weakCompareAndSetFloatRelease"
  })
  public static boolean compareAndSetFloat(
      Machine m, int self, int object, long offset, float expected, float v) {
    m.rawMemory().willUpdate(object, offset, 'F');
    if (m.rawMemory().get(object, offset, 'F') != Float.floatToRawIntBits(expected)) {
      return false;
    }
    m.rawMemory().put(object, offset, 'F', Float.floatToRawIntBits(v));
    return true;
  }

  @Native({
    "compareAndExchangeFloat",
    "compareAndExchangeFloatAcquire",
    "compareAndExchangeFloatRelease"
  })
  public static float compareAndExchangeFloat(
      Machine m, int self, int object, long offset, float expected, float v) {
    m.rawMemory().willUpdate(object, offset, 'F');
    long old = m.rawMemory().get(object, offset, 'F');
    if (old == Float.floatToRawIntBits(expected)) {
      m.rawMemory().put(object, offset, 'F', Float.floatToRawIntBits(v));
    }
    return Float.intBitsToFloat((int) old);
  }

  @Native({
    "getDouble(Ljava/lang/Object;J)D",
    "getDoubleVolatile(Ljava/lang/Object;J)D",
    "getDoubleAcquire(Ljava/lang/Object;J)D",
    "getDoubleOpaque(Ljava/lang/Object;J)D"
  })
  public static double getDouble(Machine m, int self, int object, long offset) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willRead(object, offset, 'D');
    return Double.longBitsToDouble(m.rawMemory().get(object, offset, 'D'));
  }

  @Native({
    "putDouble(Ljava/lang/Object;JD)V",
    "putDoubleVolatile(Ljava/lang/Object;JD)V",
    "putDoubleRelease(Ljava/lang/Object;JD)V",
    "putDoubleOpaque(Ljava/lang/Object;JD)V"
  })
  public static void putDouble(Machine m, int self, int object, long offset, double v) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willWrite(object, offset, 'D');
    m.rawMemory().put(object, offset, 'D', Double.doubleToRawLongBits(v));
  }

  @Native({
    "compareAndSetDouble",
    "weakCompareAndSetDouble",
    "weakCompareAndSetDoublePlain",
    "weakCompareAndSetDoubleAcquire",
    "weakCompareAndSetDoubleRelease"
  })
  public static boolean compareAndSetDouble(
      Machine m, int self, int object, long offset, double expected, double v) {
    m.rawMemory().willUpdate(object, offset, 'D');
    if (m.rawMemory().get(object, offset, 'D') != Double.doubleToRawLongBits(expected)) {
      return false;
    }
    m.rawMemory().put(object, offset, 'D', Double.doubleToRawLongBits(v));
    return true;
  }

  @Native({
    "compareAndExchangeDouble",
    "compareAndExchangeDoubleAcquire",
    "compareAndExchangeDoubleRelease"
  })
  public static double compareAndExchangeDouble(
      Machine m, int self, int object, long offset, double expected, double v) {
    m.rawMemory().willUpdate(object, offset, 'D');
    long old = m.rawMemory().get(object, offset, 'D');
    if (old == Double.doubleToRawLongBits(expected)) {
      m.rawMemory().put(object, offset, 'D', Double.doubleToRawLongBits(v));
    }
    return Double.longBitsToDouble(old);
  }

  @Native({
    "getReference(Ljava/lang/Object;J)Ljava/lang/Object;",
    "getReferenceVolatile(Ljava/lang/Object;J)Ljava/lang/Object;",
    "getReferenceAcquire(Ljava/lang/Object;J)Ljava/lang/Object;",
    "getReferenceOpaque(Ljava/lang/Object;J)Ljava/lang/Object;"
  })
  public static int getReference(Machine m, int self, int object, long offset) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willRead(object, offset, 'L');
    return (int) m.rawMemory().get(object, offset, 'L');
  }

  @Native({
    "putReference(Ljava/lang/Object;JLjava/lang/Object;)V",
    "putReferenceVolatile(Ljava/lang/Object;JLjava/lang/Object;)V",
    "putReferenceRelease(Ljava/lang/Object;JLjava/lang/Object;)V",
    "putReferenceOpaque(Ljava/lang/Object;JLjava/lang/Object;)V"
  })
  public static void putReference(Machine m, int self, int object, long offset, int v) {
    if (object == 0 && offset >>> 32 == 0) {
      throw m.nullPointer();
    }
    m.rawMemory().willWrite(object, offset, 'L');
    m.rawMemory().put(object, offset, 'L', v);
  }

  @Native({
    "compareAndSetReference",
    "weakCompareAndSetReference",
    "weakCompareAndSetReferencePlain",
    "weakCompareAndSetReferenceAcquire",
    "weakCompareAndSetReferenceRelease"
  })
  public static boolean compareAndSetReference(
      Machine m, int self, int object, long offset, int expected, int v) {
    m.rawMemory().willUpdate(object, offset, 'L');
    if (m.rawMemory().get(object, offset, 'L') != expected) {
      return false;
    }
    m.rawMemory().put(object, offset, 'L', v);
    return true;
  }

  @Native({
    "compareAndExchangeReference",
    "compareAndExchangeReferenceAcquire",
    "compareAndExchangeReferenceRelease"
  })
  public static int compareAndExchangeReference(
      Machine m, int self, int object, long offset, int expected, int v) {
    m.rawMemory().willUpdate(object, offset, 'L');
    long old = m.rawMemory().get(object, offset, 'L');
    if (old == expected) {
      m.rawMemory().put(object, offset, 'L', v);
    }
    return (int) old;
  }
}
