package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
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

  private TimeAndChance() {}

  /** Whether what a method gives depends on the time. */
  public static boolean dependsOnTime(Method m) {
    return TIME.contains(m.holder.name);
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

  /** Whether a class gives random numbers that come from outside. */
  public static boolean isFromOutside(Klass k) {
    return SECURE_RANDOM.is(k);
  }

  /** Whether a field is read whenever a thread asks for its generator of random numbers. */
  public static boolean isGeneratorOfThread(Field f) {
    return INSTANCE.is(f);
  }
}
