package dev.assay.symbolic.bound;

import dev.assay.machine.Machine;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import dev.assay.symbolic.run.Inputs;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.run.Values;
import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.Term;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A static method that is called in the machine with unknowns as arguments: all ways through it,
 * and what it returns or throws on each.
 */
final class SymbolicCall implements Paths.Listener {
  private static final String CALLER = "dev/assay/symbolic/operands/Caller";
  private static final String RESULT = "result";
  private static final int UNWIND = 32;

  /** How a way ends: with a result, or an exception or another reason. */
  private record Ending(List<Term> conditions, @Nullable Term result, String thrown) {}

  private final char kind;
  private final SymbolicProgram program;
  private final PathRunner runner;
  private final List<Ending> endings = new ArrayList<>();
  private List<Term> arguments = List.of();

  /** Prepares a method of a class without other classes of its own. */
  SymbolicCall(JdkImage jdk, BootImages images, Method method, byte[] holder) {
    this.kind = Type.getType(method.getReturnType()).getDescriptor().charAt(0);
    String name = Type.getInternalName(method.getDeclaringClass());
    Universe universe =
        new Universe(
            jdk,
            new ClassPath(List.of(), Map.of(name, holder, CALLER, caller(method)), jdk.feature()),
            JdkNatives.INSTANCE);
    this.program =
        new SymbolicProgram(
            new Machine(universe, dev.assay.machine.MachineOptions.standard()),
            images,
            new BoundTarget(
                new EntryFinder(universe).findAny(CALLER, "call"), true, null, List.of()),
            BoundSettings.standard());
    this.runner = new PathRunner(program, () -> false);
  }

  /** A class whose method calls another one and keeps the result. */
  private static byte[] caller(Method method) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, CALLER, null, "java/lang/Object", null);
    String result = Type.getDescriptor(method.getReturnType());
    writer.visitField(Opcodes.ACC_STATIC, RESULT, result, null, null);
    Type[] parameters = Type.getArgumentTypes(method);
    MethodVisitor code =
        writer.visitMethod(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC,
            "call",
            Type.getMethodDescriptor(Type.VOID_TYPE, parameters),
            null,
            null);
    code.visitCode();
    int slot = 0;
    for (Type p : parameters) {
      code.visitVarInsn(p.getOpcode(Opcodes.ILOAD), slot);
      slot += p.getSize();
    }
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        Type.getInternalName(method.getDeclaringClass()),
        method.getName(),
        Type.getMethodDescriptor(method),
        false);
    code.visitFieldInsn(Opcodes.PUTSTATIC, CALLER, RESULT, result);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  /** Follows all ways, from the beginning. */
  void explore(boolean merging) {
    endings.clear();
    new Paths(runner, program.values().terms(), merging, UNWIND, this).explore(program.initial());
  }

  /**
   * What the method does with numbers as arguments, given as bits: the result, as bits, or the
   * exception's name. Fails unless there is exactly one way for these arguments.
   */
  Object outcome(long... values) {
    Assignment assignment = new Assignment();
    for (int i = 0; i < values.length; i++) {
      Term argument = arguments.get(i);
      assignment.set(argument.isVariable() ? argument : argument.operand(0), values[i]);
    }
    Evaluation evaluation = new Evaluation(assignment);
    Object outcome = null;
    for (Ending e : endings) {
      if (e.conditions.stream().allMatch(evaluation::holds)) {
        if (outcome != null) {
          return "several ways";
        }
        outcome = e.result == null ? e.thrown : (Object) evaluation.value(e.result);
      }
    }
    return outcome == null ? "no way" : outcome;
  }

  private void add(Path path, @Nullable Term result, String thrown) {
    if (endings.isEmpty()) {
      arguments =
          Inputs.inOrder(path.inputs(), new Evaluation(new Assignment())).stream()
              .map(i -> ((Inputs.Read) i).value())
              .toList();
    }
    endings.add(new Ending(path.conditions(), result, thrown));
  }

  // ---- what comes of ways ----

  @Override
  public void found(Obligation o) {
    add(o.path(), null, o.what());
  }

  @Override
  public void discarded() {
    throw new IllegalStateException("nothing is assumed");
  }

  @Override
  public void finished(Path path) {
    Machine m = program.machine();
    for (Klass k : m.universe().loadedBy(m.appLoader())) {
      if (k.name.equals(CALLER)) {
        long bits = m.heap().fields(m.mirror(k))[k.declaredField(RESULT).slot];
        add(runner.path(), program.values().of(bits, Values.sort(kind)), "");
        return;
      }
    }
    throw new IllegalStateException("the method was not called");
  }

  @Override
  public boolean mayHappen(Path path, boolean goesOn) {
    return true;
  }

  @Override
  public void goesOn(Path path) {}

  @Override
  public void merged() {}

  @Override
  public boolean isEnough() {
    return false;
  }
}
