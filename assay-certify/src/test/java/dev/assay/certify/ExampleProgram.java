package dev.assay.certify;

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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** A program of {@code examples/scc} in its small size, and the certificate of its search. */
final class ExampleProgram {
  private static final BootImages IMAGES = new BootImages();
  private static final Pattern SMALL = Pattern.compile("(?m)^// small: (.+) \\(");
  private static final Pattern INVARIANT = Pattern.compile("(?m)^// invariant (\\w+): .+");

  final String name;
  final Settings settings;
  private final List<String> arguments;
  private final Path file;
  private final Path folder;

  private ExampleProgram(Path file, Path folder) throws IOException {
    this.file = file;
    this.folder = folder;
    String source = Files.readString(file);
    name = file.getFileName().toString().replace(".java", "");
    arguments =
        List.of(SMALL.matcher(source).results().findFirst().orElseThrow().group(1).split(" "));
    List<String> invariants =
        INVARIANT
            .matcher(source)
            .results()
            .map((MatchResult m) -> name + "#" + m.group(1))
            .toList();
    settings =
        Settings.standard()
            .withProperties(new Properties(invariants, List.of(), "", false))
            .forCertificate();
  }

  /**
   * All programs.
   *
   * @param examples the folder they lie in
   * @param folder for what is made
   */
  static List<ExampleProgram> all(Path examples, Path folder) throws IOException {
    try (Stream<Path> files = Files.list(examples)) {
      List<Path> sources = files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
      List<ExampleProgram> all = new java.util.ArrayList<>();
      for (Path f : sources) {
        all.add(new ExampleProgram(f, folder));
      }
      return all;
    }
  }

  /** A machine with the program, or with its mutant. */
  ProgramUnderTest subject(boolean mutant) throws IOException {
    Path source =
        mutant ? file.resolveSibling("mutants").resolve(file.getFileName().toString()) : file;
    Path classes = Files.createDirectories(folder.resolve(name + (mutant ? "-mutant" : "")));
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes.toString(), source.toString());
    if (exit != 0) {
      throw new IllegalStateException(source + " does not compile");
    }
    JdkImage jdk = JdkImage.open(Path.of(System.getProperty("java.home")));
    Universe universe =
        new Universe(
            jdk, new ClassPath(List.of(classes), Map.of(), jdk.feature()), JdkNatives.INSTANCE);
    return new ProgramUnderTest(
        new Machine(universe, MachineOptions.standard()),
        IMAGES,
        new EntryFinder(universe).find(name, null),
        arguments,
        false,
        settings);
  }

  /** The certificate of its search. */
  byte[] certificate() throws IOException {
    Path out = folder.resolve(name + ".scc");
    ProgramUnderTest subject = subject(false);
    Explorer explorer = new Explorer(subject, settings, new Progress());
    try (ProgramRecorder recorder = new ProgramRecorder(subject, ScriptForm.FULL, out)) {
      explorer.observedBy(recorder);
      if (explorer.run().verdict() != Result.Verdict.VERIFIED) {
        throw new IllegalStateException(name + " is not verified");
      }
      recorder.finish(
          new Header(
              name,
              System.getProperty("java.version"),
              Map.of(),
              Map.of(),
              List.of(),
              ProgramCertifier.precision(explorer)));
    }
    return Files.readAllBytes(out);
  }
}
