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
import org.jspecify.annotations.Nullable;

/**
 * Classes whose results depend on the time at which they are used, or on chance. What else of the
 * JDK looks at the clock does so to wait.
 */
public final class TimeAndChance {
  private static final ClassNames TIME =
      ClassNames.of(
          "java/util/Date*", "java/util/Calendar*", "java/util/GregorianCalendar*", "java/time/**");

  /** Methods that give the number of the process, or a text with it. */
  private static final MethodTable OF_PROCESS =
      MethodTable.of("java/lang/ProcessHandleImpl", "pid")
          .and("sun/management/RuntimeImpl", "getName");

  /** Methods that tell of the JVM's own threads, too. */
  private static final MethodTable OF_THREADS =
      MethodTable.of("java/lang/Thread", "getAllStackTraces")
          .and(
              "sun/management/ThreadImpl",
              "getThreadCount",
              "getPeakThreadCount",
              "getDaemonThreadCount",
              "getTotalStartedThreadCount",
              "getAllThreadIds",
              "dumpAllThreads*");

  /** Their initialisers keep a seed for generators that are given none. */
  private static final ClassNames WITH_OWN_SEEDS =
      ClassNames.of("java/util/SplittableRandom", "jdk/internal/util/random/RandomSupport*")
          .and(Releases.until(22), "jdk/random/*")
          .and(Releases.since(23), "jdk/internal/random/*");

  /** Makes a generator whose seed comes from outside. */
  private static final MethodTable SEEDING =
      MethodTable.of("java/util/SplittableRandom", "<init>()V")
          .and(Releases.until(22), "jdk/random/*", "<init>()V")
          .and(Releases.since(23), "jdk/internal/random/*", "<init>()V");

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

  /** Whether calls of a method matter here. */
  public static boolean isToBeShown(Method m) {
    return heldFixed(m) != null || seedsByChance(m);
  }

  /** What it is that a method gives, if that differs from run to run and is held fixed. */
  public static @Nullable String heldFixed(Method m) {
    if (OF_PROCESS.contains(m)) {
      return "the number of the process";
    }
    return OF_THREADS.contains(m) ? "the threads of the JVM" : null;
  }

  /** Whether a method prepares the seeds for generators that are made without one. */
  public static boolean preparesSeeds(Method m) {
    return m.isClassInitializer() && WITH_OWN_SEEDS.contains(m.holder.name);
  }

  /** Whether a method makes a generator of random numbers that gives others in each run. */
  public static boolean seedsByChance(Method m) {
    return SEEDING.contains(m);
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
