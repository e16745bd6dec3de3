package dev.assay.cli.run;

import dev.assay.cli.command.Failure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a run ended.
 *
 * @param exit the exit status
 * @param failure why the program did not run to its end, or null if it did
 * @param instructions bytecode instructions the program executed
 * @param objects objects the program allocated
 * @param elapsedMillis time of the whole run
 */
public record RunResult(
    int exit, @Nullable Failure failure, long instructions, long objects, long elapsedMillis) {
  /** Why the program did not run to its end, or nothing if it did. */
  public List<String> reasons() {
    return failure == null ? List.of() : List.of(failure.message());
  }
}
