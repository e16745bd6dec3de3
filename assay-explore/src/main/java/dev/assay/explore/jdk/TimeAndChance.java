package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/**
 * Classes whose results depend on the time at which they are used, or on chance. What else of the
 * JDK looks at the clock does so to wait.
 */
public final class TimeAndChance {
  private static final ClassNames TIME =
      ClassNames.of(
          "java/util/Date*", "java/util/Calendar*", "java/util/GregorianCalendar*", "java/time/**");

  /** Methods that give a value of the run's, which is held fixed. */
  private static final MethodTable OF_RUN =
      MethodTable.of("java/lang/ProcessHandleImpl", "pid")
          .and("sun/management/RuntimeImpl", "getName");

  /**
   * Reads the rules of time zones, which are given, and looks at the clock to see which of a zone's
   * are in force.
   */
  private static final JdkClass RULES_OF_ZONES = JdkClass.of("sun/util/calendar/ZoneInfoFile");

  private static final ClassNames CHANCE =
      ClassNames.of(
          "java/util/Random*",
          "java/util/SplittableRandom*",
          "java/util/random/**",
          "jdk/internal/util/random/**",
          "java/security/**",
          "java/util/UUID*",
          "java/lang/Math*");

  private static final JdkClass RANDOM = JdkClass.of("java/util/Random");
  private static final JdkClass SECURE_RANDOM = JdkClass.of("java/security/SecureRandom");

  /** The generator of a thread; the JDK spreads its own work with it, too. */
  static final JdkClass OF_THREAD = JdkClass.of("java/util/concurrent/ThreadLocalRandom");

  private static final JdkMethod CURRENT = OF_THREAD.method("current");

  /** Is read whenever a thread asks for its generator. */
  static final JdkField INSTANCE = OF_THREAD.field("instance");

  /**
   * Methods that wait by the day, and again when the time is up: that time has passed makes no
   * difference, and would make another state of each day.
   */
  private static final MethodTable WAITING_AGAIN =
      MethodTable.of(Releases.since(19), "java/util/concurrent/ExecutorService", "close")
          .and(Releases.since(21), "java/util/concurrent/ThreadPerTaskExecutor", "close");

  private TimeAndChance() {}

  /** Whether a method gives a value that differs from run to run and is held fixed. */
  public static boolean tellsOfRun(Method m) {
    return OF_RUN.contains(m);
  }

  /** Whether what a method gives depends on the time. */
  public static boolean dependsOnTime(Method m) {
    return TIME.contains(m.holder.name);
  }

  /** Whether a method uses the clock for what is given with the JDK, whoever needs it. */
  public static boolean isGiven(Method m) {
    return RULES_OF_ZONES.is(m.holder);
  }

  /**
   * Whether what a method gives depends on chance.
   *
   * @param isExplored whether every random number is explored, whatever the seed is
   */
  public static boolean dependsOnChance(Method m, boolean isExplored) {
    if (isGeneratorOfThread(m)) {
      return CURRENT.is(m) && !isExplored;
    }
    return CHANCE.contains(m.holder.name) && !(isExplored && RANDOM.is(m.holder));
  }

  /** Whether a method belongs to the generators of random numbers that each thread has. */
  public static boolean isGeneratorOfThread(Method m) {
    return OF_THREAD.is(m.holder);
  }

  /** Whether a thread waits in such a way that nothing follows from its time being up. */
  public static boolean waitsAgain(GuestThread t) {
    for (int d = t.depth; d >= 0; d--) {
      if (WAITING_AGAIN.contains(t.methods[d])) {
        return true;
      }
    }
    return false;
  }

  /** Whether a class gives random numbers that come from outside. */
  public static boolean isFromOutside(Klass k) {
    return SECURE_RANDOM.is(k);
  }

  /** Whether a field is read whenever a thread asks for its generator of random numbers. */
  public static boolean isGeneratorOfThread(Field f) {
    return INSTANCE.is(f);
  }
}
