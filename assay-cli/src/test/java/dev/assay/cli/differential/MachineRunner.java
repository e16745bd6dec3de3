package dev.assay.cli.differential;

import java.nio.file.Path;
import java.util.List;

/**
 * Runs a program once, to its end, in the machine. Calls from several threads at the same time are
 * allowed; an interrupt of the calling thread ends the run.
 */
public interface MachineRunner {
  /**
   * @param jdkHome the JDK whose class library the program runs against
   * @param classPath directories of class files
   * @param target a main class, or {@code Class#method}
   * @param args the program's arguments
   */
  Outcome run(Path jdkHome, List<Path> classPath, String target, List<String> args);

  /** Says that there is no machine to run on yet: the comparison is skipped, visibly. */
  final class NotConnected extends RuntimeException {
    private static final long serialVersionUID = 1;

    NotConnected(String message) {
      super(message);
    }
  }
}
