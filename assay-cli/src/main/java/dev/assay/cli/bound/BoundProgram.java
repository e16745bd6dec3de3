package dev.assay.cli.bound;

import dev.assay.cli.console.Streams;
import dev.assay.cli.program.CompilationFailed;
import dev.assay.cli.program.EntryPoints;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.MachineSettings;
import dev.assay.cli.program.ProgramCall;
import dev.assay.cli.program.Target;
import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.MethodInfo;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Universe;
import dev.assay.symbolic.bound.BoundTarget;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The program that {@code assay bound} checks, and as many machines for it as are needed. */
public final class BoundProgram {
  private final MachineSettings settings;
  private final Streams streams;
  private final SharedInput input;
  private final JdkImage jdk;
  private final Target target;
  private final BoundTarget entry;
  private final Universe universe;
  private final long startMillis = System.currentTimeMillis();

  /**
   * Finds the program.
   *
   * @param requires the precondition, Class#method, or empty
   * @throws InputProblem if the target cannot be used
   * @throws CompilationFailed if it is source that does not compile
   */
  BoundProgram(ProgramCall asked, MachineSettings settings, Streams streams, String requires) {
    this.settings = settings;
    this.streams = streams;
    this.input = new SharedInput(streams.in());
    this.jdk = LoadedProgram.openJdk(settings);
    this.target = Target.prepare(asked.target(), settings.classPath(), jdk);
    this.universe = new Universe(jdk, target.classPath(), JdkNatives.INSTANCE);
    EntryFinder finder = new EntryFinder(universe);
    String method = target.methodName();
    EntryPoint found =
        method == null
            ? new EntryPoints(universe, target, asked.target()).find()
            : finder.findAny(target.className(), method);
    this.entry =
        new BoundTarget(
            found,
            method != null,
            precondition(requires, found, asked.target()),
            asked.arguments().isEmpty() ? null : asked.arguments());
  }

  private @Nullable EntryPoint precondition(String requires, EntryPoint entry, String text) {
    if (requires.isEmpty()) {
      return null;
    }
    if (target.methodName() == null) {
      throw new InputProblem("--requires needs a target with parameters, Class#method");
    }
    int hash = requires.indexOf('#');
    if (hash <= 0 || hash == requires.length() - 1) {
      throw new InputProblem("'" + requires + "' is no precondition; give Class#method");
    }
    EntryPoint condition =
        new EntryFinder(universe)
            .findAny(requires.substring(0, hash), requires.substring(hash + 1));
    String wanted = entry.descriptor().substring(0, entry.descriptor().indexOf(')') + 1) + "Z";
    if (!condition.isStatic() || !condition.descriptor().equals(wanted)) {
      throw new InputProblem(
          requires + " must be a static boolean method with the parameters of " + text);
    }
    return condition;
  }

  /** Where the method begins that is checked; empty if that is not known. */
  String place() {
    EntryPoint e = entry.entry();
    ClassPath.Found found = target.classPath().find(e.holder());
    ClassFile file = found == null ? null : universe.parse(found.bytes());
    if (file != null && file.sourceFile() != null) {
      for (MethodInfo m : file.methods()) {
        CodeAttribute code = m.code();
        if (m.name().equals(e.name()) && m.descriptor().equals(e.descriptor()) && code != null) {
          return file.sourceFile() + ":" + code.lineAt(0);
        }
      }
    }
    return "";
  }

  BoundTarget entry() {
    return entry;
  }

  MachineSettings settings() {
    return settings;
  }

  Target target() {
    return target;
  }

  /** Whether the program brings classes of its own from which it gets inputs. */
  boolean readsElsewhere() {
    return target.brings("org/sosy_lab/sv_benchmarks/Verifier")
        || target.brings("org/cprover/CProver");
  }

  /** What the program has read from its standard input. */
  byte[] inputSeen() {
    return input.seen();
  }

  /** A fresh machine. */
  Machine machine() {
    return machine(Map.of());
  }

  /** The same with inputs that were recorded. */
  Machine machine(List<Long> inputs) {
    return machine(Map.of("assay.inputs", recorded(inputs)));
  }

  static String recorded(List<Long> inputs) {
    return String.join(",", inputs.stream().map(String::valueOf).toList());
  }

  private Machine machine(Map<String, String> more) {
    Map<String, String> properties = new HashMap<>(settings.properties());
    properties.putAll(more);
    MachineSettings all = settings.withProperties(properties);
    Streams own = new Streams(input.fromStart(), streams.out(), streams.err());
    return new Machine(
        new Universe(jdk, target.classPath(), JdkNatives.INSTANCE),
        LoadedProgram.options(all, target, own, startMillis, System.getenv()));
  }
}
