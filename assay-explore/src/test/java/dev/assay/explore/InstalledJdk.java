package dev.assay.explore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A JDK on this computer.
 *
 * @param feature its release, such as 17
 */
public record InstalledJdk(Path home, int feature) {
  private static final int OTHER = 25;
  private static final Path USUAL_FOLDER = Path.of("/usr/lib/jvm");

  /** The one that the tests run on. */
  public static InstalledJdk running() {
    return new InstalledJdk(Path.of(System.getProperty("java.home")), Runtime.version().feature());
  }

  /**
   * The running one and, where it is found, JDK 25: by {@code ASSAY_TEST_JDK25} or {@code
   * JAVA_HOME_25}, or where Linux distributions put it.
   */
  public static List<InstalledJdk> all() throws IOException {
    List<InstalledJdk> all = new ArrayList<>();
    all.add(running());
    for (Path home : homes()) {
      if (all.size() == 1 && all.get(0).feature != OTHER && isOther(home)) {
        all.add(new InstalledJdk(home, OTHER));
      }
    }
    return all;
  }

  private static List<Path> homes() throws IOException {
    List<Path> homes = new ArrayList<>();
    Stream.of("ASSAY_TEST_JDK25", "JAVA_HOME_25")
        .map(System::getenv)
        .filter(Objects::nonNull)
        .map(Path::of)
        .forEach(homes::add);
    if (Files.isDirectory(USUAL_FOLDER)) {
      try (Stream<Path> folders = Files.list(USUAL_FOLDER)) {
        folders.sorted().forEach(homes::add);
      }
    }
    return homes;
  }

  private static boolean isOther(Path home) throws IOException {
    Path release = home.resolve("release");
    return Files.isRegularFile(release)
        && Files.isRegularFile(home.resolve("lib/modules"))
        && Files.readAllLines(release).stream()
            .anyMatch(line -> line.matches("JAVA_VERSION=\"" + OTHER + "[.\"].*"));
  }
}
