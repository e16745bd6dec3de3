package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.Watch;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.System: standard streams, time, arraycopy. */
@NativesOf("java/lang/System")
public final class SystemNatives {
  private SystemNatives() {}

  @Native("registerNatives")
  public static void registerNatives() {}

  @Native("setIn0")
  public static void setIn(Machine m, int stream) {
    setStatic(m, "in", stream);
  }

  @Native("setOut0")
  public static void setOut(Machine m, int stream) {
    setStatic(m, "out", stream);
  }

  @Native("setErr0")
  public static void setErr(Machine m, int stream) {
    setStatic(m, "err", stream);
  }

  private static void setStatic(Machine m, String field, int value) {
    Klass k = m.universe().require("java/lang/System");
    int slot = k.declaredField(field).slot;
    m.reportAccess(Watch.Act.PUT, m.mirror(k), slot);
    m.heap().setField(m.mirror(k), slot, value);
  }

  @Native("currentTimeMillis")
  public static long currentTimeMillis(Machine m) {
    if (m.watch() != null) {
      m.watch().environment(m.current(), "the time of day");
    }
    return m.clock().currentTimeMillis() + m.current().elapsed / 1_000_000;
  }

  @Native("nanoTime")
  public static long nanoTime(Machine m) {
    if (m.watch() != null) {
      m.watch().environment(m.current(), "the clock");
    }
    return m.clock().nanoTime() + m.current().elapsed;
  }

  @Native("identityHashCode")
  public static int identityHashCode(Machine m, int object) {
    if (object == 0) {
      return 0;
    }
    m.tellIdentityHash();
    return m.identityHash(object);
  }

  @Native("mapLibraryName")
  public static int mapLibraryName(Machine m, int name) {
    if (name == 0) {
      throw m.nullPointer();
    }
    return m.strings().make("lib" + m.strings().get(name) + ".so");
  }

  @Native("arraycopy")
  public static void arraycopy(
      Machine m, int from, int fromIndex, int to, int toIndex, int length) {
    Heap heap = m.heap();
    if (from == 0 || to == 0) {
      throw m.nullPointer();
    }
    Klass a = heap.klass[from];
    Klass b = heap.klass[to];
    if (!a.isArray() || !b.isArray()) {
      throw m.raise(
          "java/lang/ArrayStoreException",
          "arraycopy: "
              + (a.isArray() ? "destination" : "source")
              + " type "
              + (a.isArray() ? b : a).externalName()
              + " is not an array");
    }
    if (a.component.isPrimitive() != b.component.isPrimitive()
        || (a.component.isPrimitive() && a != b)) {
      throw m.raise("java/lang/ArrayStoreException", mismatch(a, b));
    }
    int fromLength = heap.arrayLength(from);
    int toLength = heap.arrayLength(to);
    if (fromIndex < 0
        || toIndex < 0
        || length < 0
        || fromIndex > fromLength - length
        || toIndex > toLength - length) {
      throw m.raise(
          "java/lang/ArrayIndexOutOfBoundsException",
          bounds(a, b, fromIndex, fromLength, toIndex, toLength, length));
    }
    if (length == 0) {
      return;
    }
    if (m.watch() != null) {
      m.watch().copy(m.current(), from, fromIndex, to, toIndex, length);
    }
    heap.ensurePrivate(to);
    if (!a.component.isPrimitive() && !a.component.isSubtypeOf(b.component)) {
      copyChecked(m, heap, from, fromIndex, to, toIndex, length);
    } else {
      System.arraycopy(heap.data[from], fromIndex, heap.data[to], toIndex, length);
    }
  }

  private static void copyChecked(
      Machine m, Heap heap, int from, int fromIndex, int to, int toIndex, int length) {
    int[] source = (int[]) heap.data[from];
    int[] target = (int[]) heap.data[to];
    Klass wanted = heap.klass[to].component;
    for (int i = 0; i < length; i++) {
      int r = source[fromIndex + i];
      if (r != 0 && !heap.klass[r].isSubtypeOf(wanted)) {
        throw m.raise(
            "java/lang/ArrayStoreException", elementMismatch(heap.klass[from].component, wanted));
      }
      target[toIndex + i] = r;
    }
  }

  /** HotSpot blames the arrays' types where no element but null could be copied. */
  private static String elementMismatch(Klass from, Klass to) {
    String source = from.externalName() + "[]";
    return to.isSubtypeOf(from)
        ? "arraycopy: element type mismatch: can not cast one of the elements of "
            + source
            + " to the type of the destination array, "
            + to.externalName()
        : "arraycopy: type mismatch: can not copy " + source + " into " + to.externalName() + "[]";
  }

  private static String mismatch(Klass a, Klass b) {
    if (a.component.isPrimitive() && b.component.isPrimitive()) {
      return "arraycopy: type mismatch: can not copy "
          + a.component.name
          + "[] into "
          + b.component.name
          + "[]";
    }
    return "arraycopy: type mismatch: can not copy "
        + (a.component.isPrimitive() ? a.component.name : "object array")
        + "[] into "
        + (b.component.isPrimitive() ? b.component.name : "object array")
        + "[]";
  }

  private static String bounds(
      Klass a, Klass b, int fromIndex, int fromLength, int toIndex, int toLength, int length) {
    String from = a.component.isPrimitive() ? a.component.name : "object array";
    String to = b.component.isPrimitive() ? b.component.name : "object array";
    if (fromIndex < 0) {
      return "arraycopy: source index "
          + fromIndex
          + " out of bounds for "
          + from
          + "["
          + fromLength
          + "]";
    } else if (toIndex < 0) {
      return "arraycopy: destination index "
          + toIndex
          + " out of bounds for "
          + to
          + "["
          + toLength
          + "]";
    } else if (length < 0) {
      return "arraycopy: length " + length + " is negative";
    } else if (fromIndex > fromLength - length) {
      return "arraycopy: last source index "
          + Integer.toUnsignedString(fromIndex + length)
          + " out of bounds for "
          + from
          + "["
          + fromLength
          + "]";
    }
    return "arraycopy: last destination index "
        + Integer.toUnsignedString(toIndex + length)
        + " out of bounds for "
        + to
        + "["
        + toLength
        + "]";
  }
}
