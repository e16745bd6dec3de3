package dev.assay.cli.differential;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Where everything is, and the steps that the test and the command line have in common. */
final class Differential {
  static final int WORKERS =
      Integer.getInteger(
          "assay.differential.workers", Math.max(1, Runtime.getRuntime().availableProcessors()));
  static final int CASE_SECONDS = Integer.getInteger("assay.differential.seconds", 120);

  private final Path programs;
  private final Path target;
  private final Map<Integer, JdkHome> jdks = JdkHome.installed();

  Differential() {
    Path root = root(Path.of(System.getProperty("basedir", "")).toAbsolutePath());
    programs = real(root.resolve("assay-machine/src/test/programs"));
    target = root.resolve("assay-cli/target");
  }

  private static Path root(Path from) {
    for (Path path = from; path != null; path = path.getParent()) {
      if (Files.isDirectory(path.resolve("assay-machine/src/test/programs"))) {
        return path;
      }
    }
    throw new IllegalStateException("no assay-machine/src/test/programs above " + from);
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  Optional<JdkHome> jdk(int feature) {
    return Optional.ofNullable(jdks.get(feature));
  }

  List<Case> cases() throws IOException {
    return new Programs(programs, target.resolve("programs"), jdk(25)).cases();
  }

  HotSpot hotSpot(JdkHome jdk) {
    return new HotSpot(jdk, target.resolve("hotspot-results"), List.of());
  }

  HotSpot hotSpot(JdkHome jdk, String resultsName, List<String> extraFlags) {
    return new HotSpot(jdk, target.resolve(resultsName), extraFlags);
  }

  /**
   * Cases known to differ, with the reason: lines of {@code known-differences.txt} of the form
   * {@code target feature reason}, where a feature of {@code *} is every JDK.
   */
  Map<String, String> knownDifferences(JdkHome jdk) throws IOException {
    Map<String, String> known = new HashMap<>();
    Path file = programs.resolve("known-differences.txt");
    if (Files.exists(file)) {
      try (Stream<String> lines = Files.lines(file)) {
        lines
            .filter(line -> !line.isBlank() && !line.startsWith("//"))
            .forEach(
                line -> {
                  String[] parts = line.split("\\s+", 3);
                  if (parts[1].equals("*") || parts[1].equals(Integer.toString(jdk.feature()))) {
                    known.put(parts[0], parts[2]);
                  }
                });
      }
    }
    return known;
  }
}
