package dev.assay.cli.console;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Standard input and outputs of a command and of the program it runs. */
public record Streams(InputStream in, PrintStream out, PrintStream err) {
  /**
   * Those of this process, without buffers: what the program writes at once is written at once, and
   * what it has not read is left to others.
   */
  public static Streams ofProcess() {
    return new Streams(
        new FileInputStream(FileDescriptor.in),
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8),
        new PrintStream(new FileOutputStream(FileDescriptor.err), false, StandardCharsets.UTF_8));
  }

  /** One line on standard error that begins with the tool's name. */
  public void complain(String message) {
    err.print("assay: " + message.replaceAll("\\R\\s*", " ") + "\n");
    err.flush();
  }
}
