package dev.assay.symbolic.bound;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.types.Klass;

/**
 * Uses of the JDK whose outcome differs from run to run without anybody being told in a machine
 * that follows one way at a time: references that may be cleared, objects that may be cleaned up,
 * the generator of random numbers that each thread has. They are found in the class files.
 */
final class UnwatchedUses {
  private static final String[] PLACES = {
    "java/lang/ref/", "java/util/WeakHashMap", "java/util/concurrent/ThreadLocalRandom"
  };

  private UnwatchedUses() {}

  /** Whether a class of the program that was loaded has one. */
  static boolean existIn(Machine machine) {
    for (Klass k : machine.universe().klasses) {
      if (k != null
          && k.file != null
          && k.loader != 0
          && k.loader != machine.platformLoader()
          && isIn(k)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(Klass k) {
    if (k.declared("finalize", "()V") != null) {
      return true;
    }
    ConstantPool pool = k.file.pool();
    for (int i = 1; i < pool.size(); i++) {
      if (pool.tag(i) == ConstantPool.CLASS) {
        for (String place : PLACES) {
          if (pool.className(i).startsWith(place)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
