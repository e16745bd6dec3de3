package dev.assay.bench.compat;

import dev.assay.bench.compat.inside.MiniRunner;
import dev.assay.bench.compat.inside.TestLister;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs tests on HotSpot, each class in a JVM of its own. */
final class HotSpotSide implements Side {
  private final Library library;
  private final Path jdk;
  private final Path folder;
  private final int seconds;

  HotSpotSide(Library library, Path jdk, Path folder, int seconds) {
    this.library = library;
    this.jdk = jdk;
    this.folder = folder;
    this.seconds = seconds;
  }

  @Override
  public String name() {
    return "HotSpot";
  }

  /** The lines {@link TestLister} prints for all classes of the tests' jar. */
  List<String> list() {
    try {
      Process p = start(TestLister.class.getName(), List.of());
      try (var in = p.getOutputStream()) {
        in.write(String.join("\n", library.testClasses()).getBytes(StandardCharsets.UTF_8));
      }
      List<String> found = new ArrayList<>();
      Lines lines = new Lines(p, seconds);
      for (Optional<String> l = lines.next(); l.isPresent(); l = lines.next()) {
        if (l.get().startsWith(MiniRunner.MARK)) {
          found.add(l.get().substring(MiniRunner.MARK.length()));
        }
      }
      p.destroyForcibly();
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Map<String, Outcome> attempt(TestGroup tests) {
    try {
      Process p = start(tests.runner().mainClass(), List.of(tests.arguments().split(" ")));
      p.getOutputStream().close();
      Lines lines = new Lines(p, seconds);
      RunnerOutput output = new RunnerOutput(tests.methods());
      for (Optional<String> l = lines.next(); l.isPresent(); l = lines.next()) {
        output.line(l.get());
      }
      p.destroyForcibly();
      return output.outcomes(lines.end());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Process start(String mainClass, List<String> arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                jdk.resolve("bin/java").toString(),
                "-ea",
                "-Xmx1g",
                "-cp",
                library.classPath(),
                mainClass));
    command.addAll(arguments);
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  @Override
  public void close() {
    // Every JVM has ended with its class.
  }
}
