package dev.assay.bench.compat;

import dev.assay.bench.compat.Outcome.Kind;
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

  /** The lines {@link TestLister} prints for all classes of the tests' jar. */
  List<String> list() {
    try {
      Process p = start(TestLister.class, List.of());
      try (var in = p.getOutputStream()) {
        in.write(String.join("\n", library.testClasses()).getBytes(StandardCharsets.UTF_8));
      }
      List<String> found = new ArrayList<>();
      Lines lines = new Lines(p.getInputStream());
      for (var l = lines.next(seconds); l.isPresent(); l = lines.next(seconds)) {
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
  public Map<String, Outcome> attempt(String className, List<String> methods) {
    List<String> arguments = new ArrayList<>(List.of(className));
    arguments.addAll(methods);
    try {
      Process p = start(MiniRunner.class, arguments);
      p.getOutputStream().close();
      Lines lines = new Lines(p.getInputStream());
      RunnerOutput output = new RunnerOutput(methods);
      for (Optional<String> l = lines.next(seconds); l.isPresent(); l = lines.next(seconds)) {
        output.line(l.get());
      }
      p.destroyForcibly();
      return output.outcomes(
          lines.timedOut()
              ? new Outcome(Kind.SLOW, "nothing for " + seconds + " s")
              : new Outcome(Kind.ENDED, "the JVM ended"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Process start(Class<?> main, List<String> arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                jdk.resolve("bin/java").toString(),
                "-ea",
                "-Xmx1g",
                "-cp",
                library.classPath(),
                main.getName()));
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
