package dev.assay.cli.differential;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** An installed JDK; its version is what its {@code release} file says. */
record JdkHome(Path home, int feature, String version) {
  /** The JDKs every program is compared on. */
  static final List<Integer> WANTED = List.of(17, 25);

  /** The running JDK and those installed beside it, the running one first among equal versions. */
  static Map<Integer, JdkHome> installed() {
    Path running = Path.of(System.getProperty("java.home"));
    List<Path> candidates = new ArrayList<>();
    candidates.add(running);
    // The build may name further homes where they are not installed side by side.
    for (String extra : System.getProperty("assay.jdks", "").split(java.io.File.pathSeparator)) {
      if (!extra.isBlank()) {
        candidates.add(Path.of(extra));
      }
    }
    Set<Path> siblings = new TreeSet<>();
    try (Stream<Path> list = Files.list(running.getParent())) {
      list.forEach(siblings::add);
    } catch (IOException e) {
      // An unreadable parent means no siblings.
    }
    candidates.addAll(siblings);
    Map<Integer, JdkHome> byFeature = new TreeMap<>();
    for (Path candidate : candidates) {
      at(candidate).ifPresent(jdk -> byFeature.putIfAbsent(jdk.feature(), jdk));
    }
    return byFeature;
  }

  static Optional<JdkHome> at(Path home) {
    Path release = home.resolve("release");
    if (!Files.isExecutable(home.resolve("bin/java")) || !Files.isReadable(release)) {
      return Optional.empty();
    }
    try (Stream<String> lines = Files.lines(release)) {
      return lines
          .filter(line -> line.startsWith("JAVA_VERSION="))
          .map(line -> line.substring(line.indexOf('=') + 1).replace("\"", "").trim())
          .findFirst()
          .map(version -> new JdkHome(home, Runtime.Version.parse(version).feature(), version));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path tool(String name) {
    return home.resolve("bin").resolve(name);
  }
}
