package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Inputs and assumptions under the names that public benchmark suites use. What their classes do on
 * an ordinary JVM is not meant: there they draw random numbers, or refuse to run.
 */
@NativesOf({"org/sosy_lab/sv_benchmarks/Verifier", "org/cprover/CProver"})
public final class NondetNatives {
  private NondetNatives() {}

  @Native("nondetBoolean()Z")
  public static boolean nondetBoolean(Machine m) {
    return AssayNatives.anyBoolean(m);
  }

  @Native("nondetByte()B")
  public static byte nondetByte(Machine m) {
    return AssayNatives.anyByte(m);
  }

  @Native("nondetShort()S")
  public static short nondetShort(Machine m) {
    return AssayNatives.anyShort(m);
  }

  @Native("nondetChar()C")
  public static char nondetChar(Machine m) {
    return AssayNatives.anyChar(m);
  }

  @Native("nondetInt()I")
  public static int nondetInt(Machine m) {
    return AssayNatives.anyInt(m);
  }

  @Native("nondetLong()J")
  public static long nondetLong(Machine m) {
    return AssayNatives.anyLong(m);
  }

  @Native("nondetFloat()F")
  public static float nondetFloat(Machine m) {
    return AssayNatives.anyFloat(m);
  }

  @Native("nondetDouble()D")
  public static double nondetDouble(Machine m) {
    return AssayNatives.anyDouble(m);
  }

  @Native("assume(Z)V")
  public static void assume(Machine m, boolean condition) {
    AssayNatives.assume(m, condition);
  }

  @Native("nondetString()Ljava/lang/String;")
  public static int nondetString() {
    throw new Unsupported("a symbolic string");
  }

  @Native("nondetWithNull()Ljava/lang/Object;")
  public static int nondetWithNull(Machine m) {
    return RecordedObjects.readArgument(m, WantedType.of(m, m.current()), RecordedObjects.DRAWN);
  }

  @Native("nondetWithoutNull()Ljava/lang/Object;")
  public static int nondetWithoutNull(Machine m) {
    return RecordedObjects.readArgument(m, WantedType.of(m, m.current()), RecordedObjects.DRAWN);
  }

  @Native("nondetWithNull(Ljava/lang/Object;)Ljava/lang/Object;")
  public static int nondetWithNull(Machine m, int example) {
    return nondetWithNull(m);
  }

  @Native("nondetWithoutNull(Ljava/lang/Object;)Ljava/lang/Object;")
  public static int nondetWithoutNull(Machine m, int example) {
    return nondetWithoutNull(m);
  }

  @Native("startThread(I)V")
  public static void startThread(int number) {
    throw new Unsupported("a thread that is no object");
  }

  @Native("endThread(I)V")
  public static void endThread(int number) {
    throw new Unsupported("a thread that is no object");
  }

  @Native("atomicBegin()V")
  public static void atomicBegin(Machine m) {
    AssayNatives.beginAtomic(m);
  }

  @Native("atomicEnd()V")
  public static void atomicEnd(Machine m) {
    AssayNatives.endAtomic(m);
  }
}
