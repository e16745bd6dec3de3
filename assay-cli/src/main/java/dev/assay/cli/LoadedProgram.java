package dev.assay.cli;

import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.types.Universe;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A program that was found, and a fresh machine for it.
 *
 * @param machine not booted yet
 * @param entry where the program begins
 * @param takesInputs whether its arguments are inputs
 * @param precondition says which inputs are of interest; null if all are
 */
record LoadedProgram(
    Machine machine, EntryPoint entry, boolean takesInputs, @Nullable EntryPoint precondition) {
  /**
   * Finds the program and makes a machine for it.
   *
   * @throws InputProblem if the target cannot be used
   * @throws CompilationFailed if it is source that does not compile
   */
  static LoadedProgram of(String text, MachineSettings settings, Streams streams) {
    return of(text, settings, streams, System.currentTimeMillis());
  }

  /**
   * The same at another time.
   *
   * @param startMillis the time the program sees
   */
  static LoadedProgram of(
      String text, MachineSettings settings, Streams streams, long startMillis) {
    return of(text, settings, streams, startMillis, System.getenv());
  }

  /**
   * The same in another environment.
   *
   * @param environment the environment variables the program sees
   */
  static LoadedProgram of(
      String text,
      MachineSettings settings,
      Streams streams,
      long startMillis,
      Map<String, String> environment) {
    JdkImage jdk = openJdk(settings);
    Target target = Target.prepare(text, settings.classPath(), jdk.feature());
    Universe universe = new Universe(jdk, target.classPath());
    EntryPoint entry = new EntryFinder(universe).find(target.className(), target.methodName());
    return new LoadedProgram(
        new Machine(universe, options(settings, target, streams, startMillis, environment)),
        entry,
        false,
        null);
  }

  /**
   * The same for a target whose parameters are inputs, if it is a method.
   *
   * @param requires the precondition, Class#method, or empty
   */
  static LoadedProgram withInputs(
      String text, MachineSettings settings, Streams streams, String requires) {
    JdkImage jdk = openJdk(settings);
    Target target = Target.prepare(text, settings.classPath(), jdk.feature());
    Universe universe = new Universe(jdk, target.classPath());
    EntryFinder finder = new EntryFinder(universe);
    String method = target.methodName();
    EntryPoint entry =
        method == null
            ? finder.find(target.className(), null)
            : finder.findAny(target.className(), method);
    EntryPoint precondition = null;
    if (!requires.isEmpty()) {
      int hash = requires.indexOf('#');
      if (hash <= 0 || hash == requires.length() - 1 || method == null) {
        throw new InputProblem(
            method == null
                ? "--requires needs a target with parameters, Class#method"
                : "'" + requires + "' is no precondition; give Class#method");
      }
      precondition =
          new EntryFinder(universe)
              .findAny(requires.substring(0, hash), requires.substring(hash + 1));
      String wanted = entry.descriptor().substring(0, entry.descriptor().indexOf(')') + 1) + "Z";
      if (!precondition.isStatic() || !precondition.descriptor().equals(wanted)) {
        throw new InputProblem(
            requires + " must be a static boolean method with the parameters of " + text);
      }
    }
    Machine machine =
        new Machine(
            universe,
            options(settings, target, streams, System.currentTimeMillis(), System.getenv()));
    return new LoadedProgram(machine, entry, method != null, precondition);
  }

  private static JdkImage openJdk(MachineSettings settings) {
    try {
      return JdkImage.open(settings.jdk().toAbsolutePath().normalize());
    } catch (IOException e) {
      throw new InputProblem(String.valueOf(e.getMessage()));
    }
  }

  private static MachineOptions options(
      MachineSettings settings,
      Target target,
      Streams streams,
      long startMillis,
      Map<String, String> environment) {
    Map<String, String> properties = new HashMap<>();
    properties.put("java.class.path", target.classPathProperty());
    properties.putAll(settings.properties());
    return new MachineOptions(
        settings.maxFrames(),
        settings.maxHeapBytes(),
        startMillis,
        properties,
        environment,
        streams.in(),
        streams.out(),
        streams.err());
  }
}
