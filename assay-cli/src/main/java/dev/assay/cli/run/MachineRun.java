package dev.assay.cli.run;

import dev.assay.cli.command.Failure;
import dev.assay.cli.console.Streams;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.MachineSettings;
import dev.assay.machine.Machine;
import dev.assay.machine.launch.Boot;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.Program;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One run of a program in a fresh machine. Nothing but images of freshly booted machines is shared
 * between runs, and nothing outside is changed, so that many can be made in one JVM, also at the
 * same time.
 */
public final class MachineRun {
  private final MachineSettings settings;
  private final Streams streams;
  private final BootImages images;
  private final long start = System.nanoTime();
  private @Nullable Machine machine;
  private long instructionsOfBoot;
  private long objectsOfBoot;

  /** Prepares a run; what the program prints and what goes wrong goes to the streams. */
  public MachineRun(MachineSettings settings, Streams streams, BootImages images) {
    this.settings = settings;
    this.streams = streams;
    this.images = images;
  }

  /** Runs the target to its end. To be called once. */
  public RunResult run(String target, List<String> arguments) {
    try {
      return result(execute(target, arguments), null);
    } catch (Throwable e) {
      if (e instanceof OutOfMemoryError) {
        machine = null; // it holds what fills the heap
      }
      Failure failure = Failure.of(e, target, machine);
      failure.show(streams);
      return result(failure.exit(), failure);
    }
  }

  private int execute(String text, List<String> arguments) {
    LoadedProgram program = LoadedProgram.of(text, settings, streams);
    Machine m = program.machine();
    machine = m;
    new Boot(m).run(images);
    instructionsOfBoot = m.interpreter().executed;
    objectsOfBoot = m.heap().totalObjects();
    return new Program(m).run(program.entry(), arguments);
  }

  private RunResult result(int exit, @Nullable Failure failure) {
    streams.out().flush();
    streams.err().flush();
    Machine m = machine;
    return new RunResult(
        exit,
        failure,
        m == null ? 0 : m.interpreter().executed - instructionsOfBoot,
        m == null ? 0 : m.heap().totalObjects() - objectsOfBoot,
        (System.nanoTime() - start) / 1_000_000);
  }
}
