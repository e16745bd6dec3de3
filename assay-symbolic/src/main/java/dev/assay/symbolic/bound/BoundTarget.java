package dev.assay.symbolic.bound;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.MethodInfo;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.launch.Program;
import dev.assay.machine.launch.Start;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Universe;
import dev.assay.symbolic.run.SymbolicArrays;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is checked.
 *
 * @param entry the method to begin with
 * @param takesInputs whether its arguments, and its receiver, are inputs
 * @param precondition says which arguments are of interest; null if all are
 * @param arguments of a main method; null: they are inputs, of which the program may learn how many
 *     there are
 */
public record BoundTarget(
    EntryPoint entry,
    boolean takesInputs,
    @Nullable EntryPoint precondition,
    @Nullable List<String> arguments)
    implements Start {
  @Override
  public GuestThread prepare(Machine machine) {
    Program program = new Program(machine);
    if (takesInputs) {
      return program.prepareWithInputs(entry, precondition);
    }
    GuestThread t = program.prepare(entry, arguments == null ? List.of() : arguments);
    if (arguments == null && entry.takesArguments()) {
      machine.heap().replace(Program.arguments(t), SymbolicArrays.unknownArguments());
    }
    return t;
  }

  /** The same with arguments that are known. */
  public BoundTarget with(List<String> known) {
    return new BoundTarget(entry, takesInputs, precondition, known);
  }

  /** The method whose arguments are inputs; null if none are. */
  @Nullable EntryPoint inputsOf() {
    return takesInputs ? entry : null;
  }

  /** What to call the receiver, then each argument, as the source does if that is known. */
  List<String> argumentNames(Universe universe) {
    List<String> names = new ArrayList<>(List.of("this"));
    ClassPath.Found found = universe.classPath().find(entry.holder());
    if (found != null) {
      for (MethodInfo m : universe.parse(found.bytes()).methods()) {
        if (m.name().equals(entry.name()) && m.descriptor().equals(entry.descriptor())) {
          for (String name : m.parameterNames()) {
            names.add(name == null ? "arg" + (names.size() - 1) : name);
          }
        }
      }
    }
    return names;
  }
}
