package dev.assay.cli.differential;

import dev.assay.cli.console.Streams;
import dev.assay.cli.program.MachineSettings;
import dev.assay.cli.run.MachineRun;
import dev.assay.cli.run.RunResult;
import dev.assay.machine.launch.BootImages;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The machine, called inside this JVM as {@code assay run} calls it. */
final class InProcessMachine implements MachineRunner {
  private final BootImages images = new BootImages();

  @Override
  public Outcome run(Path jdkHome, List<Path> classPath, String target, List<String> args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams =
        new Streams(
            InputStream.nullInputStream(),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8));
    MachineSettings settings =
        MachineSettings.standard()
            .withJdk(jdkHome)
            .withClassPath(
                classPath.stream()
                    .map(Path::toString)
                    .collect(Collectors.joining(File.pathSeparator)))
            .withProperties(properties());
    RunResult result = new MachineRun(settings, streams, images).run(target, args);
    return new Outcome(
        result.exit(), out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Those that HotSpot is given, and what it takes from its locale. */
  private static Map<String, String> properties() {
    Map<String, String> properties = new HashMap<>();
    for (String option : HotSpot.PROPERTIES) {
      String[] pair = option.substring("-D".length()).split("=", 2);
      properties.put(pair[0], pair[1]);
    }
    return properties;
  }
}
