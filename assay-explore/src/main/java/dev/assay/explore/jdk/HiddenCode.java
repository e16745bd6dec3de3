package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.machine.types.Method;

/**
 * Code that the JDK runs for itself: it loads and links classes, finds locales and character sets,
 * prints, keeps lists of threads.
 */
public final class HiddenCode {
  private static final ClassNames CLASSES =
      ClassNames.of(
          "java/lang/**",
          "java/io/FileOutputStream*",
          "java/io/ObjectStreamClass*",
          "java/nio/Bits*",
          "java/nio/channels/**",
          "java/nio/charset/**",
          "java/nio/file/**",
          "java/security/**",
          "java/net/**",
          "java/util/Locale*",
          "java/util/ResourceBundle*",
          "java/util/ServiceLoader*",
          "java/util/Currency*",
          "java/util/TimeZone*",
          "java/util/UUID*",
          "java/util/jar/**",
          "jdk/**",
          "sun/**",
          "com/sun/**",
          "dev/assay/models/**");

  /**
   * Those among them that work for the program: they call methods of objects that they are given,
   * or programs share them between threads.
   */
  private static final ClassNames SERVING =
      ClassNames.of(
          "java/lang/String*",
          "java/lang/AbstractStringBuilder*",
          "java/lang/Iterable*",
          "java/lang/Object*",
          "java/lang/ProcessBuilder",
          "java/lang/ClassValue*",
          "java/lang/Character*",
          "java/net/HttpCookie",
          "java/net/URLConnection",
          "java/util/Locale$Builder",
          "java/util/jar/Attributes",
          "java/util/jar/Manifest",
          "sun/text/**",
          "sun/util/locale/InternalLocaleBuilder",
          "java/lang/reflect/Method*",
          "java/lang/reflect/Constructor*",
          "jdk/internal/reflect/**",
          "jdk/internal/util/random/**",
          "java/security/Security",
          "java/security/MessageDigest*",
          "sun/security/provider/DigestBase*",
          "sun/security/provider/MD*",
          "sun/security/provider/SHA*",
          "com/sun/org/apache/**",
          "dev/assay/models/java/**");

  /** Classes that only call what they were given, and return what that returns. */
  private static final ClassNames PASSING =
      ClassNames.of(
          "java/lang/reflect/Method",
          "java/security/AccessController",
          "jdk/internal/reflect/**",
          "sun/management/**");

  private HiddenCode() {}

  /** Whether a method only calls what it was given: the one below it is the one that asks. */
  public static boolean passesOn(Method m) {
    return m.isSynthetic()
        || (m.isHidden() && m.holder.loader == 0)
        || PASSING.contains(m.holder.name);
  }

  /** Whether no thread is interrupted in a method. */
  public static boolean isHidden(Method m) {
    return m.holder.loader == 0 && contains(m.holder.name);
  }

  /** Whether a class belongs to what the JDK has for itself, even if it works for the program. */
  static boolean isOwn(String name) {
    return CLASSES.contains(name);
  }

  /** Whether no thread is interrupted in a class, given by internal name. */
  public static boolean contains(String name) {
    return CLASSES.contains(name) && !SERVING.contains(name);
  }
}
