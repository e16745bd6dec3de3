package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.FieldTable;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.lang.reflect.Modifier;

/**
 * Data of the JDK that programs share between threads, often without noticing: all but that of its
 * hidden code, and what is harmless.
 */
public final class SharedData {
  /** Classes among those that serve hidden code whose data programs share. */
  private static final ClassNames SERVING =
      ClassNames.of(
          "java/lang/AbstractStringBuilder",
          "java/lang/StringBuilder",
          "java/lang/StringBuffer",
          "java/lang/StringUTF16",
          "java/lang/Iterable",
          "java/lang/Object",
          "java/lang/ProcessBuilder",
          "java/net/HttpCookie",
          "java/net/URLConnection",
          "java/util/Locale$Builder",
          "java/util/jar/Attributes",
          "java/util/jar/Manifest",
          "sun/text/**",
          "sun/util/locale/InternalLocaleBuilder",
          "java/security/MessageDigest*",
          "sun/security/provider/DigestBase*",
          "sun/security/provider/MD*",
          "sun/security/provider/SHA*",
          "com/sun/org/apache/**",
          "dev/assay/models/java/util/zip/**");

  /**
   * Fields that threads may use without synchronisation although some of them write. Each keeps
   * what follows from data that does not change, so that whoever finds nothing there yet works out
   * the same: a hash, a length, a view that has no data of its own.
   */
  private static final FieldTable HARMLESS =
      FieldTable.of("java/lang/String", "hash", "hashIsZero")
          .and("java/math/BigInteger", "bitCountPlusOne", "lowestSetBitPlusTwo")
          .and(
              Releases.until(24),
              "java/math/BigInteger",
              "bitLengthPlusOne",
              "firstNonzeroIntNumPlusTwo")
          .and(
              Releases.since(25),
              "java/math/BigInteger",
              "magBitLengthPlusOne",
              "numberOfTrailingZeroIntsPlusTwo")
          .and("java/math/BigDecimal", "precision", "stringCache")
          .and("java/util/AbstractMap", "keySet", "values")
          .and("java/util/HashMap", "entrySet")
          .and("java/util/IdentityHashMap", "entrySet")
          .and("java/util/WeakHashMap", "entrySet")
          .and("java/util/EnumMap", "entrySet")
          .and("java/util/TreeMap", "entrySet", "navigableKeySet", "descendingMap")
          .and("java/util/TreeMap$NavigableSubMap", "descendingMapView", "entrySetView")
          .and("java/util/TreeMap$NavigableSubMap", "navigableKeySetView")
          .and("java/util/Collections$UnmodifiableMap", "keySet", "entrySet", "values")
          .and("java/io/File", "status");

  /**
   * The concurrent classes: how their code uses their data without synchronisation is its own
   * business. Each such access is explored as an operation that others can notice; none is a race.
   */
  private static final ClassNames TRUSTED =
      ClassNames.of("java/util/concurrent/**", "java/util/Random*");

  /** Their fields that programs use by methods that do nothing else. */
  private static final FieldTable OPEN =
      FieldTable.of("java/util/concurrent/RecursiveTask", "result");

  /** Fields of hidden code that keep what programs set, and that threads may share. */
  private static final FieldTable SETTINGS =
      FieldTable.of("java/util/TimeZone", "ID")
          .and("java/lang/Throwable", "cause", "stackTrace")
          .and("java/lang/System", "in", "out", "err")
          .and(Releases.until(18), "java/lang/Thread", "contextClassLoader");

  /**
   * Numbers among them that the JDK reads without the monitor in which it writes them, so that no
   * program can do better; later they are volatile.
   */
  private static final FieldTable LIKE_VOLATILE =
      FieldTable.of(Releases.until(18), "java/lang/Thread", "priority", "daemon")
          .and(Releases.until(18), "java/lang/ThreadGroup", "maxPriority", "daemon");

  /** Hidden classes that keep nothing that programs could set: they load, link and convert. */
  private static final ClassNames MACHINERY =
      ClassNames.of(
          "java/lang/AbstractStringBuilder*",
          "java/lang/Character*",
          "java/lang/Class*",
          "java/lang/Module*",
          "java/lang/Package*",
          "java/lang/String*",
          "java/lang/invoke/**",
          "java/lang/ref/**",
          "java/lang/reflect/**",
          "java/io/**",
          "java/nio/**",
          "jdk/**",
          "sun/**",
          "com/sun/**",
          "dev/assay/models/**");

  /** Classes among them that keep something nevertheless. */
  private static final ClassNames KEEPING = ClassNames.of("java/lang/reflect/AccessibleObject");

  /** Methods of the other ones that set it. */
  private static final MethodTable SETTING =
      MethodTable.of("java/lang/reflect/*", "setAccessible", "trySetAccessible");

  /** Packages whose public fields programs write, such as those of a point. */
  private static final ClassNames PUBLIC = ClassNames.of("java/**", "javax/**");

  /** Reads the bytes of texts, which nobody else writes. */
  private static final JdkClass TEXT_BUILDER = JdkClass.of("java/lang/AbstractStringBuilder");

  /** Its methods work on arrays for whoever calls them. */
  private static final JdkClass ARRAYS = JdkClass.of("java/util/Arrays");

  private SharedData() {}

  /** Whether objects of a class of the JDK are watched, and arrays made there. */
  public static boolean isWatched(Klass k) {
    return !HiddenCode.isOwn(k.name) || SERVING.contains(k.name);
  }

  /** Whether a field of hidden code keeps what programs set, and is watched like theirs. */
  public static boolean isSetting(Field f) {
    return SETTINGS.contains(f);
  }

  /** Whether a plain field of hidden code is taken for volatile. */
  public static boolean isLikeVolatile(Field f) {
    return LIKE_VOLATILE.contains(f);
  }

  /** Whether a class serves to load, link or convert, and keeps nothing that programs set. */
  public static boolean isMachinery(Klass k) {
    return MACHINERY.contains(k.name) && !KEEPING.contains(k.name);
  }

  /** Whether a method belongs to what serves to load, link or convert. */
  public static boolean isMachinery(Method m) {
    return isMachinery(m.holder) && !SETTING.contains(m);
  }

  /** Whether what hidden code reads of a field is of interest to properties that call it. */
  public static boolean isOfInterestInside(Field f) {
    return f.holder.loader == 0 && !isMachinery(f.holder);
  }

  /** Whether it is of no consequence how threads use a field. */
  public static boolean isHarmless(Field f) {
    return HARMLESS.contains(f);
  }

  /** Whether unsynchronised accesses to data of a class are no races. */
  public static boolean isTrusted(Klass k) {
    return TRUSTED.contains(k.name);
  }

  /** Whether that is so of a field. */
  public static boolean isTrusted(Field f) {
    return isTrusted(f.holder) && !OPEN.contains(f);
  }

  /** Whether code of a class of the JDK may access data that is watched. */
  public static boolean mayBeAccessedBy(Klass k) {
    return isWatched(k)
        || !HiddenCode.contains(k.name)
        || !isMachinery(k)
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
