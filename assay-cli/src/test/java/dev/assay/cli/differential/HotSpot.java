package dev.assay.cli.differential;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * The reference: runs cases on HotSpot and keeps what they print, so that only what changed is run
 * again. {@code main} programs have a JVM each; the {@code case…} methods of an area share one, see
 * {@link CaseDriver}.
 */
final class HotSpot {
  /** The environment a program sees; the machine presents the same. */
  static final List<String> PROPERTIES =
      List.of(
          "-Duser.language=en",
          "-Duser.country=US",
          "-Duser.timezone=UTC",
          "-Dfile.encoding=UTF-8",
          "-Djava.io.tmpdir=/tmp");

  private static final List<String> FLAGS =
      List.of("-ea", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto");
  private static final long MAIN_SECONDS = 60;
  private static final long GROUP_SECONDS = 600;
  private static final int BATCH = 60;

  private final JdkHome jdk;
  private final Path results;
  private final List<String> extraFlags;
  private final Map<String, Path> folders = new ConcurrentHashMap<>();

  /**
   * @param results the folder in which results are kept from run to run
   */
  HotSpot(JdkHome jdk, Path results, List<String> extraFlags) {
    this.jdk = jdk;
    this.results = results;
    this.extraFlags = extraFlags;
  }

  /** Makes sure that there is an outcome for each of the cases. */
  void prepare(List<Case> cases, int workers) throws IOException, InterruptedException {
    try (BuildLock held = BuildLock.of(results)) {
      runMissing(cases, workers);
    }
  }

  private void runMissing(List<Case> cases, int workers) throws IOException, InterruptedException {
    Map<Path, List<Case>> shared = new LinkedHashMap<>();
    List<Runnable> jobs = new ArrayList<>();
    for (Case c : cases) {
      Path folder = folder(c);
      if (Files.exists(file(folder, c, "exit"))) {
        continue;
      }
      Files.createDirectories(folder);
      if (!c.needsOwnJvm()) {
        shared.computeIfAbsent(folder, f -> new ArrayList<>()).add(c);
      } else if (c.isMain()) {
        jobs.add(() -> main(folder, c));
      } else {
        jobs.add(() -> methods(folder, List.of(c)));
      }
    }
    shared.forEach(
        (folder, group) -> {
          for (int from = 0; from < group.size(); from += BATCH) {
            List<Case> batch = group.subList(from, Math.min(group.size(), from + BATCH));
            jobs.add(0, () -> methods(folder, batch));
          }
        });
    inParallel(jobs, workers);
  }

  /** The outcome of a case that was prepared. */
  Outcome outcome(Case c) throws IOException {
    Path folder = folder(c);
    Path exit = file(folder, c, "exit");
    if (!Files.exists(exit)) {
      throw new IllegalStateException(
          "HotSpot did not finish "
              + c.target()
              + " in time, or the case ended its JVM, which only a main program may; see the logs"
              + " in "
              + folder);
    }
    return new Outcome(
        Integer.parseInt(Files.readString(exit)),
        Files.readString(file(folder, c, "out")),
        Files.readString(file(folder, c, "err")));
  }

  /** The outcome of another run: what a program prints may be up to HotSpot's scheduler. */
  Outcome again(Case c) throws IOException, InterruptedException {
    try (BuildLock held = BuildLock.of(results)) {
      Files.deleteIfExists(file(folder(c), c, "exit"));
      runMissing(List.of(c), 1);
    }
    return outcome(c);
  }

  /**
   * Where results of a case are kept: another folder as soon as a class file of its area, the JDK
   * or a flag is another.
   */
  private Path folder(Case c) {
    return folders.computeIfAbsent(
        c.area(),
        area -> {
          Path root = c.classPath().get(0);
          String key =
              Digests.of(
                  Digests.ofFolder(root.resolve(area))
                      + Digests.ofFolder(root.resolve("META-INF"))
                      + PROPERTIES
                      + FLAGS
                      + extraFlags);
          return results.resolve(jdk.version() + "-" + area + "-" + key);
        });
  }

  private static Path file(Path folder, Case c, String kind) {
    return folder.resolve(c.target() + "." + kind);
  }

  private void main(Path folder, Case c) {
    List<String> command = command(classPath(c.classPath()));
    command.add(c.className());
    command.addAll(c.args());
    OptionalInt status = run(command, file(folder, c, "out"), file(folder, c, "err"), MAIN_SECONDS);
    if (status.isPresent()) {
      try {
        Files.writeString(file(folder, c, "exit"), Integer.toString(status.getAsInt()));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private void methods(Path folder, List<Case> group) {
    Path driver =
        Path.of(
            java.net.URI.create(
                CaseDriver.class.getProtectionDomain().getCodeSource().getLocation().toString()));
    List<String> command = command(driver.toString());
    command.add(CaseDriver.class.getName());
    command.add(folder.toString());
    command.add(classPath(group.get(0).classPath()));
    group.forEach(c -> command.add(c.target()));
    String log = "driver-" + group.get(0).target();
    run(command, folder.resolve(log + ".out"), folder.resolve(log + ".err"), GROUP_SECONDS);
  }

  private List<String> command(String classPath) {
    List<String> command = new ArrayList<>();
    command.add(jdk.tool("java").toString());
    command.addAll(FLAGS);
    command.addAll(extraFlags);
    command.addAll(PROPERTIES);
    command.add("-cp");
    command.add(classPath);
    return command;
  }

  private static String classPath(List<Path> path) {
    return String.join(java.io.File.pathSeparator, path.stream().map(Path::toString).toList());
  }

  /** The exit status; empty when the time is over. */
  private static OptionalInt run(List<String> command, Path out, Path err, long seconds) {
    try {
      ProcessBuilder builder = new ProcessBuilder(command);
      builder
          .environment()
          .keySet()
          .removeIf(name -> name.contains("JAVA_OPTIONS") || name.equals("JAVA_TOOL_OPTIONS"));
      builder.environment().put("LC_ALL", "C.UTF-8");
      builder.redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")));
      Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
      try {
        if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
          process.destroyForcibly();
          return OptionalInt.empty();
        }
      } catch (InterruptedException e) {
        process.destroyForcibly();
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      }
      return OptionalInt.of(process.exitValue());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void inParallel(List<Runnable> jobs, int workers) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    try {
      List<Future<?>> futures = new ArrayList<>();
      jobs.forEach(job -> futures.add(pool.submit(job)));
      for (Future<?> future : futures) {
        future.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }
}
