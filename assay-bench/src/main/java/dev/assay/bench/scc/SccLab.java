package dev.assay.bench.scc;

import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.Header;
import dev.assay.certify.format.ScriptForm;
import dev.assay.certify.program.ProgramCertifier;
import dev.assay.certify.record.ProgramRecorder;
import dev.assay.explore.Explorer;
import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Result;
import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Universe;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.ToolProvider;

/**
 * Verifies a program of one size, records its search, and follows what was recorded, all in this
 * process. Compiling the program and booting the machine are not part of any time.
 */
final class SccLab {
  private static final BootImages IMAGES = new BootImages();

  private final SccProgram program;
  private final List<String> arguments;
  private final Path classes;
  private final Settings settings;

  /** What something has taken, and what came of it. */
  record Timed<T>(double seconds, T value) {}

  /** What is to be timed. */
  interface Work<T> {
    T run() throws IOException;
  }

  SccLab(SccProgram program, String size, Path folder) throws IOException {
    this.program = program;
    this.arguments = program.arguments(size);
    this.classes = Files.createDirectories(folder.resolve(program.name() + "-" + size));
    this.settings =
        Settings.standard()
            .withProperties(new Properties(program.invariants(), List.of(), "", false));
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes.toString(), program.file().toString());
    if (exit != 0) {
      throw new IllegalStateException(program.file() + " does not compile");
    }
  }

  static <T> Timed<T> time(Work<T> work) throws IOException {
    System.gc(); // nobody pays for what was left behind by what was measured before
    long start = System.nanoTime();
    T value = work.run();
    return new Timed<>((System.nanoTime() - start) / 1e9, value);
  }

  /** The settings of a search that is recorded. */
  Settings recorded() {
    return settings.forCertificate();
  }

  /** The settings of a search that is not. */
  Settings standard() {
    return settings;
  }

  ProgramUnderTest subject(Settings with) {
    try {
      JdkImage jdk = JdkImage.open(Path.of(System.getProperty("java.home")));
      Universe universe =
          new Universe(
              jdk, new ClassPath(List.of(classes), Map.of(), jdk.feature()), JdkNatives.INSTANCE);
      return new ProgramUnderTest(
          new Machine(universe, MachineOptions.standard()),
          IMAGES,
          new EntryFinder(universe).find(program.name(), null),
          arguments,
          false,
          with);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Verifies the program without recording anything. */
  Timed<Result> verify(Settings with) throws IOException {
    ProgramUnderTest subject = subject(with);
    return time(() -> verified(new Explorer(subject, with, new Progress()).run()));
  }

  private Result verified(Result result) {
    if (result.verdict() != Result.Verdict.VERIFIED) {
      throw new IllegalStateException(program.name() + " is not verified: " + result);
    }
    return result;
  }

  /** Verifies the program and records the search. */
  Timed<Result> record(ScriptForm form, Path file) throws IOException {
    ProgramUnderTest subject = subject(recorded());
    return time(
        () -> {
          Explorer explorer = new Explorer(subject, recorded(), new Progress());
          try (ProgramRecorder recorder = new ProgramRecorder(subject, form, file)) {
            explorer.observedBy(recorder);
            Result result = verified(explorer.run());
            recorder.finish(header(explorer));
            return result;
          }
        });
  }

  private Header header(Explorer explorer) {
    return new Header(
        program.name(),
        System.getProperty("java.version"),
        Map.of(),
        Map.of(),
        program.invariants(),
        new TreeMap<>(ProgramCertifier.precision(explorer)));
  }

  /** A certifier with a program of its own, ready to follow. */
  ProgramCertifier certifier(Certificate certificate) {
    return new ProgramCertifier(() -> subject(recorded()), recorded(), certificate, new Progress());
  }

  static Certificate read(Path file) throws IOException {
    return new Certificate(Files.readAllBytes(file));
  }
}
