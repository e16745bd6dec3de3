package dev.assay.symbolic.bound;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.MethodInfo;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.launch.Program;
import dev.assay.machine.launch.Start;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
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
