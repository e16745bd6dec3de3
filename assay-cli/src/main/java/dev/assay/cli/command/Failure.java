package dev.assay.cli.command;

import dev.assay.cli.console.Streams;
import dev.assay.cli.options.UsageError;
import dev.assay.cli.program.CompilationFailed;
import dev.assay.cli.program.DeadlockReport;
import dev.assay.cli.program.ProgramStack;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.state.TableFullException;
import dev.assay.machine.threads.Deadlock;
import dev.assay.machine.threads.Stopped;
import java.nio.file.InvalidPathException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a command did not come to its end: what an exception means to the user. No other place
 * decides that.
 *
 * @param exit the exit status
 * @param code the code of the reason, for programs
 * @param message one line
 * @param reason why the result is inconclusive; null if there is no result at all
 * @param before what to show before the line, such as the compiler's messages
 * @param details what to show below it, such as the program's stack
 */
public record Failure(
    int exit,
    String code,
    String message,
    @Nullable Reason reason,
    String before,
    List<String> details) {
  private static final String USAGE = "usage";
  private static final String INTERNAL = "internal-error";

  /**
   * What an exception means.
   *
   * @param target the program, for the log of an internal error
   * @param machine where the program stands, if that is of interest
   */
  public static Failure of(Throwable e, String target, @Nullable Machine machine) {
    if (isOutOfMemory(e)) {
      return inconclusive(
          Reason.OUT_OF_MEMORY,
          "Assay has used up its memory; give it more with ASSAY_JAVA_OPTS=-Xmx…",
          List.of());
    } else if (e instanceof UsageError || e instanceof InputProblem) {
      return usage(String.valueOf(e.getMessage()), "");
    } else if (e instanceof CompilationFailed c) {
      return usage(String.valueOf(c.getMessage()), c.compilerOutput());
    } else if (e instanceof InvalidPathException p) {
      return usage(notAFile(p), "");
    } else if (e instanceof Unsupported u) {
      return inconclusive(
          u.isNativeMethod() ? Reason.UNSUPPORTED_NATIVE : Reason.UNSUPPORTED,
          "not supported: " + e.getMessage(),
          stack(machine));
    } else if (e instanceof Deadlock) {
      List<String> threads = machine == null ? List.of() : new DeadlockReport(machine).lines();
      return inconclusive(Reason.STUCK, String.valueOf(e.getMessage()), threads);
    } else if (e instanceof Stopped) {
      return inconclusive(Reason.INTERRUPTED, String.valueOf(e.getMessage()), stack(machine));
    } else if (e instanceof TableFullException) {
      return inconclusive(Reason.TABLE_FULL, String.valueOf(e.getMessage()), List.of());
    }
    String line = new InternalErrorLog(target, machine).write(e);
    return new Failure(ExitStatus.INTERNAL, INTERNAL, line, null, "", List.of());
  }

  /** Other threads' errors arrive as the cause of what was thrown here. */
  private static boolean isOutOfMemory(Throwable e) {
    Throwable t = e;
    for (int i = 0; t != null && i < 20; i++) {
      if (t instanceof OutOfMemoryError) {
        return true;
      }
      t = t.getCause();
    }
    return false;
  }

  private static Failure usage(String message, String before) {
    return new Failure(ExitStatus.USAGE, USAGE, message, null, before, List.of());
  }

  private static Failure inconclusive(Reason reason, String message, List<String> details) {
    return new Failure(ExitStatus.INCONCLUSIVE, reason.code(), message, reason, "", details);
  }

  private static String notAFile(InvalidPathException e) {
    String where = System.getProperty("sun.jnu.encoding", "");
    boolean isEncodable = e.getInput().chars().allMatch(c -> c < 0x80);
    return "'"
        + e.getInput()
        + "' cannot be the name of a file"
        + (isEncodable ? "" : " in the encoding of this locale, " + where + "; set LC_ALL=C.UTF-8");
  }

  private static List<String> stack(@Nullable Machine machine) {
    return machine == null ? List.of() : ProgramStack.of(machine.current());
  }

  /** The same as a reason for an inconclusive result. */
  public Incompleteness incompleteness() {
    return new Incompleteness(reason == null ? Reason.SEARCH_INCOMPLETE : reason, message);
  }

  /** Tells the user. */
  public void show(Streams streams) {
    streams.out().flush();
    streams.err().print(before);
    streams.complain(message);
    details.forEach(line -> streams.err().print("    " + line + "\n"));
    streams.err().flush();
  }
}
