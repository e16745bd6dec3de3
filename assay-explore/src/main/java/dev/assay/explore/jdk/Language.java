package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.JdkClass;

/** Classes that the language itself relies on. */
public final class Language {
  public static final JdkClass ASSERTION_ERROR = JdkClass.of("java/lang/AssertionError");

  /** Is thrown when calls are nested too deeply. */
  public static final JdkClass STACK_OVERFLOW = JdkClass.of("java/lang/StackOverflowError");

  public static final JdkClass CLASS_LOADER = JdkClass.of("java/lang/ClassLoader");

  /** The type of texts in descriptors. */
  public static final String STRING_TYPE = "Ljava/lang/String;";

  private Language() {}
}
