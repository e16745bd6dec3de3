package dev.assay.machine.natives;

import java.util.Set;

/**
 * The native methods that rely on nothing but the machine's data and the thread that calls them, or
 * say themselves what else they rely on. What is not listed here is taken to look at other threads.
 */
public final class SelfContained {
  private static final Set<String> CLASSES =
      Set.of(
          "java/lang/Object",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Throwable");

  private static final Set<String> METHODS =
      Set.of(
          "java/lang/System.arraycopy",
          "java/lang/Thread.currentThread",
          "java/lang/Thread.currentCarrierThread",
          "java/lang/Thread.clearInterruptEvent",
          "java/lang/Thread.isAlive",
          "java/lang/Thread.alive",
          "java/lang/Thread.holdsLock",
          "java/lang/Thread.sleep",
          "java/lang/Thread.sleep0",
          "java/lang/Thread.sleepNanos0",
          "java/lang/Thread.yield",
          "java/lang/Thread.yield0",
          "java/lang/Class.isInstance",
          "java/lang/Class.isAssignableFrom",
          "java/lang/Class.isInterface",
          "java/lang/Class.isArray",
          "java/lang/Class.isPrimitive",
          "java/lang/Class.getSuperclass",
          "jdk/internal/misc/Unsafe.park",
          "jdk/internal/misc/Unsafe.unpark",
          "dev/assay/api/Assay.choose",
          "dev/assay/api/Assay.assume");

  private static final String UNSAFE = "jdk/internal/misc/Unsafe";

  private SelfContained() {}

  /** Whether a native method is one of them. */
  public static boolean contains(String klass, String method) {
    return CLASSES.contains(klass)
        || (klass.equals(UNSAFE) && isAccess(method))
        || METHODS.contains(klass + "." + method);
  }

  private static boolean isAccess(String method) {
    return (method.startsWith("get") && !method.startsWith("getLoad"))
        || method.startsWith("put")
        || method.startsWith("compareAnd")
        || method.startsWith("weakCompareAnd")
        || method.endsWith("Fence");
  }
}
