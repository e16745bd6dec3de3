package dev.assay.cli.differential;

import java.nio.file.Path;
import java.util.List;

/**
 * One program: the {@code main} of a class, or one of its {@code public static void case…()}
 * methods.
 *
 * @param method null for {@code main}
 * @param minimumFeature the oldest JDK it runs on
 */
record Case(
    String area, String className, String method, int minimumFeature, List<Path> classPath) {
  /**
   * Areas in which the names of threads and pools show, which the JDK numbers per JVM: a JVM for
   * every case.
   */
  private static final List<String> OWN_JVM = List.of("threads", "juc", "java21plus", "java25");

  boolean isMain() {
    return method == null;
  }

  /** As {@code assay run} takes it. */
  String target() {
    return isMain() ? className : className + "#" + method;
  }

  boolean needsOwnJvm() {
    return isMain() || OWN_JVM.contains(area);
  }

  /** A main class whose name says so gets arguments. */
  List<String> args() {
    return isMain() && className.endsWith("WithArgs")
        ? List.of("one", "two words", "", "\u00e9\u20ac")
        : List.of();
  }
}
