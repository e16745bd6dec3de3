package dev.assay.bench.compat;

import dev.assay.bench.compat.Outcome.Kind;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Runs tests in the machine, each class in a machine of its own. The machines live one after the
 * other in a process apart, because only a process can be stopped when a test takes too long.
 */
final class MachineSide implements Side {
  private final Library library;
  private final Path jdk;
  private final Path folder;
  private final Path log;
  private final int seconds;
  private Process process;
  private Lines lines;

  MachineSide(Library library, Path jdk, Path folder, Path log, int seconds) {
    this.library = library;
    this.jdk = jdk;
    this.folder = folder;
    this.log = log;
    this.seconds = seconds;
  }

  @Override
  public String name() {
    return "Assay";
  }

  @Override
  public Map<String, Outcome> attempt(TestGroup tests) {
    try {
      if (process == null || !process.isAlive()) {
        start();
      }
      String request = tests.runner().mainClass() + " " + tests.arguments() + "\n";
      process.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
      RunnerOutput output = new RunnerOutput(tests.methods());
      for (Optional<String> l = lines.next(); l.isPresent(); l = lines.next()) {
        if (l.get().startsWith(MachineWorker.END)) {
          return output.outcomes(end(l.get().substring(MachineWorker.END.length())));
        }
        output.line(l.get());
      }
      close();
      return output.outcomes(lines.end());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Outcome end(String text) {
    String[] parts = text.split(" ", 2);
    String reason = parts[1];
    if (reason.startsWith("not supported: ")) {
      return new Outcome(Kind.UNSUPPORTED, reason.substring("not supported: ".length()));
    }
    return new Outcome(
        Kind.ENDED, "exit status " + parts[0] + (reason.isEmpty() ? "" : ": ") + reason);
  }

  private void start() throws IOException {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx4g",
                "-cp",
                absolute(System.getProperty("java.class.path")),
                MachineWorker.class.getName(),
                jdk.toString(),
                library.classPath())
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    lines = new Lines(process, seconds);
  }

  private static String absolute(String classPath) {
    StringBuilder all = new StringBuilder();
    for (String part : classPath.split(File.pathSeparator)) {
      all.append(all.isEmpty() ? "" : File.pathSeparator).append(Path.of(part).toAbsolutePath());
    }
    return all.toString();
  }

  @Override
  public void close() {
    if (process != null) {
      process.destroyForcibly();
      process = null;
    }
  }
}
