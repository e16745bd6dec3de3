package dev.assay.symbolic.bound;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.launch.Program;
import dev.assay.machine.launch.Start;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is checked.
 *
 * @param entry the method to begin with
 * @param takesInputs whether its arguments, and its receiver, are inputs
 * @param precondition says which arguments are of interest; null if all are
 * @param arguments of a main method
 */
public record BoundTarget(
    EntryPoint entry,
    boolean takesInputs,
    @Nullable EntryPoint precondition,
    List<String> arguments)
    implements Start {
  @Override
  public GuestThread prepare(Machine machine) {
    Program program = new Program(machine);
    return takesInputs
        ? program.prepareWithInputs(entry, precondition)
        : program.prepare(entry, arguments);
  }
}
