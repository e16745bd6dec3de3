package dev.assay.cli.options;

import dev.assay.machine.MachineOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What the machine is like in which a program runs: options of every command that runs one. */
public final class ProgramOptions {
  /** With less, the JDK itself does not start. */
  private static final long LEAST_HEAP_BYTES = 4 << 20;

  private static final int LEAST_FRAMES = 100;

  public static final Option<String> CLASS_PATH =
      Option.text(
          "PATH",
          "Directories and jars with the program's classes, separated by ':'; DIR/* stands for all"
              + " jars in DIR. Without it, the current directory.",
          "-cp",
          "-classpath",
          "--class-path");

  public static final Option<Path> JDK =
      Option.value(
          "HOME",
          Path.of(System.getProperty("java.home")),
          Values::folder,
          "Home of the JDK whose class library the program runs on, 17 or newer. Without it, the"
              + " JDK that Assay runs on.",
          "--jdk");

  public static final Option<Map<String, String>> PROPERTIES =
      Option.pairs("KEY=VALUE", "Sets a system property of the program. Can be repeated.", "-D");

  public static final Option<Long> MAX_HEAP =
      Option.value(
          "SIZE",
          MachineOptions.DEFAULT_MAX_HEAP_BYTES,
          text -> Values.size(text, LEAST_HEAP_BYTES, "a size such as 512m, at least 4m"),
          "The program's heap, such as 512m or 2g: beyond it OutOfMemoryError is thrown. Without"
              + " it, "
              + (MachineOptions.DEFAULT_MAX_HEAP_BYTES >> 20)
              + "m.",
          "--max-heap");

  public static final Option<Integer> MAX_STACK =
      Option.value(
          "FRAMES",
          MachineOptions.DEFAULT_MAX_FRAMES,
          ProgramOptions::frames,
          "Calls that a thread may nest: beyond it StackOverflowError is thrown. Without it, "
              + MachineOptions.DEFAULT_MAX_FRAMES
              + ".",
          "--max-stack");

  /** All of them. */
  public static final List<Option<?>> OPTIONS =
      List.of(CLASS_PATH, JDK, PROPERTIES, MAX_HEAP, MAX_STACK);

  private ProgramOptions() {}

  private static int frames(String text) {
    int number = text.matches("[0-9]{1,7}") ? Integer.parseInt(text) : 0;
    if (number < LEAST_FRAMES) {
      throw new IllegalArgumentException("a number from 100 to 9999999");
    }
    return number;
  }
}
