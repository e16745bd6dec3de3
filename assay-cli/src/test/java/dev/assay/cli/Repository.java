package dev.assay.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The source tree that the tests run in. */
final class Repository {
  /** The root of the repository. */
  static final Path ROOT = findRoot();

  private Repository() {}

  /** The folders of the modules. */
  static List<Path> modules() {
    return children(ROOT).filter(folder -> Files.exists(folder.resolve("pom.xml"))).toList();
  }

  /** The roots of Java sources that belong to the product, one per module. */
  static List<Path> mainSources() {
    return modules().stream()
        .map(module -> module.resolve("src/main/java"))
        .filter(Files::isDirectory)
        .toList();
  }

  /** The documents that are written by hand or made from the source. */
  static List<Path> documents() throws IOException {
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      return Stream.concat(children(ROOT), docs.sorted())
          .filter(file -> file.toString().endsWith(".md"))
          .toList();
    }
  }

  /** The entries of a folder, sorted. */
  static Stream<Path> children(Path folder) {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path findRoot() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.exists(folder.resolve("assay-cli/pom.xml"))) {
      folder = folder.getParent();
    }
    if (folder == null) {
      throw new IllegalStateException("the tests must run inside the repository");
    }
    return folder;
  }
}
