package dev.assay.cli.program;

import dev.assay.machine.exec.Throwables;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;
import java.util.ArrayList;
import java.util.List;

/** Where a thread of the program is, as lines of a stack trace. */
public final class ProgramStack {
  private static final int MOST_LINES = 60;

  private ProgramStack() {}

  /** The thread's frames, innermost first, those that the machine added left out. */
  public static List<String> of(GuestThread t) {
    List<String> lines = new ArrayList<>();
    int more = 0;
    for (int i = t.depth; i >= 0; i--) {
      Method m = t.methods[i];
      if (m.isHidden()) {
        continue;
      }
      if (lines.size() == MOST_LINES) {
        more++;
      } else {
        lines.add("at " + element(m, Throwables.pcOf(t, i)));
      }
    }
    if (more > 0) {
      lines.add("… " + more + " more");
    }
    return lines;
  }

  private static StackTraceElement element(Method m, int pc) {
    int line = m.code == null || pc < 0 ? -1 : m.line(pc);
    return new StackTraceElement(m.holder.externalName(), m.name, m.file().sourceFile(), line);
  }
}
