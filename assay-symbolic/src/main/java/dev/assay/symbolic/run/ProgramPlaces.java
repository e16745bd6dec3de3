package dev.assay.symbolic.run;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/** Names places in the program's own code, such as {@code Stack.java:12}. */
public final class ProgramPlaces {
  private final Machine machine;

  public ProgramPlaces(Machine machine) {
    this.machine = machine;
  }

  /** Where in the program a thread is; empty if nowhere. */
  public String of(GuestThread t) {
    for (int d = t.depth; d >= 0; d--) {
      if (isProgram(t.methods[d])) {
        return of(t.methods[d], Throwables.pcOf(t, d));
      }
    }
    return "";
  }

  /** Where in the program an exception was made. */
  public String origin(int exception) {
    for (long frame : machine.throwables().backtrace(exception)) {
      Method m = machine.universe().methods[(int) (frame >> 32)];
      if ((int) frame >= 0 && isProgram(m)) {
        return of(m, (int) frame);
      }
    }
    return "";
  }

  /** What an exception says about a contract; empty if that is not why it was made. */
  public String brokenContract(int exception) {
    long[] backtrace = machine.throwables().backtrace(exception);
    Method maker =
        backtrace.length == 0 ? null : machine.universe().methods[(int) (backtrace[0] >> 32)];
    return maker != null && maker.holder.name.equals("dev/assay/models/Inputs")
        ? ": " + machine.throwables().message(exception)
        : "";
  }

  /** Whether a method is the program's own. */
  public boolean isProgram(Method m) {
    return !m.isSynthetic() && isOfProgram(m.holder);
  }

  /** Whether a class is. */
  public boolean isOfProgram(Klass k) {
    return k.loader != 0
        && k.loader != machine.platformLoader()
        && !k.name.startsWith("dev/assay/api/");
  }

  private static String of(Method m, int pc) {
    String file = m.holder.file.sourceFile();
    return (file == null ? m.holder.externalName() : file) + ":" + m.line(pc);
  }
}
