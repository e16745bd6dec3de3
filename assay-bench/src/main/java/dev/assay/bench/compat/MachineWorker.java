package dev.assay.bench.compat;

import dev.assay.cli.console.Streams;
import dev.assay.cli.program.MachineSettings;
import dev.assay.cli.run.MachineRun;
import dev.assay.cli.run.RunResult;
import dev.assay.machine.launch.BootImages;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * The process behind {@link MachineSide}: reads lines with a runner and its arguments, runs each in
 * a new machine, and prints what the program prints followed by a line that begins with {@link
 * #END}.
 */
final class MachineWorker {
  /** Begins the line after a run: exit status, then why it ended early, if it did. */
  static final String END = "\u0001end ";

  private MachineWorker() {}

  public static void main(String[] args) throws IOException {
    MachineSettings settings =
        MachineSettings.standard().withJdk(Path.of(args[0])).withClassPath(args[1]);
    BootImages images = new BootImages();
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      List<String> words = List.of(line.split(" "));
      System.err.println("==== " + words.get(1));
      Streams streams = new Streams(InputStream.nullInputStream(), out, System.err);
      RunResult result =
          new MachineRun(settings, streams, images)
              .run(words.get(0), words.subList(1, words.size()));
      String reason = String.join("; ", result.reasons()).replaceAll("\\s+", " ");
      out.print("\n" + END + result.exit() + " " + reason + "\n");
      out.flush();
    }
  }
}
