package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.types.Method;
import java.util.ArrayList;
import java.util.List;

/** Source positions as a person reads them. */
final class Places {
  private Places() {}

  /** Where a frame of a thread is: {@code File.java:12}. */
  static String of(GuestThread t, int frame) {
    if (frame < 0) {
      return "?";
    }
    return of(t.methods[frame], Throwables.pcOf(t, frame));
  }

  static String of(Method m, int pc) {
    String file = m.isSynthetic() ? null : m.file().sourceFile();
    int line = m.isSynthetic() ? -1 : m.line(pc);
    String name = file == null ? m.holder.externalName() : file;
    return line > 0 ? name + ":" + line : name;
  }

  /**
   * The stack trace of an exception, one line per frame, the JDK's own lines at its top included.
   */
  static List<String> trace(Machine machine, int exception) {
    List<String> lines = new ArrayList<>();
    for (long frame : machine.throwables().backtrace(exception)) {
      Method m = machine.universe().methods[(int) (frame >> 32)];
      int pc = (int) frame;
      String place = pc < 0 ? "Native Method" : of(m, pc);
      lines.add(m.holder.externalName() + "." + m.name + "(" + place + ")");
    }
    return lines;
  }

  /** The highest frame that belongs to the program, or -1. */
  static int programFrame(GuestThread t, Sights sights) {
    int d = t.depth;
    while (d >= 0 && !sights.inProgram(t, d)) {
      d--;
    }
    return d;
  }
}
