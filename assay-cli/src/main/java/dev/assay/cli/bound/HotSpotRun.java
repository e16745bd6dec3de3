package dev.assay.cli.bound;

import dev.assay.cli.program.Target;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Runs a program with recorded inputs on the JVM that Assay runs on, in a process of its own. */
public final class HotSpotRun {
  private static final long SECONDS = 60;

  private final BoundProgram program;

  HotSpotRun(BoundProgram program) {
    this.program = program;
  }

  /**
   * Whether the program fails there with an exception of this class.
   *
   * @return null if it could not be tried
   */
  @Nullable Boolean failsWith(String exception, List<Long> inputs, List<String> arguments) {
    @Nullable Path folder = null;
    try {
      folder = Files.createTempDirectory("assay-run");
      Path input = Files.write(folder.resolve("input.txt"), program.inputSeen());
      Path thrown = folder.resolve("thrown.txt");
      Process process =
          new ProcessBuilder(command(folder, thrown, inputs, arguments))
              .redirectErrorStream(true)
              .redirectInput(input.toFile())
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return null;
      }
      // What is printed about an exception is the program's affair.
      return Files.exists(thrown)
          && Files.readString(thrown, StandardCharsets.UTF_8).contains(exception);
    } catch (IOException e) {
      return null;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    } finally {
      delete(folder);
    }
  }

  private List<String> command(Path folder, Path thrown, List<Long> inputs, List<String> arguments)
      throws IOException {
    Target target = program.target();
    for (Map.Entry<String, byte[]> each : target.classPath().inMemory().entrySet()) {
      Path file = folder.resolve(each.getKey() + ".class");
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.write(file, each.getValue());
    }
    String classPath =
        Stream.concat(Stream.of(folder), target.classPath().entries().stream())
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    List<String> command = new ArrayList<>();
    command.add(program.settings().jdk().resolve("bin").resolve("java").toString());
    command.add("-ea");
    command.add("-Xmx" + program.settings().maxHeapBytes());
    command.add("-Dassay.thrown=" + thrown);
    command.add("-cp");
    command.add(classPath);
    program.settings().properties().forEach((key, value) -> command.add("-D" + key + "=" + value));
    command.add("dev.assay.api.RecordedCall");
    command.add(target.className());
    command.add(target.methodName() == null ? "" : target.methodName());
    command.add(BoundProgram.recorded(inputs));
    command.addAll(arguments);
    return command;
  }

  private static void delete(@Nullable Path folder) {
    if (folder == null) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException e) {
      // It is in the folder for temporary files.
    }
  }
}
