package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/**
 * The calls into the JDK that are one transition each, up to where they block or call the program.
 */
public final class AtomicCalls {
  /** Classes with such methods. */
  private static final ClassNames CLASSES =
      ClassNames.of(
              "java/util/concurrent/**",
              "java/util/Random*",
              "java/lang/invoke/VarHandle*",
              "java/lang/reflect/Field*",
              "sun/misc/Unsafe*",
              "jdk/internal/misc/Unsafe*")
          .and(Releases.until(21), "jdk/internal/reflect/Unsafe*")
          .and(Releases.since(18), "jdk/internal/reflect/MethodHandle*");

  /** Methods of those classes that are a sequence of transitions, or give no snapshot. */
  private static final MethodTable COMPOUND =
      MethodTable.of(
              "java/util/concurrent/**",
              "putAll",
              "addAll",
              "removeAll",
              "retainAll",
              "containsAll",
              "removeIf",
              "replaceAll",
              "forEach",
              "forEachRemaining",
              "invokeAll",
              "invokeAny",
              "clear",
              "close",
              "toArray",
              "drainTo")
          // These say that they add up, or go through, what others change meanwhile.
          .and(
              "java/util/concurrent/ConcurrentHashMap*",
              "size",
              "mappingCount",
              "isEmpty",
              "contains",
              "containsValue",
              "equals",
              "hashCode",
              "toString")
          .and(
              "java/util/concurrent/ConcurrentLinkedQueue*",
              "size",
              "isEmpty",
              "contains",
              "toString")
          .and(
              "java/util/concurrent/ConcurrentSkipList*",
              "size",
              "isEmpty",
              "contains",
              "containsValue",
              "equals")
          .and(
              "java/util/concurrent/LinkedTransferQueue*",
              "size",
              "isEmpty",
              "contains",
              "toString")
          .and(
              "java/util/concurrent/atomic/LongA*",
              "sum",
              "sumThenReset",
              "reset",
              "getThenReset",
              "toString")
          .and(
              "java/util/concurrent/atomic/DoubleA*",
              "sum",
              "sumThenReset",
              "reset",
              "getThenReset",
              "toString")
          // Waits by the day until all tasks are done: as one call it would have no end of states.
          .and(
              Releases.since(21),
              "java/util/concurrent/ThreadPerTaskExecutor",
              "awaitTermination()V")
          // Its calls do not appear to happen at one moment: JDK-8256833.
          .and("java/util/concurrent/ConcurrentLinkedDeque", "*");

  /** Calls that are one transition even where the JDK's own concurrent classes are explored. */
  private static final MethodTable ALWAYS =
      MethodTable.of("java/lang/System", "*Property") // data that all threads share
          .and(
              "java/lang/Thread",
              "join",
              "interrupt",
              "isInterrupted",
              "interrupted",
              "isAlive",
              "getState",
              "sleep")
          .and(Releases.since(19), "java/lang/Thread", "getAndClearInterrupt");

  private AtomicCalls() {}

  /** Whether calls of a class are one transition each, but for some. */
  public static boolean areThoseOf(Klass k) {
    return CLASSES.contains(k.name);
  }

  /** Whether a call of such a class is several transitions nevertheless. */
  public static boolean isCompound(Method m) {
    return m.isConstructor() // nobody else has the object yet, and collections are given to it
        || COMPOUND.contains(m);
  }

  /** Whether a call is one transition whatever is explored of the JDK. */
  public static boolean isAlwaysOne(Method m) {
    return ALWAYS.contains(m);
  }
}
