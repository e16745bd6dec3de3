package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.lang.reflect.Modifier;

/** Data of the JDK that programs share between threads, often without noticing. */
public final class SharedData {
  /** Classes whose fields, and arrays made there, are watched. */
  private static final ClassNames WATCHED =
      ClassNames.of(
          "java/util/*",
          "java/util/zip/*",
          "java/util/regex/*",
          "java/text/**",
          "java/io/*",
          "java/nio/*",
          "java/lang/AbstractStringBuilder",
          "java/lang/StringBuilder",
          "java/lang/StringBuffer",
          "java/lang/StringUTF16",
          "java/lang/Iterable",
          "java/lang/Object",
          "java/security/MessageDigest*",
          "sun/security/provider/DigestBase*",
          "sun/security/provider/MD*",
          "sun/security/provider/SHA*",
          "dev/assay/models/java/util/zip/**");

  /** Further classes whose code accesses data that may be watched. */
  private static final ClassNames ACCESSING = ClassNames.of("java/util/**", "java/awt/**");

  /** The concurrent classes, whose data is watched when they are explored, too. */
  private static final ClassNames CONCURRENT = ClassNames.of("java/util/concurrent/**");

  /** Packages whose public fields programs write, such as those of a point. */
  private static final ClassNames PUBLIC = ClassNames.of("java/**", "javax/**");

  /** Reads the bytes of texts, which nobody else writes. */
  private static final JdkClass TEXT_BUILDER = JdkClass.of("java/lang/AbstractStringBuilder");

  /** Its methods work on arrays for whoever calls them. */
  private static final JdkClass ARRAYS = JdkClass.of("java/util/Arrays");

  private SharedData() {}

  /**
   * Whether objects of a class of the JDK are watched.
   *
   * @param internals whether the JDK's own concurrent classes are explored
   */
  public static boolean isWatched(Klass k, boolean internals) {
    return (internals && CONCURRENT.contains(k.name))
        || (WATCHED.contains(k.name) && !HiddenCode.contains(k.name) && !AtomicCalls.areThoseOf(k));
  }

  /** Whether code of a class of the JDK may access data that is watched. */
  public static boolean mayBeAccessedBy(Klass k) {
    return WATCHED.contains(k.name)
        || ACCESSING.contains(k.name)
        || ThreadFacts.THREAD.is(k)
        || References.REFERENCE.is(k)
        || References.QUEUE.is(k);
  }

  /** Whether a field of the JDK's is one that programs may write themselves. */
  public static boolean isOpenToAll(Field f) {
    return Modifier.isPublic(f.flags)
        && !Modifier.isFinal(f.flags)
        && PUBLIC.contains(f.holder.name);
  }

  /** Whether a method reads bytes of texts. */
  public static boolean isTextBuilder(Method m) {
    return TEXT_BUILDER.is(m.holder);
  }

  /** Whether the methods of a class work on arrays for whoever calls them. */
  public static boolean isHelperForArrays(Klass k) {
    return ARRAYS.is(k);
  }
}
