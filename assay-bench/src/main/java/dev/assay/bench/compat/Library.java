package dev.assay.bench.compat;

import dev.assay.bench.compat.inside.MiniRunner;
import dev.assay.models.junit.PlainTests;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * A library with its published tests.
 *
 * @param name the library's name and version
 * @param testsJar where the tests are
 * @param classPath the tests, the library, what both need, and the runner
 */
record Library(String name, Path testsJar, String classPath) {
  private static final String TESTS = "-tests.jar";

  /** Reads a class path as Maven writes it; one of its entries is the jar with the tests. */
  static Library read(Path file) {
    try {
      String path = Files.readString(file).strip();
      Path tests =
          Stream.of(path.split(File.pathSeparator))
              .filter(entry -> entry.endsWith(TESTS))
              .map(Path::of)
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException("no jar with tests in " + file));
      String jar = tests.getFileName().toString();
      return new Library(
          jar.substring(0, jar.length() - TESTS.length()),
          tests,
          String.join(
              File.pathSeparator, path, placeOf(MiniRunner.class), placeOf(PlainTests.class)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toAbsolutePath()
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** All classes in the jar of the tests, by name. */
  List<String> testClasses() {
    try (JarFile jar = new JarFile(testsJar.toFile())) {
      return jar.stream()
          .map(entry -> entry.getName())
          .filter(n -> n.endsWith(".class") && !n.startsWith("META-INF/"))
          .map(n -> n.substring(0, n.length() - ".class".length()).replace('/', '.'))
          .filter(n -> !n.endsWith("-info"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
