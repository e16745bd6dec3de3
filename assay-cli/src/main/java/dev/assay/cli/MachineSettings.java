package dev.assay.cli;

import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;
import dev.assay.machine.MachineOptions;
import java.nio.file.Path;
import java.util.List;
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

  static final Option<String> CLASS_PATH =
      Option.value(
          "PATH",
          "",
          text -> text,
          "Directories and jars with the program's classes, separated by ':'; DIR/* stands for all"
              + " jars in DIR. Without it, the current directory.",
          "-cp",
          "-classpath",
          "--class-path");

  static final Option<Path> JDK =
      Option.value(
          "HOME",
          Path.of(System.getProperty("java.home")),
          MachineSettings::path,
          "Home of the JDK whose class library the program runs on, 17 or newer. Without it, the"
              + " JDK that Assay runs on.",
          "--jdk");

  static final Option<Map<String, String>> PROPERTIES =
      Option.pairs("KEY=VALUE", "Sets a system property of the program. Can be repeated.", "-D");

  static final Option<Long> MAX_HEAP =
      Option.value(
          "SIZE",
          MachineOptions.DEFAULT_MAX_HEAP_BYTES,
          MachineSettings::size,
          "The program's heap, such as 512m or 2g: beyond it OutOfMemoryError is thrown. Without"
              + " it, "
              + (MachineOptions.DEFAULT_MAX_HEAP_BYTES >> 20)
              + "m.",
          "--max-heap");

  static final Option<Integer> MAX_STACK =
      Option.value(
          "FRAMES",
          MachineOptions.DEFAULT_MAX_FRAMES,
          MachineSettings::frames,
          "Calls that a thread may nest: beyond it StackOverflowError is thrown. Without it, "
              + MachineOptions.DEFAULT_MAX_FRAMES
              + ".",
          "--max-stack");

  /** With less, the JDK itself does not start. */
  private static final long LEAST_HEAP_BYTES = 4 << 20;

  private static final int LEAST_FRAMES = 100;

  /** The options these settings come from. */
  static final List<Option<?>> OPTIONS = List.of(CLASS_PATH, JDK, PROPERTIES, MAX_HEAP, MAX_STACK);

  /** What is in force when no option is given. */
  public static MachineSettings standard() {
    return new MachineSettings(
        "",
        Path.of(System.getProperty("java.home")),
        Map.of(),
        MachineOptions.DEFAULT_MAX_HEAP_BYTES,
        MachineOptions.DEFAULT_MAX_FRAMES);
  }

  static MachineSettings from(Parsed words) {
    return new MachineSettings(
        words.get(CLASS_PATH),
        words.get(JDK),
        words.get(PROPERTIES),
        words.get(MAX_HEAP),
        words.get(MAX_STACK));
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

  private static Path path(String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("the name of a directory");
    }
    return Path.of(text);
  }

  private static long size(String text) {
    int end = text.length();
    int shift = end == 0 ? 0 : "kmg".indexOf(Character.toLowerCase(text.charAt(end - 1))) * 10 + 10;
    String digits = shift > 0 ? text.substring(0, end - 1) : text;
    long bytes = digits.matches("[0-9]{1,9}") ? Long.parseLong(digits) << shift : 0;
    if (bytes < LEAST_HEAP_BYTES) {
      throw new IllegalArgumentException("a size such as 512m, at least 4m");
    }
    return bytes;
  }

  private static int frames(String text) {
    int number = text.matches("[0-9]{1,7}") ? Integer.parseInt(text) : 0;
    if (number < LEAST_FRAMES) {
      throw new IllegalArgumentException("a number from 100 to 9999999");
    }
    return number;
  }
}
