package dev.assay.cli.differential;

import java.nio.file.Path;
import java.util.List;

/** The machine, called inside this JVM as {@code assay run} calls it. */
final class InProcessMachine implements MachineRunner {
    // ===== TO BE CONNECTED: this method, and nothing else in this package, knows the command's API. =====
    // As `assay run --jdk jdkHome -cp classPath target -- args`, with empty standard input, both outputs as UTF-8 text,
    // assertions on, and the system properties of HotSpot.PROPERTIES.
    @Override
    public Outcome run(Path jdkHome, List<Path> classPath, String target, List<String> args) {
        throw new NotConnected("InProcessMachine.run is not connected to the run command yet");
    }
}
