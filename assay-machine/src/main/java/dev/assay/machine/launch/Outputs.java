package dev.assay.machine.launch;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;

/** Standard output and error of a program that is explored: what is printed shows in no state. */
public final class Outputs {
  private Outputs() {}

  /** Gives a booted machine streams that pass texts on as they are. */
  public static void redirect(Machine machine) {
    redirect(machine, "setOut", false);
    redirect(machine, "setErr", true);
  }

  private static void redirect(Machine machine, String setter, boolean error) {
    Klass output = machine.universe().require("dev/assay/models/java/io/PlainOutput");
    int stream = machine.newInstance(output);
    // The first reference stays below the frame and keeps the object alive.
    machine.call(output.declared("<init>", "(Z)V"), stream, stream, error ? 1 : 0);
    machine.call(
        machine.universe().require("java/lang/System").declared(setter, "(Ljava/io/PrintStream;)V"),
        stream);
  }
}
