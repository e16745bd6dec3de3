package dev.assay.cli.console;

import java.io.Console;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** What is known of the terminal that a person looks at, if there is one. */
public final class Terminal {
  private static final int USUAL_COLUMNS = 80;

  /** From this release on, there is a console without a terminal. */
  private static final int CONSOLE_WITHOUT_TERMINAL = 22;

  private Terminal() {}

  /** Whether a line may be rewritten: standard error is a terminal that understands how. */
  public static boolean rewritesLines() {
    return isInteractive() && understandsCodes(System.getenv()) && isTerminal(2);
  }

  /** Whether text on standard output may have colours. */
  public static boolean showsColours() {
    return isInteractive()
        && understandsCodes(System.getenv())
        && System.getenv("NO_COLOR") == null;
  }

  /** Terminals without escape codes say so by their name. */
  static boolean understandsCodes(Map<String, String> environment) {
    String name = environment.getOrDefault("TERM", "");
    return !name.isEmpty() && !name.equals("dumb");
  }

  private static boolean isInteractive() {
    Console console = System.console();
    if (console == null || Runtime.version().feature() < CONSOLE_WITHOUT_TERMINAL) {
      return console != null;
    }
    try {
      return Boolean.TRUE.equals(Console.class.getMethod("isTerminal").invoke(console));
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  /**
   * Whether a file descriptor is a terminal; where that cannot be found out, it is taken for one.
   */
  private static boolean isTerminal(int descriptor) {
    try {
      String file = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
      return file.matches("/dev/(pts/|tty|console).*");
    } catch (IOException e) {
      return true;
    }
  }

  /** How many characters fit into a line, as far as that can be found out. */
  static int columns() {
    try {
      Process stty =
          new ProcessBuilder("stty", "size")
              .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/tty").toFile()))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String size =
          new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
      if (stty.waitFor(1, TimeUnit.SECONDS) && size.matches("[0-9]+ [1-9][0-9]{0,4}")) {
        return Integer.parseInt(size.substring(size.indexOf(' ') + 1));
      }
    } catch (IOException e) {
      // There is no such command.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return USUAL_COLUMNS;
  }

  /** A text that fits into a line: parts after its last commas are left out if it is too long. */
  static String fit(String text, int columns) {
    String shorter = text;
    while (shorter.length() >= columns) {
      int comma = shorter.lastIndexOf(", ");
      if (comma < 0) {
        return shorter.substring(0, Math.max(0, columns - 1));
      }
      shorter = shorter.substring(0, comma);
    }
    return shorter;
  }
}
