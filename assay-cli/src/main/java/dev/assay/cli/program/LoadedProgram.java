package dev.assay.cli.program;

import dev.assay.cli.console.Streams;
import dev.assay.explore.config.Settings;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Universe;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A program that was found, and a fresh machine for it.
 *
 * @param machine not booted yet
 * @param entry where the program begins
 */
public record LoadedProgram(Machine machine, EntryPoint entry) {
  /**
   * Finds the program and makes a machine for it.
   *
   * @throws InputProblem if the target cannot be used
   * @throws CompilationFailed if it is source that does not compile
   */
  public static LoadedProgram of(String text, MachineSettings settings, Streams streams) {
    return of(text, settings, streams, System.currentTimeMillis());
  }

  /**
   * The same at another time.
   *
   * @param startMillis the time the program sees
   */
  public static LoadedProgram of(
      String text, MachineSettings settings, Streams streams, long startMillis) {
    return of(text, settings, streams, startMillis, System.getenv());
  }

  /**
   * The same in another environment.
   *
   * @param environment the environment variables the program sees
   */
  public static LoadedProgram of(
      String text,
      MachineSettings settings,
      Streams streams,
      long startMillis,
      Map<String, String> environment) {
    JdkImage jdk = openJdk(settings);
    Target target = Target.prepare(text, settings.classPath(), jdk);
    Universe universe = new Universe(jdk, target.classPath(), JdkNatives.INSTANCE);
    EntryPoint entry = new EntryPoints(universe, target, text).find();
    return new LoadedProgram(
        new Machine(universe, options(settings, target, streams, startMillis, environment)), entry);
  }

  public static JdkImage openJdk(MachineSettings settings) {
    try {
      return JdkImage.open(settings.jdk().toAbsolutePath().normalize());
    } catch (IOException e) {
      throw new InputProblem(String.valueOf(e.getMessage()));
    }
  }

  public static MachineOptions options(
      MachineSettings settings,
      Target target,
      Streams streams,
      long startMillis,
      Map<String, String> environment) {
    Map<String, String> properties = new HashMap<>();
    properties.put("java.class.path", target.classPathProperty());
    properties.putAll(settings.properties());
    return new MachineOptions(
        settings.maxFrames(),
        settings.maxHeapBytes(),
        startMillis,
        properties,
        environment,
        streams.in(),
        streams.out(),
        streams.err());
  }

  /** The launcher names a folder of its own for images of booted machines. */
  public static BootImages bootImages() {
    String folder = System.getProperty("assay.images");
    return folder == null ? new BootImages() : new BootImages(Path.of(folder));
  }

  /**
   * The program made ready to be examined.
   *
   * @param showsInternals whether the code of java.util.concurrent is explored itself
   */
  public ProgramUnderTest underTest(
      List<String> arguments, boolean showsInternals, Settings settings) {
    return new ProgramUnderTest(machine, bootImages(), entry, arguments, showsInternals, settings);
  }
}
