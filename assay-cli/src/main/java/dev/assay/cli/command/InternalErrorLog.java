package dev.assay.cli.command;

import dev.assay.cli.program.ProgramStack;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Writes down what is known about a defect of Assay: the host's stack and the program's. */
public final class InternalErrorLog {
  private final String target;
  private final @Nullable Machine machine;

  /**
   * Prepares the log of one error.
   *
   * @param machine null if there was none yet
   */
  InternalErrorLog(String target, @Nullable Machine machine) {
    this.target = target;
    this.machine = machine;
  }

  /** Writes the log to a new file and returns one line that tells of both. */
  String write(Throwable error) {
    String what = "internal error: " + error;
    try {
      Path file = Files.createTempFile("assay-", ".log");
      Files.writeString(file, text(error));
      return what + "; the log is " + file;
    } catch (IOException e) {
      return what + "; no log could be written: " + e.getMessage();
    }
  }

  private String text(Throwable error) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    out.println("assay " + Version.number() + ", target " + target);
    out.println("on Java " + Runtime.version() + ", " + System.getProperty("os.name"));
    error.printStackTrace(out);
    if (machine != null) {
      try {
        describe(machine, error, out);
      } catch (RuntimeException e) {
        out.println("the program's state cannot be shown: " + e);
      }
    }
    out.flush();
    return text.toString();
  }

  private static void describe(Machine m, Throwable error, PrintWriter out) {
    out.println("JDK of the program: " + m.universe().jdk().version());
    if (error instanceof GuestThrow thrown) {
      out.println("exception of the program:");
      for (int r = thrown.object; r != 0; r = m.throwables().cause(r)) {
        out.println("  " + m.heap().klass[r].externalName() + ": " + m.throwables().message(r));
        for (long frame : m.throwables().backtrace(r)) {
          var method = m.universe().methods[(int) (frame >> 32)];
          out.println("    at " + method + " line " + method.line((int) frame));
        }
      }
    }
    out.println("stack of the program's current thread:");
    ProgramStack.of(m.current()).forEach(line -> out.println("  " + line));
  }
}
