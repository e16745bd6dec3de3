package dev.assay.cli;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.launch.Boot;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.Program;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.threads.Deadlock;
import dev.assay.machine.threads.Stopped;
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
      return result(execute(target, arguments), List.of());
    } catch (InputProblem e) {
      return failed(ExitStatus.USAGE, String.valueOf(e.getMessage()));
    } catch (CompilationFailed e) {
      streams.err().print(e.compilerOutput());
      return failed(ExitStatus.USAGE, String.valueOf(e.getMessage()));
    } catch (Unsupported e) {
      return stopped("not supported: " + e.getMessage(), stackOfCurrentThread());
    } catch (Deadlock e) {
      return stopped(String.valueOf(e.getMessage()), new DeadlockReport(requireMachine()).lines());
    } catch (Stopped e) {
      return stopped(String.valueOf(e.getMessage()), stackOfCurrentThread());
    } catch (OutOfMemoryError e) {
      machine = null;
      return failed(
          ExitStatus.INCONCLUSIVE,
          "Assay has used up its own memory; give it more with ASSAY_JAVA_OPTS=-Xmx…");
    } catch (Throwable e) {
      return failed(ExitStatus.INTERNAL, new InternalErrorLog(target, machine).write(e));
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

  // ---- ends ----

  private Machine requireMachine() {
    if (machine == null) {
      throw new IllegalStateException("no machine yet");
    }
    return machine;
  }

  private List<String> stackOfCurrentThread() {
    return ProgramStack.of(requireMachine().current());
  }

  private RunResult stopped(String reason, List<String> details) {
    streams.out().flush();
    streams.complain(reason);
    details.forEach(line -> streams.err().print("    " + line + "\n"));
    streams.err().flush();
    return result(ExitStatus.INCONCLUSIVE, List.of(reason));
  }

  private RunResult failed(int status, String reason) {
    streams.out().flush();
    streams.complain(reason);
    return result(status, List.of(reason));
  }

  private RunResult result(int exit, List<String> reasons) {
    streams.out().flush();
    streams.err().flush();
    Machine m = machine;
    return new RunResult(
        exit,
        reasons,
        m == null ? 0 : m.interpreter().executed - instructionsOfBoot,
        m == null ? 0 : m.heap().totalObjects() - objectsOfBoot,
        (System.nanoTime() - start) / 1_000_000);
  }
}
