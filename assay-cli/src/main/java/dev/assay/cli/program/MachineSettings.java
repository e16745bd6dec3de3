package dev.assay.cli.program;

import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.ProgramOptions;
import dev.assay.machine.MachineOptions;
import java.nio.file.Path;
import java.util.Map;

/**
 * What the command line says about the machine, the same for every command that runs a program.
 *
 * @param classPath as given, empty if not given
 * @param jdk home of the JDK the program runs on
 * @param properties system properties of the program
 * @param maxHeapBytes size of the heap at which OutOfMemoryError is thrown
 * @param maxFrames frames of a thread at which StackOverflowError is thrown
 */
public record MachineSettings(
    String classPath, Path jdk, Map<String, String> properties, long maxHeapBytes, int maxFrames) {

  /** What is in force when no option is given. */
  public static MachineSettings standard() {
    return new MachineSettings(
        "",
        Path.of(System.getProperty("java.home")),
        Map.of(),
        MachineOptions.DEFAULT_MAX_HEAP_BYTES,
        MachineOptions.DEFAULT_MAX_FRAMES);
  }

  /** What the options say. */
  public static MachineSettings from(Parsed words) {
    return new MachineSettings(
        words.get(ProgramOptions.CLASS_PATH),
        words.get(ProgramOptions.JDK),
        words.get(ProgramOptions.PROPERTIES),
        words.get(ProgramOptions.MAX_HEAP),
        words.get(ProgramOptions.MAX_STACK));
  }

  /** The same with another JDK. */
  public MachineSettings withJdk(Path home) {
    return new MachineSettings(classPath, home, properties, maxHeapBytes, maxFrames);
  }

  /** The same with another class path. */
  public MachineSettings withClassPath(String path) {
    return new MachineSettings(path, jdk, properties, maxHeapBytes, maxFrames);
  }

  /** The same with other properties. */
  public MachineSettings withProperties(Map<String, String> values) {
    return new MachineSettings(classPath, jdk, Map.copyOf(values), maxHeapBytes, maxFrames);
  }
}
