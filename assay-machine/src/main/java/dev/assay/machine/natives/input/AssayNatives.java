package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Exit;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.threads.Watch;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** What a program says to the model checker. Without one, the first choice is taken. */
@NativesOf("dev/assay/api/Assay")
public final class AssayNatives {
  private AssayNatives() {}

  @Native("choose")
  public static int choose(Machine m, int lo, int hi) {
    if (lo > hi) {
      throw m.raise(
          "java/lang/IllegalArgumentException", "nothing to choose from: " + lo + " > " + hi);
    }
    long count = (long) hi - lo + 1;
    if (m.watch() == null || count == 1) {
      return lo;
    }
    if (count > Integer.MAX_VALUE) {
      throw new Unsupported("a choice among " + count + " values");
    }
    return lo + m.watch().choose(m.current(), (int) count);
  }

  @Native("anyInt(II)I")
  public static int anyInt(Machine m, int lo, int hi) {
    if (lo <= hi && RecordedInputs.of(m) != null) {
      return (int) Math.max(lo, Math.min(hi, RecordedInputs.next(m)));
    }
    return choose(m, lo, hi);
  }

  @Native("anyBoolean")
  public static boolean anyBoolean(Machine m) {
    return RecordedInputs.input(m, "boolean", 0, 1) != 0;
  }

  @Native("anyByte")
  public static byte anyByte(Machine m) {
    return (byte) RecordedInputs.input(m, "byte", Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  @Native("anyShort")
  public static short anyShort(Machine m) {
    return (short) RecordedInputs.input(m, "short", 0, -1);
  }

  @Native("anyChar")
  public static char anyChar(Machine m) {
    return (char) RecordedInputs.input(m, "char", 0, -1);
  }

  @Native("anyInt()I")
  public static int anyInt(Machine m) {
    return (int) RecordedInputs.input(m, "int", 0, -1);
  }

  @Native("anyLong")
  public static long anyLong(Machine m) {
    return RecordedInputs.input(m, "long", 0, -1);
  }

  @Native("anyFloat")
  public static float anyFloat(Machine m) {
    return Float.intBitsToFloat((int) RecordedInputs.input(m, "float", 0, -1));
  }

  @Native("anyDouble")
  public static double anyDouble(Machine m) {
    return Double.longBitsToDouble(RecordedInputs.input(m, "double", 0, -1));
  }

  @Native("assume")
  public static void assume(Machine m, boolean condition) {
    if (!condition) {
      if (m.watch() != null) {
        m.watch().discard(m.current());
      }
      throw new Exit(0);
    }
  }

  @Native("beginAtomic")
  public static void beginAtomic(Machine m) {
    if (m.current().atomicRegions == 0) {
      m.reportAccess(Watch.Act.BEGIN_ATOMIC, m.current().object, 0);
    }
    m.current().atomicRegions++;
  }

  @Native("endAtomic")
  public static void endAtomic(Machine m) {
    if (m.current().atomicRegions > 0) {
      m.current().atomicRegions--;
    }
  }
}
