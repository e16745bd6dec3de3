package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Where the random numbers of a thread begin. The JDK takes the beginnings from counters that all
 * threads share; here they follow from the thread's identifier, so that the order in which threads
 * first ask does not show in the state.
 */
@NativesOf("java/util/concurrent/ThreadLocalRandom")
public final class ThreadLocalRandomNatives {
  private static final long GOLDEN_RATIO = 0x9e3779b97f4a7c15L;

  private ThreadLocalRandomNatives() {}

  @Native("localInit()V")
  public static void localInit(Machine m) {
    long seed = beginning(m);
    set(m, "threadLocalRandomSeed", seed);
    int probe = (int) (seed >>> 32);
    set(m, "threadLocalRandomProbe", probe == 0 ? 1 : probe);
  }

  @Native("nextSecondarySeed()I")
  public static int nextSecondarySeed(Machine m) {
    Klass thread = m.universe().require("java/lang/Thread");
    int slot = thread.declaredField("threadLocalRandomSecondarySeed").slot;
    int r = (int) m.heap().field(m.current().object, slot);
    if (r == 0) {
      r = (int) beginning(m) | 1;
    } else {
      r ^= r << 13;
      r ^= r >>> 17;
      r ^= r << 5;
    }
    m.heap().setField(m.current().object, slot, r);
    return r;
  }

  private static long beginning(Machine m) {
    Klass thread = m.universe().require("java/lang/Thread");
    long id = m.heap().field(m.current().object, thread.declaredField("tid").slot);
    long x = (id + (m.watch() == null ? m.options().startMillis() : 0)) * GOLDEN_RATIO;
    x = (x ^ (x >>> 31)) * GOLDEN_RATIO;
    return x ^ (x >>> 29);
  }

  private static void set(Machine m, String field, long value) {
    Klass thread = m.universe().require("java/lang/Thread");
    m.heap().setField(m.current().object, thread.declaredField(field).slot, value);
  }
}
